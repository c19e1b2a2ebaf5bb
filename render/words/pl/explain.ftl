# Menu wiadomości z planszą.

cmd-menu-explain = Objaśnij tę planszę
cmd-menu-report = Zgłoś problem z zasadami
explain-no-board = Otwórz to menu na planszy partii. Nic się nie stało.
explain-newer = -# To nie jest najnowsza plansza; poniżej stół w obecnym stanie.
report-title = Zgłoś problem z zasadami
report-words = Co powinno się było stać?
report-hint = Która karta lub zasada, kto i czego się spodziewasz
report-thanks = Dziękuję. Zgłoszenie **{ $id }** jest zapisane razem z pozycją; przeczyta je osoba prowadząca tego bota.
