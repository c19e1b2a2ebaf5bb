# Zapisy zakończonych partii.

cmd-export = eksport
cmd-export-about = Ostatnia partia w tym miejscu jako plik, z którego da się ją odtworzyć
cmd-replay = odtwórz
cmd-replay-about = Ostatnia partia w tym miejscu, krok po kroku
record-running = Ta partia jeszcze trwa, a plik pokazałby każdą talię i kostkę. Po zakończeniu będzie dostępny.
record-exported = Cała partia: opcje, ziarno losowania i każdy ruch, bez nazw graczy.
record-step = -# Krok { $n } z { $most }
button-step-first = Początek
button-step-back = Krok wstecz
button-step-next = Następny krok
button-step-far = 10 kroków dalej
button-step-last = Koniec
