# Jak grać (/zasady bez szukania): kilka stron o każdej grze, każda z obrazkiem. Najwyżej 600 znaków.

button-howto = Jak grać
button-howto-next = Dalej
howto-title = ### Jak grać: { $game } · { $n }/{ $of }

howto-roar-aim = Dinozaury walczą, a wszyscy rzucają naraz: żadnych tur, pięć głośnych minut. Celem jest 10 punktów. Nokaut jest wart 1, ostatni dino na nogach w rundzie walki 3.
    Grasz na swoim prywatnym panelu; otwiera go *Mój panel* pod areną. Tam widzisz swoje kości; inni widzą tylko to, co ich trafia.
howto-roar-roll = **Rzuć** rzuca wszystkimi kośćmi w ręce. Naciśnięcie kości odkłada ją na dino (nie bierze udziału w rzucie), następne zwalnia. Chcesz mieć trzy takie same symbole.
    Trzy odłożone kości jeszcze nic nie robią: naciśnij okrzyk tego symbolu. Liczy się okrzyk, a po nim wszystkie kości wracają do ręki. Okrzyk bez trzech takich samych blokuje na sekundę.
howto-roar-attack = **Grrrr** ◀️ zadaje 1 obrażenie dino po lewej (niebieska strzałka), **Roaar** ▶️ po prawej (czerwona strzałka). Znokautowane dinozaury się pomija; gdy zostają dwa, każdy jest sąsiadem z obu stron.
    Wszystko dzieje się naraz: możesz oberwać w trakcie własnego ataku.
howto-roar-kaboom = **Kaboom** 💥 zadaje 1 obrażenie wszystkim innym. Gra staje, a kości wracają do rąk: trzy takie same bez okrzyku przepadają. Z tego samego miejsca pada potem *Roar-a-Saurus!* i gra toczy się dalej. Dwa okrzyki prawie naraz: liczy się wcześniejsze naciśnięcie.
howto-roar-heal = **Ahh** 💚 zdejmuje 1 obrażenie z twojego dino. Czwarte oznacza nokaut: dino odpada do końca rundy, a za ten cios od razu należy się znacznik nokautu.
howto-roar-end = Ostatni dino na nogach wygrywa rundę walki: 3 punkty. Obrażenia znikają, a okrzyk z tego miejsca zaczyna następną rundę. Gdy ktoś ma na koniec rundy 10 punktów, wygrywa najwyższy wynik; przy remisie decyduje ostatnia runda walki.
    Zbyt długą walkę kończy wulkan: rani wszystkich.
howto-roar-more = Gra pełna ma ulepszenia. Każde Ahh daje jedno: czwarta kość (Wusch), więcej życia (Oh Yeah), mocniejsze ciosy (Zinngg, Oo Ah), ochrona (Klink, Klonk), lepsze leczenie (Mhhm). Wpisz życzenia na listę, wtedy przychodzą same.
    Kto wygra rundę, oddaje wszystkie ulepszenia. Na pierwszą partię wybierz w opcjach grę prostą.

howto-sanctuary-aim = Prowadzisz azyl dla zagrożonych zwierząt i zbierasz punkty przez sześć rund (w trzy i cztery osoby przez pięć). W każdej rundzie leżą rzędy kart, a każdy wysyła dwa pionki. Każda karta służy tylko w tej jednej rundzie.
    Przyciski pod obrazkiem to wszystko, co teraz możliwe; *Moje możliwości* pokazują twoją planszę.
howto-sanctuary-place = Najpierw każdy ustawia jeden pionek, potem w odwrotnej kolejności drugi. Pionek staje na wolnej karcie i musi widzieć co najmniej jedną kartę; nie wolno zabrać innemu ostatniego widoku.
    Pionek **widzi** w lewo i w prawo wzdłuż rzędu, dopóki nie zasłoni go inny pionek albo płot. Akcji pobocznej własnej karty nie widzi.
howto-sanctuary-act = Potem po kolei każdy wykonuje akcje jednego pionka: akcję główną (górną) jego karty i akcje poboczne (dolne) wszystkich widocznych kart. W dowolnej kolejności, każdą raz, żadna nie jest obowiązkowa.
    „i/lub” pozwala na jedną część albo obie, „albo” tylko na jedną. Czasem trzeba mieć coś w magazynie; to tam zostaje.
howto-sanctuary-board = Twoja plansza ma jedno siedlisko każdego koloru: czerwone, żółte, zielone, niebieskie. Zwierzę przychodzi z liczebnością 1 i rośnie najwyżej do 6. Pod nim leżą serca. Na koniec: liczebność × (1 + serca).
    Znaczniki czekają w centrum zarządzania (dwa jednego koloru: 3 punkty) albo w magazynie (po 2 punkty). Każdy magazyn ma miejsce na jedną rozbudowę.
