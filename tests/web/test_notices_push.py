"""Web Push by the published vectors, and requests that stay outside of the server's network."""

from __future__ import annotations

import json
import socket
import ssl
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from ipaddress import ip_address
from pathlib import Path
from typing import Any

import pytest
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID

from civitas.web.notices import reach as reach_module
from civitas.web.notices.push import CURVE, Pusher, bytes_of, check_keys, seal
from civitas.web.notices.reach import BadReceiver, Failed, Reach, is_public
from tests.web.receivers import Receiver, receiving, talking

HERE = Reach(anywhere=True)
MESSAGE = b"When I grow up, I want to be a watermelon"
"""RFC 8291, section 5 and appendix A, with all that follows."""
PUBLIC = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
OURS = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
SEALED = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
    "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
    "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def test_a_message_is_sealed_as_rfc_8291_has_it() -> None:
    key = ec.derive_private_key(int.from_bytes(bytes_of(OURS), "big"), CURVE)
    sealed = seal(MESSAGE, bytes_of(PUBLIC), bytes_of(AUTH), key, bytes_of(SALT))
    assert sealed == bytes_of(SEALED)


def test_no_two_messages_are_sealed_alike() -> None:
    first, second = (seal(MESSAGE, bytes_of(PUBLIC), bytes_of(AUTH)) for _ in range(2))
    assert first[:16] != second[:16]
    assert first[21:86] != second[21:86]


