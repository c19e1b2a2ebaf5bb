# Sauria. Nazwy zbiorów zamkniętych, karty i zdania. Słownictwo według docs/words.md.

sauria-title = Sauria
sauria-blurb = Przeżyjcie na wyspie dinozaurów, zanim pochłonie ją wulkan, dla 1–5 osób. Szukajcie przedmiotów, bądźcie cicho i uciekajcie na czas. Około 2–3 godzin.
sau-player = Miejsce { $n }

sauria-view-board = cała wyspa
sauria-view-area = jeden obszar
sauria-view-around = okolica pionka
sauria-view-character = plansza postaci
sauria-view-dinosaurs = dinozaury w grze
sauria-view-score = punkty
sauria-view-legend = objaśnienie znaków

sauria-option-ties = Bot rozstrzyga remisy
sauria-option-difficulty = Trudność
sauria-option-difficulty-standard = zwykła
sauria-option-difficulty-easy = łatwiejsza
sauria-option-difficulty-hard = trudniejsza
sauria-option-easy = Co jest łatwiejsze
sauria-option-easy-encounters = bez złych spotkań
sauria-option-easy-deck = łagodniejsza talia dinozaurów
sauria-option-easy-open = odkryta wyspa
sauria-option-jurassic = Tryb jurajski
sauria-option-jurassic-deck = pomieszana talia dinozaurów
sauria-option-jurassic-events = pomieszane wydarzenia
sauria-option-jurassic-start = start na wybrzeżu
sauria-option-coop = Kooperacja
sauria-option-solo_target = Solo: potrzebne punkty
sauria-option-solo_target-10 = 10
sauria-option-solo_target-7 = 7
sauria-option-characters = Postacie
sauria-option-characters-choose = wybierane po kolei
sauria-option-characters-random = losowane
sauria-option-character = Postać
sauria-option-character-any = dowolna
sauria-option-character-palaeontologist = paleontolog
sauria-option-character-hunter = łowca
sauria-option-character-scientist = badaczka
sauria-option-character-photographer = fotografka
sauria-option-character-saboteur = sabotażystka
sauria-option-character-ranger = strażnik parku
sauria-option-character-counselor = doradczyni
sauria-option-character-chaotician = teoretyk chaosu

# Zbiory zamknięte

sau-species = { $d ->
    [compsognathus] kompsognat
    [gallimimus] gallimim
    [pachy] pachycefalozaur
    [dilophosaurus] dilofozaur
    [parasaurolophus] parazaurolof
    [raptor] raptor
    [ceratosaurus] ceratozaur
    [stegosaurus] stegozaur
    [iguanodon] iguanodon
    [styracosaurus] styrakozaur
    [allosaurus] allozaur
    [carnotaurus] karnotaur
    [triceratops] triceratops
    [ankylosaurus] ankylozaur
    [brachiosaurus] brachiozaur
    [raptor_pack] Stado Raptorów
    [tyrannosaurus] tyranozaur
    [giganotosaurus] giganotozaur
    [spinosaurus] spinozaur
   *[therizinosaurus] terizinozaur
}
sau-species-short = { $d ->
    [pachy] Pachy
   *[other] { $name }
}
sau-dino = { $n ->
    [0] { $name }
   *[other] { $name } #{ $n }
}
sau-dino-subject = { $n ->
    [0] { $name }
   *[other] { $name } #{ $n }
}
sau-dino-object = { $n ->
    [0] { $d ->
        [raptor_pack] { $name }
       *[other] { $name }a
    }
   *[other] { $name }a #{ $n }
}
sau-dino-unknown = dinozaur
sau-dino-unknown-object = dinozaura
sau-card-back = karta poziomu { $n }
sau-mark = { $mark ->
    [stunned] ogłuszony
    [narcotised] uśpiony
    [distracted] rozproszony
    [panicked] spanikowany
    [aggressive] agresywny
   *[frightened] spłoszony
}
sau-kind = { $size ->
    [large] { $eats ->
        [meat] duży mięsożerca
       *[plants] duży roślinożerca
    }
   *[small] { $eats ->
        [meat] mały mięsożerca
       *[plants] mały roślinożerca
    }
}
sau-size = { $size ->
    [large] duży
   *[small] mały
}
sau-hostile = wrogi
sau-pack = poluje stadnie
sau-boat = łódź
sau-boat-label = Łódź
sau-ground = { $what ->
    [jungle] dżungla
    [road] droga
    [lava] lawa
   *[boat] łódź
}
sau-ground-down = lokacja zakryta, strefa { $n }
sau-ground-down-short = zakryte
sau-area = { $a ->
    [blue] obszar niebieski
    [black] obszar czarny
    [red] obszar czerwony
   *[white] obszar biały
}
sau-area-title = { $a ->
    [blue] Obszar niebieski
    [black] Obszar czarny
    [red] Obszar czerwony
   *[white] Obszar biały
}
sau-bag-from = { $a ->
    [blue] z niebieskiego worka
    [black] z czarnego worka
    [red] z czerwonego worka
   *[white] z białego worka
}
sau-marker = { $red ->
    [yes] czerwony
   *[no] czarny
}
sau-dice = { $die ->
    [black] czarne ×{ $n }
    [red] czerwone ×{ $n }
    [yellow] żółte ×{ $n }
   *[green] zielone ×{ $n }
}
sau-face = { $die ->
    [black] czarna { $n }
    [red] czerwona { $n }
    [yellow] żółta { $n }
   *[green] zielona { $n }
}
sau-face-nr = { $die ->
    [black] czarna „brak odwrotu”
    [red] czerwona „brak odwrotu”
    [yellow] żółta „brak odwrotu”
   *[green] zielona „brak odwrotu”
}
sau-weapon-dice = duże: { $large }; małe: { $small }
sau-damage = { $n ->
    [0] bez obrażeń
    [one] { $n } obrażenie
    [few] { $n } obrażenia
    [many] { $n } obrażeń
   *[other] { $n } obrażenia
}
sau-deck = { $deck ->
    [medical] medyczna
    [maintenance] warsztatowa
    [ranger] strażników
    [technology] technologiczna
    [dinosaur] dinozaurów
    [event] wydarzeń
   *[lava] lawy
}
sau-type = { $type ->
    [medical] lokacja medyczna
    [maintenance] lokacja warsztatowa
    [ranger] lokacja strażników
    [technology] lokacja technologiczna
   *[hazard] lokacja niebezpieczna
}
sau-lava-card = { $a ->
    [blue] niebieska
    [black] czarna
    [red] czerwona
   *[white] biała
}
sau-phase = { $phase ->
    [setup] przygotowanie
    [event] faza wydarzeń
    [lava] faza lawy
    [action] faza akcji
    [dinosaur] faza dinozaurów
   *[clean-up] faza porządkowa
}
sau-time = { $night ->
    [yes] noc
   *[no] dzień
}
sau-action = { $what ->
    [move] Ruch
    [quiet] Cichy ruch
    [sneak] Skradanie
    [sprint] Bieg
    [evade] Unik
    [attack] Atak
    [burst] Seria
    [search] Przeszukanie
    [quick_search] Szybkie przeszukanie
    [scour] Przeczesanie
    [reload] Przeładowanie
    [rest] Odpoczynek
    [repair] Naprawa
    [hide] Ukrycie
    [tunnel] Przejście tunelem
    [item] Użycie przedmiotu
    [trade] Wymiana
    [loot] Zabranie łupu
    [collect] Podniesienie
    [discard] Odrzucenie przedmiotu
    [card] Opłata za kartę
   *[pass] Pas
}
sau-fists = gołe ręce
sau-price = { $n ->
    [0] za darmo
   *[other] { $n } PA
}
sau-price-energy = { $n } PA, 1 energia

# Co się stało

