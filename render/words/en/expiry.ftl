# Tables that nobody uses.

expiry-lobby = This lobby has waited for its start for 6 days. It closes { $time } unless somebody joins, leaves or starts the game.
expiry-running = Nobody has moved here for 59 days. The table closes { $time } unless somebody moves.
expired-lobby = This table is closed: its game never started. /play opens a new one.
expired-running = This table is closed: nobody has moved for 60 days. The game ends without a result.
