"""Making a match: who sits there, which options, who may come, how fast."""

from __future__ import annotations

import json
from collections.abc import Mapping

import msgspec
from fastapi import APIRouter, Request, Response
from starlette.concurrency import run_in_threadpool
from starlette.datastructures import FormData

from civitas.bots import BOTS, OFFERED
from civitas.bots.strength import strength
from civitas.kernel.errors import BadSetup, CivitasError
from civitas.kernel.setting import Option, Options, OptionValue, among, same
from civitas.kernel.speech import Choice
from civitas.kernel.titles import Meta, find_title, known_titles
from civitas.kernel.words import Words
from civitas.web.front.parts import TitleId, fields
from civitas.web.front.visitor import Visitor, visit
from civitas.web.lobby.lobby import ME, SeatWish, misfit
from civitas.web.lobby.seating import USUAL_BOT
from civitas.web.pages.common import go, page, somebody
from civitas.web.people.names import BadPerson
from civitas.web.speech.voice import Voice
from civitas.web.speech.words import sentence
from civitas.web.storage.clocks import NO_CLOCKS, USUAL, Budget
from civitas.web.storage.schema import AUTOMA, BOT, LATE, OPEN, PLAY_ON

router = APIRouter()


class ChoiceOffer(msgspec.Struct, frozen=True):
    """A choice of an option, as the form shows it."""

    value: str
    name: str
    fits: bool
    chosen: bool


class OptionOffer(msgspec.Struct, frozen=True):
    """An option, as the form shows it."""

    id: str
    name: str
    text: str
    clause: str
    choices: tuple[ChoiceOffer, ...]


@router.get("/new/{title}")
def new(request: Request, title: TitleId) -> Response:
    visitor = visit(request)
    return _form(request, visitor, find_title(title), {})


@router.get("/new/{title}/options")
def options(request: Request, title: TitleId) -> Response:
    """The options that have a meaning for what is in the form so far, and what does not fit."""
    visitor, meta = visit(request), find_title(title)
    given = fields(request.query_params)
    counts = _counts(meta, given)
    problem = misfit(meta, *counts, _settled(meta, *counts, _chosen(meta, given)))
    return page(
        request,
        visitor,
        "options_part.html",
        meta=meta,
        options=_offers(meta, given, visitor.language),
        problem="" if problem is None else sentence(problem, visitor.language),
    )


@router.post("/new/{title}")
async def make(request: Request, title: TitleId) -> Response:
    form = await request.form(max_files=0, max_fields=60)
    return await run_in_threadpool(_make, request, title, form)


def _make(request: Request, title: str, form: FormData) -> Response:
    given = fields(form)
    visitor = visit(request, given.get("csrf", ""))
    meta = find_title(title)
    try:
        person = somebody(visitor)
        visitor.house.limits.take("create", person.id, visitor.address)
        match = visitor.house.lobby.create(
            person,
            title,
            _seats(meta, given),
            _checked(meta, given),
            public=given.get("public") == "yes",
            days=_days(given),
            budget=_budget(given),
            friendly=given.get("friendly") != "no",
            late=given.get("late", PLAY_ON),
            origin=visitor.origin,
        )
    except (BadSetup, BadPerson) as error:
        return _form(request, visitor, meta, given, error)
    return go(f"/match/{match}")


def _form(
    request: Request,
    visitor: Visitor,
    meta: Meta,
    given: Mapping[str, str],
    error: CivitasError | None = None,
) -> Response:
    filled = {**_usual(meta), **given}
    return page(
        request,
        visitor,
        "new.html",
        200 if error is None else 400,
        meta=meta,
        titles=list(known_titles().values()),
        seats=[filled[f"seat-{n}"] for n in range(meta.sizes.most)],
        given=given,
        bots=[(bot, str(strength(meta.id, bot) or "")) for bot in (*OFFERED, *_also(filled))],
        lates=LATE,
        budgets=USUAL,
        options=_offers(meta, filled, visitor.language),
        problem="",
        error="" if error is None else sentence(error, visitor.language),
    )


def _also(filled: Mapping[str, str]) -> list[str]:
    """Bots of an older form, which are still known."""
    return [bot for bot in BOTS if bot not in OFFERED and f"{BOT}-{bot}" in filled.values()]


