### Augenblicke, in denen sich etwas nutzen lässt.

thing-moment-action_over = Nach der Aktion
thing-moment-turn_start = Der Zug beginnt
thing-moment-advance_gained = Ein neuer Fortschritt
thing-moment-city_founded = Eine neue Stadt
thing-moment-city_activated = Die Stadt wird aktiviert
thing-moment-collected = Nach der Produktion
thing-moment-constructed = Nach dem Bau
thing-moment-recruited = Nach der Rekrutierung
thing-moment-commanded = Nach den Bewegungen
thing-moment-battle_start = Vor der Schlacht
thing-moment-round_start = Eine Kampfrunde beginnt
thing-moment-rolled = Nach dem Wurf
thing-moment-battle_end = Nach der Schlacht
thing-moment-city_captured = Eine Stadt ist erobert
thing-moment-influenced = Die Kultur hat sich verbreitet
thing-moment-event_to_draw = Vor dem Ereignis
thing-moment-leader_died = Ein Anführer ist tot
thing-moment-routes_formed = Nach den Handelsrouten
thing-moment-hit = Es gibt Treffer
thing-moment-tactics_revealed = Die Taktiken liegen offen
thing-moment-to_roll = Vor dem Wurf
thing-moment-round_end = Die Kampfrunde ist vorbei
thing-moment-travel = Unterwegs
thing-moment-settled = Die Siedler haben gebaut
thing-moment-event_drawn = Das Ereignis ist gezogen
