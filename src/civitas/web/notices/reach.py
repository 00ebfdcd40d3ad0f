"""Requests to whoever people name: to public addresses only, with an end, and nowhere else.

A receiver must not lead into the network of the server. So its name is looked up here, every
address of it is checked, and the connection is made to the very address that was: nobody looks it
up a second time. Where it sends us on to is nobody's business; how long it talks, and how much, is
bounded as a whole.
"""

from __future__ import annotations

import ssl
import time
from collections.abc import Iterable, Mapping
from functools import cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address
from typing import Final, NamedTuple, TypeAlias
from urllib.parse import urlsplit

import httpcore

from civitas.kernel.errors import CivitasError
from civitas.web.notices.lookups import Address, Lookups

SECONDS: Final = 10.0
"""For a request, from the connection to the answer."""
ANSWER: Final = 128 * 1024
"""Bytes of an answer that are taken; of most only the first line is needed."""
LONGEST: Final = 1000
"""Letters of an address on the web."""
TRANSLATED: Final = IPv6Network("64:ff9b::/96")
"""Where addresses of the old kind are told in the new."""
WORLD: Final = IPv6Network("2000::/3")
"""Where all addresses of the new kind lie that anybody in the world has. Beside it there are
several ways to tell one of the old kind, as of the network of the server itself, and not every
Python knows them."""
NOBODYS: Final = (
    IPv6Network("3fff::/20"),
    IPv4Network("192.88.99.0/24"),
    IPv4Network("192.0.0.0/24"),
    IPv4Network("168.63.129.16/32"),
)
"""For documents (RFC 9637), for relays that are no more (RFC 7526), for what protocols need (RFC
6890), of which not every Python knows all, and where the house of a rented machine itself answers,
as it does at 192.0.0.192."""
LOOKUPS: Final = Lookups()
"""Of this process."""

_Options: TypeAlias = Iterable[httpcore.SOCKET_OPTION] | None


class BadReceiver(CivitasError):
    """Somewhere that nothing can be sent to."""


class Failed(Exception):
    """Something has not arrived, or nobody knows whether it has."""

    def __init__(self, why: str, *, sure: bool = True, code: int = 0) -> None:
        super().__init__(why)
        self.why = why
        self.sure = sure
        """Has it surely not arrived?"""
        self.code = code
        """What the other side has answered, if it has."""


class Reach(NamedTuple):
    """How far requests go."""

    anywhere: bool = False
    """Into private networks, too: whoever runs the server has said so."""
    seconds: float = SECONDS

    def check(self, url: str) -> None:
        """Refuse what cannot be the address of a receiver, as far as one sees without asking."""
        try:
            parts = urlsplit(url)
            _, host = parts.port, parts.hostname or ""
        except ValueError:
            raise BadReceiver("error-receiver") from None
        plain = url.isascii() and url.isprintable() and " " not in url and "@" not in parts.netloc
        if parts.scheme not in ("http", "https") or not host or not plain or len(url) > LONGEST:
            raise BadReceiver("error-receiver")
        if self.anywhere:
            return
        try:
            public = is_public(ip_address(host))
        except ValueError:
            public = "." in host.rstrip(".")
        if not public:
            raise BadReceiver("error-receiver-private")

    def post(self, url: str, headers: Mapping[str, str], content: bytes) -> int:
        """Send this there; the status of the answer."""
        door = _Door(self)
        told = {"User-Agent": "Civitas", "Content-Length": str(len(content)), **headers}
        secure = _trust() if url.startswith("https:") else None
        try:
            with (
                httpcore.ConnectionPool(secure, network_backend=door) as pool,
                pool.stream("POST", url, headers=list(told.items()), content=content) as answer,
            ):
                return answer.status
        except (httpcore.ConnectError, httpcore.ConnectTimeout) as error:
            unknown = any(isinstance(cause, ssl.SSLError) for cause in error.args)
            raise Failed("certificate" if unknown else "reach") from None
        except (httpcore.WriteError, httpcore.WriteTimeout):
            raise Failed("reach") from None
        except (httpcore.NetworkError, httpcore.TimeoutException, httpcore.ProtocolError):
            raise Failed("silent", sure=False) from None


def is_public(address: Address) -> bool:
    """Can anybody in the world reach this, and does it lead to where it says?"""
    if isinstance(address, IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour
        if address in TRANSLATED:
            inner = IPv4Address(int(address) & 0xFFFFFFFF)
        if inner is not None:
            return is_public(inner)
        if address.teredo is not None or address not in WORLD:
            return False
    nobodys = any(address in network for network in NOBODYS)
    return address.is_global and not address.is_multicast and not nobodys


class _Door(httpcore.NetworkBackend):
    """Makes the one connection of a request."""

    def __init__(self, reach: Reach) -> None:
        self._anywhere = reach.anywhere
        self._until = time.monotonic() + reach.seconds
        self._inner = httpcore.SyncBackend()

    def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: _Options = None,
    ) -> httpcore.NetworkStream:
        found = LOOKUPS.addresses(host, port)
        if not found:
            raise Failed("name")
        if not self._anywhere and not all(map(is_public, found)):
            raise Failed("private")
        fault: Exception | None = None
        for address in found:
            left = max(self._until - time.monotonic(), 0.01)
            try:
                made = self._inner.connect_tcp(str(address), port, left, None, socket_options)
            except (httpcore.ConnectError, httpcore.ConnectTimeout) as error:
                fault = error
            else:
                return _Stream(made, self._until)
        assert fault is not None
        raise fault


class _Stream(httpcore.NetworkStream):
    """A connection that ends in time, and before it has brought too much."""

    def __init__(self, inner: httpcore.NetworkStream, until: float) -> None:
        self._inner = inner
        self._until = until
        self._room = ANSWER

    def _left(self) -> float:
        return max(self._until - time.monotonic(), 0.001)

    def read(self, max_bytes: int, timeout: float | None = None) -> bytes:
        if self._room <= 0:
            raise httpcore.ReadError("too much")
        if time.monotonic() > self._until:
            raise httpcore.ReadTimeout("too long")
        got = self._inner.read(min(max_bytes, self._room), self._left())
        self._room -= len(got)
        return got

    def write(self, buffer: bytes, timeout: float | None = None) -> None:
        self._inner.write(buffer, self._left())

    def close(self) -> None:
        self._inner.close()

    def start_tls(
        self,
        ssl_context: ssl.SSLContext,
        server_hostname: str | None = None,
        timeout: float | None = None,
    ) -> httpcore.NetworkStream:
        inner = self._inner.start_tls(ssl_context, server_hostname, self._left())
        return _Stream(inner, self._until)

    def get_extra_info(self, info: str) -> object:
        return self._inner.get_extra_info(info)


@cache
def _trust() -> ssl.SSLContext:
    """Whom the world vouches for; it takes a moment to read."""
    return httpcore.default_ssl_context()
