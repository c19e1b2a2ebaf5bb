"""The store: what must survive a crash. Imports rules, never cogs or render."""
