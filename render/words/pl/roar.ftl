# Roar-a-Saurus. Okrzyki i nazwy ulepszeń są takie same w każdym języku i nigdy się nie odmieniają.

roar-title = Roar-a-Saurus
roar-blurb = Wyścig dinozaurów dla 2–5 osób: rzucaj, zatrzymuj kości i zarycz przed innymi. Około 5 minut.
roar-player = Miejsce nr { $n }

roar-dino = { $dino ->
    [rex] Rex
    [trike] Trike
    [stego] Stego
    [brachi] Brachi
   *[ptera] Ptera
}
roar-development = { $name ->
    [wusch] Wusch
    [oh_yeah] Oh Yeah
    [mhhm] Mhhm
    [oo_ah] Oo Ah
    [klonk] Klonk
    [klink_left] Klink lewy
    [klink_right] Klink prawy
    [zinngg_left] Zinngg lewy
   *[zinngg_right] Zinngg prawy
}
roar-effect = { $name ->
    [wusch] Czwarta kość.
    [oh_yeah] Nokaut dopiero przy piątym znaczniku obrażeń.
    [mhhm] Ahh leczy do 2 obrażeń.
    [oo_ah] Twoje Kaboom zadaje o 1 więcej. Można mieć dwa.
    [klonk] Zatrzymuje 1 obrażenie z każdego Kaboom.
    [klink_left] Zatrzymuje 1 obrażenie z Roaar z lewej.
    [klink_right] Zatrzymuje 1 obrażenie z Grrrr z prawej.
    [zinngg_left] Twoje Grrrr z czterema kośćmi zadaje 2. Wymaga Wusch.
   *[zinngg_right] Twoje Roaar z czterema kośćmi zadaje 2. Wymaga Wusch.
}
roar-call = { $name ->
    [grrrr] Grrrr
    [grrrr_zinngg] Grrrr-Zinngg
    [roaar] Roaar
    [roaar_zinngg] Roaar-Zinngg
    [kaboom] Kaboom
    [kaboom_oo_ah] Kaboom-Oo Ah
    [ahh_mhhm] Ahh-Mhhm
   *[ahh] Ahh
}
roar-word = { $word ->
    [klonk] Klonk
   *[klink] Klink
}
roar-die = { $held ->
    [yes] { $symbol ->
        [grrrr] Grrrr – odłożona
        [roaar] Roaar – odłożona
        [kaboom] Kaboom – odłożona
       *[ahh] Ahh – odłożona
    }
   *[no] { $symbol ->
        [grrrr] Grrrr
        [roaar] Roaar
        [kaboom] Kaboom
        [ahh] Ahh
       *[none] w ręce
    }
}

## Widoki

roar-view-board = to, co teraz na stole
roar-view-arena = arena
roar-view-score = punkty
roar-view-dino = jeden dino
roar-view-legend = objaśnienie kości i ulepszeń

## Nagłówek

roar-headline-ready = Gotowe: { $ready } z { $seats }. Koniec czekania: { $by }.
roar-headline-shout = Wszystko gotowe. Okrzyk „Roar-a-Saurus!” daje { $player }; bez niego start: { $by }.
roar-headline-break = Przerwa po rundzie walki { $round }. Następny okrzyk daje { $player }: { $by }.
roar-headline-between = Przerwa po rundzie walki { $round }.
roar-headline-halted = Przerwa po rundzie walki { $round }: zatrzymana przez hosta.
roar-headline-countdown = { $last ->
    [yes] Start ostatniej rundy walki: { $at }.
   *[no] Start rundy walki { $round }: { $at }.
}
roar-headline-pause = Kaboom! Wszystkie kości wracają do ręki. Okrzyk „Roar-a-Saurus!” daje { $player }, bez niego dalej: { $by }.
roar-headline-restart = Runda walki { $round } rusza dalej: { $at }. Wszystkie kości wracają do ręki.
roar-headline-live = { $last ->
    [yes] Ostatnia runda walki
   *[no] Runda walki { $round }
}, na nogach: { $left }{ $volcano ->
    [0] {""}
   *[other] , a wulkan pali
}.

## Plansza słowami

