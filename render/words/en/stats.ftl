# Games, wins, ratings.

cmd-stats = stats
cmd-stats-about = Games, wins and ratings on this server
cmd-stats-person = Whose; nobody for your own
cmd-stats-shown = Whether others see yours
cmd-stats-visible = others may see mine
cmd-stats-hidden = nobody else sees mine
cmd-option-shown = shown
cmd-leaderboard = leaderboard
cmd-leaderboard-about = The best players of a game on this server
stats-title = ### { $player } on this server
stats-line = **{ $game }**: { $n ->
    [one] 1 game
   *[other] { $n } games
}, { $won } won · rating { $rating } (place { $place })
stats-none = No finished game here yet.
stats-now-visible = Others see your statistics, and you are on the leaderboard.
stats-now-hidden = Nobody else sees your statistics, and you are on no leaderboard.
stats-private = This person does not show statistics.
leaderboard-title = ### { $game }: the best here
leaderboard-line = { $place }. { $player } · { $rating } · { $n ->
    [one] 1 game
   *[other] { $n } games
}, { $won } won
leaderboard-none = No finished game here yet.
leaderboard-note = Everybody begins at 1000. Beating strong players counts more, and many games make a rating surer. /stats hides you.
