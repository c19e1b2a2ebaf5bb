# Szukanie zasad. Same zasady stoją w docs/rules.

cmd-rules = zasady
cmd-rules-about = Znajdź zasadę po słowach lub numerze, z naszymi rozstrzygnięciami
cmd-rules-search = Słowa albo numer, np. SAU-NOISE-03; puste pole pokaże rozdziały
cmd-option-search = szukaj
rules-title = ### Zasady gry { $game }
rules-chapters = Rozdziały od { $first } do { $last }
rules-own = **{ $id }** (nasze rozstrzygnięcie) { $text }
rules-ruling = Nasze rozstrzygnięcie { $id }:
rules-more = { $n ->
    [one] Pasuje jeszcze jedna zasada. Dodaj słowo, aby zawęzić szukanie.
    [few] Pasują jeszcze { $n } zasady. Dodaj słowo, aby zawęzić szukanie.
    [many] Pasuje jeszcze { $n } zasad. Dodaj słowo, aby zawęzić szukanie.
   *[other] Pasuje jeszcze { $n } zasady. Dodaj słowo, aby zawęzić szukanie.
}
rules-none = Żadna zasada gry { $game } nie zawiera wszystkich tych słów. Mniej słów znajdzie więcej; bez słów zobaczysz rozdziały.
rules-english = Zasady są cytowane po angielsku; szukaj angielskimi słowami.
button-page-back = Poprzednia strona
button-page-next = Następna strona
button-chapters = Rozdziały
