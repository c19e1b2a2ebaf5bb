# Prowadzone pierwsze partie (/samouczek): jedna myśl na wiadomość, jeden przycisk, potem skutek po imieniu.

cmd-tutorial = samouczek
cmd-tutorial-about = Prowadzona pierwsza partia z komputerem, kilka minut, tylko dla ciebie
cmd-tutorial-game = Jaką grę chcesz poznać
lesson-title = ### { $game } – lekcja, krok { $n } z { $of }
lesson-press = Naciśnij lub wybierz: **{ $what }**
lesson-not = Jeszcze nie teraz – ten krok pokazuje jedno: **{ $what }**. Nic się nie zmieniło.
lesson-not-back = Nie teraz – z tego kroku nie ma powrotu. Nic się nie zmieniło; wybierz coś innego.
lesson-over = Ta lekcja już się skończyła. Zacznij od nowa: /samouczek.
lesson-left = Koniec lekcji; nic z niej nie zostaje zapisane. W każdej chwili możesz zacząć od nowa: /samouczek.
lesson-end = { $game ->
    [roar] 🏆 Wiesz dość, żeby ryczeć. /graj otwiera stół, komputery siadają od razu.
   *[other] 🏆 Wiesz dość, żeby grać. /graj otwiera stół, komputery siadają od razu.
}
button-lesson-go = Dalej
button-lesson-again = Od początku
button-lesson-leave = Opuść lekcję

lesson-roar-ready = Tu wszyscy rzucają naraz, i to głośno. W tej lekcji nikt cię nie pogania: zegar rusza tylko wtedy, gdy naciskasz.
lesson-roar-shout = Jeden okrzyk zaczyna wyścig, i tym razem jest twój.
lesson-roar-shout-done = To był twój okrzyk, wyścig trwa.
lesson-roar-arena = To arena. Każdy dino ma cztery miejsca na obrażenia; czwarte oznacza nokaut. Sąsiad po lewej jest tam, gdzie wskazuje twoja niebieska strzałka, po prawej tam, gdzie czerwona.
lesson-roar-roll = Masz trzy kości. Rzuć nimi; w prawdziwym wyścigu następny rzut jest możliwy po krótkim oczekiwaniu.
lesson-roar-hold = Trzy takie same symbole to atak. Aby zachować kość, odłóż ją na swojego dino: naciśnij samą kość. Weź taką, która pokazuje Grrrr.
lesson-roar-hold-done = Odłożona: ta kość zostaje na miejscu, gdy rzucasz.
lesson-roar-collect = Zbieraj dalej Grrrr: odkładaj, co pasuje, resztą rzucaj.
lesson-roar-collect-done = Trzy Grrrr leżą na twoim dino.
lesson-roar-call = Same kości nic nie robią, liczy się okrzyk. Grrrr trafia dino po lewej. Przycisk jest czerwony, bo masz trzy.
lesson-roar-call-done = Trafienie: sąsiad po lewej ma 1 obrażenie, a wszystkie twoje kości wracają do ręki.
lesson-roar-rival = Inni nie śpią. Zobacz, co się dzieje, gdy czekasz.
lesson-roar-rival-done = Zabolało: twój dino ma 1 obrażenie. W prawdziwym wyścigu dzieje się tak cały czas, bez tur.
lesson-roar-kaboom = Teraz coś większego: zbierz trzy Kaboom. Odkładaj, co pasuje, resztą rzucaj.
lesson-roar-kaboom-done = Trzy Kaboom. Szybko, zanim zawoła ktoś inny.
lesson-roar-boom = Kaboom trafia wszystkich oprócz ciebie. Zawołaj.
lesson-roar-boom-done = Wszyscy inni mają o 1 obrażenie więcej, a kości wracają do rąk: to, co inni zebrali, przepada.
lesson-roar-again = Po Kaboom wszystko stoi, dopóki nie padnie nowy okrzyk z tego samego miejsca.
lesson-roar-again-done = Wyścig trwa dalej.
lesson-roar-legend = Zostały dwa symbole: Roaar trafia dino po prawej, Ahh zdejmuje 1 obrażenie z twojego.
lesson-roar-points = Nokaut daje 1 punkt. Ostatni dino na nogach wygrywa rundę walki i daje 3 punkty. Przy 10 punktach po rundzie partia jest wygrana.

