# The menu of a board message.

cmd-menu-explain = Explain this board
cmd-menu-report = Report a rules problem
explain-no-board = Open this menu on a board of a game. Nothing happened.
explain-newer = -# This is not the newest board; below is the table as it is now.
report-title = Report a rules problem
report-words = What should have happened instead?
report-hint = Which card or rule, who, and what you expected
report-thanks = Thank you. Report **{ $id }** is stored with the position of the game; whoever runs this bot reads it.
