# Tische, die niemand benutzt.

expiry-lobby = Diese Lobby wartet seit 6 Tagen auf den Start. Sie schließt { $time }, wenn niemand dazukommt, geht oder die Partie startet.
expiry-running = Hier hat seit 59 Tagen niemand gezogen. Der Tisch schließt { $time }, wenn niemand zieht.
expired-lobby = Dieser Tisch ist geschlossen: Die Partie begann nie. /spielen öffnet einen neuen.
expired-running = Dieser Tisch ist geschlossen: Seit 60 Tagen hat niemand gezogen. Die Partie endet ohne Ergebnis.