sau-told-taken = { $player }: { $character } i karta celów.
sau-told-landed = { $player } ląduje na polu { $field }.
sau-told-round = { $night ->
    [yes] 🌙 Zaczyna się runda { $round } z 16. Jest noc.
   *[no] ☀️ Zaczyna się runda { $round } z 16. Jest dzień.
}
sau-told-hunt = 🦖 Ruszają dinozaury.
sau-told-event = { $night ->
    [yes] 🌙 Wydarzenie: „{ $card }”. { $text }
   *[no] ☀️ Wydarzenie: „{ $card }”. { $text }
}
sau-told-lava-first = 🌋 Wokół wulkanu wylewa się lawa. Pod lawą: { $fields }.
sau-told-lava-second = 🌋 Lawa płynie dalej przez strefę 1. Pod lawą: { $fields }.
sau-told-lava = { $nth ->
    [1] 🌋 Karta lawy: { $area } po raz pierwszy. Pod lawą: { $fields }.
    [2] 🌋 Karta lawy: { $area } po raz drugi. Pod lawą: { $fields }.
   *[3] 🌋 Karta lawy: { $area } po raz trzeci. Pod lawą: { $fields }.
}
sau-told-lava-nothing = 🌋 Karta lawy: { $area }. Wszystko tam jest już pod lawą.
sau-told-saved = Chroniony bunkier stoi: leży na lawie.
sau-told-turn = Kolej: { $player }, { $ap } PA.
sau-told-pass = { $player } pasuje; przepada { $n } PA.
sau-told-did = { $player }: { $action } ({ $price }).
sau-told-searched = { $what ->
    [search] { $player } szuka
    [quick_search] { $player } szuka w pośpiechu
   *[scour] { $player } przeczesuje lokację
} ({ $price }), talia { $deck }: { $list }.
sau-told-used = { $player } używa: { $item } ({ $price }).
sau-told-ap = { $player } ma w tej turze o { $n } PA więcej.
sau-told-next = { $what ->
    [up] { $player } ma w następnej turze o 1 PA więcej.
    [down] { $player } ma w następnej turze o 1 PA mniej.
   *[dazed] { $player } nie ma w następnej turze akcji specjalnych.
}
sau-told-energy = { $player } ma teraz energię { $n } z { $max }.
sau-told-moved = { $how ->
    [move] { $player } idzie { $start } → { $to } ({ $price }).
    [quiet] { $player } idzie po cichu { $start } → { $to } ({ $price }).
    [sneak] { $player } skrada się { $start } → { $to } ({ $price }).
    [sprint] { $player } biegnie { $start } → { $to } ({ $price }).
    [evade] { $player } robi unik { $start } → { $to } ({ $price }).
   *[tunnel] { $player } przechodzi tunelem { $start } → { $to } ({ $price }).
}
sau-told-moved-on = { $player } idzie dalej { $start } → { $to }.
sau-told-put = { $player } trafia na pole { $field }. To nie jest ruch.
sau-told-held = Brak odwrotu: { $player } zostaje na polu { $field }.
sau-told-hid = { $player } chowa się.
sau-told-hides = { $player } chowa się ({ $price }).
sau-told-seen = { $player } nie jest już w ukryciu.
sau-noise-jungle = dżungla { $n }
sau-noise-places = lokacja { $n }
sau-noise-symbols = symbole { $n }
sau-noise-night = noc { $n }
sau-noise-less = − skradanie { $n }
sau-told-noise = 🔊 Hałas ({ $why }), znaczniki { $bag }: { $n } → { $list } (w worku czerwone { $red } z { $left }).
sau-told-noise-card = 🔊 { $player } losuje znaczniki hałasu { $bag }: { $n } → { $list } (w worku czerwone { $red } z { $left }).
sau-told-noise-none = Bez hałasu ({ $why }).
sau-told-noise-still = Żaden znacznik hałasu nie jest losowany.
sau-told-deck-empty = Talia dinozaurów jest pusta. Hałasu nie losujemy, dopóki nie dojdzie nowa karta.
sau-told-bag = { $a ->
    [blue] Wylosowane znaczniki wracają do niebieskiego worka.
    [black] Wylosowane znaczniki wracają do czarnego worka.
    [red] Wylosowane znaczniki wracają do czerwonego worka.
   *[white] Wylosowane znaczniki wracają do białego worka.
}
sau-told-placed = { $source ->
    [discard] Na polu { $field } pojawia się { $dino } (ze stosu kart odrzuconych).
    [deck] Na polu { $field } pojawia się { $dino } (z przeszukanej talii).
    [aside] Na polu { $field } pojawia się { $dino } ze stadem.
   *[stock] Na polu { $field } pojawia się { $dino }.
}
sau-told-pack = Na polu { $field } pojawia się Stado Raptorów. Zamiast karty przychodzą jego członkowie.
sau-told-enlisted = { $dino } dochodzi do talii dinozaurów.
sau-told-dino-prey = 🦖 { $dino } { $n ->
    [1] idzie
   *[other] idą
  } { $start } → { $to }. Najbliższa ofiara: { $prey } (odległość { $d }; { $rank ->
    [1] krwawi
    [2] osoba
    [3] duży roślinożerca
    [4] mały roślinożerca
   *[5] duży mięsożerca
  }).
sau-told-dino-kin = 🦖 { $dino } { $n ->
    [1] idzie
   *[other] idą
  } { $start } → { $to } do swoich: { $prey } (odległość { $d }).
sau-told-dino-lava = { $dino } { $n ->
    [1] ucieka
   *[other] uciekają
  } przed lawą { $start } → { $to }.
sau-told-dino-event = { $dino } { $n ->
    [1] idzie
   *[other] idą
  } { $start } → { $to } z powodu wydarzenia.
sau-told-idle = { $why ->
    [lying] { $dino } leży i nic nie robi.
    [distracted] { $dino } jest rozproszony i nic nie robi.
    [calm] { $dino } pasuje.
    [no-prey] { $dino } nie ma ofiary, do której da się dojść.
    [no-way] { $dino } nie ma drogi, która omija lawę.
    [panicked] { $dino } panikuje, ale nikogo tam nie ma.
   *[pack] { $dino } czeka na stado.
}
sau-told-idle-many = { $why ->
    [lying] Leżą i nic nie robią: { $list }.
    [distracted] Rozproszone, nic nie robią: { $list }.
    [calm] Pasują: { $list }.
    [no-prey] Bez ofiary, do której da się dojść: { $list }.
    [no-way] Bez drogi, która omija lawę: { $list }.
    [panicked] Panikują, ale nikogo tam nie ma: { $list }.
   *[pack] Czekają na stado: { $list }.
}
sau-told-ate = 🦖 { $dino } { $n ->
    [1] żeruje
   *[other] żerują
  } na polu { $field }: { $list }. Nie ma tam już żadnego ciała.
