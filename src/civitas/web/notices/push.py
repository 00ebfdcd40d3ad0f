"""Web Push: a message that only one browser can read, from a server that it knows.

The message is encrypted for the browser (RFC 8291, in the coding of RFC 8188), and the server that
carries it gets to know by a signature who sends it (VAPID, RFC 8292). The key of that signature is
made from the secret of the server, so nobody has to set one up.
"""

from __future__ import annotations

import binascii
import json
import os
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Mapping
from hashlib import blake2b
from typing import Final
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from civitas.web.notices.reach import BadReceiver

CURVE: Final = ec.SECP256R1()
ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""Of that curve: a private key is a number below it."""
KEPT: Final = 2 * 24 * 3600
"""Seconds for which a message waits for a browser that is off."""
PROVEN: Final = 12 * 3600
"""Seconds for which a signature holds; RFC 8292 allows a day."""
RECORD: Final = 4096
AUTH: Final = 16
"""Bytes of the secret that a browser and we share."""
_NAME: Final = b"civitas.push"


class Pusher:
    """Who sends what is pushed."""

    def __init__(self, secret: bytes, contact: str = "") -> None:
        number = int.from_bytes(blake2b(secret, digest_size=48, person=_NAME).digest(), "big")
        self._key = ec.derive_private_key(number % (ORDER - 1) + 1, CURVE)
        self._contact = contact
        self.public = text_of(_point(self._key.public_key()))
        """What a browser has to know to take messages from this server and no other."""

    def wrap(
        self, endpoint: str, keys: Mapping[str, str], topic: str, message: bytes
    ) -> tuple[dict[str, str], bytes]:
        """The headers and the content of a request that pushes this. Of messages on one topic a
        browser that was off gets the last."""
        headers = {
            "Authorization": f"vapid t={self._token(endpoint)}, k={self.public}",
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT),
            "Urgency": "normal",
        }
        if topic:
            headers["Topic"] = topic
        sealed = seal(message, bytes_of(keys["p256dh"]), bytes_of(keys["auth"]))
        return headers, sealed

    def _token(self, endpoint: str) -> str:
        """Says, signed, to whom this goes and until when it holds."""
        parts = urlsplit(endpoint)
        claims: dict[str, str | int] = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + PROVEN,
        }
        if self._contact:
            claims["sub"] = self._contact
        said = [json.dumps(part).encode() for part in ({"typ": "JWT", "alg": "ES256"}, claims)]
        signed = ".".join(map(text_of, said))
        r, s = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(SHA256())))
        return f"{signed}.{text_of(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"


def seal(
    message: bytes,
    public: bytes,
    auth: bytes,
    key: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes = b"",
) -> bytes:
    """Encrypt a message for a browser, in one record. Key and salt are new for each."""
    key, salt = key or ec.generate_private_key(CURVE), salt or os.urandom(16)
    ours = _point(key.public_key())
    shared = key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, public))
    both = _derive(auth, shared, b"WebPush: info\0" + public + ours, 32)
    cipher = AESGCM(_derive(salt, both, b"Content-Encoding: aes128gcm\0", 16))
    nonce = _derive(salt, both, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(ours)]) + ours
    return head + cipher.encrypt(nonce, message + b"\2", None)


def check_keys(keys: Mapping[str, str]) -> None:
    """Refuse what no browser gives as its keys."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, bytes_of(keys["p256dh"]))
        if len(bytes_of(keys["auth"])) == AUTH:
            return
    except (KeyError, ValueError, binascii.Error):
        pass
    raise BadReceiver("error-browser-keys")


def _derive(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def text_of(data: bytes) -> str:
    """Bytes as they stand in addresses and headers."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def bytes_of(text: str) -> bytes:
    return urlsafe_b64decode(text.encode() + b"=" * (-len(text) % 4))
