# Azyl: Zagrożone gatunki. Słowa kart powstają z drzew efektów: „san-do-…” to całe zdania, „san-s-…” to krótkie formy przycisków.

sanctuary-title = Azyl: Zagrożone gatunki
sanctuary-blurb = Rozstaw wolontariuszy, wykorzystaj to, co widzą, ratuj zwierzęta. 2–4 osoby, na żywo lub korespondencyjnie. Około 60 minut.
sanctuary-view-board = stół
sanctuary-view-row = pół rzędu kart
sanctuary-view-player = jedna plansza
sanctuary-view-card = jedna karta
sanctuary-view-expansions = rozbudowy
sanctuary-view-score = punkty
sanctuary-view-legend = co znaczą symbole
sanctuary-option-advanced = Wariant zaawansowany (oba pionki w jednej turze)
sanctuary-option-first = Kto zaczyna
sanctuary-option-first-random = losowo
sanctuary-option-first-1 = miejsce nr 1
sanctuary-option-first-2 = miejsce nr 2
sanctuary-option-first-3 = miejsce nr 3
sanctuary-option-first-4 = miejsce nr 4
sanctuary-option-animals = Zestaw zwierząt
sanctuary-option-animals-random = losowo
sanctuary-option-animals-A = południe: tygrys, panda, zebra, orangutan
sanctuary-option-animals-B = klimat umiarkowany: wilk, ryś, koala, bocian
sanctuary-option-animals-C = zimno: niedźwiedź polarny, foka, kozica, mors
sanctuary-option-animals-D = susza: gepard, koziorożec, adaks, chomik
sanctuary-option-faces = Zwierzęta pokazujące drugi gatunek
sanctuary-option-faces-R = czerwone
sanctuary-option-faces-Y = żółte
sanctuary-option-faces-G = zielone
sanctuary-option-faces-B = niebieskie

san-player = Miejsce { $n }
san-colour = { $noun ->
    [animal] { $c ->
        [R] czerwone
        [Y] żółte
        [G] zielone
        [B] niebieskie
        [X] szare
        [same] tego samego koloru
        [other] innego koloru
       *[any] dowolne
    }
    [expansion] { $c ->
        [R] czerwona
        [Y] żółta
        [G] zielona
        [B] niebieska
        [X] szara
        [same] tego samego koloru
        [other] innego koloru
       *[any] dowolna
    }
   *[marker] { $c ->
        [R] czerwony
        [Y] żółty
        [G] zielony
        [B] niebieski
        [X] szary
        [same] tego samego koloru
        [other] innego koloru
       *[any] dowolny
    }
}
san-colour-s = { $noun ->
    [animal] { $c ->
        [other] inne
        [same] to samo
       *[any] dowolne
    }
    [expansion] { $c ->
        [other] inna
        [same] ta sama
       *[any] dowolna
    }
   *[marker] { $c ->
        [other] inny
        [same] ten sam
       *[any] dowolny
    }
}
san-or = { $a } albo { $b }
san-and = { $a } i/lub { $b }

