# Stoły, z których nikt nie korzysta.

expiry-lobby = To lobby czeka na start od 6 dni. Zamknie się { $time }, jeśli nikt nie dołączy, nie odejdzie ani nie zacznie gry.
expiry-running = Od 59 dni nie było tu ruchu. Stół zamknie się { $time }, jeśli nikt nie wykona ruchu.
expired-lobby = Ten stół jest zamknięty: partia się nie zaczęła. /graj otwiera nowy.
expired-running = Ten stół jest zamknięty: od 60 dni nie było ruchu. Partia kończy się bez wyniku.
