"""Answers of the API, made from people, matches and tables."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from civitas.bots import BOTS, OFFERED
from civitas.bots.strength import strength
from civitas.kernel.asks import Ask, Pick
from civitas.kernel.log import Line
from civitas.kernel.results import Result
from civitas.kernel.speech import Choice
from civitas.kernel.standing import asked_alone, declining
from civitas.kernel.table import Table
from civitas.kernel.titles import Meta
from civitas.kernel.words import Words
from civitas.web.api.shapes import (
    AmountShape,
    AskShape,
    ChatShape,
    ChoiceShape,
    CountShape,
    GoalShape,
    HabitShape,
    LevelShape,
    LineShape,
    LogShape,
    MatchShape,
    OptionShape,
    PastShape,
    PersonShape,
    PickShape,
    PleaShape,
    PositionShape,
    RatingShape,
    SeatShape,
    TableShape,
    TermsShape,
    TitleShape,
)
from civitas.web.front.visitor import Visitor
from civitas.web.lobby.cards import due
from civitas.web.lobby.habits import habits_of
from civitas.web.lobby.history import Count
from civitas.web.lobby.history import Past as History
from civitas.web.lobby.pleas import Goal, picks_back, told_apart, unheard
from civitas.web.lobby.ratings import Rating
from civitas.web.speech.endings import Ending, ended
from civitas.web.speech.voice import Voice, voice_of
from civitas.web.speech.words import chat_text, web_words
from civitas.web.storage.schema import BOT, OVER, PERSON, SHOWN, Chat, Match, Person, Seat
from civitas.web.tables.live import Live
from civitas.web.tables.replays import Past


def title_shape(meta: Meta, language: str) -> TitleShape:
    words = Voice(meta.id, language).words
    options = (
        OptionShape(
            id=o.id,
            name=words.option(o.id),
            text=words.say(f"option-{o.id}"),
            default=o.default,
            choices=tuple(ChoiceShape(v, words.choice(Choice(o.id, v))) for v in o.choices),
            clause=o.rule,
        )
        for o in meta.options
    )
    return TitleShape(
        id=meta.id,
        name=meta.name,
        designer=meta.designer,
        pitch=words.say("title-pitch"),
        players=meta.players,
        automas=meta.automas,
        seats=meta.sizes.most,
        minutes=meta.minutes,
        rules_version=meta.rules_version,
        options=tuple(options),
        bots=tuple(BOTS),
        levels=tuple(_level(meta.id, bot, language) for bot in OFFERED),
    )


def _level(title: str, bot: str, language: str) -> LevelShape:
    say = web_words(language).say
    return LevelShape(bot, say(f"bot-{bot}"), say(f"bot-how-{bot}"), strength(title, bot))


def person_shape(person: Person) -> PersonShape:
    return PersonShape(person.id, person.name, person.login is not None, person.wishes)


def rating_shape(rating: Rating) -> RatingShape:
    return RatingShape(
        round(rating.value), rating.interval, rating.matches, rating.provisional
    )  # fmt: skip


def past_shape(past: History) -> PastShape:
    return PastShape(
        title=past.title,
        all=_count(past.all),
        seats={seat: _count(count) for seat, count in past.seats},
        sizes={size: _count(count) for size, count in past.sizes},
        opponents={name: _count(count) for name, count in past.opponents},
        best=past.points and past.points.best,
        mean=past.points and past.points.mean,
        rating=past.rating and rating_shape(past.rating),
        course=tuple(map(rating_shape, past.course)),
    )


def _count(count: Count) -> CountShape:
    return CountShape(count.matches, count.won)


def match_shape(match: Match, seats: Sequence[Seat], visitor: Visitor) -> MatchShape:
    me = visitor.id
    inside = me is not None and (match.owner == me or any(seat.person == me for seat in seats))
    voice = voice_of(match.title, seats, visitor.language)
    return MatchShape(
        id=match.id,
        title=match.title,
        rules_version=match.rules_version,
        status=match.status,
        options=match.options,
        public=match.public,
        days=match.days,
        reserve=match.reserve,
        addition=match.addition,
        late=match.late,
        friendly=match.friendly,
        seats=tuple(_seat_shape(s, n, me) for s, n in zip(seats, voice.names, strict=True)),
        commitment=match.commitment,
        seed=match.seed if match.status in (OVER, SHOWN) else None,
        link=match.link if inside else None,
        created=match.created,
        started=match.started,
        changed=match.changed,
        due=due(match, seats),
        rematch=match.rematch,
        result=_ending(match.ended, voice, seats),
    )


def _seat_shape(seat: Seat, name: str, me: int | None) -> SeatShape:
    return SeatShape(
        number=seat.number,
        name=name,
        holder=seat.holder,
        bot=seat.bot if seat.holder == BOT else None,
        mine=me is not None and seat.holder == PERSON and seat.person == me,
        away=seat.holder == BOT and seat.person is not None and not seat.resigned,
        reserve=seat.reserve,
        since=seat.since,
    )


def table_shape(live: Live, visitor: Visitor, seat: int | None) -> TableShape:
    """What the seat sees. Everything in it comes from the seat's view."""
    table = live.table
    view = table.view(seat)
    voice = live.voice(visitor.language)
    asks = () if seat is None or live.open else _asks(table, seat, voice.words)
    return TableShape(
        match=live.match.id,
        title=live.match.title,
        seat=seat,
        my_seats=live.seat_of(visitor.id),
        seq=view.seq,
        board=view.board,
        asks=asks,
        waiting=() if live.cut_short else view.waiting,
        can_undo=seat is not None and not live.open and table.can_undo(seat),
        plea=_plea(live),
        standing=() if seat is None else _standing(live, seat, voice.words),
        picks=len(table.journal),
        result=_ending(table.result, voice, live.seats),
        watching=visitor.house.news.gallery.names(live.match.id),
    )


