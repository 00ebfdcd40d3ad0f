"""What is agreed before a match: its options, and the version of the rules."""

from __future__ import annotations

import msgspec


class Rules(msgspec.Struct, frozen=True, omit_defaults=True):
    """The switchable readings of `content/options.yaml` and the version of the rules; the same for
    a whole match. Only what version 1 did not have has a default: its states stay as they were."""

    bonus_reuse_free: bool
    raid_unlocked_all_soldiers: bool
    caravan_own_hubs_give_heritage: bool
    negative_vp: bool
    version: int = 1
