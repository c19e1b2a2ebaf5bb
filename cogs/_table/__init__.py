"""What all games share on Discord: the session, the panel, the posts, the outbox. No game's words or names in here."""
