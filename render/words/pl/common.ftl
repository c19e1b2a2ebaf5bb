# Wspólne dla wszystkich gier. Głos: docs/words.md.

error-ours = To nasz błąd, nie twój. Partia jest bezpieczna w stanie z ostatniego zapisu. Jeśli to się powtórzy, przekaż ten numer: { $id }

press-wrong-person = Teraz decyduje { $player }. Nic się nie zmieniło; /ja pokaże twoje możliwości.
press-old = Ten przycisk jest już nieaktualny. Nic się nie zmieniło; gramy dalej tutaj: { $link }
press-double = Już zrobione – liczy się pierwsze kliknięcie.
press-busy = Właśnie trwa inna akcja. Jeśli przycisk za chwilę nadal tu będzie, naciśnij jeszcze raz.
press-watching = Oglądasz tę partię. Nic się nie zmieniło; /graj otworzy twój własny stół.
press-unknown = Przy tym stole nie ma takiego przycisku. Nic się nie zmieniło; /plansza pokaże, jak jest.
press-over = Ta partia jest skończona. Nic się nie zmieniło; pod ostatnim obrazkiem jest przycisk rewanżu.
press-not-started = Partia jeszcze się nie zaczęła. Nic się nie zmieniło; host naciska Start w lobby.
press-stopping = Bot właśnie uruchamia się ponownie. Nic się nie zmieniło; naciśnij za minutę jeszcze raz.
table-gone = Tego stołu już nie ma. /graj otworzy nowy.
no-table-here = Na tym kanale nie ma stołu. /partie pokaże twoje, /graj otworzy nowy.

play-opened = { $player } otwiera stół: { $place }
play-taken = Na tym kanale trwa już partia: { $link } Z miejscem „wątek” /graj otworzy twój stół obok.
thread-name = { $player }: { $game }

lobby-seats-taken = Zajęte miejsca: { $taken }/{ $most }. Potrzeba co najmniej { $least }.
lobby-host = host
lobby-already = Już siedzisz przy tym stole.
lobby-not-seated = Nie siedzisz przy tym stole. Przycisk „Dołącz” da ci miejsce.
lobby-full = Zajęte są wszystkie miejsca ({ $most }).
lobby-started = Partia już się zaczęła. Nic się nie zmieniło.
lobby-seats = Ta gra potrzebuje od { $least } do { $most } miejsc. Dodaj komputer albo poczekaj, aż ktoś dołączy.
lobby-clash = Dwie wybrane opcje nie pasują do siebie (na przykład dwa miejsca z tym samym życzeniem). Nic się nie zmieniło; pokażą je „Opcje”.
lobby-host-only = To może zrobić tylko { $host }: { $host } otwiera ten stół.
lobby-options = **Opcje tego stołu.** Każdy wybór działa od razu i widać go w lobby.
lobby-seat = **Miejsce nr { $n }: { $player }.** Każdy wybór działa od razu i widać go w lobby.
lobby-strength = Jak dobrze gra
lobby-tally = Wygrane tego wieczoru: { $list }
lobby-closed = Ten stół jest zamknięty.

computer = Komputer
strength-easy = łatwy
strength-normal = średni
strength-hard = trudny
option-on = tak
option-off = nie
option-none = brak

button-join = Dołącz
button-leave = Opuść
button-computer = Dodaj komputer
button-options = Opcje
button-start = Start
button-back = Wróć
button-more = Więcej
button-remove = Usuń
button-rematch = Rewanż
button-panel = Mój panel
button-my-options = Moje możliwości
button-story = Cała historia
button-board-text = Plansza w słowach

story-as-file = { $n ->
    [one] Cała historia, jedno zdanie, jako plik.
    [few] Cała historia, { $n } zdania, jako plik.
    [many] Cała historia, { $n } zdań, jako plik.
   *[other] Cała historia, { $n } zdania, jako plik.
}
story-earlier = { $n ->
    [one] Jeszcze jedno zdanie pokaże przycisk „Cała historia”.
    [few] Jeszcze { $n } zdania pokaże przycisk „Cała historia”.
   *[other] Jeszcze { $n } zdań pokaże przycisk „Cała historia”.
}
me-not-now = **Teraz niemożliwe:**
view-text = plansza w słowach
board-no-view = Ta plansza nie ma takiego widoku. Wszystkie są na liście „widok”.