san-do-gain = dostań: { $list }
san-do-pay = oddaj: { $list }
san-do-pay-many = oddaj dowolną liczbę znaczników
san-do-exchange = oddaj dowolną liczbę znaczników i dostań tyle samo w jednym innym kolorze
san-do-store = przenieś do magazynu tego koloru: { $list }
san-do-animal = przyjmij zwierzę: { $list }
san-do-animals = przyjmij jedno lub dwa zwierzęta różnych kolorów
san-do-grow = liczebność +1: { $list }
san-do-satisfy = serce: { $list }
san-do-hearts = po jednym sercu dla jednego lub dwóch różnych zwierząt
san-do-expand = weź rozbudowę: { $list }
san-do-expand-other = weź rozbudowę ({ $list }) i połóż ją przy magazynie innego koloru
san-do-shiftexpansion = przenieś swoją rozbudowę do wolnego magazynu
san-do-buy = kup ziemię
san-do-raise = { $n ->
    [one] podnieś { $n } pieczęć
    [few] podnieś { $n } pieczęcie
   *[many] podnieś { $n } pieczęci
}
san-do-flood = zalej działkę
san-do-forest = zalesij działkę
san-do-hire = { $who ->
    [ranger] zatrudnij strażnika
   *[rescuer] zatrudnij ratownika zwierząt
}
san-do-give = { $to ->
    [opp_each] przekaż po jednym zagrożeniu każdemu przeciwnikowi
   *[opp_one] przekaż zagrożenie przeciwnikowi
}
san-do-drop = { $n ->
    [one] usuń { $n } swoje zagrożenie
    [few] usuń do { $n } swoich zagrożeń
   *[many] usuń do { $n } swoich zagrożeń
}
san-do-main = { $of ->
    [own_second] wykonaj akcję główną karty pod drugim swoim pionkiem
    [own_any] wykonaj akcję główną karty pod dowolnym swoim pionkiem
    [opp_any] wykonaj akcję główną karty pod pionkiem przeciwnika
   *[any_card] wykonaj akcję główną dowolnej karty
}
san-do-side = { $of ->
    [own_second] wykonaj akcję poboczną karty pod drugim swoim pionkiem
    [own_any] wykonaj akcję poboczną karty pod dowolnym swoim pionkiem
    [opp_any] wykonaj akcję poboczną karty pod pionkiem przeciwnika
   *[any_card] wykonaj akcję poboczną dowolnej karty
}
san-do-skip = zrezygnuj ze swojej akcji głównej
san-do-stocked = { $c ->
    [any] jeśli w którymś magazynie coś jest
    [R] jeśli w czerwonym magazynie coś jest
    [Y] jeśli w żółtym magazynie coś jest
    [G] jeśli w zielonym magazynie coś jest
   *[B] jeśli w niebieskim magazynie coś jest
}
san-do-stocked-grow = { $c ->
    [any] jeśli w magazynie coś jest (to zostaje), liczebność +1: zwierzę tego koloru
    [R] jeśli w czerwonym magazynie coś jest (to zostaje), liczebność +1: czerwone zwierzę
    [Y] jeśli w żółtym magazynie coś jest (to zostaje), liczebność +1: żółte zwierzę
    [G] jeśli w zielonym magazynie coś jest (to zostaje), liczebność +1: zielone zwierzę
   *[B] jeśli w niebieskim magazynie coś jest (to zostaje), liczebność +1: niebieskie zwierzę
}
san-do-if = { $price }, potem { $then }
san-do-times = { $n ->
    [1] raz: { $do }
    [2] do dwóch razy: { $do }
   *[any] dowolną liczbę razy: { $do }
}
san-do-copyexpansion = staje się kopią rozbudowy przeciwnika
san-do-actas = zagraj pionkiem przeciwnika zamiast swoim
san-do-reacttogrow = gdy rośnie liczebność zwierzęcia przeciwnika, twoje zwierzę tego koloru też może +1 na tym samym warunku
san-do-passive = { $what ->
    [see_fences] twoi wolontariusze widzą przez płoty
    [wrap] dla twoich wolontariuszy końce rzędu sąsiadują ze sobą
    [flood_unbought] możesz zalewać niekupione działki
    [forest_unbought] możesz zalesiać niekupione działki
   *[free_slot] może leżeć przy dowolnym magazynie
}
san-do-score = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}
san-do-score-per = { $what ->
    [ranger_rescuer_pair] { san-do-score } za każdą parę: strażnik i ratownik
    [timeline_seal] { san-do-score } za każdą pieczęć na osi czasu
   *[area_both] { san-do-score } za każdą działkę ze stawem i lasem
}
san-do-score-count = punkty za liczbę twoich rozbudów: { $list }
san-do-at-end = { $what ->
    [raise_all] podnieś wszystkie swoje pieczęcie o jedno pole
   *[reclaim_one_area] zalej i zalesij jedną swoją działkę
}