sau-body-of = ciało ({ $player })
sau-told-marked = { $mark ->
    [stunned] Ogłuszone: { $list }.
    [narcotised] Uśpione: { $list }.
    [distracted] Rozproszone: { $list }.
    [panicked] Spanikowane: { $list }.
    [aggressive] Odtąd agresywne: { $list }.
   *[frightened] Spłoszone: { $list }.
}
sau-told-unmarked = { $mark ->
    [stunned] Już nie ogłuszone: { $list }.
    [narcotised] Już nie uśpione: { $list }.
    [distracted] Już nie rozproszone: { $list }.
    [panicked] Już nie spanikowane: { $list }.
    [aggressive] Już nie agresywne: { $list }.
   *[frightened] Już nie spłoszone: { $list }.
}
sau-told-attack = 🎲 { $player } atakuje { $dino } ({ $weapon }; { $price }): { $roll } → { $result }.
sau-told-attack-again = 🎲 { $player } znów atakuje { $dino } ({ $weapon }): { $roll } → { $result }.
sau-shots-left = { $n ->
    [0] brak naboi
    [one] został { $n } nabój
    [few] zostały { $n } naboje
    [many] zostało { $n } naboi
   *[other] zostało { $n } naboju
}
sau-result = { $n ->
    [0] pudło
    [one] { $n } obrażenie
    [few] { $n } obrażenia
    [many] { $n } obrażeń
   *[other] { $n } obrażenia
} (życie { $left }/{ $max })
sau-result-plain = { $n ->
    [0] pudło
    [one] { $n } obrażenie
    [few] { $n } obrażenia
    [many] { $n } obrażeń
   *[other] { $n } obrażenia
}
sau-result-hit = { $hit ->
    [yes] trafienie
   *[no] pudło
}
sau-told-counter = 🎲 Kontratak: { $dino }, cel: { $player }; { $roll } → { $result }.
sau-told-leaving = 🎲 Atak okazyjny: { $dino }, cel: { $player }; { $roll } → { $result }.
sau-told-leaving-held = 🎲 Atak okazyjny: { $dino }, cel: { $player }; { $roll } → { $result }, { $player } zostaje.
sau-told-hunting = 🎲 { $dino } atakuje, cel: { $player }; { $roll } → { $result }.
sau-told-fight = 🎲 { $dino } atakuje { $target }: { $roll } → { $result }.
sau-told-strike = 🎲 Atak, cel: { $player }; { $roll } → { $result }.
sau-told-hurt = { $dino }, obrażenia: { $n } (życie { $left }/{ $max }).
sau-told-hurt-unknown = { $dino }, obrażenia: { $n }.
sau-told-died = { $dino } ginie na polu { $field }.
sau-told-killed = { $dino } ginie na polu { $field }. Zasługa: { $player }.
sau-wound-down = zakryte: { $n }
sau-wound-up = odkryte: { $list }
sau-wound-absorbed = przyjęte ({ $item }): { $n }
sau-told-wounds = { $player }, obrażenia: { $n } – { $list }.
sau-told-healed = { $n ->
    [one] { $player } leczy ranę ({ $list }).
   *[other] { $player } leczy rany: { $n } ({ $list }).
}
sau-wound-hidden = zakryta
sau-told-bleeds = { $player } krwawi.
sau-told-bandaged = { $player } już nie krwawi.
sau-told-dies = { $player } ginie na polu { $field }. Przedmioty zostają tam (po 1 PA), dopóki mięsożerca nie zje ciała.
sau-told-drawn = { $player } dobiera (talia { $deck }): { $list }.
sau-told-kept = { $player } zatrzymuje: { $item }.
sau-told-left-out = Poza grą: { $list }.
sau-told-dropped = { $why ->
    [used] { $player } zużywa: { $item }.
    [wound] { $player } traci przez ranę: { $item }.
    [surplus] { $player } nie ma miejsca i odrzuca: { $item }.
   *[discarded] { $player } odrzuca: { $item }.
}
sau-told-object = { $player } bierze: { $item }.
sau-told-laid = Na polu { $field } { $kind ->
    [egg] { $n ->
        [one] leży teraz jajo dinozaura
       *[other] leżą teraz jaja dinozaura: { $n }
    }
   *[dna] { $n ->
        [one] leży teraz próbka DNA
       *[other] leżą teraz próbki DNA: { $n }
    }
}.
sau-told-hatched = W wylęgarni pierwszy raz jest prąd. Na polu { $field } { $n ->
    [one] leży jajo dinozaura
   *[other] leżą jaja dinozaura: { $n }
}.
sau-told-reloaded = { $player }: { $item }, naboje: { $n }.
sau-told-traded = Wymiana: { $player } dostaje: { $x } · { $partner } dostaje: { $y } ({ $player } płaci { $ap } PA).
sau-nothing = nic
sau-told-trade-ended = { $why ->
    [withdrawn] { $player } wycofuje ofertę (dla: { $partner }). Nic to nie kosztowało.
   *[declined] { $partner } odrzuca ofertę (od: { $player }). Nic to nie kosztowało.
}
sau-told-looted = { $player } zabiera (ciało: { $dead }): { $item }.
sau-told-uncovered = { $field } odkryte: { $tile }. { $text }
sau-told-encounter = { $player } ma spotkanie: „{ $card }”. { $text }
sau-told-chosen = { $player } wybiera: { $option }.
sau-branch = { $option ->
    [egg] Weź jajo
    [heal] Wylecz 1 obrażenie
    [open] Otwórz skrzynie
    [leave] Zostaw je
    [uncover] Odkryj lokację
    [pay] Zapłać
   *[ap] 1 PA więcej w następnej turze
}
sau-told-plant = { $player } naprawia elektrownię na polu { $field }. Prąd jest we wszystkich lokacjach z przyłączem.
sau-told-repaired = { $player } usuwa sabotaż na polu { $field }.
sau-told-sabotaged = { $player } robi sabotaż na polu { $field }. Nie ma tam prądu.
sau-told-petrol = { $player } wlewa benzynę: { $field } ma własny prąd.
sau-told-generator = { $player } uruchamia agregat: prąd ma { $area }.
sau-told-bunker = Bunkier na polu { $field } ma prąd. Odtąd chroni wszystkich w środku.
sau-told-boat-placed = Łódź leży na wodzie przy polach { $fields }.
sau-told-boat-repaired = { $player } naprawia łódź. Można już na nią wejść.
sau-told-signal = { $time ->
    [yes] { $player } nadaje sygnał ratunkowy w rundzie { $round }. Helikopter przyleci po rundzie 16.
   *[no] { $player } nadaje sygnał ratunkowy w rundzie { $round }: za późno, helikopter nie przyleci.
}
sau-told-points = { $n ->
    [one] { $player } zdobywa { $n } punkt zwycięstwa.
    [few] { $player } zdobywa { $n } punkty zwycięstwa.
    [many] { $player } zdobywa { $n } punktów zwycięstwa.
   *[other] { $player } zdobywa { $n } punktu zwycięstwa.
}
sau-told-peeked = { $player } podgląda wierzchnią kartę (talia { $deck }); widać ją w „Moje możliwości”.
sau-told-peeked-own = 🔒 Wierzchnia karta (talia { $deck }): { $card }.
sau-told-dug = { $player } ma znalezisko na polu { $field }.
sau-told-cleared = Porządki: pola bez ciał: { $fields }.
sau-told-starter = { $player } ma teraz znacznik pierwszego gracza.
sau-told-rescued = { $way ->
    [helicopter] Ocalenie helikopterem: { $player }.
    [boat] { $player } ucieka łodzią.
   *[bunker] { $player } przeżywa w bunkrze.
}
sau-won = 🏆 Wygrywa { $player }! Wynik: { $list }.
sau-won-shared = 🏆 Wspólne zwycięstwo: { $winners }. Wynik: { $list }.
sau-won-together = 🏆 Wspólne zwycięstwo, punkty: { $n } z { $target } ({ $list })!
sau-lost-together = { $why ->
    [death] Nie wszyscy przeżywają. Partia jest przegrana.
   *[points] Wszyscy przeżywają, ale to za mało punktów: { $n } z { $target } ({ $list }).
}
sau-won-none = Na koniec nikt nie jest w bezpiecznym miejscu. Partia kończy się bez zwycięstwa.
sau-won-early = Nikt już nie żyje. Partia kończy się bez zwycięstwa.

# Nagłówek, plansza tekstowa, opis obrazu