def _usual(meta: Meta) -> dict[str, str]:
    """The seats of a form that nobody has filled in yet: me and one more, or as many as it takes.

    Whoever wants to play against bots alone has a shorter way.
    """
    fewest, most = meta.players
    kinds = [ME, *[OPEN][: most - 1], *[f"{BOT}-{USUAL_BOT}"] * (fewest - 2)]
    seats = [*kinds, *["none"] * meta.sizes.most][: meta.sizes.most]
    return {f"seat-{n}": kind for n, kind in enumerate(seats)}


def _offers(meta: Meta, given: Mapping[str, str], language: str) -> list[OptionOffer]:
    """The options that have a meaning at such a table, with the choices that fit."""
    words = Voice(meta.id, language).words
    counts = _counts(meta, given)
    chosen = _settled(meta, *counts, _chosen(meta, given))
    fitting = meta.choices(*counts, chosen)
    return [
        _offer(option, fitting[option.id], chosen[option.id], words)
        for option in meta.options
        if option.id in fitting
    ]


def _settled(meta: Meta, players: int, automas: int, chosen: Options) -> Options:
    """What stays chosen at such a table: a choice that does not fit gives way to one that does,
    and what has no meaning is left out. The options before it settle what comes after it."""
    for _ in meta.options:
        fitting = meta.choices(players, automas, chosen)
        chosen = {
            option.id: _best(option, fitting[option.id], chosen.get(option.id, option.default))
            for option in meta.options
            if option.id in fitting
        }
    return chosen


def _best(option: Option, fitting: tuple[OptionValue, ...], chosen: OptionValue) -> OptionValue:
    return next(value for value in (chosen, option.default, *fitting) if among(value, fitting))


def _offer(
    option: Option, fitting: tuple[OptionValue, ...], chosen: OptionValue, words: Words
) -> OptionOffer:
    choices = tuple(
        ChoiceOffer(
            json.dumps(value),
            words.choice(Choice(option.id, value)),
            among(value, fitting),
            same(value, chosen),
        )
        for value in option.choices
    )
    name, text = words.option(option.id), words.say(f"option-{option.id}")
    return OptionOffer(option.id, name, text, option.rule, choices)


def _counts(meta: Meta, given: Mapping[str, str]) -> tuple[int, int]:
    """How many players and automas are in the form."""
    kinds = [wish.kind for wish in _seats(meta, given)]
    automas = kinds.count(AUTOMA)
    return len(kinds) - automas, automas


def _seats(meta: Meta, given: Mapping[str, str]) -> list[SeatWish]:
    """The wishes for all seats that are not left out; people at one screen have names."""
    wishes = []
    for n in range(meta.sizes.most):
        kind = given.get(f"seat-{n}", "none")
        if kind == "here":
            wishes.append(SeatWish(ME, name=given.get(f"name-{n}", "").strip() or None))
        elif kind.startswith(f"{BOT}-"):
            wishes.append(SeatWish(BOT, bot=kind.removeprefix(f"{BOT}-")))
        elif kind in (ME, OPEN, AUTOMA):
            wishes.append(SeatWish(kind))
    return wishes


def _chosen(meta: Meta, given: Mapping[str, str]) -> dict[str, OptionValue]:
    """The options in the form."""
    return {
        option.id: value
        for option in meta.options
        for value in option.choices
        if given.get(f"option-{option.id}") == json.dumps(value)
    }


def _checked(meta: Meta, given: Mapping[str, str]) -> dict[str, OptionValue]:
    """The options in the form; one that no form of ours has sent is refused."""
    chosen = _chosen(meta, given)
    for option in meta.options:
        text = given.get(f"option-{option.id}")
        if text is not None and option.id not in chosen:
            known = ", ".join(map(json.dumps, option.choices))
            raise BadSetup("error-option-value", option=option.id, value=text[:40], choices=known)
    return chosen


def _days(given: Mapping[str, str]) -> int:
    return _number(given.get("days", ""))


def _budget(given: Mapping[str, str]) -> Budget:
    """What of the paces is a clock: the reserve and what a turn adds, in seconds."""
    reserve, _, addition = given.get("days", "").partition("+")
    return Budget(_number(reserve), _number(addition)) if addition else NO_CLOCKS


def _number(text: str) -> int:
    return int(text) if text.isdecimal() and len(text) < 9 else 0