lesson-sanctuary-table = Budujesz azyl dla zagrożonych zwierząt; wygrywa najwięcej punktów. W każdej rundzie w rzędzie leży dziesięć kart, a ty masz dwa pionki do wysłania.
lesson-sanctuary-place = Pionek wykonuje akcję główną swojej karty (górną) i akcje poboczne (dolne) kart, które widzi po lewej i po prawej.
lesson-sanctuary-place-done = Twój pionek na A5 przyniesie zwierzę. Widzi wzdłuż rzędu, dopóki nie zasłoni go inny pionek albo płot.
lesson-sanctuary-second = Komputer ustawia dwa pionki: na A9 i A1 kończy się twój widok. Teraz twój drugi pionek; kart, po których jakiś pionek nic by nie widział, nie ma na liście.
lesson-sanctuary-second-done = Własny pionek też zasłania: z A5 nie widać już A3 ani tego, co za nią.
lesson-sanctuary-who = Wszystkie pionki stoją. Teraz po kolei każdy wykonuje akcje jednego pionka. Ty decydujesz, który działa pierwszy.
lesson-sanctuary-main = Pionek używa akcji głównej i widocznych akcji pobocznych w dowolnej kolejności, każdej raz. Żadna nie jest obowiązkowa. Najpierw zwierzę.
lesson-sanctuary-animal = W azylu jest miejsce na jedno zwierzę każdego koloru. Weź czerwone.
lesson-sanctuary-animal-done = Mieszka teraz w czerwonym siedlisku, liczebność 1.
lesson-sanctuary-gain = Zwierzęta potrzebują zapasów. Widoczna akcja poboczna daje znacznik.
lesson-sanctuary-marker = Szary oznacza dowolny kolor. Czerwony pasuje do twojego czerwonego zwierzęcia.
lesson-sanctuary-marker-done = Czerwony znacznik leży w centrum zarządzania. Dwa jednego koloru dają tam na koniec 3 punkty.
lesson-sanctuary-store = Przenieś go do magazynu pod siedliskiem zwierzęcia.
lesson-sanctuary-store-done = W magazynie: 2 punkty na koniec, a warunek wielu kart jest spełniony.
lesson-sanctuary-grow = Niektóre karty wymagają, żeby w magazynie coś było. Ten znacznik tam zostaje.
lesson-sanctuary-grow-done = Liczebność 2. Na koniec mnoży się liczebność przez serca, więc opłaca się jedno i drugie.
lesson-sanctuary-land = Została jedna widoczna akcja poboczna: kup ziemię. Zdejmuje pieczęć z twojej mapy i kładzie ją na osi czasu.
lesson-sanctuary-land-done = Pieczęć jest warta punkty, a działka jest twoja: później może tam powstać staw i las.
lesson-sanctuary-threat = Spójrz na planszę komputera: jego karta dała dwa zwierzęta i dwa zagrożenia. Zagrożenia kosztują punkty, każde więcej niż poprzednie.
lesson-sanctuary-free = Działa twój drugi pionek, i teraz ty wybierasz. Do końca tury wolno wszystko.
lesson-sanctuary-free-done = Runda skończona. Pionki wracają, karty wychodzą z gry, a karta pierwszego gracza idzie dalej.
lesson-sanctuary-score = W dwie osoby gra się sześć rund. Potem liczą się zwierzęta, pieczęcie, znaczniki, stawy i lasy oraz rozbudowy; zagrożenia odejmują punkty.

lesson-sauria-island = Sauria to wyspa z wulkanem. Wygrać może tylko ktoś z ocalałych; wśród nich decydują punkty. Nikt nie atakuje innych osób, więc pomagajcie sobie.
lesson-sauria-character = Najpierw: kim jesteś? Każda postać ma przedmiot startowy albo własne atuty.
lesson-sauria-character-done = Grasz postacią łowcy i masz sztucer. Karta celów jest tajna: cztery cele za 4, 3, 2 i 1 punkt.
lesson-sauria-landing = Wszyscy zaczynają na lokacji blisko wulkanu. Zostaje odkryta, gdy na niej stoisz.
lesson-sauria-landing-done = Partia się zaczyna: jedna lokacja jest znana, pierwsze wydarzenie odczytane.
lesson-sauria-round = Jest 16 rund: wydarzenie, lawa (od rundy 9), tury wszystkich, dinozaury, porządki. W swojej turze masz 3 punkty akcji (PA). To twoja plansza postaci.
lesson-sauria-move = Ruch kosztuje 1 PA i prowadzi o jedno pole.
lesson-sauria-road = Ważne, dokąd idziesz: dinozaury przychodzą, gdy cię słyszą. Na drodze nie ma hałasu.
lesson-sauria-road-done = Brak hałasu: trzymasz się drogi.
lesson-sauria-sneak = Dżungla jest głośna: każde jej pole to 1 hałas. Skradanie odejmuje 1 i kosztuje 1 energię.
lesson-sauria-jungle = Na palcach do dżungli.
lesson-sauria-jungle-done = Brak hałasu dzięki skradaniu: dżungla 1, skradanie −1.
lesson-sauria-loud = A teraz bez skradania, żeby zobaczyć, co się stanie.
lesson-sauria-noise = Jeden hałas to jeden znacznik z worka tego obszaru. Czarny jest niegroźny, czerwony wzywa dinozaura.
lesson-sauria-noise-done = Czerwony znacznik: przychodzi dinozaur. Nie masz już PA, więc po wszystkich turach atakuje, a ty masz ranę.
lesson-sauria-dinosaur = Oto on. Karta podaje jego życie, kości i to, czy poluje. Mięsożercy idą do najbliższej ofiary albo atakują; roślinożercy dają ci spokój, dopóki nikt ich nie spłoszy ani nie zaatakuje.
lesson-sauria-attack = Znowu twoja kolej. Przy opuszczaniu pola z mięsożercą atakuje on jeszcze raz, więc lepiej załatwić to od razu.
lesson-sauria-aim = Decydują kości. Broń dystansowa zużywa amunicję, ale nic nie kontratakuje; po ataku wręcz dinozaur oddaje cios.
lesson-sauria-aim-done = Trafienie: dinozaur nie żyje, a ty masz o 1 nabój mniej.
lesson-sauria-away = Gdyby przeżył, wyjściem byłby unik: 2 PA i 1 energia, i nikt nie atakuje, gdy odchodzisz. Wypróbuj.
lesson-sauria-off = Z powrotem na drogę.
lesson-sauria-off-done = Jesteś daleko stamtąd, a twoja tura się kończy.
lesson-sauria-lava = Od rundy 9 płynie lawa, od środka ku wybrzeżu. Niszczy to, co zakrywa, i zadaje 5 obrażeń. Dlatego wykorzystaj wczesne rundy: przeszukuj lokacje i zapamiętaj, gdzie jest prąd.
lesson-sauria-goals = Trzy drogi ratują cię na koniec rundy 16: lądowisko po nadaniu sygnału ratunkowego (do rundy 13 włącznie), łódź po naprawie, bunkier odkryty i z prądem przed rundą 10. Punkty zmarłych się nie liczą.
