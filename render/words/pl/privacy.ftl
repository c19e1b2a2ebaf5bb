# Co jest zapisane o danej osobie.

cmd-privacy = prywatność
cmd-privacy-about = Co jest o tobie zapisane; pobierz to jako plik albo usuń
privacy-title = 🔒 **Co o tobie przechowuję**
privacy-tables = - miejsca przy { $n ->
    [one] 1 stole
    [few] { $n } stołach
    [many] { $n } stołach
   *[other] { $n } stołach
} (twój identyfikator, ówczesna nazwa, opcje miejsca)
privacy-moves = - { $n ->
    [one] 1 ruch
    [few] { $n } ruchy
    [many] { $n } ruchów
   *[other] { $n } ruchu
} z godziną
privacy-results = - { $n ->
    [one] 1 wynik zakończonej partii
    [few] { $n } wyniki zakończonych partii
    [many] { $n } wyników zakończonych partii
   *[other] { $n } wyniku zakończonych partii
}
privacy-plans = - { $n ->
    [one] 1 zaplanowana tura
    [few] { $n } zaplanowane tury
    [many] { $n } zaplanowanych tur
   *[other] { $n } zaplanowanej tury
}
privacy-notices = - { $n ->
    [one] 1 powiadomienie, czekające lub niedawno wysłane
    [few] { $n } powiadomienia, czekające lub niedawno wysłane
    [many] { $n } powiadomień, czekających lub niedawno wysłanych
   *[other] { $n } powiadomienia
}
privacy-settings = - twoje ustawienia (język, powiadomienia, przypomnienia)
privacy-nothing = Nic.
privacy-never = Nigdy nie czytam tego, co piszą inni, i niczego nikomu nie przekazuję.
privacy-exported = Wszystko, co jest o tobie zapisane, w pliku widocznym tylko dla ciebie.
privacy-sure = Usunąć wszystko? Znikną ustawienia, powiadomienia i plany; zakończone partie zachowają miejsce bez twojej nazwy. Bez cofania.
privacy-deleted = Gotowe: nic już nie jest o tobie zapisane. { $n ->
    [0] { "" }
    [one] 1 miejsce w zakończonej partii nie ma już nazwy.
    [few] { $n } miejsca w zakończonych partiach nie mają już nazwy.
    [many] { $n } miejsc w zakończonych partiach nie ma już nazwy.
   *[other] { $n } miejsca w zakończonych partiach nie mają już nazwy.
}
privacy-seated = Masz jeszcze miejsca przy stołach: { $list }. Najpierw je zwolnij: /stół opuść. Nic się nie zmieniło.
button-privacy-export = Pobierz jako plik
button-privacy-ask = Usuń…
button-privacy-delete = Usuń (bez cofania)
button-privacy-keep = Zachowaj
privacy-reports = - { $n ->
    [one] 1 zgłoszenie problemu z zasadami
    [few] { $n } zgłoszenia problemów z zasadami
    [many] { $n } zgłoszeń problemów z zasadami
   *[other] { $n } zgłoszenia problemów z zasadami
}