san-s-gain = +{ $list }
san-s-pay = oddaj { $list }
san-s-pay-many = oddaj ile chcesz
san-s-exchange = wymiana znaczników
san-s-store = magazyn: { $list }
san-s-animal = zwierzę: { $list }
san-s-animals = 1–2 nowe zwierzęta
san-s-grow = +1: { $list }
san-s-satisfy = serce: { $list }
san-s-hearts = 1–2 serca
san-s-expand = rozb.: { $list }
san-s-expand-other = rozbudowa gdzie indziej
san-s-shiftexpansion = przenieś rozbudowę
san-s-buy = kup ziemię
san-s-raise = pieczęcie +{ $n }
san-s-flood = zalej działkę
san-s-forest = zalesij
san-s-hire = { $who ->
    [ranger] strażnik
   *[rescuer] ratownik
}
san-s-give = { $to ->
    [opp_each] zagrożenie dla każdego
   *[opp_one] przekaż zagrożenie
}
san-s-drop = { $n ->
    [one] usuń zagrożenie
    [few] usuń { $n } zagrożenia
   *[many] usuń { $n } zagrożeń
}
san-s-main = { $of ->
    [own_second] główna drugiego
    [own_any] główna własna
    [opp_any] główna cudza
   *[any_card] główna dowolna
}
san-s-side = { $of ->
    [own_second] poboczna drugiego
    [own_any] poboczna własna
    [opp_any] poboczna cudza
   *[any_card] poboczna dowolna
}
san-s-skip = bez gł.
san-s-stocked = zapas?
san-s-stocked-grow = zapas? +1: { $list }
san-s-if = { $price } → { $then }
san-s-times = { $n ->
    [any] n × { $do }
   *[other] { $n } × { $do }
}
san-s-copyexpansion = kopia rozbudowy
san-s-actas = cudzy pionek
san-s-reacttogrow = rośnij razem
san-s-passive = { $what ->
    [see_fences] widzą przez płoty
    [wrap] rząd w kółko
    [flood_unbought] staw wszędzie
    [forest_unbought] las wszędzie
   *[free_slot] dowolny magazyn
}
san-s-score = { $n } pkt
san-s-score-per = po { $n } pkt
san-s-score-count = punkty: { $list }
san-s-at-end = { $what ->
    [raise_all] wszystkie pieczęcie w górę
   *[reclaim_one_area] staw i las za darmo
}

san-token = { $token ->
    [E01] Sobowtór
    [E02] Małe jest piękne
    [E03] Echo
    [E04] Podaj dalej
    [E05] Cudze ręce
    [E06] Wolny kąt
    [E07] Nadgodziny
    [E08] Zgrane pary
    [E09] Pętla
    [E10] Wczesne stawy
    [E11] Wieża widokowa
    [E12] Księga wieczysta
    [E13] Woda i las
    [E14] Dar dla natury
    [E15] Wczesny las
   *[E16] Hossa
}
san-kind = { $kind ->
    [once_game] raz na grę
    [once_round] raz na rundę
    [always] stale
   *[end] na koniec gry
}
san-species = { $name ->
    [Siberian-Tiger] tygrys syberyjski
    [Asiatic-Lion] lew azjatycki
    [Giant-Panda] panda wielka
    [Indian-Elephant] słoń indyjski
    [Grevys-Zebra] zebra Grevy’ego
    [Black-Rhinoceros] nosorożec czarny
    [Sumatran-Orangutan] orangutan sumatrzański
    [Gouldian-Finch] amadyna wspaniała
    [Wolf] wilk
    [European-Wildcat] żbik
    [Eurasian-Lynx] ryś euroazjatycki
    [Brown-Bear] niedźwiedź brunatny
    [Koala] koala
    [European-Bison] żubr
    [Black-billed-Stork] bocian czarnodzioby
    [Golden-Eagle] orzeł przedni
    [Polar-Bear] niedźwiedź polarny
    [Snow-Leopard] pantera śnieżna
    [Grey-Seal] foka szara
    [Magellanic-Penguin] pingwin magellański
    [Tatra-Chamois] kozica tatrzańska
    [Muskox] piżmowół
    [Walrus] mors
    [North-Atlantic-Right-Whale] wal biskajski
    [Cheetah] gepard
    [African-Wild-Dog] likaon
    [Abyssinian-Ibex] koziorożec abisyński
    [Common-Wombat] wombat tasmański
    [Addax] adaks
    [Scimitar-horned-Oryx] oryks szablorogi
    [Syrian-Hamster] chomik syryjski
   *[Dingo] dingo
}

# Pytania i wybory