roar-line = { $player } ({ $dino }): obrażenia { $damage }/{ $limit } · { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
roar-line-pending = grozi jeszcze: { $n }
roar-line-choosing = wybiera ulepszenie
roar-line-ready = gotowe
roar-status = { $status ->
    [out] nokaut
    [withdrawn] poza rundą
    [sleeping] śpi
   *[watching] ogląda tę rundę
}
roar-circle = Zgodnie z ruchem zegara, od góry do dołu. Grrrr trafia najbliższego niżej, Roaar najbliższego wyżej; znokautowanych pomija.
roar-circle-two = We dwoje Grrrr i Roaar trafiają tego drugiego dino.
roar-volcano-on = Wulkan pali: co 10 s po 1 obrażeniu dla wszystkich, a Ahh nic nie leczy.
roar-watching = Oglądają: { $list }.

## Co się stało

roar-opened = Zgodnie z ruchem zegara: { $list }. Pierwszy okrzyk daje { $player }.
roar-readied = { $player }: gotowe.
roar-missed = Bez gotowości na czas: { $list }. Oglądać można zawsze.
roar-begins = Zaczyna się runda walki { $round }. Wszystkie kości do ręki!
roar-begins-shout = 🦖 { $player }: Roar-a-Saurus! Zaczyna się runda walki { $round }.
roar-live = Start!
roar-live-shout = 🦖 { $player }: Roar-a-Saurus! Rzucamy dalej.
roar-called = { $player }: { $call }!
roar-attack = { $player }: { $call } → { $target } +{ $n } ({ $damage }/{ $limit })
roar-attack-stopped = { $player }: { $call } → { $target }: { $word }! { $n ->
    [0] Brak obrażeń
   *[other] +{ $n }
} ({ $damage }/{ $limit })
roar-kaboom = 💥 { $player }: { $call }! Obrażenia: { $list }. Wszystkie kości wracają do ręki.
roar-ahh = { $player }: { $call }! { $n ->
    [0] Nie ma czego leczyć
   *[other] Leczy { $n }
} ({ $damage }/{ $limit })
roar-threatened = { $by }: { $call }, cel: { $player }, obrażenia: { $n }, chyba że { $player } zdąży powiedzieć { $word }.
roar-said = { $player }: { $word }!
roar-ko = Nokaut: { $victim }! Punkt zdobywa { $player } (razem { $pts }).
roar-ko-volcano = Nokaut od wulkanu: { $victim }. Nikt nie dostaje punktu.
roar-developed = { $player } bierze { $development }.
roar-skipped = { $player } nie bierze ulepszenia.
roar-erupted = 🌋 Wulkan pali, po 1 obrażeniu: { $list }.
roar-slept = { $player } śpi: 20 s bez kliknięcia.
roar-withdrew = { $player } – poza rundą: 45 s bez kliknięcia. Przycisk „Gotowe” przywraca do gry.
roar-computer = Komputer gra teraz za gracza { $player }.
roar-back = { $player } znowu w grze.
roar-round = Runda walki { $round }: na nogach zostaje tylko { $player }, +3 (razem { $pts }).
roar-discards = { $player } odrzuca: { $list }.
roar-tied = Remis! Ostatnia runda walki: { $list }.
roar-halted = Host zatrzymuje przerwę.
roar-continued = Przerwa trwa dalej.
roar-resumed = Bot wystartował od nowa. Nic nie zginęło; wszystkie kości wracają do ręki.
roar-wins = 🏆 Wygrywa { $player }! Wynik: { $pts }, przewaga: { $lead }.
roar-wins-tie = 🏆 { $player } wygrywa ostatnią rundę walki i całą partię! Wynik: { $pts }.
roar-ended = { $ending ->
    [not_started] Za mało gotowych osób. Partia się nie zaczyna.
   *[cancelled] W tej partii nie ma już nikogo. Kończy się bez zwycięstwa.
}

## Własny panel

roar-mine = Twój dino to { $dino }: obrażenia { $damage }/{ $limit }, { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
roar-mine-developments = Ulepszenia: { $list }.
roar-mine-dice = Kości: { $list }
roar-mine-ready = Co najmniej trzy odłożone: wołaj { $list }!
roar-mine-pause = Pauza. Rzucaj, gdy tylko padnie okrzyk.
roar-mine-waiting = Wysłane: { $list } …
roar-mine-early = Odrobinę za wcześnie: rzut zaraz nastąpi.
roar-mine-left = ◀️ Grrrr: { $player } ({ $damage }/{ $limit })
roar-mine-right = ▶️ Roaar: { $player } ({ $damage }/{ $limit })
roar-mine-out = { $status ->
    [withdrawn] Jesteś poza rundą. Przycisk „Gotowe” przywraca cię w następnej.
    [watching] Oglądasz tę rundę.
   *[out] Twój dino ma nokaut. Wracasz w następnej rundzie, z punktami i ulepszeniami.
}
roar-mine-wishes = Lista życzeń: { $list }.
roar-mine-watching = Oglądasz tę partię.

roar-question-race = Rzucaj, zatrzymuj to, co zbierasz, i wołaj przy trzech takich samych.
roar-question-shout = { $phase ->
    [pause] Kości w ręce? Twój okrzyk rusza grę dalej.
   *[ready] Wszystko gotowe? Twój okrzyk zaczyna odliczanie.
}
roar-question-ready = Jesteś? Runda zaczyna się, gdy są wszyscy.
roar-question-development = Które ulepszenie bierzesz?
roar-question-react = { $player } atakuje cię: { $call }. Szybko, zawołaj { $word }!
roar-question-wishes = Lista życzeń: co Ahh ma ci przynosić bez pytania?

roar-button-roll = Rzuć
roar-button-ready = Gotowe
roar-button-shout = Roar-a-Saurus!
roar-button-skip = Bez ulepszenia
roar-button-clear = Wyczyść listę życzeń

## Dlaczego nie

roar-refused-late = O { $n } ms za późno: { $cause ->
    [kaboom] pierwsze było Kaboom ({ $player }). Bez kary – rzucaj dalej.
    [round] rundę wygrywa { $player }. Bez kary.
   *[knockout] najpierw padł nokaut ({ $player }). Bez kary.
}
roar-refused-late-nobody = O { $n } ms za późno: walka już stała. Bez kary.
roar-refused-wrong-call = Tylko { $k } × { $symbol }, potrzeba 3. Blokada: 1 s.
roar-refused-locked = Po fałszywym okrzyku jeszcze { $s } s blokady.
roar-refused-not-yet = Jeszcze nie: następny rzut za { $s } s. Bez kary.
roar-refused-dropped = { $cause ->
    [kaboom] Pierwsze było Kaboom, to kliknięcie się nie liczy. Bez kary.
   *[other] Walka już stała, to kliknięcie się nie liczy. Bez kary.
}
roar-refused-all-held = Wszystkie kości są odłożone. Zwolnij jedną, by nią rzucić.
roar-refused-choosing = Najpierw wybierz ulepszenie; potem rzucasz dalej.
roar-refused-countdown = Trwa odliczanie. Nic się nie zmieniło.
roar-refused-forged = To nie jest twój przycisk. Nic się nie zmieniło.
roar-refused-game-end = Partia jest skończona. Nic się nie zmieniło.
roar-refused-held = Ta kość jest już odłożona. Nic się nie zmieniło.
roar-refused-no-face = Ta kość jeszcze nic nie pokazuje. Najpierw rzuć.
roar-refused-not-asked = O nic tu teraz nie pytamy. Nic się nie zmieniło.
roar-refused-not-due = Jeszcze nie pora. Nic się nie zmieniło.
roar-refused-not-held = Ta kość jest już w ręce. Nic się nie zmieniło.
roar-refused-old-epoch = To były poprzednie kości. Nic się nie zmieniło; oto nowe.
roar-refused-old-roll = Od tego czasu był już rzut. Nic się nie zmieniło; oto twoje kości.
roar-refused-out = Twój dino ma nokaut. Wracasz w następnej rundzie.
roar-refused-paused = Pauza po Kaboom. Nic się nie zmieniło; dalej po okrzyku.
roar-refused-ready = Runda jeszcze się nie zaczęła. Nic się nie zmieniło.
roar-refused-round-end = Runda jest skończona. Nic się nie zmieniło.
roar-refused-too-slow = Minęło więcej niż 2,5 s, obrażenia się liczą.
roar-refused-watching = Oglądasz tę rundę. Nic się nie zmieniło.
roar-refused-withdrawn = Jesteś poza rundą. Przycisk „Gotowe” przywraca cię w następnej.

## Dla osób, które nie widzą obrazka

roar-alt-ready = Roar-a-Saurus, przed rundą walki { $round }: czekamy na gotowość wszystkich.
roar-alt-countdown = Roar-a-Saurus, zaraz zacznie się runda walki { $round }.
roar-alt-live = Roar-a-Saurus, runda walki { $round }.
roar-alt-pause = Roar-a-Saurus, runda walki { $round }, pauza: Kaboom ({ $player }), wszystkie kości w ręce.
roar-alt-round-end = Roar-a-Saurus, koniec rundy walki { $round }. Następny okrzyk: { $player }.
roar-alt-game-end = Roar-a-Saurus, koniec. { $ending }
roar-alt-circle = Zgodnie z ruchem zegara: { $list }.
roar-alt-dino = { $player }, { $dino }, obrażenia { $damage } z { $limit }, { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
roar-alt-out = Poza rundą: { $out }.
roar-alt-legend = Co znaczą symbole: { $list }.

## Na obrazkach: krótko

roar-pic-round = RUNDA { $n }
roar-pic-over = KONIEC
roar-pic-away = poza rundą
roar-pic-watching = ogląda
roar-pic-wins = Wygrywa { $player }!
roar-pic-shared = Wspólne zwycięstwo: { $player }
roar-pic-round-winner = wygrywa rundę
roar-pic-pause = Kości do ręki. Czekamy na okrzyk …
roar-pic-die = { $symbol ->
    [grrrr] w lewo
    [roaar] w prawo
    [kaboom] we wszystkich
   *[ahh] leczy
}
roar-pic-three = Rzucaj, odkładaj, a przy trzech wołaj!
roar-pic-volcano = Wulkan pali teraz wszystkich!
roar-pic-dice = Trzy takie same
roar-pic-developments = Ulepszenia
roar-pic-points = Punkty
roar-pic-damage = Obrażenia
roar-pic-none = jeszcze żadnych
roar-pic-has = { $name ->
    [wusch] Wusch: czwarta kość
    [oh_yeah] Oh Yeah: nokaut dopiero przy 5
    [mhhm] Mhhm: Ahh leczy 2
    [oo_ah] Oo Ah: Kaboom +{ $n }
    [klonk] Klonk: Kaboom −1
    [klink_left] Klink lewy: Roaar −1
    [klink_right] Klink prawy: Grrrr −1
    [zinngg_left] Zinngg lewy: 4 Grrrr = 2
   *[zinngg_right] Zinngg prawy: 4 Roaar = 2
}
roar-pic-means-grrrr = Grrrr: w lewo
roar-pic-means-roaar = Roaar: w prawo
roar-pic-means-kaboom = Kaboom: wszyscy
roar-pic-means-ahh = Ahh: leczy 1
roar-pic-means-wusch = Wusch: 4. kość
roar-pic-means-ohyeah = Oh Yeah: limit 5
roar-pic-means-mhhm = Mhhm: leczy 2
roar-pic-means-ooah = Oo Ah: Kaboom +1
roar-pic-means-klonk = Klonk: Kaboom −1
roar-pic-means-klink = Klink: atak −1
roar-pic-means-zinngg = Zinngg: 4 kości = 2
roar-pic-means-damage = obrażenia: 4 = K.O.
roar-pic-means-egg = runda: 3 punkty
roar-pic-means-bone = nokaut: 1 punkt
roar-pic-means-star = 10 kończy partię

## Opcje w lobby

roar-option-mode = Gra
roar-option-mode-simple = prosta
roar-option-mode-full = pełna, z ulepszeniami
roar-option-pace = Tempo
roar-option-pace-calm = spokojne
roar-option-pace-normal = normalne
roar-option-pace-frantic = szalone
roar-option-reflex = Tryb refleksu
roar-option-starter = Pierwszy okrzyk
roar-option-starter-random = losowo
roar-option-starter-1 = miejsce nr 1
roar-option-starter-2 = miejsce nr 2
roar-option-starter-3 = miejsce nr 3
roar-option-starter-4 = miejsce nr 4
roar-option-starter-5 = miejsce nr 5
roar-option-dino = Dino
roar-option-dino-any = dowolny
roar-option-dino-rex = Rex
roar-option-dino-trike = Trike
roar-option-dino-stego = Stego
roar-option-dino-brachi = Brachi
roar-option-dino-ptera = Ptera
roar-option-preset = Fory lub utrudnienie
roar-option-preset-none = brak
roar-option-preset-beginner = na początek: Wusch i Oh Yeah
roar-option-preset-veteran = dla wprawnych: bez Zinngg, jeden Oo Ah
roar-option-preset-simple = bez ulepszeń
roar-option-start = Zaczyna z
roar-option-forbidden = Niedozwolone
roar-option-handicap = Dłuższe oczekiwanie między rzutami
roar-option-handicap-0 = brak
roar-option-handicap-250 = 0,25 s
roar-option-handicap-500 = 0,5 s
roar-option-handicap-1000 = 1 s
roar-option-start-wusch = Wusch
roar-option-start-oh-yeah = Oh Yeah
roar-option-start-mhhm = Mhhm
roar-option-start-oo-ah = Oo Ah
roar-option-start-oo-ah-second = drugie Oo Ah
roar-option-start-klonk = Klonk
roar-option-start-klink-left = Klink lewy
roar-option-start-klink-right = Klink prawy
roar-option-start-zinngg-left = Zinngg lewy
roar-option-start-zinngg-right = Zinngg prawy
roar-option-forbidden-wusch = Wusch
roar-option-forbidden-oh-yeah = Oh Yeah
roar-option-forbidden-mhhm = Mhhm
roar-option-forbidden-oo-ah = Oo Ah
roar-option-forbidden-oo-ah-second = drugie Oo Ah
roar-option-forbidden-klonk = Klonk
roar-option-forbidden-klink-left = Klink lewy
roar-option-forbidden-klink-right = Klink prawy
roar-option-forbidden-zinngg-left = Zinngg lewy
roar-option-forbidden-zinngg-right = Zinngg prawy