def _plea(live: Live) -> PleaShape | None:
    plea = live.plea
    if plea is None:
        return None
    return PleaShape(plea.number, plea.seat, picks_back(live, plea), unheard(live, plea))


def _standing(live: Live, seat: int, words: Words) -> tuple[HabitShape, ...]:
    return tuple(
        HabitShape(one.what, words.say(f"standing-{one.what}"), one.until)
        for one in habits_of(live, seat)
    )


def goal_shapes(there: Sequence[Goal], voice: Voice) -> list[GoalShape]:
    texts = told_apart(there, voice)
    return [GoalShape(goal.step, text, goal.picks) for goal, text in zip(there, texts, strict=True)]


def _asks(table: Table, seat: int, words: Words) -> tuple[AskShape, ...]:
    ask = table.ask_for(seat)
    if ask is None:
        return ()
    picks = (
        PickShape(pick, words.answer(ask.what, pick), pick.places, _terms(table, ask, pick, words))
        for pick in ask.picks
    )
    alone = asked_alone(table) is not None and declining(table.title, ask) is not None
    always = words.say(f"standing-{ask.what}") if alone else ""
    return (AskShape(seat, ask.seq, ask.what, words.ask(ask), tuple(picks), always),)


def _terms(table: Table, ask: Ask, pick: Pick, words: Words) -> TermsShape | None:
    terms = table.title.terms(table.state, ask, pick)
    if terms is None:
        return None
    costs, gains = (
        tuple(AmountShape(amount.thing, amount.number) for amount in amounts)
        for amounts in (terms.costs, terms.gains)
    )
    return TermsShape(words.terms(terms), costs, gains, terms.choice)


def _ending(result: Result | None, voice: Voice, seats: Sequence[Seat]) -> Ending | None:
    return None if result is None else ended(result, voice, seats)


def line_shapes(lines: Iterable[Line], words: Words) -> tuple[LineShape, ...]:
    return tuple(
        LineShape(words.line(line), line.message, line.params, line.clause) for line in lines
    )


def log_shape(story: Sequence[Line], words: Words, since: int) -> LogShape:
    """What a seat may read of the log, from line ``since`` on."""
    return LogShape(since, len(story), line_shapes(story[since:], words))


def chat_shape(line: Chat, language: str) -> ChatShape:
    return ChatShape(line.id, line.name, chat_text(line, language), line.at)


def position_shape(
    live: Live, past: Past, visitor: Visitor, seat: int | None, number: int
) -> PositionShape:
    """The match as the seat saw it after so many picks."""
    position = visitor.house.replays.at(past, number, seat)
    view = position.table.view(seat)
    voice = live.voice(visitor.language)
    return PositionShape(
        number=position.number,
        total=len(past.entries),
        seat=seat,
        board=view.board,
        waiting=view.waiting,
        lines=line_shapes(position.new, voice.words),
        result=_ending(position.table.result, voice, live.seats),
    )