sau-headline = Runda { $round } z 16 · { $time } · { $phase }
sau-headline-who = { $base } · decyduje { $player }
sau-headline-turn = { $base } · { $player }: { $ap } PA
sau-headline-setup = Przygotowanie · decyduje { $player }
sau-headline-over = Partia jest skończona
sau-text-modes = Warianty: { $list }
sau-text-target = Potrzebne punkty zwycięstwa: { $n }, i wszyscy muszą przeżyć.
sau-mode = { $mode ->
    [solo] Przygoda solo
    [target7] wystarczy 7 punktów
    [coop] Kooperacja
    [easy_encounters] łatwiej: bez złych spotkań
    [easy_deck] łatwiej: łagodniejsza talia dinozaurów
    [easy_open] łatwiej: odkryta wyspa
    [hard] tryb trudniejszy
    [jurassic_deck] tryb jurajski: pomieszana talia dinozaurów
    [jurassic_events] tryb jurajski: pomieszane wydarzenia
   *[jurassic_start] tryb jurajski: start na wybrzeżu
}
sau-text-event = Wydarzenie: **{ $card }** – { $text }
sau-text-no-event = Nie ma jeszcze karty wydarzenia.
sau-text-signal = Sygnał: { $state ->
    [off] brak, potrzebny do rundy 13 włącznie
    [missed] nie nadano, helikopter nie przyleci
    [on] nadano w rundzie { $round }, helikopter przyleci
   *[late] nadano za późno, w rundzie { $round }
}.
sau-text-plant = { $state ->
    [down] Elektrownia nie jest jeszcze odkryta.
    [sabotaged] Elektrownia jest po sabotażu.
    [lost] Elektrownia przepadła.
   *[on] Elektrownia działa.
}
sau-text-boat = { $state ->
    [none] Łódź nie jest jeszcze odkryta.
    [broken] Łódź leży przy polach { $fields }, na przystani potrzebne są części łodzi.
   *[ready] Łódź leży przy polach { $fields } i jest po naprawie.
}
sau-text-bunker = { $state ->
    [down] Bunkier nie jest jeszcze odkryty.
    [lost] Bunkier przepadł pod lawą.
    [off] Bunkier musi raz mieć prąd, potem chroni.
   *[on] Bunkier chroni.
}
sau-text-tunnels = { $open ->
    [yes] Tunele są otwarte.
   *[no] Tunele są zamknięte.
}
sau-text-deck = { $n ->
    [0] Talia dinozaurów jest pusta: hałasu nie losujemy.
   *[other] Talia dinozaurów, karty: { $n }{ $stage ->
        [0] .
       *[other] , na wierzchu poziom { $stage }.
    }
}
sau-text-bags = Worki hałasu (znaczniki czarne/czerwone, udział czerwonych) i karty lawy: { $list }.
sau-text-bag = { $area } { $black }/{ $red } ({ $share }), lawa { $lava }/3
sau-text-player = **{ $player }** ({ $character }) · { $place } · { $ap } PA · rany: { $wounds } · energia { $energy } · przedmioty { $load }/{ $spaces }: { $items }
sau-text-player-dead = **{ $player }** ({ $character }) nie żyje. Na polu { $field }: { $items }
sau-text-player-gone = **{ $player }** ({ $character }) nie żyje. Nic nie zostało.
sau-text-player-none = **{ $player }** nie ma jeszcze postaci.
sau-text-starter = znacznik pierwszego gracza
sau-text-turn = trwa tura
sau-text-bleeding = krwawi
sau-text-hidden = w ukryciu
sau-text-points = { $n ->
    [one] { $n } punkt z kart
    [few] { $n } punkty z kart
    [many] { $n } punktów z kart
   *[other] { $n } punktu z kart
}
sau-text-coming = następna tura: { $list }
sau-text-this-turn = ta tura: { $list }
sau-holds = { $what ->
    [down] 1 PA mniej
    [up] 1 PA więcej
   *[dazed] bez akcji specjalnych
}
sau-text-wounds = zakryte { $down }, odkryte { $up }
sau-text-wounds-none = brak
sau-text-wounds-names = ({ $list })
sau-text-dino = { $dino } · { $kind } · życie { $left }/{ $max } · { $dice }
sau-text-no-dinos = W grze nie ma dinozaurów.
sau-text-at = **{ $place }**: { $list }
sau-text-tiles = Odkryte: { $list }
sau-text-down = Zakryte: { $list }
sau-text-lava = Lawa: { $list }
sau-text-no-lava = Nie ma jeszcze lawy.
sau-text-lava-next = Następna lawa, w rundzie { $n }: { $list }
sau-text-encounters = Znaczniki spotkań: { $list }
sau-text-bodies = Ciała: { $list }
sau-text-objects = Leżą tam: { $list }
sau-power = { $state ->
    [on] jest prąd
    [off] brak prądu
   *[sabotaged] po sabotażu
}
sau-tile-noise = hałas { $n }
sau-tile-tunnel = tunel
sau-goals-shown = Cele ({ $player }): { $list }
sau-alt = Sauria, { $base }.
sau-alt-turn = Kolej: { $player } ({ $character }), pole { $place }, { $ap } PA.
sau-alt-decides = Decyduje { $player }.
sau-alt-here = Na tym polu: { $list }.
sau-alt-alone = Nikogo więcej tam nie ma.
sau-alt-lava = { $n ->
    [0] Nie ma lawy.
   *[other] Pola z lawą: { $n }.
}
sau-alt-player = { $player }: { $place }, { $n ->
    [one] { $n } rana
    [few] { $n } rany
    [many] { $n } ran
   *[other] { $n } rany
}
sau-alt-dead = { $player }: nie żyje
sau-alt-dinos = Dinozaury: { $list }.
sau-alt-dino = { $dino } na polu { $field }
sau-alt-legend = Znaki na obrazach: { $list }.

# Tylko dla właściciela

sau-mine-goal = **Twoje cele** (na razie { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
}; liczą się, jeśli przeżyjesz):
sau-mine-goal-line = { $mark } { $points } PZ – { $goal } { $have }/{ $want }
sau-mine-goal-end = { $mark } { $points } PZ – { $goal } (liczy się na koniec)
sau-mine-wounds = Rany: { $list }
sau-mine-energy = Energia: { $list }
sau-mine-items = Przedmioty (zajęte miejsca: { $load } z { $spaces }):
sau-mine-item = • { $item } – { $text }
sau-mine-no-items = Nie masz przedmiotów.
sau-mine-trait = { $character } – { $text }
sau-mine-board = Energia { $energy }, miejsca na przedmioty: { $spaces }{ $start ->
    [no] .
   *[yes] , na start: { $item }.
}
sau-mine-peek = 🔒 Znasz wierzchnią kartę (talia { $deck }): { $card }.
sau-mine-can = **Możesz teraz:** { $list }.
sau-mine-dead = Twoja postać nie żyje. Twoje cele już się nie liczą.
sau-mine-way = { $way ->
    [helicopter] Gdyby gra kończyła się teraz, zabrałby cię helikopter.
    [boat] Gdyby gra kończyła się teraz, zabrałaby cię łódź.
    [bunker] Gdyby gra kończyła się teraz, ocaliłby cię bunkier.
   *[none] Tam, gdzie teraz stoisz, na koniec rundy 16 nie będzie bezpiecznie.
}

# Dlaczego nie

sau-why = { $why ->
    [ap] { $action }: za mało PA.
    [dazed] { $action }: w tej turze bez akcji specjalnych (wstrząśnienie albo zawroty głowy).
    [energy] { $action }: brak na to energii.
    [event] { $action }: zabrania tego wydarzenie tej rundy.
    [ribs] { $action }: nie z pękniętymi żebrami.
    [tunnel] { $action }: nie ma stąd wejścia do otwartych tuneli albo wyjścia z nich.
    [nowhere] { $action }: nie ma pola, na które można iść.
    [no-target] { $action }: żaden dinozaur nie jest w zasięgu twojej broni.
    [nothing-to-search] { $action }: nie ma tu czego przeszukać.
    [nothing-to-reload] { $action }: nie da się tu przeładować żadnej twojej broni.
    [nothing-to-repair] { $action }: nic tu nie wymaga naprawy.
    [bleeding] { $action }: nie podczas krwawienia.
    [hidden] { $action }: to już trwa, jesteś w ukryciu.
    [nobody] { $action }: nikt tu nie ma nic na wymianę.
    [no-body] { $action }: nie ma tu ciała z czymś, co uniesiesz.
    [no-item] { $action }: nie masz do tego przedmiotu.
    [no-object] { $action }: nie leży tu jajo ani DNA, które uniesiesz.
    [no-power] { $action }: nie ma tu prądu.
    [no-use] { $action }: nic by to nie zmieniło.
    [once] { $action }: raz na turę, i to już było.
   *[not-offered] Teraz się nie da. Nic się nie zmieniło; /ja pokaże twoje możliwości.
}