san-worker = { $who ->
    [ranger] strażnik
   *[rescuer] ratownik zwierząt
}
san-ask-turn = { $alone ->
    [yes] Pionek na karcie { $place }: co teraz?
   *[no] Co teraz?
} { $n ->
    [0] Nic więcej nie da się zrobić.
   *[other] Możliwe akcje: { $n }.
}
san-ask-react = Echo: liczebność zwierzęcia przeciwnika wzrosła. Twoje zwierzę ({ $animal }) też +1? { $need ->
    [pay] Koszt: jeden znacznik ({ $list }).
    [store] To nic nie kosztuje.
    [rescuer] Pracuje przy tym twój ratownik.
   *[free] To nic nie kosztuje.
}
san-ask = { $kind ->
    [place] Gdzie staje twój wolontariusz?
    [volunteer] Który pionek teraz działa?
    [feed] Który znacznik dostaje { $what }?
    [work] Któremu zwierzęciu pomaga ratownik?
    [parts] Która część? { $text }
    [branch] Co wybierasz? { $text }
    [forgo] Z czyjej akcji głównej rezygnujesz?
    [pay] Który znacznik oddajesz? { $text }
    [has_store] Który magazyn? { $text }
    [store] Który znacznik trafia do magazynu?
    [amount] Ile? Masz: { $what } { $n }.
    [exchange_pay] Który znacznik wymieniasz?
    [exchange_gain] W jakim kolorze dostajesz { $n ->
        [one] { $n } znacznik
        [few] { $n } znaczniki
       *[many] { $n } znaczników
    }?
    [gain] Które znaczniki dostajesz?
    [animal] Które zwierzę przyjmujesz?
    [grow] Które zwierzę +1?
    [satisfy] Które zwierzę dostaje serce?
    [distinct] Które kolory?
    [expand] Którą rozbudowę bierzesz?
    [expand-at] Gdzie trafia „{ $what }”?
    [shift] Którą rozbudowę przenosisz?
    [shift-at] Gdzie trafia „{ $what }”?
    [buy] Kupujesz więcej ziemi?
    [raise] Które pieczęcie idą w górę? Liczby to punkty.
    [flood] Którą działkę zalewasz?
    [forest] Którą działkę zalesiasz?
    [hire] Zatrudniasz kogoś jeszcze?
    [give_threat] Kto dostaje zagrożenie?
    [drop_threat] Ile zagrożeń usuwasz?
    [copy_main] Która akcja główna?
    [copy_side] Która akcja poboczna?
    [copy_expansion] Którą rozbudowę kopiujesz?
    [borrow] Który pionek?
   *[other] { $text }
}
san-label-main = { $card }: akcja główna
san-label-side = { $card }: akcja poboczna
san-label-main-long = Akcja główna: { $text }
san-label-side-long = Akcja poboczna: { $text }
san-label-sees = { $n ->
    [0] Nic nie widzi
   *[other] Widzi { $list }
}
san-label-volunteer = Pionek na karcie { $card }
san-label-feed = { $who ->
    [ranger] Zaopatrz strażnika
   *[rescuer] Zaopatrz ratownika
}
san-label-work = { $who ->
    [ranger] Strażnik: usuń zagrożenie
   *[rescuer] Ratownik: zwierzę +1
}
san-label-relax = Pytaj przed reakcją
san-label-end = { $n ->
    [0] Zakończ turę
   *[other] Zakończ turę · zostało { $n }
}
san-label-back = Wróć
san-label-stop = Wystarczy
san-label-everything = Wszystko
san-label-again = Tak
san-label-more = Więcej …
san-label-animal = { $kind ->
    [satisfy] { $animal } · ×{ $hearts }
    [animal] { $animal }
   *[grow] { $animal } { $a } → { $b }
}
san-label-marker = { $colour } (masz { $n })
san-label-warehouse = { $c ->
    [R] czerwony magazyn
    [Y] żółty magazyn
    [G] zielony magazyn
   *[B] niebieski magazyn
}
san-label-area = { $area ->
    [0] działka domowa · { $n } pkt
   *[other] działka { $area } · { $n } pkt
}
san-label-lift = { $list }
san-label-opponent = { $player } (zagrożenia: { $n })
san-label-borrow = { $card }: { $player }
san-label-react = Też +1
san-label-react-pay = Też +1, oddaję: { $colour }
san-label-react-always = Zawsze, gdy nic nie kosztuje
san-label-decline = Bez reakcji

