"""In which of our languages somebody is spoken to."""

from __future__ import annotations

from civitas.kernel.words import LANGUAGES
from civitas.web.speech.words import best_language


def test_the_language_of_a_browser() -> None:
    liked = {
        "": "en",
        "de": "de",
        "de-CH, de;q=0.9, en;q=0.8": "de",
        "fr, en;q=0.3, de;q=0.7": "de",
        "fr": "en",
        "de;q=x, en": "en",
        ",,;q=,": "en",
        "EN-us": "en",
    }
    for header, language in liked.items():
        assert best_language(header) == language, header
    assert set(liked.values()) == set(LANGUAGES)