# Pytania

sau-ask-character = Wybierz postać. „Moje możliwości” pokazują, co która potrafi.
sau-ask-landing = Gdzie lądujesz? Każde pole to lokacja strefy { $zone }.
sau-ask-turn = Co robisz? Masz { $n } PA.
sau-ask-target = { $action }: który dinozaur?
sau-ask-weapon = { $burst ->
    [yes] Seria: czym atakujesz { $dino }?
   *[no] Atak: czym atakujesz { $dino }?
}
sau-ask-body = Czyje ciało przeszukujesz?
sau-ask-loot = Co zabierasz?
sau-ask-tunnel = Dokąd tunelem?
sau-ask-field = { $action }: dokąd?
sau-ask-step = { $n ->
    [one] Jeszcze { $n } pole czy koniec ruchu?
    [few] Jeszcze { $n } pola czy koniec ruchu?
    [many] Jeszcze { $n } pól czy koniec ruchu?
   *[other] Jeszcze { $n } pola czy koniec ruchu?
}
sau-ask-repair = Co naprawiasz?
sau-ask-reload = Którą broń przeładowujesz?
sau-ask-item = Którego przedmiotu używasz?
sau-ask-partner = Komu proponujesz wymianę?
sau-ask-discard = Co odrzucasz? To wypadnie z gry.
sau-ask-lose = Trzeba odrzucić przedmiot.
sau-ask-surplus = Za dużo przedmiotów na twoje miejsca: odrzuć jeden.
sau-ask-tire = Która akcja specjalna traci całą energię?
sau-ask-put = Gdzie trafia twój pionek?
sau-ask-uncover = Którą lokację odkryć?
sau-ask-dinosaur = Który dinozaur?
sau-ask-photo = Którego dinozaura fotografujesz?
sau-ask-tend = Kogo leczysz?
sau-ask-choose = „{ $card }”: co wybierasz?
sau-ask-pay = „{ $card }”: płacisz?
sau-ask-heal = { $n ->
    [one] Która rana się goi?
   *[other] Która rana się goi? Razem: { $n }.
}
sau-ask-energy = { $n ->
    [one] Która akcja specjalna dostaje energię?
   *[other] Która akcja specjalna dostaje energię? Razem: { $n }.
}
sau-ask-mooring = Gdzie leży łódź?
sau-ask-keep = Którą kartę zatrzymujesz? Pozostałe wypadają z gry.
sau-ask-trade = Twoja oferta dla: { $player }. Oddajesz: { $give }, dostajesz: { $want }.
sau-ask-offer = { $player } proponuje wymianę. Dostajesz: { $get }. Oddajesz: { $give }. Ciebie nie kosztuje to żadnych PA.
sau-ask-withdraw = Twoja oferta czeka, decyduje { $player }. Możesz ją wycofać.
sau-ask-order = Kilka dinozaurów jest równie silnych: który działa teraz?
sau-ask-prey = Kilka ofiar jest równie blisko ({ $dino }): która?
sau-ask-path = { $dino } ma kilka dróg: które pole?
sau-ask-refuge = { $dino } ucieka przed lawą: na które pole?
sau-ask-fight = { $dino } walczy: z kim?

# Wybór

sau-pick-action = { $action } · { $price }
sau-pick-free = { $action }
sau-pick-pass = Zakończ turę
sau-pick-pass-why = Przepada { $n } PA.
sau-pick-back = Wróć
sau-pick-stop = Zostań tutaj
sau-pick-no = Zrezygnuj
sau-pick-weapon = { $weapon } · trafienie { $share }
sau-pick-send = Wyślij ofertę
sau-pick-accept = Zgoda
sau-pick-decline = Odmowa
sau-pick-withdraw = Wycofaj ofertę
sau-pick-give = Oddaj: { $item }
sau-pick-want = Weź: { $item }
sau-pick-field = { $field } · { $what }
sau-pick-water = { $field } · przy { $list }
sau-pick-leave-card = Dopiero co dobrana karta
sau-pick-wound-down = Zakryta rana
sau-pick-energy = { $action } { $left }/{ $max }
sau-pick-dino = { $dino } · życie { $left }/{ $max }
sau-share = { $n }%
sau-about-energy = 1 energia (zostało { $n })
sau-about-noise = { $n ->
    [0] bez hałasu
   *[other] hałas { $n }
}
sau-about-noise-or-more = hałas od { $n }
sau-about-symbols = hałas +{ $n }
sau-about-red = { $share } na czerwony znacznik
sau-about-there = tam: { $list }
sau-about-leaving = wyjście: { $list }
sau-about-risk = { $dino } { $n ->
    [1] atakuje
   *[other] atakują
  }, { $dice }, { $share } na ranę
sau-about-held = zatrzymanie { $share }
sau-about-attackers = wyjście, szansa na ranę: { $list }
sau-about-lava = lawa: 5 obrażeń
sau-about-final = bez cofania
sau-about-deck = talia { $deck }
sau-about-action = { $what ->
    [quiet] bez znaczników hałasu
    [sneak] hałas mniejszy o 1
    [sprint] kilka pól
    [evade] nikt nie atakuje przy wyjściu
    [burst] dwa ataki
    [scour] dobierz 3, zatrzymaj 1
    [reload] broń znów pełna
    [rest] wraca cała energia, leczy 1 ranę
    [hide] dinozaury cię nie widzą, póki nic nie robisz
   *[tunnel] do innego wejścia do tuneli
}
sau-about-dice = { $dice }, { $share } na trafienie

# Obrazy

sau-pic-round = Runda { $n }
sau-pic-only-you = tylko dla ciebie
sau-pic-to-move = kolej
sau-pic-hidden = w ukryciu
sau-pic-dead = nie żyje
sau-pic-lava = Lawa
sau-pic-track-signal = sygnał
sau-pic-rescue = ratunek
sau-tile-short = { $tile ->
    [quarantine_pen] kwarantanna
    [collapsed_cliff] osuwisko
    [visitor_centre] goście
    [tunnel_access] tunele
    [field_hospital] szpital
    [lighthouse] latarnia
    [lookout] widok
    [hunting_lodge] domek
    [beach_cabin] chatka
    [game_trail] szlak
    [radio_tower] wieża
    [laboratory] laborat.
   *[other] { $name }
}
sau-pic-dinos = Dinozaury
sau-pic-wounds = Rany
sau-pic-bleeding = krwawi
sau-pic-energy = Energia
sau-pic-items = Przedmioty
sau-pic-spaces = miejsca { $n } / { $max }
sau-pic-trait = Zdolność
sau-pic-goals = Cele
sau-pic-goals-secret = Karta celów jest tajna.
sau-pic-vp = { $n } PZ
sau-pic-no-dinos = Nie ma dinozaurów
sau-pic-empty = Nikogo tu nie ma.
sau-pic-page = Dinozaury { $a }–{ $b } z { $n }
sau-pic-no-event = brak wydarzenia
sau-pic-final = Wynik końcowy
sau-pic-now = Punkty na razie
sau-pic-way = { $way ->
    [helicopter] helikopter
    [boat] łódź
    [bunker] bunkier
   *[dead] nie żyje
}
sau-pic-boat = { $state ->
    [broken] potrzebne części
   *[ready] po naprawie
}
sau-pic-legend = Znaki
sau-pic-signs = { $what ->
    [carnivore] mięsożerca
    [herbivore] roślinożerca
    [stunned] ogłuszony
    [narcotised] uśpiony
    [distracted] rozproszony
    [panicked] panika
    [aggressive] agresywny
    [frightened] spłoszony
    [bleeding] krwawi
    [hidden] w ukryciu
    [dead] nie żyje
    [changed] zmiana
    [power-on] prąd
    [power-off] brak prądu
    [sabotaged] sabotaż
    [tunnel] tunel
    [noise] hałas
    [encounter] spotkanie
    [lava] lawa
    [die-b] czarna kość
    [die-r] czerwona kość
    [die-y] żółta kość
    [die-g] zielona kość
    [omen] wkrótce lawa
    [medical] medyczna
    [maintenance] warsztatowa
    [ranger] strażników
    [technology] technologiczna
    [hazard] niebezpieczna
    [ap] punkty akcji
    [energy] energia
    [items] miejsca na przedmioty
    [wound-down] rana zakryta
    [wound-up] rana odkryta
    [starter] pierwszy gracz
   *[code] gatunek i życie
}