howto-sanctuary-land = **Kup ziemię** zdejmuje pieczęć z mapy i kładzie ją na osi czasu, na polu bieżącej rundy. Działka bez pieczęci jest kupiona: może tam powstać staw (zalewanie) i las (zalesianie), za punkty z nadruku. **Podnieś wartość ziemi** przesuwa pieczęcie w górę, najwyżej do 4 punktów.
    Strażnicy usuwają zagrożenia, ratownicy zwiększają liczebność: raz na rundę, gdy zaopatrzy ich znacznik.
howto-sanctuary-threat = Mocne karty przynoszą **zagrożenia**: bierzesz je po akcji głównej. Jedno kosztuje 2 punkty, dwa 4, trzy 7, cztery 10, pięć 14, sześć i więcej 18. Bez akcji głównej nie bierzesz żadnego.
    Niektóre karty usuwają zagrożenia albo przekazują jedno dalej.
howto-sanctuary-end = Po ostatniej rundzie liczy się wszystko: zwierzęta, stawy i lasy, znaczniki, pieczęcie na osi czasu, rozbudowy, minus zagrożenia. Wygrywa najwyższy wynik. Przy remisie decyduje suma liczebności i serc, inaczej zwycięstwo jest wspólne.
    Przycisk *Zaplanuj turę* pozwala wybrać z góry, gdy inni się zastanawiają.

howto-sauria-aim = Przez 16 rund jesteś na wyspie z dinozaurami i wulkanem. **Na koniec trzeba być wśród ocalałych**, inaczej przepadają wszystkie punkty. Z ocalałych wygrywa najwyższy wynik. Punkty daje tajna karta celów i niektóre spotkania.
    Nie wolno atakować innych osób. Wymiana i pomoc się opłacają.
howto-sauria-turn = Runda: wydarzenie, lawa (od rundy 9), tury, dinozaury, porządki. W swojej turze masz 3 punkty akcji (PA); każdy przycisk podaje cenę. Ruch 1, atak 1, przeszukanie 2, odpoczynek 3.
    Akcje specjalne (skradanie, bieg, unik, ukrycie, seria, szybkie przeszukanie) zużywają też 1 swoją energię; odpoczynek ją przywraca. *Moje możliwości* pokazują cele i mówią, dlaczego czegoś nie można.
howto-sauria-noise = Dinozaury przychodzą, gdy cię słyszą. Pole dżungli to 1 hałas, droga żaden, niektóre lokacje i akcje więcej. Każdy hałas to znacznik z worka obszaru, w którym kończy się akcja: czarny jest niegroźny, **czerwony sprowadza dinozaura** na twoje pole.
    Skradanie odejmuje 1 hałas. W nocy wszystko jest głośniejsze, chyba że masz światło. Każdy przycisk pokazuje hałas i ryzyko.
howto-sauria-dinos = Po wszystkich turach działają **mięsożercy**, każdy raz: zjada ciało, a jeśli go nie ma, atakuje na swoim polu, a jeśli nie ma kogo, idzie do najbliższej ofiary – najpierw osoby, a przede wszystkim ten, kto krwawi. **Roślinożercy** są spokojni, dopóki nikt ich nie zaatakuje ani nie spłoszy i nie ma obok lawy.
    Spłoszysz roślinożercę, gdy w jednej turze wejdziesz na jego pole i z niego zejdziesz.
howto-sauria-fight = Atak to rzut kośćmi: zielona jest słaba, żółta i czerwona mocniejsze, czarna straszna. Wręcz dinozaur, który przeżył, kontratakuje; broń dystansowa wymaga amunicji, ale kontrataku nie ma.
    Gdy opuszczasz pole z mięsożercą, najpierw atakuje, a „brak odwrotu” zatrzymuje cię na miejscu. **Unik** (2 PA, 1 energia) działa bez tego.
howto-sauria-wounds = Każde obrażenie to zakryta karta rany na jednym z pięciu miejsc. Gdy wszystkie są pełne, każde następne odkrywa jedną, a ta boli: ma własny skutek. Piąta odkryta oznacza śmierć. Lecz się na czas: odpoczynek, bandaż, lokacja medyczna.
    Po śmierci przedmioty leżą na polu, dopóki nie zjawi się mięsożerca.
howto-sauria-places = Lokację odkrywa ten, kto na nią wejdzie. Lokacje medyczne, technologiczne, strażników i warsztatowe mają każda swoją talię przedmiotów: tam szukaj. Niektóre najpierw przynoszą spotkanie, niektóre wymagają **prądu**: daje go elektrownia, agregat albo benzyna.
    Tunele łączą swoje wejścia za 3 PA, gdy wejście do tuneli jest odkryte.
howto-sauria-end = W rundach 9 i 10 lawa zakrywa środek, potem co rundę karta mówi, przez który obszar płynie; zadaje 5 obrażeń. Na koniec rundy 16 ratują trzy miejsca.
    Po pierwsze **lądowisko**, jeśli sygnał ratunkowy nadano do rundy 13 włącznie (wieża radiowa z prądem albo telefon satelitarny). Po drugie **łódź**, jeśli na przystani naprawiono ją częściami łodzi. Po trzecie **bunkier**, jeśli odkryto go i miał prąd przed lawą w rundzie 10; później prowadzi tam tylko tunel.