card-which-game = Podaj grę: nie ma tu otwartego stołu.
card-none = Nie ma takiej karty. Wszystkie są na liście „name”.
games-title = **Twoje partie**
games-none = Nie masz tu żadnej trwającej partii. /graj otworzy nową.
games-lobby = [{ $title }]({ $link }) – jeszcze bez startu, stół otwarty { $since }
games-you = **[{ $title }]({ $link }) – twoja kolej**, ostatni krok { $since }
games-others = [{ $title }]({ $link }) – teraz: { $list }, ostatni krok { $since }
games-more = { $n ->
    [one] … i jeszcze jedna.
    [few] … i jeszcze { $n }.
   *[other] … i jeszcze { $n }.
}

undo-done = ↩️ { $player } cofa ostatnią decyzję.
undo-race = Wyścigu nie da się cofnąć. Nic się nie zmieniło.
undo-revealed = Od twojej ostatniej decyzji coś dobrano, wylosowano lub odkryto, więc zostaje. Nic się nie zmieniło.
undo-others = Od twojej ostatniej decyzji decydowali inni, więc zostaje. Nic się nie zmieniło.
undo-nothing = Nie ma twojej decyzji, którą da się cofnąć.
table-no-seat = Nie ma takiego miejsca. Miejsca tutaj: od 1 do { $most }.
table-replaced = { $player } zajmuje miejsce. Wcześniej: { $old }.
replace-bot = Bot nie może zająć miejsca. Komputer może: /stół przekaż.
kick-person = Wybierz miejsce innej osoby.
seat-handed-over = Komputer gra teraz za gracza { $player }. Powrót w każdej chwili: /stół przekaż albo dowolny przycisk.
seat-all-away = Za gracza { $player } grałby teraz komputer, ale nikogo innego tu nie ma: partia czeka. Powrót w każdej chwili: /stół przekaż albo dowolny przycisk.
board-unattended = Nikogo teraz nie ma. Partia czeka, aż ktoś wróci: dowolny przycisk albo /stół przekaż.
seat-back = { $player } wraca do gry.

button-plan = Zaplanuj turę
button-plan-change = Zmień plan
button-plan-back = Cofnij ostatni krok
button-plan-drop = Wycofaj plan
plan-title = **Zaplanuj turę.** Widzisz to tylko ty; każdy wybór zapisuje się od razu. Gdy przyjdzie twoja kolej, plan zostanie wykonany, o ile nie zmieni się nic, od czego zależy.
plan-mine = **Twój plan na następną turę:**
plan-step = { $n }. { $what }
plan-ends = { $why ->
    [turn] Potem nie ma już o co pytać: plan jest gotowy.
   *[open] Co będzie dalej, zależy od tego, co się stanie: wtedy padnie pytanie.
}
plan-changed = Od kroku { $k } plan już nie pasuje: sytuacja się zmieniła.
plan-full = Plan ma najwyżej { $most } kroków.
plan-dropped = Plan wycofany. Zapytam, gdy przyjdzie twoja kolej.
plan-old = Ten plan jest już nieaktualny. Nic się nie zmieniło; obecny pokazuje /ja.
plan-stopped = 🔒 Plan zatrzymany na kroku { $k }: sytuacja się zmieniła. Wybierz ponownie: { $link }
plan-had-stopped = 🔒 Plan zatrzymał się na kroku { $k }: sytuacja się zmieniła. Liczy się to, co wybrano przed chwilą.
plan-done = { $n ->
    [one] 🔒 Plan wykonany: jeden krok.
    [few] 🔒 Plan wykonany: { $n } kroki.
    [many] 🔒 Plan wykonany: { $n } kroków.
   *[other] 🔒 Plan wykonany: { $n } kroku.
}
plan-your-turn = Teraz twoja kolej: wybierz przy stole. { $link }
plan-live = Tury planuje się tylko przy stołach, przy których między ruchami mogą minąć dni. Nic się nie zmieniło.
plan-none = Nie ma teraz twojej tury, którą można zaplanować.

