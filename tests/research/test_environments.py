"""The environments keep to the contracts of PettingZoo and Gymnasium, for every title."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded, UnsupportedMode
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import civitas.research
from civitas.kernel.asks import Pick
from civitas.kernel.errors import CivitasError
from civitas.kernel.speech import things_of
from civitas.kernel.titles import find_title
from civitas.research.slots import SLOTS, page_of, word_number
from civitas.research.spot import Observation

TITLES = ("sands_of_time", "clash_of_cultures", "era_of_tribes", "oikumene")


def any_action(seen: Observation, generator: np.random.Generator) -> int:
    return int(generator.choice(np.flatnonzero(seen["action_mask"])))


def test_the_features_are_the_same_in_all_matches_of_a_setting() -> None:
    for title in TITLES:
        spot = civitas.research.aec(title, seats=3).spot
        for seed in range(6):
            table = spot.table(str(seed))
            assert table.title.feature_names(table.state) == spot.names, title


@pytest.mark.filterwarnings("ignore:Observation:UserWarning")  # it is one with a mask
@pytest.mark.parametrize("title", TITLES)
def test_pettingzoo_finds_no_fault(title: str) -> None:
    api_test(civitas.research.aec(title), num_cycles=60)
    seed_test(lambda: civitas.research.aec(title), num_cycles=20)


@pytest.mark.parametrize("title", TITLES)
def test_gymnasium_finds_no_fault(title: str) -> None:
    version = find_title(title).rules_version
    env = gymnasium.make(f"civitas/{title}-v{version}").unwrapped
    check_env(env, skip_render_check=True)


@pytest.mark.parametrize("title", TITLES)
def test_a_whole_match_of_agents(title: str) -> None:
    """Every pick by a slot of the mask; points only in the end, for who has won and who has not."""
    env = civitas.research.aec(title, seats=3)
    env.reset(seed=7)
    generator = np.random.default_rng(7)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter(100_000):
        seen, reward, over, cut, _ = env.last()
        total[agent] += reward
        assert not cut
        env.step(None if over else any_action(seen, generator))
    result = env.table.result
    assert result is not None
    assert len(env.render().splitlines()) > 5
    assert total == {f"seat_{seat}": 1.0 if seat in result.winners else -1.0 for seat in range(3)}


def test_the_slots_are_the_picks_of_the_ask() -> None:
    env = civitas.research.aec("clash_of_cultures", seats=2)
    env.reset(seed=3)
    generator = np.random.default_rng(3)
    for _ in range(200):
        seen = env.observe(env.agent_selection)
        picks = env.table.asks[0].picks
        assert seen["action_mask"].sum() == len(picks)
        slots = env.spot.slots
        for pick, row in zip(picks, seen["picks"], strict=False):
            assert slots.kinds[row[0] - 1] == type(pick).__name__
        rows = {tuple(row) for row in seen["picks"][: len(picks)]}
        assert len(rows) == len(picks)  # no two picks are told alike
        assert not seen["picks"][len(picks) :].any()
        env.step(any_action(seen, generator))


def test_who_is_not_asked_has_no_slot() -> None:
    env = civitas.research.aec("sands_of_time", seats=2)
    env.reset(seed=1)
    asked = {f"seat_{ask.seat}" for ask in env.table.asks}
    for agent in env.possible_agents:
        assert bool(env.observe(agent)["action_mask"].any()) == (agent in asked)


@pytest.mark.parametrize("title", TITLES)
def test_no_two_things_have_the_same_number(title: str) -> None:
    things = things_of(find_title(title).words, "en")
    assert len(things) > 50
    assert len({word_number(thing) for thing in things}) == len(things)


def test_a_long_list_comes_in_pages() -> None:
    picks = [Pick() for _ in range(2 * SLOTS)]
    found = [pick for page in range(3) for pick in page_of(picks, page)[0]]
    assert found == picks
    assert page_of(picks, 3) == page_of(picks, 0)
    assert page_of(picks[:SLOTS], 0) == (picks[:SLOTS], False)


def test_an_empty_slot_loses() -> None:
    env = civitas.research.solo("sands_of_time")
    seen, _ = env.reset(seed=5)
    empty = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    assert env.step(empty)[1:] == (-1.0, True, False, {"illegal": True})


def test_there_is_no_slot_before_the_first() -> None:
    """-1 is not the last pick of the list."""
    alone, agents = civitas.research.solo("sands_of_time"), civitas.research.aec("sands_of_time")
    alone.reset(seed=5)
    agents.reset(seed=5)
    assert alone.step(-1)[1:] == (-1.0, True, False, {"illegal": True})
    for wrong in (-1, SLOTS, None):
        with pytest.raises(IndexError, match="there is no pick in slot"):
            agents.step(wrong)


def test_nobody_plays_a_match_that_has_not_begun_or_is_over() -> None:
    """Neither before the first reset, nor when it was lost by an empty slot, nor at its end."""
    alone, agents = civitas.research.solo("sands_of_time"), civitas.research.aec("sands_of_time")
    for env in (alone, agents):
        with pytest.raises(ResetNeeded):
            env.step(0)
    alone.reset(seed=5)
    alone.step(SLOTS - 1)
    with pytest.raises(ResetNeeded):
        alone.step(0)
    agents.reset(seed=5)
    while any(agents.agents):
        over = agents.terminations[agents.agent_selection]
        agents.step(None if over else 0)
    with pytest.raises(ResetNeeded):
        agents.step(None)


def test_the_same_seed_gives_the_same_match() -> None:
    def matches(seed: int) -> list[tuple[int, float]]:
        env = civitas.research.solo("era_of_tribes", rival="random")
        generator = np.random.default_rng(0)
        seen, _ = env.reset(seed=seed)
        told = []
        over = False
        while not over:
            seen, reward, over, _, _ = env.step(any_action(seen, generator))
            told.append((int(seen["action_mask"].sum()), reward))
        return told

    assert matches(4) == matches(4) != matches(5)


def on(env: civitas.research.Solo, picks: int, seed: int) -> list[tuple[bytes, float, bool]]:
    """What is seen in so many steps from here; the bots have their part in it."""
    generator = np.random.default_rng(seed)
    told: list[tuple[bytes, float, bool]] = []
    while len(told) < picks:
        slot = int(generator.choice(np.flatnonzero(env.action_masks())))
        seen, reward, over, _, _ = env.step(slot)
        told.append((seen["observation"].tobytes() + seen["picks"].tobytes(), reward, over))
        if over:
            env.reset()
    return told


@pytest.mark.parametrize("title", TITLES)
def test_a_copy_goes_on_as_the_match_would_have(title: str) -> None:
    """Whoever looks ahead copies environments, whoever plays many at once sends them to others."""
    env = civitas.research.solo(title, seats=3, rival="random")
    copy.deepcopy(env).reset(seed=1)
    env.reset(seed=2)
    on(env, 40, seed=1)
    twins = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    alike = [on(each, 60, seed=2) for each in (*twins, env)]
    assert alike[0] == alike[1] == alike[2]


@pytest.mark.parametrize("title", TITLES)
def test_a_copy_of_agents_goes_on_as_they_would_have(title: str) -> None:
    def steps(env: civitas.research.Match) -> list[bytes]:
        told = []
        for _ in range(60):
            seen, *_ = env.last()
            told.append(env.agent_selection.encode() + seen["observation"].tobytes())
            env.step(int(seen["action_mask"].sum()) // 2)
        return told

    env = civitas.research.aec(title, seats=3)
    env.reset(seed=2)
    steps(env)
    twins = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    alike = [steps(each) for each in (*twins, env)]
    assert alike[0] == alike[1] == alike[2]


def test_a_copy_of_a_lost_match_is_lost() -> None:
    env = civitas.research.solo("sands_of_time")
    env.reset(seed=5)
    env.step(SLOTS - 1)
    with pytest.raises(ResetNeeded):
        copy.deepcopy(env).step(0)


def test_the_mask_is_there_for_who_asks_for_it() -> None:
    """By the name by which MaskablePPO asks, through all wrappers."""
    env = gymnasium.make("civitas/sands_of_time-v2")
    seen, _ = env.reset(seed=1)
    mask = env.get_wrapper_attr("action_masks")()
    assert mask.dtype == np.bool_
    assert (mask == seen["action_mask"]).all()


def test_how_it_is_drawn_may_be_said() -> None:
    env = gymnasium.make("civitas/sands_of_time-v2", render_mode="ansi")
    env.reset(seed=1)
    assert env.render()
    assert civitas.research.aec("sands_of_time", render_mode="ansi").render_mode == "ansi"
    for made in (civitas.research.solo, civitas.research.aec):
        with pytest.raises(UnsupportedMode, match="human"):
            made("sands_of_time", render_mode="human")


def test_what_cannot_be_is_told_in_one_sentence() -> None:
    for wrong in (
        lambda: civitas.research.aec("dragons"),
        lambda: civitas.research.aec("sands_of_time", seats=40),
        lambda: civitas.research.solo("sands_of_time", rival="wizard"),
        lambda: civitas.research.solo("sands_of_time", seat=7),
    ):
        with pytest.raises(CivitasError):
            wrong()


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"seat": 7}, "No agent can sit on seat 7; choose one of these, counted from 0: 0, 1."),
        ({"rival": "deep-thought"}, "There is no bot called “deep-thought”; choose from these: "),
    ],
)
def test_who_cannot_sit_there_is_told_in_a_sentence(wrong: dict[str, Any], sentence: str) -> None:
    with pytest.raises(CivitasError) as refusal:
        civitas.research.solo("era_of_tribes", seats=2, **wrong)
    assert str(refusal.value).startswith(sentence)
