# What all games share. Voice: docs/words.md.

error-ours = Our mistake, not yours. Your game is safe as it was last saved. If it happens again, pass on this ID: { $id }

press-wrong-person = { $player } is choosing right now. Nothing changed; /me shows your options.
press-old = This button is from an earlier moment. Nothing changed; the current ones are here: { $link }
press-double = Done already – your first press counts.
press-busy = Another choice is just being carried out. If yours is still there in a moment, press again.
press-watching = You are watching this game. Nothing changed; /play opens a table of your own.
press-unknown = This button is not one of this table's. Nothing changed; /board shows where the game stands.
press-over = This game is over. Nothing changed; the last picture has a button for a rematch.
press-not-started = The game has not started yet. Nothing changed; the host presses Start in the lobby.
press-stopping = The bot is just being restarted. Nothing changed; press again in a minute.
table-gone = This table does not exist any more. /play opens a new one.
no-table-here = There is no table in this channel. /games lists yours, /play opens one.

play-opened = { $player } opens a table: { $place }
play-taken = This channel has a running table already: { $link } With the place “thread”, /play opens yours beside it.
thread-name = { $player }: { $game }

lobby-seats-taken = Seats taken: { $taken } of { $most }. Needed: { $least } or more.
lobby-host = host
lobby-already = You are sitting at this table already.
lobby-not-seated = You are not sitting at this table. Join sits you down.
lobby-full = All { $most } seats are taken.
lobby-started = The game has started already. Nothing changed.
lobby-seats = This game needs { $least } to { $most } players. Add computer players, or wait for somebody to join.
lobby-clash = Two of the chosen options do not go together (for example two seats with the same wish). Nothing changed; Options shows them.
lobby-host-only = Only { $host } can do that: { $host } opened this table.
lobby-options = **Options of this table.** Each choice is saved at once and shown in the lobby.
lobby-seat = **Seat { $n }: { $player }.** Each choice is saved at once and shown in the lobby.
lobby-strength = How well it plays
lobby-tally = Won this evening: { $list }
lobby-closed = This table is closed.

computer = Computer
strength-easy = easy
strength-normal = medium
strength-hard = hard
option-on = on
option-off = off
option-none = none

button-join = Join
button-leave = Leave
button-computer = Add computer
button-options = Options
button-start = Start
button-back = Back
button-more = More
button-remove = Remove
button-rematch = Rematch
button-panel = My panel
button-my-options = My options
button-story = The whole story
button-board-text = Board as text

story-as-file = { $n ->
    [one] The whole story, one sentence, as a file.
   *[other] The whole story, { $n } sentences, as a file.
}
story-earlier = { $n ->
    [one] One more sentence is behind “The whole story”.
   *[other] { $n } more sentences are behind “The whole story”.
}
me-not-now = **Not possible now:**
view-text = the board in words
board-no-view = There is no such view of this board. The list under “view” has all of them.

card-which-game = Name a game: no table is open here.
card-none = There is no such card. The list under “name” has all of them.
games-title = **Your games**
games-none = You have no running game here. /play opens one.
games-lobby = [{ $title }]({ $link }) – not started yet, opened { $since }
games-you = **[{ $title }]({ $link }) – your turn**, last move { $since }
games-others = [{ $title }]({ $link }) – waiting for { $list }, last move { $since }
games-more = { $n ->
    [one] … and one more.
   *[other] … and { $n } more.
}

undo-done = ↩️ { $player } takes back the last choice.
undo-race = A race cannot be taken back. Nothing changed.
undo-revealed = Something was drawn, rolled or shown since your last choice, so it stands. Nothing changed.
undo-others = Others have chosen since your last choice, so it stands. Nothing changed.
undo-nothing = There is no choice of yours to take back.
table-no-seat = There is no such seat. Seats here: 1 to { $most }.
table-replaced = { $player } takes the seat of { $old }.
replace-bot = A bot cannot take a seat. The computer can: /table hand-over.
kick-person = Choose the seat of another person.
seat-handed-over = The computer plays for { $player } now. Back any time: /table hand-over, or any button.
seat-all-away = The computer would play for { $player } now, but nobody else is here: the game waits. Back any time: /table hand-over, or any button.
board-unattended = Nobody is here to play. The game waits until somebody comes back: any button, or /table hand-over.
seat-back = { $player } is back.

