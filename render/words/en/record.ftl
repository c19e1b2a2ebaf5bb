# Records of finished games.

cmd-export = export
cmd-export-about = The last game here as a file from which it can be played again
cmd-replay = replay
cmd-replay-about = The last game here, step by step
record-running = This game still runs, and the file would show every deck and die. After the end you get it.
record-exported = The whole game: options, seed and every move, without names.
record-step = -# Step { $n } of { $most }
button-step-first = Beginning
button-step-back = Step back
button-step-next = Next step
button-step-far = 10 steps on
button-step-last = End
