# Ruhezeit und Urlaub.

cmd-option-quiet = ruhezeit
cmd-option-zone = zeitzone
cmd-option-vacation = urlaub
cmd-notify-quiet = Zeiten, in denen du nichts hörst, etwa 22:00-07:00
cmd-notify-zone = Deine Zeitzone, für die Ruhezeit
cmd-notify-vacation = Wie viele Tage du nichts hörst; 0 beendet es
notify-quiet-off = keine Ruhezeit
notify-quiet-set = Ruhezeit: **{ $span }** ({ $zone }). Was dann kommt, erfährst du danach, wenn es noch auf dich wartet.
notify-quiet-now = Ruhe bis { $time }.
notify-vacation-set = Urlaub bis { $time }: Bis dahin hörst du nichts. Tische mit laufender Uhr sind ausgenommen.
notify-no-zone = Diese Zeitzone gibt es nicht. Tippe einen Teil ihres Namens, etwa „Berlin“, und wähle aus der Liste. Es hat sich nichts geändert.
notify-no-span = Ruhezeiten schreibt man so: 22:00-07:00. Es hat sich nichts geändert.