def test_a_server_says_who_it_is_as_rfc_8292_has_it() -> None:
    pusher = Pusher(b"secret", "mailto:civitas@example.org")
    keys = {"p256dh": PUBLIC, "auth": AUTH}
    headers, _ = pusher.wrap("https://push.example:444/x/y?z", keys, "abc", b"hello")
    scheme, token, key = headers["Authorization"].replace(",", "").split(" ")
    assert (scheme, key) == ("vapid", f"k={pusher.public}")
    head, claims, signature = token.removeprefix("t=").split(".")
    assert json.loads(bytes_of(head)) == {"typ": "JWT", "alg": "ES256"}
    said = json.loads(bytes_of(claims))
    assert said["aud"] == "https://push.example:444"
    assert said["sub"] == "mailto:civitas@example.org"
    assert 0 < said["exp"] - datetime.now(UTC).timestamp() <= 24 * 3600
    made = bytes_of(signature)
    r, s = int.from_bytes(made[:32], "big"), int.from_bytes(made[32:], "big")
    known = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, bytes_of(pusher.public))
    known.verify(encode_dss_signature(r, s), f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
    assert len(made) == 64
    assert headers["Topic"] == "abc"


def test_the_key_of_a_server_is_made_from_its_secret() -> None:
    assert Pusher(b"one").public == Pusher(b"one").public != Pusher(b"two").public


@pytest.mark.parametrize(
    "keys",
    [
        {},
        {"p256dh": PUBLIC},
        {"p256dh": PUBLIC, "auth": "short"},
        {"p256dh": "BCVx", "auth": AUTH},
        {"p256dh": PUBLIC[:-4] + "AAAA", "auth": AUTH},
        {"p256dh": "ä" * 80, "auth": AUTH},
    ],
)
def test_keys_that_are_none(keys: dict[str, str]) -> None:
    check_keys({"p256dh": PUBLIC, "auth": AUTH})
    with pytest.raises(BadReceiver, match="error-browser-keys"):
        check_keys(keys)


# -------------------------------------------------------------------- who may be reached

PRIVATE = (
    "127.0.0.1 10.0.0.1 172.16.3.4 192.168.1.7 169.254.169.254 100.64.0.1 0.0.0.0 224.0.0.1 "
    "255.255.255.255 192.0.2.1 ::1 :: fe80::1 fd00::1 fec0::1 ff02::1 2001:db8::1 "
    "::ffff:127.0.0.1 ::ffff:10.1.1.1 2002:7f00:1:: 64:ff9b::7f00:1 64:ff9b::a00:1 "
    "2001:0:7f00:1:: ::127.0.0.1 ::a00:1 ::ffff:0:127.0.0.1 64:ff9b:1::7f00:1 64:ff9b:1::a00:1 "
    "5f00::1 3fff::1 192.88.99.1"
).split()


@pytest.mark.parametrize("address", PRIVATE)
def test_private_addresses_are_known(address: str) -> None:
    assert not is_public(ip_address(address))


@pytest.mark.parametrize("address", ["1.1.1.1", "2606:4700::1111", "::ffff:1.1.1.1"])
def test_public_addresses_are_known(address: str) -> None:
    assert is_public(ip_address(address))


@pytest.mark.parametrize(
    "url",
    [
        *(f"http://{a}/" for a in PRIVATE if ":" not in a),
        *(f"http://[{a}]:80/" for a in PRIVATE if ":" in a),
        "http://localhost/",
        "https://intranet/x",
        "http://127.1/",
        "http://2130706433/",
    ],
)
def test_a_private_address_is_refused_when_it_is_entered(url: str) -> None:
    HERE.check(url)
    if url != "http://127.1/":
        with pytest.raises(BadReceiver, match="error-receiver-private"):
            Reach().check(url)
    with pytest.raises(Failed, match=r"private|name"):
        Reach().post(url, {}, b"")


@pytest.mark.parametrize(
    "url",
    [
        "", "x", "ftp://example.org/", "http://", "https://name:password@example.org/",
        "https://example.org:99999/", "https://example.org/a b", "https://example.org/\r\nX: y",
        "http://[::1", "https://exämple.org/", "https://example.org/" + "x" * 1000,
    ],
)  # fmt: skip
def test_what_is_no_address_at_all(url: str) -> None:
    with pytest.raises(BadReceiver, match=r"error-receiver$"):
        HERE.check(url)


def test_a_name_is_looked_up_once_and_every_address_of_it_is_checked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The second look-up of a name that leads somewhere else each time would be ours."""
    asked: list[str] = []

    def look_up(host: str, port: int, **_: Any) -> list[Any]:
        asked.append(host)
        first = "1.1.1.1" if len(asked) == 1 else "127.0.0.1"
        return [(0, 0, 0, "", (address, port)) for address in (first, "192.168.0.1")]

    monkeypatch.setattr(socket, "getaddrinfo", look_up)
    with pytest.raises(Failed, match="private"):
        Reach().post("http://rebinding.example/", {}, b"")
    assert asked == ["rebinding.example"]


def test_the_connection_goes_to_the_address_that_was_checked(
    receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    port = receiver.server.server_address[1]
    real, asked = socket.getaddrinfo, []

    def look_up(host: str, *more: Any, **named: Any) -> Any:
        asked.append(host)
        return real("127.0.0.1" if host == "name.example" else host, *more, **named)

    monkeypatch.setattr(socket, "getaddrinfo", look_up)
    assert HERE.post(f"http://name.example:{port}/x", {}, b"hello") == 200
    assert asked[0] == "name.example"
    assert set(asked[1:]) <= {"127.0.0.1"}
    assert receiver.got[0].headers["host"] == f"name.example:{port}"
    assert receiver.got[0].content == b"hello"


# -------------------------------------------------------------------- receivers that misbehave


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with receiving() as one:
        yield one


def test_nobody_is_sent_on(receiver: Receiver) -> None:
    with receiving() as other:
        receiver.status, receiver.location = 302, other.url
        assert HERE.post(receiver.url, {}, b"") == 302
        assert (len(receiver.got), other.got) == (1, [])


def test_a_huge_answer_is_not_taken(receiver: Receiver) -> None:
    receiver.body = b"x" * 50_000_000
    assert HERE.post(receiver.url, {}, b"") == 200


def test_a_receiver_that_does_not_answer_is_left(receiver: Receiver) -> None:
    receiver.hold = threading.Event()
    with pytest.raises(Failed, match="silent") as failed:
        Reach(anywhere=True, seconds=0.2).post(receiver.url, {}, b"")
    assert not failed.value.sure
    assert len(receiver.got) == 1


@pytest.mark.parametrize(
    ("first", "more"),
    [
        (b"HTTP/1.1 200 OK\r\n", b"X: " + b"y" * 1000 + b"\r\n"),
        (b"", b"HTTP/1.1 100 Continue\r\n\r\n"),
        (b"", b"nonsense\r\n" * 100),
        (b"HTTP/1.1 200", b""),
    ],
)
def test_a_receiver_that_talks_without_end_is_left(first: bytes, more: bytes) -> None:
    seconds = 60.0 if more else 0.2
    with talking(first, more) as url, pytest.raises(Failed, match="silent"):
        Reach(anywhere=True, seconds=seconds).post(url, {}, b"")


def test_nobody_there() -> None:
    with socket.create_server(("127.0.0.1", 0)) as door:
        port = door.getsockname()[1]
    with pytest.raises(Failed, match="reach") as failed:
        HERE.post(f"http://127.0.0.1:{port}/", {}, b"")
    assert failed.value.sure


def test_nobody_of_that_name() -> None:
    with pytest.raises(Failed, match="name"):
        HERE.post("http://nobody.invalid/", {}, b"")


@contextmanager
def disguised(folder: Path) -> Iterator[str]:
    """A server with a certificate that it made itself; its address."""
    key = ec.generate_private_key(CURVE)
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "localhost")])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .sign(key, SHA256())
    )
    file = folder / "certificate.pem"
    secret = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    file.write_bytes(secret + made.public_bytes(Encoding.PEM))
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(file)
    with receiving() as receiver:
        receiver.server.socket = context.wrap_socket(receiver.server.socket, server_side=True)
        yield receiver.url.replace("http:", "https:")


def test_a_certificate_for_which_nobody_vouches(tmp_path: Path) -> None:
    with disguised(tmp_path) as url, pytest.raises(Failed, match="certificate"):
        HERE.post(url, {}, b"")
    assert reach_module._trust().verify_mode == ssl.CERT_REQUIRED
