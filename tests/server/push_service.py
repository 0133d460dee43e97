"""A browser's push service in miniature: it takes what a server sends, and reads it with the keys that only the browser has."""

from __future__ import annotations

import base64
import json
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from types import TracebackType
from typing import Any

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

AUTH = b"sixteen bytes ok"


def plain(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class PushService:
    """Answers every push with `status`, and keeps what it was sent."""

    def __init__(self) -> None:
        self.status = 201
        self.sent: list[tuple[dict[str, str], bytes]] = []
        self._key = ec.generate_private_key(ec.SECP256R1())
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                service.sent.append(({name.lower(): value for name, value in self.headers.items()}, body))
                self.send_response(service.status)
                self.end_headers()

            def log_message(self, format: str, *args: Any) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)

    def __enter__(self) -> PushService:
        Thread(target=self._server.serve_forever, daemon=True).start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._server.shutdown()
        self._server.server_close()

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self._server.server_address[1]}"

    @property
    def keys(self) -> dict[str, str]:
        """What the browser tells the server."""
        public = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"p256dh": encoded(public), "auth": encoded(AUTH)}

    def read(self, at: int = -1) -> dict[str, str]:
        """A message, as the browser decrypts it."""
        headers, body = self.sent[at]
        assert headers["content-encoding"] == "aes128gcm"
        told: dict[str, str] = json.loads(http_ece.decrypt(body, private_key=self._key, auth_secret=AUTH))
        return told

    def claims(self, at: int = -1) -> tuple[str, dict[str, Any]]:
        """The public key of whoever sent it, and what they have signed with it; raises if they have not."""
        scheme, _, rest = self.sent[at][0]["authorization"].partition(" ")
        assert scheme == "vapid"
        given = dict(part.strip().split("=", 1) for part in rest.split(","))
        head, claims, signature = given["t"].split(".")
        key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), plain(given["k"]))
        r, s = plain(signature)[:32], plain(signature)[32:]
        signed = encode_dss_signature(int.from_bytes(r, "big"), int.from_bytes(s, "big"))
        key.verify(signed, f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
        return given["k"], json.loads(plain(claims))