button-plan = Plan my turn
button-plan-change = Change my plan
button-plan-back = Take back last step
button-plan-drop = Withdraw plan
plan-title = **Plan my turn.** Only you can see this; each choice is saved at once. When your turn comes, your plan is carried out as long as nothing has changed that it depends on.
plan-mine = **Your plan for your next turn:**
plan-step = { $n }. { $what }
plan-ends = { $why ->
    [turn] After that you are asked nothing more: your plan is complete.
   *[open] What comes next depends on what happens: you will be asked then.
}
plan-changed = Step { $k } and what follows do not fit any more: the situation has changed.
plan-full = A plan has at most { $most } steps.
plan-dropped = Your plan is withdrawn. You will be asked when your turn comes.
plan-old = This plan is from an earlier moment. Nothing changed; /me shows the current one.
plan-stopped = 🔒 Your plan stops at step { $k }: the situation has changed. Choose again: { $link }
plan-had-stopped = 🔒 Your plan stopped at step { $k }: the situation had changed. What you have just chosen counts.
plan-done = { $n ->
    [one] 🔒 Your plan has been carried out: one step.
   *[other] 🔒 Your plan has been carried out: { $n } steps.
}
plan-your-turn = It is your turn now: choose at the table. { $link }
plan-live = Turns are planned only at tables where days between moves are fine. Nothing changed.
plan-none = There is no turn of yours that could be planned now.

notify-set = You are told this way now: **{ $way }**. Reminders: **{ $reminders }**.
notify-mention = a mention at the table
notify-direct = a direct message
notify-both = a mention and a direct message
notify-none = not at all
reminders-off = none
reminders-4h = after 4, 8, 16 and 32 hours
reminders-12h = after 12 hours, then 1, 2 and 4 days
reminders-24h = after 1, 2, 4 and 8 days
turn-reminder = ⏰ { $table } is waiting for you: { $what } Last move there { $since }.
turn-last-reminder = ⏰ Last reminder for { $table }: { $what } After this one I only post at the table.
dm-title = **These games wait for you**
dm-line = { $table }: { $what }
dm-your-turn = it is your turn
dm-closed = { $player }, I can’t reach you by direct message, so here: { $what }. Change it: /notify
dm-closed-again = { $player }, { $what }.

table-option-tempo = Tempo
table-option-tempo-correspondence = days between moves are fine
table-option-tempo-live = live (90 s a decision, 4 minutes a turn)

table-paused = { $player } stops the game for a while.
table-resumed = { $player } lets the game go on.
halt-not-now = This game can be stopped in the break between two rounds only. Nothing changed.
halt-none = This game is not stopped. Nothing changed.
table-host-only = Only the host and people who may manage this channel can do that; when the host is silent for 3 days, everybody who sits here. Nothing changed.
table-host-now = { $player } is the host of this table now.
host-person = Choose the seat of a person who plays here. Nothing changed.
host-already = This person is the host already. Nothing changed.
table-left = { $player } leaves the table.
table-kicked = { $host } takes { $player } from the table.
table-abandoned = { $player } closes this table. The game ends without a result.
table-reposted = Done: the board comes as a new message.
log-empty = Nothing has happened yet.

about-text = **Tabletop bot { $version }** – Sauria, The Sanctuary and Roar-a-Saurus, played together from afar.
    Running since: { $since } · answer of the gateway: { $ms } ms
    An unofficial work of fans, not affiliated with the publishers of the games.
    -# Pictures: own drawings, and OpenMoji (CC BY-SA 4.0). Fonts: Lato, Source Sans Pro, Fredoka One (SIL Open Font License). Library: discord.py (MIT).

setup-title = **What I may do in { $channel }**
setup-fine = Everything is there. /play opens a table.
setup-how = Give the missing ones to my role in the settings of this channel. Administrator is never needed.
perm-view-channel = View Channel
perm-send-messages = Send Messages
perm-manage-threads = Manage Threads (this thread is locked)
perm-attach-files = Attach Files
perm-embed-links = Embed Links
perm-create-public-threads = Create Public Threads
perm-send-messages-in-threads = Send Messages in Threads
perm-without-view-channel = no table can be opened here
perm-without-send-messages = no board can be posted here
perm-without-attach-files = boards come as text instead of pictures
perm-without-embed-links = links are shown without a preview
perm-without-create-public-threads = a table stays in this channel instead of a thread of its own
perm-without-send-messages-in-threads = a table stays in this channel instead of a thread of its own
board-undrawn = The picture could not be drawn; this is the board in words.
perm-post = I may not post here: **{ $perm }** is missing. Nothing changed; /setup shows what I need.
perm-unseen = Your choice is saved, but I may not post here: **{ $perm }** is missing. When I have it again, /table repost brings the board.
perm-missing = I lack a permission here: **{ $perm }**. The table goes on with the text board.