# Karty jako obrazy

sau-card-kind = { $kind ->
    [event-day] Wydarzenie · dzień
    [event-night] Wydarzenie · noc
    [encounter] Spotkanie
    [medical] Przedmiot medyczny
    [maintenance] Przedmiot warsztatowy
    [ranger] Przedmiot strażników
    [technology] Przedmiot technologiczny
    [start] Przedmiot startowy
    [object] Znalezisko
    [wound] Rana
    [goal] Cele
    [tile] Lokacja · strefa { $n }
    [boat] Droga z wyspy
    [character] Postać
    [pack] Dinozaur · ze stada
   *[dinosaur] Dinozaur · poziom { $n }
}
sau-card-title = { $kind }: { $name }
sau-card-goals = { $character } { $n }
sau-card-goals-when = Cele liczą się tylko tym, którzy przeżyją.
sau-card-foot = { $what ->
    [round] przez całą rundę
    [once] od razu
    [good] dobre
    [bad] złe
    [stays] zostaje
    [used] zużywa się
    [wound] póki leży odkryta
    [turned] przy odkryciu
   *[solo] także dla jednej osoby
}
sau-card-copies = { $n }× w talii
sau-card-shots = Strzały
sau-card-room = zajmuje miejsca: { $n }
sau-card-power = z przyłączem
sau-card-encounter = znacznik spotkania
sau-card-spaces = miejsca na przedmioty: { $n }
sau-card-pack = Zamiast tej karty wchodzą trzy raptory ze stada.
sau-card-lp = punkty życia: { $n }

# Cele

sau-goal-finds = Znaleziska: { $n }.
sau-goal-areas = { $n ->
    [4] Wejdź do wszystkich czterech obszarów.
   *[other] Wejdź do obszarów: { $n }.
}
sau-goal-egg = Miej na koniec jaja: { $n }.
sau-goal-survive = Przeżyj.
sau-goal-encounters = Wywołaj spotkania: { $n }.
sau-goal-uncovered = Wejdź do zakrytych lokacji: { $n }.
sau-goal-escape = Ucieknij z Isla Sauria.
sau-goal-stuns_large_carnivore = Uśpij lub ogłusz dużego mięsożercę.
sau-goal-kills_large_carnivore = Zabij dużego mięsożercę.
sau-goal-kills = Zabij dinozaury: { $n }.
sau-goal-kills_large = Zabij duże dinozaury: { $n }.
sau-goal-kills_small = Zabij małe dinozaury: { $n }.
sau-goal-shots = Oddaj strzały: { $n }.
sau-goal-kills_melee = Zabij dinozaura wręcz.
sau-goal-unhurt = Miej na koniec najwyżej 2 rany.
sau-goal-dna = Miej na koniec DNA: { $n }.
sau-goal-stuns = Unieszkodliw dinozaury: { $n }.
sau-goal-powered = Dostarcz prąd dwa razy.
sau-goal-signal = Nadaj sygnał.
sau-goal-items = Dobierz przedmioty: { $n }.
sau-goal-photos = Zrób zdjęcia: { $n }.
sau-goal-photos_large_carnivore = Sfotografuj dużego mięsożercę.
sau-goal-photos_species = Sfotografuj gatunki: { $n }.
sau-goal-photos_large = Zdjęcia dużych dinozaurów: { $n }.
sau-goal-sabotages = Sabotaże: { $n }.
sau-goal-tunnels = Przejścia tunelem: { $n }.
sau-goal-survivors_few = Przeżywają najwyżej 2 osoby.
sau-goal-reloads = Przeładuj.
sau-goal-repairs = Napraw dwa razy.
sau-goal-survivors_all = Wszyscy przeżywają.
sau-goal-trades = Wymień się.
sau-goal-energy_free = Miej na koniec najwyżej 3 energii.
sau-goal-rests = Odpocznij { $n } razy.
sau-goal-helped = Leczenie innych: { $n }.
sau-goal-noise = Wylosuj znaczniki hałasu: { $n }.
sau-goal-reds = Wylosuj czerwone znaczniki: { $n }.
sau-goal-shuffles = Użyj efektu motyla: { $n }.

# Karty wydarzeń

sau-event-surge_day = Skok napięcia
sau-event-surge_day-text = W tej rundzie wszystkie lokacje z przyłączem mają prąd.
sau-event-tour_speakers = Głośniki wycieczki
sau-event-tour_speakers-text = Wszyscy losują 1 znacznik hałasu.
sau-event-rock_fall = Lawina kamieni
sau-event-rock_fall-text = Kto stoi w dżungli, dostaje 1 obrażenie.
sau-event-scent_of_blood = Zapach krwi
sau-event-scent_of_blood-text = Kto krwawi, dostaje 1 obrażenie.
sau-event-second_wind = Drugi oddech
sau-event-second_wind-text = Wszyscy odzyskują 2 energii.
sau-event-supply_drop = Zrzut zaopatrzenia
sau-event-supply_drop-text = Wszyscy dobierają 1 przedmiot medyczny.
sau-event-stray_pachy = Zbłąkany pachycefalozaur
sau-event-stray_pachy-text = Jeden pojawia się gdzieś na wyspie.
sau-event-raptor_call = Zew raptorów
sau-event-raptor_call-text = Wszystkie raptory idą do tego, który jest w grze najdłużej.
sau-event-map_found = Znaleziona mapa
sau-event-map_found-text = Kto ma znacznik pierwszego gracza, odkrywa lokację.
sau-event-clear_sky = Czyste niebo
sau-event-clear_sky-text = Wszyscy mają w tej rundzie o 1 PA więcej.
sau-event-feeding_time = Pora karmienia
sau-event-feeding_time-text = Wszystkie mięsożerne są rozproszone.
sau-event-migration = Wędrówka
sau-event-migration-text = Każdy dinozaur idzie o jedno pole w stronę najbliższej osoby.
sau-event-new_arrivals = Nowi przybysze
sau-event-new_arrivals-text = Allozaur dochodzi do talii dinozaurów.
sau-event-nest = Gniazdo
sau-event-nest-text = 2 jaja leżą w losowej lokacji.
sau-event-embers = Żarzący się popiół
sau-event-embers-text = Kto stoi na lawie lub obok niej, dostaje 1 obrażenie.
sau-event-surge_night = Skok napięcia
sau-event-surge_night-text = W tej rundzie wszystkie lokacje z przyłączem mają prąd.
sau-event-night_cries = Krzyki w nocy
sau-event-night_cries-text = Wszyscy losują 1 znacznik hałasu.
sau-event-stumble = Potknięcie w ciemności
sau-event-stumble-text = Kto nie ma źródła światła, dostaje 1 obrażenie.
sau-event-blood_trail = Krwawy trop
sau-event-blood_trail-text = Kto krwawi, jest celem ataku żółtą kością.
sau-event-thorns = Kolce
sau-event-thorns-text = Kto stoi w dżungli, krwawi.
sau-event-full_moon = Pełnia
sau-event-full_moon-text = W tej rundzie noc nie dodaje hałasu.
sau-event-fog = Gęsta mgła
sau-event-fog-text = W tej rundzie bez ataków dystansowych.
sau-event-curfew = Zaciemnienie
sau-event-curfew-text = W tej rundzie bez szybkiego przeszukania i przeczesania.
sau-event-stampede = Popłoch
sau-event-stampede-text = Wszystkie roślinożerne panikują.
sau-event-cold_rain = Zimny deszcz
sau-event-cold_rain-text = Wszyscy mają w tej rundzie o 1 PA mniej.
sau-event-hatchery = Rozbita hodowla
sau-event-hatchery-text = Gdzieś pojawia się dilofozaur; raptor dochodzi do talii.
sau-event-camp_fire = Ognisko
sau-event-camp_fire-text = Wszyscy leczą 1 obrażenie.
sau-event-flare = Raca
sau-event-flare-text = Kto ma znacznik pierwszego gracza, wybiera: odkrycie lokacji albo 1 PA więcej w następnej turze.
sau-event-landslide = Obsunięcie ziemi
sau-event-landslide-text = Odkryta zostaje losowa lokacja.
sau-event-night_hunt = Nocne łowy
sau-event-night_hunt-text = Każdy dinozaur idzie o jedno pole w stronę najbliższej osoby.