# Co się stało

san-amount = { $colour } { $n } (teraz { $now })
san-told-began = { $advanced ->
    [yes] Stół gotowy, wariant zaawansowany. Zaczyna { $player }.
   *[no] Stół gotowy. Zaczyna { $player }.
}
san-told-dealt = Runda { $n } z { $max }: nowe karty na stole: { $cards }.
san-told-opened = Żeby żadna karta nie była odcięta, w tej rundzie nie działa płot na prawo od: { $list }.
san-told-placed = { $player } stawia pionek na karcie { $card }.
san-told-unplaced = { $player } nie ma karty dla pionka i gra dalej bez niego.
san-told-used = { $what ->
    [main] { $player }: akcja główna karty { $card }.
   *[side] { $player }: akcja poboczna karty { $card }.
}
san-told-turned = { $player } używa rozbudowy { $token }: { $text }.
san-told-copied = { $what ->
    [main] { $player } kopiuje akcję główną: { $text }.
   *[side] { $player } kopiuje akcję poboczną: { $text }.
}
san-told-borrowed = { $player } gra pionkiem z karty { $card } zamiast własnym.
san-told-forwent = { $player } rezygnuje z własnej akcji głównej.
san-told-gained = { $player } dostaje: { $list }.
san-told-paid = { $player } oddaje: { $list }.
san-told-stored = { $player }, do magazynu: { $list }.
san-told-arrived = { $player }, nowe zwierzę: { $animal }, liczebność 1.
san-told-grew = { $player }: { $animal }, liczebność { $a } → { $b }.
san-told-satisfied = { $player }: { $animal }, serca { $a } → { $b }.
san-told-expanded = { $player } bierze rozbudowę { $token } ({ san-label-warehouse }): { $text }.
san-told-shifted = { $player } przenosi rozbudowę { $token } ({ san-label-warehouse }).
san-told-became = { $player }: rozbudowa { $token } jest teraz kopią: { $copied }.
san-told-bought = { $player } kupuje ziemię: pieczęć z działki { $area } warta { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
} ({ $left ->
    [0] działka kupiona
   *[other] na tabliczce zostaje { $left }
}).
san-told-lifted = { $player }: { $n ->
    [one] { $n } pieczęć
    [few] { $n } pieczęcie
   *[many] { $n } pieczęci
} w górę, { $a } → { $b } pkt.
san-told-flooded = { $player } zalewa: { san-area }, { $n } pkt.
san-told-forested = { $player } zalesia: { san-area }, { $n } pkt.
san-told-hired = { $who ->
    [ranger] { $player } zatrudnia strażnika.
   *[rescuer] { $player } zatrudnia ratownika zwierząt.
}
san-told-fed = { $who ->
    [ranger] { $player } zaopatruje strażnika: { $colour } znacznik.
   *[rescuer] { $player } zaopatruje ratownika: { $colour } znacznik.
}
san-told-worked = { $who ->
    [ranger] { $player }: strażnik pracuje.
   *[rescuer] { $player }: ratownik pracuje.
}
san-told-threatened = { $player }, zagrożenia: +{ $n } (razem { $total } = { $points } pkt).
san-told-dropped = { $player }, zagrożenia: −{ $n } (razem { $total } = { $points } pkt).
san-told-gave = { $player } przekazuje zagrożenie. Dostaje je { $to } (teraz { $a } i { $b }).
san-told-reacts = { $player } reaguje.
san-told-tipped = { $player } kończy turę.
san-told-cleaned = Koniec rundy. Kartę pierwszego gracza ma { $player }.
san-told-end-effect = { $player }: rozbudowa { $token } działa na koniec gry.
san-told-won = 🏆 Wygrywa { $player }! Wynik: { $n }, przewaga: { $lead }.
san-told-tie-break = 🏆 Wygrywa { $player }! Wynik: { $n }, remis; rozstrzygają zwierzęta.
san-told-shared = 🏆 Wspólne zwycięstwo: { $list } – po { $n }.
san-told-places = { $list }

# Widok słowami

