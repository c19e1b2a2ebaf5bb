"""The sixteen warehouse expansions. Which effect has which colour is [D] (SAN-EXP-GR2)."""

from rules.core.record import record
from rules.sanctuary.effects import (
    ActAs,
    And,
    AtEnd,
    CopyExpansion,
    DoMain,
    DropThreat,
    Effect,
    GiveThreat,
    If,
    Passive,
    ReactToGrow,
    ScoreCount,
    ScoreFlat,
    ScorePer,
)


@record
class Token:
    """An expansion token. colour: "R", "Y", "G", "B". kind: "once_game", "once_round", "always" or "end"."""

    id: str
    colour: str
    kind: str
    effect: Effect


TOKENS: dict[str, Token] = {
    token.id: token
    for token in (
        Token("E01", "R", "once_game", CopyExpansion()),
        Token("E02", "R", "end", ScoreCount(((2, 10), (3, 5)))),
        Token("E03", "R", "always", ReactToGrow()),
        Token("E04", "Y", "once_game", If(DropThreat(1), GiveThreat("opp_each"))),
        Token("E05", "G", "once_game", ActAs()),
        Token("E06", "Y", "end", And((Passive("free_slot"), ScoreFlat(4)))),
        Token("E07", "B", "once_game", DoMain("any_card")),
        Token("E08", "Y", "end", ScorePer("ranger_rescuer_pair", 8)),
        Token("E09", "Y", "always", Passive("wrap")),
        Token("E10", "B", "always", Passive("flood_unbought")),
        Token("E11", "G", "always", Passive("see_fences")),
        Token("E12", "B", "end", ScorePer("timeline_seal", 2)),
        Token("E13", "G", "end", ScorePer("area_both", 3)),
        Token("E14", "B", "end", AtEnd("reclaim_one_area")),
        Token("E15", "G", "always", Passive("forest_unbought")),
        Token("E16", "R", "end", AtEnd("raise_all")),
    )
}
"""By id, in the order of the list."""