# Karty spotkań

sau-encounter-shortcut = Skrót
sau-encounter-shortcut-text = Możesz wykonać ruch.
sau-encounter-dash = Biegiem!
sau-encounter-dash-text = Możesz wykonać bieg (1 energia).
sau-encounter-clean_shot = Czysty strzał
sau-encounter-clean_shot-text = Możesz zaatakować.
sau-encounter-rucksack = Zgubiony plecak
sau-encounter-rucksack-text = Dobierz 1 przedmiot warsztatowy.
sau-encounter-spring = Czyste źródło
sau-encounter-spring-text = Odzyskaj 2 energii, wylecz 1 obrażenie.
sau-encounter-medic = Torba sanitariusza
sau-encounter-medic-text = Dobierz 1 przedmiot medyczny.
sau-encounter-survivor = Ktoś ocalał
sau-encounter-survivor-text = 1 punkt zwycięstwa.
sau-encounter-fuel = Kanister
sau-encounter-fuel-text = Daj prąd lokacji z przyłączem, w której stoisz.
sau-encounter-locker = Otwarta szafka
sau-encounter-locker-text = Dobierz 1 przedmiot strażników.
sau-encounter-rest = Ciche miejsce
sau-encounter-rest-text = 1 PA więcej w tej turze.
sau-encounter-ambush = Zasadzka
sau-encounter-ambush-text = Atak żółtą kością.
sau-encounter-barbed_wire = Drut kolczasty
sau-encounter-barbed_wire-text = Krwawisz.
sau-encounter-fall = Zły upadek
sau-encounter-fall-text = 2 obrażenia.
sau-encounter-torn_bag = Rozdarta torba
sau-encounter-torn_bag-text = Odrzuć 1 przedmiot.
sau-encounter-alarm = Alarm
sau-encounter-alarm-text = Wylosuj 2 znaczniki hałasu.
sau-encounter-raptor_nest = Gniazdo raptora
sau-encounter-raptor_nest-text = Pojawia się tu raptor.
sau-encounter-hatchlings = Pisklęta
sau-encounter-hatchlings-text = Pojawia się tu kompsognat.
sau-encounter-open_gate = Otwarta brama
sau-encounter-open_gate-text = Ceratozaur ze stosu kart odrzuconych trafia na wierzch talii dinozaurów.
sau-encounter-dizzy = Zawroty głowy
sau-encounter-dizzy-text = W następnej turze bez akcji specjalnych.
sau-encounter-quicksand = Ruchome piaski
sau-encounter-quicksand-text = W następnej turze 1 PA mniej.
sau-encounter-nest_egg = Porzucone gniazdo
sau-encounter-nest_egg-text = Weź jajo albo zostaw je i wylecz 1 obrażenie.
sau-encounter-amber = Bursztyn
sau-encounter-amber-text = Weź próbkę DNA i wylosuj 1 znacznik hałasu.
sau-encounter-crates = Stos skrzyń
sau-encounter-crates-text = Dobierz 1 przedmiot technologiczny i wylosuj 2 znaczniki hałasu albo nic.
sau-encounter-zip_line = Tyrolka
sau-encounter-zip_line-text = Postaw swój pionek na drodze tego obszaru.
sau-encounter-watchtower = Wieża strażnicza
sau-encounter-watchtower-text = Odkryj lokację.
sau-encounter-flash = Granat hukowy
sau-encounter-flash-text = Ogłusz jednego dinozaura na swoim polu.
sau-encounter-carcass = Stara padlina
sau-encounter-carcass-text = Wszystkie dinozaury tutaj są rozproszone.
sau-encounter-bargain = Okazja
sau-encounter-bargain-text = Za 1 PA: 1 punkt zwycięstwa.
sau-encounter-witness = Ostatnie świadectwo
sau-encounter-witness-text = 1 punkt zwycięstwa, jeśli krwawisz.
sau-encounter-fit = Wciąż w całości
sau-encounter-fit-text = 1 punkt zwycięstwa, jeśli nie masz ran.

# Przedmioty

sau-item-bandage = bandaż
sau-item-bandage-text = Zatrzymuje krwawienie, leczy 1 obrażenie.
sau-item-first_aid_kit = apteczka
sau-item-first_aid_kit-text = Zatrzymuje krwawienie, leczy 3 obrażenia.
sau-item-energy_bar = baton energetyczny
sau-item-energy_bar-text = Przywraca 2 energii.
sau-item-adrenaline = adrenalina
sau-item-adrenaline-text = 2 PA więcej w tej turze.
sau-item-padded_vest = kamizelka ochronna
sau-item-padded_vest-text = Przyjmuje następne obrażenie; potem wypada z gry.
sau-item-boat_parts = części łodzi
sau-item-boat_parts-text = Pozwalają naprawić łódź na przystani; potem są zużyte.
sau-item-petrol = benzyna
sau-item-petrol-text = Daj prąd lokacji z przyłączem, w której stoisz.
sau-item-torch = latarka
sau-item-torch-text = Źródło światła.
sau-item-headlamp = czołówka
sau-item-headlamp-text = Źródło światła.
sau-item-wrench = klucz francuski
sau-item-wrench-text = Naprawa kosztuje 1 PA.
sau-item-firecracker = petardy
sau-item-firecracker-text = Wszystkie dinozaury na twoim polu są rozproszone. Hałas 1.
sau-item-machete = maczeta
sau-item-machete-text = Wszystkie pola dżungli jednej akcji to razem najwyżej 1 hałas.
sau-item-pistol = pistolet
sau-item-pistol-text = 6 naboi.
sau-item-shotgun = strzelba
sau-item-shotgun-text = 4 naboje.
sau-item-assault_rifle = karabin szturmowy
sau-item-assault_rifle-text = 6 naboi.
sau-item-tranquilliser_pistol = pistolet ogłuszający
sau-item-tranquilliser_pistol-text = 3 naboje, także z sąsiedniego pola. Trafienie ogłusza.
sau-item-tranquilliser_rifle = karabin usypiający
sau-item-tranquilliser_rifle-text = 2 naboje, także z sąsiedniego pola. Trafienie usypia.
sau-item-bait = przynęta
sau-item-bait-text = Rozprasza jednego dinozaura na twoim polu.
sau-item-satellite_phone = telefon satelitarny
sau-item-satellite_phone-text = Nadaj sygnał ratunkowy.
sau-item-generator = agregat
sau-item-generator-text = Prąd dla wszystkich lokacji z przyłączem w twoim obszarze.
sau-item-rail_cannon = działo szynowe
sau-item-rail_cannon-text = 1 nabój. Trafienie zabija każdego dinozaura.
sau-item-urine = mocz T-Rexa
sau-item-urine-text = Wszystkie dinozaury na twoim polu są rozproszone.
sau-item-drone = dron
sau-item-drone-text = Odkryj dowolną lokację.
sau-item-gas_grenade = gaz usypiający
sau-item-gas_grenade-text = Wszystkie dinozaury na twoim polu są uśpione.
sau-item-jammer = zagłuszacz
sau-item-jammer-text = Wylosowane znaczniki hałasu twojego obszaru wracają do worka.
sau-item-ammo_printer = drukarka amunicji
sau-item-ammo_printer-text = Przeładowuje jedną broń dystansową gdziekolwiek.
sau-item-brush_kit = zestaw pędzli
sau-item-brush_kit-text = 2 PA na polu dżungli: znalezisko, raz na pole.
sau-item-hunting_rifle = sztucer
sau-item-hunting_rifle-text = 4 naboje, także z sąsiedniego pola.
sau-item-sample_kit = zestaw do próbek
sau-item-sample_kit-text = 1 PA: DNA z martwego lub leżącego dinozaura na twoim polu.
sau-item-camera = aparat
sau-item-camera-text = 1 PA: sfotografuj dinozaura na swoim polu lub obok.
sau-item-bolt_cutter = nożyce do prętów
sau-item-bolt_cutter-text = Naprawa kosztuje 1 PA mniej.
sau-item-field_radio = radiostacja
sau-item-field_radio-text = 1 PA: obejrzyj wierzchnią kartę wydarzeń.
sau-item-egg = jajo
sau-item-egg-text = Niesione; liczy się na koniec.
sau-item-dna = DNA
sau-item-dna-text = Niesione; liczy się na koniec.