san-phase = { $phase ->
    [reveal] odkrycie kart
    [place] przydział
    [resolve] zadania
    [clean] koniec rundy
    [pause] koniec rundy
   *[over] punktacja
}
san-headline = Runda { $n } z { $max } · { $phase } · { $list }{ $card ->
    [none] { "" }
   *[other] { " " }({ $card })
}
san-headline-over = Koniec gry · { $list } · { $n } pkt
san-threats = { $n ->
    [one] { $n } zagrożenie
    [few] { $n } zagrożenia
   *[many] { $n } zagrożeń
}
san-fence = { $side ->
    [left] płot po lewej
   *[right] płot po prawej
}
san-pawn = { $tipped ->
    [yes] { $player }, po turze
   *[no] { $player }
}
san-stop = { $side ->
    [left] po lewej: { $why ->
        [fence] płot
        [pawn] pionek
       *[end] koniec rzędu
    }
   *[right] po prawej: { $why ->
        [fence] płot
        [pawn] pionek
       *[end] koniec rzędu
    }
}
san-sees = { $card } ({ $player }) widzi: { $list }; { $ends }.
san-none = brak
san-empty = pusty
san-first = karta pierwszego gracza
san-board = { $player }: { $n } pkt
san-board-mgmt = Centrum: { $list }
san-board-animal = { $animal } ({ $colour }) { $n } × { $hearts } = { $points }
san-board-animals = Zwierzęta: { $list }
san-board-stores = Magazyny: { $list }
san-board-land = Pieczęcie: { $seals } (na tabliczkach { $plates }) · stawy: { $ponds } · lasy: { $groves }
san-board-threats = Zagrożenia: { $n } = { $points } pkt
san-fed = { $used ->
    [yes] { $colour ->
        [none] bez zaopatrzenia, po pracy
       *[other] { $colour }, po pracy
    }
   *[no] { $colour ->
        [none] bez zaopatrzenia
       *[other] { $colour }
    }
}
san-crew = { $who ->
    [ranger] strażnicy: { $n } ({ $list })
   *[rescuer] ratownicy: { $n } ({ $list })
}
san-copied = { $token } (kopia: { $copied })
san-turned = { $token } (użyta)
san-area = { $area ->
    [0] działka domowa
   *[other] działka { $area }
}
san-display = Rozbudowy do wzięcia: { $list }
san-row = **Rząd { $row }** – karta: akcja główna | akcja poboczna
san-alt-title = Azyl.
san-alt = Azyl, runda { $n } z { $max }, { $phase }. Kolej: { $list }.
san-alt-pawns = Pionki: { $list }.
san-alt-fences = Płoty na prawo od: { $list }.
san-alt-points = Punkty: { $list }.
san-alt-card = Karta { $card }: akcja główna: { $main }. Akcja poboczna: { $side }. { $n ->
    [0] Bez zagrożeń.
    [one] { $n } zagrożenie.
    [few] { $n } zagrożenia.
   *[many] { $n } zagrożeń.
}
san-alt-legend = Co znaczą symbole na kartach. /karta opisuje każdą kartę słowami.
san-not-mine = Oglądasz grę; żadna plansza nie jest twoja.
san-mine-main = { $done ->
    [yes] **{ $card }** – akcja główna (użyta): { $text }
   *[no] **{ $card }** – akcja główna: { $text }{ $n ->
        [0] { "" }
        [one] , potem { $n } zagrożenie
        [few] , potem { $n } zagrożenia
       *[many] , potem { $n } zagrożeń
    }
}
san-mine-side = · { $card }: { $text }
san-refused = To niemożliwe: { $why }.
san-refused-place = { $card } odpada: { $why }.
san-refused-main = Akcja główna karty { $card }: { $why }.
san-refused-side = Akcja poboczna karty { $card }: { $why }.
san-refused-work = { $who ->
    [ranger] Strażnik: { $why }.
   *[rescuer] Ratownik: { $why }.
}
san-refused-use = { $token }: { $why }.
san-why = { $rule ->
    [SAN-PLACE-05] stoi tam już pionek
    [SAN-PLACE-06] stamtąd nie widać żadnej karty
    [SAN-PLACE-07] inny pionek nie widziałby żadnej karty
    [SAN-LOS-03] leży w drugim rzędzie
    [SAN-LOS-04] zasłania ją pionek
    [SAN-LOS-05] zasłania ją płot
    [SAN-LOS-07] pionek nie widzi własnej karty
    [SAN-RESOLVE-05] nic z tego nie da się teraz zrobić
    [SAN-RESOLVE-06] już użyta
    [SAN-RESOLVE-07] drugi pionek ma swoją turę
    [SAN-RANGER-03] wszyscy mają zaopatrzenie
    [SAN-RANGER-R01] w twoim centrum nie ma znaczników
    [SAN-RANGER-04] brak kogoś z zaopatrzeniem i przed pracą
    [SAN-THREAT-05] nie masz zagrożeń
    [SAN-RESCUE-R02] żaden ratownik z zaopatrzeniem nie ma teraz zwierzęcia, któremu może pomóc
    [SAN-EXP-G2] już użyta
    [SAN-EXP-G4] tego nie używa się przyciskiem
    [SAN-RESOLVE-01] to nie twoja kolej
   *[other] teraz pytanie jest inne
}

