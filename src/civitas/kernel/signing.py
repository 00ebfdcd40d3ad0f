"""Signatures of match files: Ed25519, with the key of the server where the match was played.

A file without one is as good as ever; this module is needed only by who signs and who checks, and
so is PyNaCl, which brings libsodium.
"""

from __future__ import annotations

import binascii
from base64 import b64decode, urlsafe_b64encode
from hashlib import blake2b
from typing import Final

from nacl.exceptions import BadSignatureError
from nacl.signing import SigningKey, VerifyKey

from civitas.kernel.errors import BadFile
from civitas.kernel.journal import Signature, to_be_signed

KIND: Final = "ed25519:"
"""How the text of a public key begins."""
_ABOUT: Final = b"civitas match file\n"
"""A signature on a match file can never be passed off as one on anything else."""
_NAME: Final = b"civitas.signing"
_LENGTH: Final = 32


class Key:
    """The key of a server. Only the server itself has it; all others have its `public` text."""

    def __init__(self, secret: bytes) -> None:
        self._key = SigningKey(blake2b(secret, digest_size=32, person=_NAME).digest())
        self.public = KIND + _text(bytes(self._key.verify_key))
        self.id = key_id(self.public)

    def sign(self, data: bytes, server: str) -> Signature:
        """The signature of the server of this name on a match file."""
        over = to_be_signed(data, server, self.id)
        return Signature(server, self.id, _text(self._key.sign(_ABOUT + over).signature), over)


def key_id(public: str) -> str:
    """A short name for a public key, by which one sees at once that it is another."""
    return blake2b(public.encode(), digest_size=8).hexdigest()


def is_key(text: str) -> bool:
    """Is this the text of a public key?"""
    return text.startswith(KIND) and len(_bytes(text.removeprefix(KIND))) == _LENGTH


def holds(signature: Signature, public: str) -> bool:
    """Was this made with the key whose public text this is, over the very bytes of the file?"""
    key = VerifyKey(_bytes(public.removeprefix(KIND)))
    try:
        key.verify(_ABOUT + signature.over, _bytes(signature.made))
    except (BadSignatureError, ValueError):
        return False
    return True


def check(signature: Signature, public: str, file: str) -> None:
    """Refuse a file that says it was signed with this key, and is not what was signed."""
    if not holds(signature, public):
        raise BadFile("error-file-signature", file=file, server=signature.server)


def _text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def _bytes(text: str) -> bytes:
    try:
        return b64decode(text.encode() + b"=" * (-len(text) % 4), b"-_", validate=True)
    except binascii.Error:
        return b""
