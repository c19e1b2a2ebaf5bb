# Regeln nachschlagen. Die Regeln selbst stehen in docs/rules.

cmd-rules = regeln
cmd-rules-about = Eine Regel finden, nach Wörtern oder Nummer, mit unseren Entscheidungen
cmd-rules-search = Wörter oder eine Nummer wie SAU-NOISE-03; leer für die Kapitel
cmd-option-search = suche
rules-title = ### Regeln von { $game }
rules-chapters = Kapitel { $first } bis { $last }
rules-own = **{ $id }** (unsere Entscheidung) { $text }
rules-ruling = Unsere Entscheidung { $id }:
rules-more = { $n ->
    [one] Eine weitere Regel passt. Ein Wort mehr grenzt die Suche ein.
   *[other] { $n } weitere Regeln passen. Ein Wort mehr grenzt die Suche ein.
}
rules-none = Keine Regel von { $game } enthält alle diese Wörter. Weniger Wörter finden mehr; ohne Wörter siehst du die Kapitel.
rules-english = Die Regeln selbst stehen hier auf Englisch; gesucht wird mit englischen Wörtern.
button-page-back = Seite zurück
button-page-next = Nächste Seite
button-chapters = Kapitel
