# Godziny ciszy i urlop.

cmd-option-quiet = cisza
cmd-option-zone = strefa
cmd-option-vacation = urlop
cmd-notify-quiet = Godziny, w których nic nie słyszysz, np. 22:00-07:00
cmd-notify-zone = Twoja strefa czasowa, dla godzin ciszy
cmd-notify-vacation = Przez ile dni nic nie słyszysz; 0 to kończy
notify-quiet-off = bez godzin ciszy
notify-quiet-set = Godziny ciszy: **{ $span }** ({ $zone }). O tym, co wtedy nadejdzie, dowiesz się później, jeśli nadal na ciebie czeka.
notify-quiet-now = Cisza do { $time }.
notify-vacation-set = Urlop do { $time }: do tego czasu nic nie słyszysz. Stoły z zegarem na żywo się nie liczą.
notify-no-zone = Nie ma takiej strefy czasowej. Wpisz część nazwy, np. „Warsaw”, i wybierz z listy. Nic się nie zmieniło.
notify-no-span = Godziny ciszy zapisuje się tak: 22:00-07:00. Nic się nie zmieniło.
