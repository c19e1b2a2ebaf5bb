# Quiet hours and vacation.

cmd-option-quiet = quiet
cmd-option-zone = zone
cmd-option-vacation = vacation
cmd-notify-quiet = Hours in which you hear nothing, such as 22:00-07:00
cmd-notify-zone = Your time zone, for the quiet hours
cmd-notify-vacation = For how many days you hear nothing; 0 ends it
notify-quiet-off = no quiet hours
notify-quiet-set = Quiet hours: **{ $span }** ({ $zone }). What comes then is told afterwards, if it still waits for you.
notify-quiet-now = Quiet until { $time }.
notify-vacation-set = Vacation until { $time }: until then you hear nothing. Tables with live clocks are not affected.
notify-no-zone = There is no such time zone. Type a part of its name, such as “Berlin”, and choose from the list. Nothing changed.
notify-no-span = Quiet hours are written like 22:00-07:00. Nothing changed.
