"""Addresses: where other devices reach this server, and QR codes of them."""

from __future__ import annotations

import io
import socket
from contextlib import suppress
from ipaddress import ip_address
from urllib.parse import urlsplit

import segno

from burgher.service.shapes.seats import Link

EVERYWHERE = ("", "0.0.0.0", "::")


def own_addresses() -> list[str]:
    """The addresses of this machine in its networks, the likeliest first."""
    found: list[str] = []
    # No packet is sent: this only asks which of our addresses would be the sender's.
    for family, far in ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1")):
        try:
            with socket.socket(family, socket.SOCK_DGRAM) as probe:
                probe.connect((far, 9))
                found.append(str(probe.getsockname()[0]))
        except OSError:
            continue
    with suppress(OSError):
        found += [str(info[4][0]) for info in socket.getaddrinfo(socket.gethostname(), None)]
    return [one for one in dict.fromkeys(found) if _is_useful(one)]


def _is_useful(address: str) -> bool:
    try:
        parsed = ip_address(address)
    except ValueError:
        return False
    return not (parsed.is_loopback or parsed.is_link_local or parsed.is_unspecified)


def links(host: str, port: int, secure: bool = False) -> tuple[str, ...]:
    """The addresses of a server that listens at this host and port, for others first."""
    scheme, usual = ("https", 443) if secure else ("http", 80)
    hosts = [*own_addresses(), "localhost"] if host in EVERYWHERE else [host]
    end = "" if port == usual else f":{port}"
    return tuple(f"{scheme}://{f'[{one}]' if ':' in one else one}{end}" for one in hosts)


def is_local(link: str) -> bool:
    """Whether only this machine reaches it."""
    host = urlsplit(link).hostname or ""
    if host == "localhost":
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


def qr(text: str) -> str:
    """A QR code as an SVG picture that takes its colour from the page."""
    out = io.BytesIO()
    segno.make(text, error="m", micro=False).save(
        out, kind="svg", xmldecl=False, svgns=True, omitsize=True, border=2, dark="#000", light="#fff"
    )
    return out.getvalue().decode()


def show_links(bases: list[str], path: str) -> list[Link]:
    return [Link(url=base + path, svg=qr(base + path)) for base in bases]
