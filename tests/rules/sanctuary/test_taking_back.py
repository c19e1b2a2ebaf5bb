"""Cards that were laid out cannot be taken back: the choice that ended a round stands."""

from rules.core.chance import Chance
from rules.sanctuary import GAME
from tests.rules.contract.drivers import DRIVERS


def test_the_choice_after_which_a_pile_is_laid_out_stands() -> None:
    driver = DRIVERS["sanctuary"]
    laid = 0
    for number, (seats, options) in enumerate(driver.settings):
        state = GAME.setup(seats, options, Chance("back", 0)).state
        for ply in range(1, driver.most):
            if GAME.result(state) is not None:
                break
            move, chance = driver.move(GAME, state, Chance(f"back{number}", -ply), 0), Chance("back", ply)
            after, events = GAME.apply(state, move, chance)
            if after.piles != state.piles:
                laid += 1
                assert any(isinstance(event, GAME.revealing) for event in events)
            state = after
    assert laid >= 2 * len(driver.settings)
