"""Computer players of The Sanctuary. They see a seat's view, never the state."""
