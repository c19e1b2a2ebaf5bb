# Looking rules up. The rules themselves are quoted from docs/rules.

cmd-rules = rules
cmd-rules-about = A rule of a game, found by words or by its ID, with our rulings
cmd-rules-search = Words, or an ID such as SAU-NOISE-03; nothing for the chapters
cmd-option-search = search
rules-title = ### Rules of { $game }
rules-chapters = Chapters { $first } to { $last }
rules-own = **{ $id }** (our ruling) { $text }
rules-ruling = Our ruling { $id }:
rules-more = { $n ->
    [one] One more rule fits. Another word narrows the search.
   *[other] { $n } more rules fit. Another word narrows the search.
}
rules-none = No rule of { $game } has all of these words. Fewer words find more; without words you see the chapters.
rules-english = The rules are quoted in English.
button-page-back = Page back
button-page-next = Next page
button-chapters = Chapters
