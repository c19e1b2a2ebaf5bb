# What is stored about a person.

cmd-privacy = privacy
cmd-privacy-about = What is stored about you; export it, or delete it
privacy-title = 🔒 **What I store about you**
privacy-tables = - seats at { $n ->
    [one] 1 table
   *[other] { $n } tables
} (your ID, your name as it was then, the options of the seat)
privacy-moves = - { $n ->
    [one] 1 move
   *[other] { $n } moves
} with the time
privacy-results = - { $n ->
    [one] 1 result
   *[other] { $n } results
} of finished games
privacy-plans = - { $n ->
    [one] 1 planned turn
   *[other] { $n } planned turns
}
privacy-notices = - { $n ->
    [one] 1 notice
   *[other] { $n } notices
} that wait or went out lately
privacy-settings = - your settings (language, how you are told, reminders)
privacy-nothing = Nothing.
privacy-never = I never read what people write, and give nothing to anybody.
privacy-exported = Everything that is stored about you, as a file only you can see.
privacy-sure = Delete all of it? Settings, notices and plans go; finished games keep a seat without your name. This cannot be taken back.
privacy-deleted = Done: nothing about you is stored any more. { $n ->
    [0] { "" }
    [one] 1 seat of a finished game has no name now.
   *[other] { $n } seats of finished games have no name now.
}
privacy-seated = You still sit at tables: { $list }. Leave them first with /table leave. Nothing changed.
button-privacy-export = Export as a file
button-privacy-ask = Delete…
button-privacy-delete = Delete (final)
button-privacy-keep = Keep it
privacy-reports = - { $n ->
    [one] 1 report
   *[other] { $n } reports
} of rules problems