notify-set = Od teraz: **{ $way }**. Przypomnienia: **{ $reminders }**.
notify-mention = wzmianka przy stole
notify-direct = wiadomość prywatna
notify-both = wzmianka i wiadomość prywatna
notify-none = bez powiadomień
reminders-off = brak
reminders-4h = po 4, 8, 16 i 32 godzinach
reminders-12h = po 12 godzinach, potem po 1, 2 i 4 dniach
reminders-24h = po 1, 2, 4 i 8 dniach
turn-reminder = ⏰ { $table } czeka na ciebie: { $what } Ostatni krok { $since }.
turn-last-reminder = ⏰ Ostatnie przypomnienie: { $table }. { $what } Potem piszę już tylko przy stole.
dm-title = **Te partie czekają na ciebie**
dm-line = { $table }: { $what }
dm-your-turn = twoja kolej
dm-closed = { $player }, nie mogę wysłać ci wiadomości prywatnej, więc tutaj: { $what }. Zmiana: /powiadomienia
dm-closed-again = { $player }, { $what }.

table-option-tempo = Tempo
table-option-tempo-correspondence = między turami mogą mijać dni
table-option-tempo-live = na żywo (90 s na decyzję, 4 minuty na turę)

table-paused = { $player } zatrzymuje partię na chwilę.
table-resumed = { $player } wznawia partię.
halt-not-now = Tę grę można zatrzymać tylko w przerwie między rundami. Nic się nie zmieniło.
halt-none = Ta partia nie jest zatrzymana. Nic się nie zmieniło.
table-host-only = To mogą zrobić tylko host i osoby, które zarządzają tym kanałem; po 3 dniach ciszy hosta każda osoba przy stole. Nic się nie zmieniło.
table-host-now = Host tego stołu: { $player }.
host-person = Wybierz miejsce osoby, która tu gra. Nic się nie zmieniło.
host-already = Ta osoba jest już hostem. Nic się nie zmieniło.
table-left = { $player } odchodzi od stołu.
table-kicked = { $host } usuwa od stołu: { $player }.
table-abandoned = { $player } zamyka ten stół. Partia kończy się bez wyniku.
table-reposted = Gotowe: plansza pojawi się jako nowa wiadomość.
log-empty = Jeszcze nic się nie wydarzyło.

about-text = **Bot do gier planszowych { $version }** – Sauria, Azyl (The Sanctuary) i Roar-a-Saurus, wspólna gra na odległość.
    Start: { $since } · odpowiedź bramki: { $ms } ms
    Nieoficjalne dzieło fanów, bez związku z wydawcami tych gier.
    -# Obrazki: własne rysunki i OpenMoji (CC BY-SA 4.0). Kroje pisma: Lato, Source Sans Pro, Fredoka One (SIL Open Font License). Biblioteka: discord.py (MIT).

setup-title = **Co mogę na kanale { $channel }**
setup-fine = Wszystko jest. /graj otworzy stół.
setup-how = Brakujące uprawnienia nadaj mojej roli w ustawieniach tego kanału. Administrator nigdy nie jest potrzebny.
perm-view-channel = Wyświetlanie kanału
perm-send-messages = Wysyłanie wiadomości
perm-manage-threads = Zarządzanie wątkami (ten wątek jest zamknięty)
perm-attach-files = Załączanie plików
perm-embed-links = Wyświetlanie podglądu linków
perm-create-public-threads = Tworzenie publicznych wątków
perm-send-messages-in-threads = Wysyłanie wiadomości w wątkach
perm-without-view-channel = nie da się tu otworzyć stołu
perm-without-send-messages = nie da się tu pokazać planszy
perm-without-attach-files = plansze są w słowach zamiast na obrazkach
perm-without-embed-links = linki są bez podglądu
perm-without-create-public-threads = stół zostaje na tym kanale zamiast we własnym wątku
perm-without-send-messages-in-threads = stół zostaje na tym kanale zamiast we własnym wątku
board-undrawn = Nie udało się narysować obrazka; oto plansza w słowach.
perm-post = Nie mogę tu pisać: brakuje uprawnienia **{ $perm }**. Nic się nie zmieniło; /konfiguracja pokazuje, czego potrzebuję.
perm-unseen = Twój wybór jest zapisany, ale nie mogę tu pisać: brakuje uprawnienia **{ $perm }**. Gdy znów je dostanę, /stół pokaż-znowu przyniesie planszę.
perm-missing = Brakuje mi tu uprawnienia: **{ $perm }**. Gramy dalej na planszy tekstowej.