# Rany

sau-wound-arm = złamana ręka
sau-wound-arm-text = Odrzuć przedmiot.
sau-wound-leg = złamana noga
sau-wound-leg-text = Twój pierwszy ruch w każdej turze kosztuje 1 PA więcej (nie tunele).
sau-wound-lung = przebite płuco
sau-wound-lung-text = Odpoczynek nie przywraca energii.
sau-wound-hand = zmiażdżona dłoń
sau-wound-hand-text = 1 miejsce na przedmioty mniej.
sau-wound-cut = głęboka rana cięta
sau-wound-cut-text = Krwawisz.
sau-wound-artery = przerwana tętnica
sau-wound-artery-text = Krwawisz. W następnej turze 1 PA mniej.
sau-wound-concussion = wstrząśnienie mózgu
sau-wound-concussion-text = W następnej turze bez akcji specjalnych.
sau-wound-shock = szok
sau-wound-shock-text = Tracisz całą energię jednej akcji specjalnej.
sau-wound-ribs = pęknięte żebra
sau-wound-ribs-text = Bez przeczesania i naprawy.

# Lokacje i to, co można w nich zrobić

sau-tile-bunker = bunkier
sau-tile-bunker-text = Gdy raz ma prąd, pionki są tu bezpieczne.
sau-tile-visitor_centre = centrum dla gości
sau-tile-visitor_centre-text = 1 PA: obejrzyj wierzchnią kartę lawy.
sau-tile-ranger_station = strażnica
sau-tile-ranger_station-text = 1 PA: obejrzyj wierzchnią kartę dinozaurów.
sau-tile-garage = garaż
sau-tile-garage-text = 2 PA: odzyskaj 1 energię.
sau-tile-power_plant = elektrownia
sau-tile-power_plant-text = Zaczyna po sabotażu. Po naprawie daje prąd całej wyspie.
sau-tile-nursery = wylęgarnia
sau-tile-nursery-text = Przy pierwszym prądzie: 2 jaja. Z prądem, 1 PA: weź jedno.
sau-tile-shed = szopa
sau-tile-shed-text = Przeczesanie nie kosztuje tu energii.
sau-tile-clinic = ambulatorium
sau-tile-clinic-text = Z prądem, 2 PA: wylecz 2 obrażenia i zatrzymaj krwawienie.
sau-tile-armoury = zbrojownia
sau-tile-armoury-text = Z prądem, 2 PA: dobierz 1 przedmiot strażników.
sau-tile-campsite = obozowisko
sau-tile-campsite-text = 2 PA: odzyskaj 2 energii.
sau-tile-tunnel_access = wejście do tuneli
sau-tile-tunnel_access-text = Otwiera tunele dla wszystkich.
sau-tile-quarantine_pen = zagroda kwarantanny
sau-tile-quarantine_pen-text = Po odkryciu wydostaje się tu kompsognat.
sau-tile-helipad = lądowisko
sau-tile-helipad-text = Sygnał do rundy 13: wszyscy tutaj uciekają po rundzie 16.
sau-tile-docks = przystań
sau-tile-docks-text = Obok na wodzie leży łódź.
sau-tile-radio_tower = wieża radiowa
sau-tile-radio_tower-text = Z prądem, 1 PA: nadaj sygnał.
sau-tile-laboratory = laboratorium
sau-tile-laboratory-text = Z prądem, 2 PA: dobierz 1 przedmiot technologiczny.
sau-tile-lighthouse = latarnia morska
sau-tile-lighthouse-text = 1 PA: obejrzyj wierzchnią kartę wydarzeń.
sau-tile-aviary = woliera
sau-tile-aviary-text = Po odkryciu: kto krwawi, jest celem ataku czerwoną kością.
sau-tile-game_trail = szlak zwierzyny
sau-tile-game_trail-text = Wydeptana ścieżka: hałas 3.
sau-tile-collapsed_cliff = osuwisko
sau-tile-collapsed_cliff-text = Po odkryciu: 1 obrażenie dla wszystkich na wybrzeżu lub na łodzi.
sau-tile-lookout = punkt widokowy
sau-tile-lookout-text = 1 PA: odkryj dowolną lokację.
sau-tile-hunting_lodge = domek myśliwski
sau-tile-hunting_lodge-text = 1 PA: przeładuj dowolną broń dystansową.
sau-tile-field_hospital = szpital polowy
sau-tile-field_hospital-text = 1 PA: zatrzymaj krwawienie.
sau-tile-beach_cabin = chatka na plaży
sau-tile-beach_cabin-text = Klapa do tuneli.
sau-tile-boat = łódź
sau-tile-boat-text = Napraw ją na przystani częściami łodzi. Dinozaury tu nie wchodzą.
sau-act-visitor_centre-map = Odczyt sejsmografu
sau-act-ranger_station-watch = Obserwacja stada
sau-act-garage-coffee = Kawa
sau-act-nursery-egg = Zabranie jaja
sau-act-clinic-treat = Leczenie
sau-act-armoury-locker = Otwarcie szafki
sau-act-campsite-fire = Przy ognisku
sau-act-radio_tower-signal = Nadanie sygnału
sau-act-laboratory-vault = Otwarcie sejfu
sau-act-lighthouse-log = Dziennik latarni
sau-act-lookout-scan = Przegląd wyspy
sau-act-hunting_lodge-bench = Warsztat
sau-act-field_hospital-stitch = Szycie rany
sau-act-palaeontologist-peek = Odczytanie śladów
sau-act-saboteur-sabotage = Sabotaż
sau-act-counselor-tend = Opieka
sau-act-chaotician-shuffle = Efekt motyla

# Postacie

sau-character-palaeontologist = paleontolog
sau-character-palaeontologist-text = Nie płoszysz roślinożernych. Raz na turę: obejrzyj wierzchnią kartę dinozaurów.
sau-character-hunter = łowca
sau-character-hunter-text = Broń dystansowa rzuca 1 zieloną kością więcej przeciw dużym dinozaurom.
sau-character-scientist = badaczka
sau-character-scientist-text = Do 2 DNA nie zajmuje miejsca.
sau-character-photographer = fotografka
sau-character-photographer-text = Twój aparat liczy się do celów.
sau-character-saboteur = sabotażystka
sau-character-saboteur-text = Zawsze możesz korzystać z tuneli. 2 PA: sabotaż tam, gdzie stoisz.
sau-character-ranger = strażnik parku
sau-character-ranger-text = Przeładowanie w lokacjach strażników kosztuje 1 PA.
sau-character-counselor = doradczyni
sau-character-counselor-text = Bieg: 3 pola, hałas 2. 1 PA: wylecz 1 obrażenie komuś na swoim polu.
sau-character-chaotician = teoretyk chaosu
sau-character-chaotician-text = Raz na turę, 1 PA: wylosowane znaczniki hałasu twojego obszaru wracają do worka.