# Na obrazach

san-pic-round = RUNDA
san-pic-round-of = Runda { $n }
san-pic-score = { $over ->
    [yes] Punktacja
   *[no] Punkty
}
san-pic-part = { $what ->
    [main] Akcja główna
   *[side] Akcja poboczna
}
san-pic-threat = { $n ->
    [one] po akcji głównej: weź { $n } zagrożenie
    [few] po akcji głównej: weź { $n } zagrożenia
   *[many] po akcji głównej: weź { $n } zagrożeń
}
san-pic-mark = { $n ->
    [3] tylko na 3 lub 4 osoby
   *[other] tylko na { $n } osoby
}
san-pic-source = { $what ->
    [land] Ziemia
    [R] Czerwone
    [Y] Żółte
    [G] Zielone
    [B] Niebieskie
    [centre] Centrum
    [stores] Magazyny
    [seals] Pieczęcie
    [expansions] Rozbudowy
    [threats] Zagrożenia
    [total] Razem
   *[tie] Zwierzęta
}
san-pic-legend = { $part ->
    [things] Rzeczy
    [grammar] Gramatyka
    [actions] Akcje
   *[expansions] Rozbudowy
}
san-icon-things = { $name ->
    [red] czerwony trójkąt
    [yellow] żółty kwadrat
    [green] zielony liść
    [blue] niebieska kropla
    [any] dowolny kolor
    [animal] zwierzę
    [store] magazyn
    [centre] centrum
    [cog] rozbudowa
    [seal] pieczęć
    [heart] zadowolenie
    [threat] zagrożenie
    [me] ty
    [opponent] przeciwnik
    [first] zaczyna
   *[points] punkty
}
san-icon-grammar = { $name ->
    [and] oba, jedno, żadne
    [or] jedno z nich
    [then] koszt, potem
    [price] oddaj to
    [times] ile razy
    [different] różne; ( ) opcja
    [same] = ten sam kolor
   *[other] ≠ inny kolor
}
san-icon-actions = { $name ->
    [gain] znaczniki
    [store] do magazynu
    [animal] nowe zwierzę
    [grow] liczebność +1
    [stocked] jest zapas? +1
    [satisfy] serce
    [expand] rozbudowa
    [elsewhere] przy innym
    [shift] przenieś
    [buy] ziemia: pieczęć
    [raise] 2 pieczęcie +1
    [flood] staw
    [forest] las
    [ranger] strażnik
    [rescuer] ratownik
    [give] przekaż dalej
    [drop] usuń zagrożenia
    [main-second] główna: drugi
    [main-opp] główna: cudza
    [side-own] poboczna: mój
    [side-opp] poboczna: cudzy
   *[skip] bez głównej
}
san-icon-expansions = { $name ->
    [once_game] raz na grę
    [once_round] raz na rundę
    [always] stale
    [end] na koniec gry
    [copy] kopia
    [react] rośnij razem
    [act-as] cudzy pionek
    [free_slot] każdy magazyn
    [any-card] dowolna główna
    [wrap] rząd w kółko
    [flood_unbought] staw wszędzie
    [see_fences] przez płoty
    [reclaim] staw i las
    [forest_unbought] las wszędzie
    [raise_all] pieczęcie w górę
   *[per-seal] za pieczęcie
}
