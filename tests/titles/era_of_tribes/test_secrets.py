"""What a seat cannot see is dealt anew, and nothing else (EOT-1.16)."""

from __future__ import annotations

from collections import Counter

import pytest

from civitas.kernel.chance import Chance
from civitas.titles.era_of_tribes.secrets import resample
from civitas.titles.era_of_tribes.state import State
from civitas.titles.era_of_tribes.title import TITLE
from tests.titles.era_of_tribes.helpers import match, set_up, state


def worlds(s: State, seat: int, number: int = 30) -> list[State]:
    """Worlds as a seat may imagine them."""
    found = [s.copy() for _ in range(number)]
    for luck, world in enumerate(found):
        resample(world, seat, Chance(luck))
    return found


@pytest.mark.rule("EOT-1.16", "EOT-2.11")
def test_whoever_gave_a_card_back_knows_that_no_other_player_has_it() -> None:
    s = state(set_up(match(4)))
    for seat, me in enumerate(s.players):
        others = [other for other in range(4) if other != seat]
        imagined = worlds(s, seat)
        held = {card for world in imagined for n in others for card in world.players[n].cards}
        assert me.returned not in held
        assert not held & {*me.cards, *s.open_cards}
        assert len(held) > 6
        assert {world.players[seat].cards for world in imagined} == {me.cards}


@pytest.mark.rule("EOT-1.16", "EOT-10.1")
def test_tiles_face_down_may_be_any_but_the_own_are_known() -> None:
    s = state(set_up(match(2, setup="2p_north")))
    s.players[0].tiles, s.spare_tiles = s.spare_tiles[:2], s.spare_tiles[2:]
    own = worlds(s, 0)
    assert {world.players[0].tiles for world in own} == {s.players[0].tiles}
    assert len({tuple(world.villages.values()) for world in own}) > 20
    assert len({world.players[0].tiles for world in worlds(s, 1)}) > 5
    for world in own:
        assert world.villages.keys() == s.villages.keys()
        assert TITLE.census(world) == TITLE.census(s)


@pytest.mark.rule("AUT-1.7", "AUT-1.19")
def test_nobody_knows_the_cards_of_an_automa_or_the_order_of_its_deck() -> None:
    s = state(set_up(match(1, 1)))
    found = worlds(s, 0)
    assert len({world.players[1].cards for world in found}) > 10
    assert len({world.automa_deck for world in found}) > 5
    assert {tuple(sorted(world.automa_deck)) for world in found} == {tuple(sorted(s.automa_deck))}
    assert {world.automa_aside for world in found} == {s.automa_aside}
    assert Counter(s.automa_deck).total() == len(s.automa_deck)


def test_at_the_end_nothing_of_players_is_hidden() -> None:
    s = state(set_up(match(2)))
    s.over = True
    assert {world.players[1].cards for world in worlds(s, 0, 5)} == {s.players[1].cards}


def test_an_empty_deck_hides_nothing_more() -> None:
    s = state(set_up(match(2)))
    s.scored_cards, s.deck, s.open_cards = (*s.deck, *s.open_cards), (), ()
    assert {world.players[1].cards for world in worlds(s, 0, 5)} == {s.players[1].cards}
