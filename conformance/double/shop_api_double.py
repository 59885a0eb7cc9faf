#!/usr/bin/env python3
"""A shop API written from schema/shop-api.openapi.json, as a second implementation for the conformance check.

It sells seven products from memory, needs only Python 3.9, and forgets everything when it stops. It sends no mail, so it
has no password reset and no change of email address. It also leaves out the address book, FAQs, ranges, pages, the
blog, banners, saved lists, stock alerts and the look-up of product codes.

    python3 conformance/double/shop_api_double.py [PORT] [--secret SECRET] [--key KEY]

It prints its address. The calls are in catalogue.py, carts.py, accounts.py, orders.py and reviews.py;
contract.py has what they share.
"""
import argparse
import hmac
import http.server
import json
import threading
import urllib.parse

from contract import CALLS, Refusal, Request
from reviews import Shop


class Handler(http.server.BaseHTTPRequestHandler):
    """Answers HTTP requests by the calls of the shop, one at a time: a call never sees half of another's change."""

    protocol_version, timeout, shop, lock, secret, key = "HTTP/1.1", 30, Shop(), threading.Lock(), None, None

    def do_GET(self):
        try:
            answer = self.answer(self.read_body())
            status, data = answer if isinstance(answer, tuple) else (200, answer)
        except Refusal as refusal:
            status, data = refusal.status, refusal.problem
        except Exception as error:  # a fault of this program, whose details are no business of the caller
            self.log_error("%s %s: %r", self.command, self.path.partition("?")[0], error)
            status, data = 500, {"status": 500, "detail": "The shop failed."}
        text = json.dumps(data, default=float).encode()
        self.send_response(status)
        self.send_header("content-type", "application/json" if status < 400 else "application/problem+json")
        self.send_header("shop-capabilities", "exclude_fields, limit, with_filters")
        self.send_header("content-length", str(len(text)))
        self.end_headers()
        self.wfile.write(text)

    do_POST = do_PUT = do_GET

    def read_body(self):
        length = self.headers.get("content-length", "0")
        if "transfer-encoding" in self.headers or not length.isdecimal() or int(length) > 1_000_000:
            self.close_connection = True  # what follows the headers stays unread
            raise Refusal(413, "The body is over 1 MB, or its length is unknown.")
        return self.rfile.read(int(length))

    def answer(self, raw):
        if self.key and not hmac.compare_digest(self.headers.get("authorization", "").encode(), f"Bearer {self.key}".encode()):
            raise Refusal(401, "The key is missing or wrong.")
        for method, pattern, has_body, limit, answer in CALLS:
            match = pattern.match(self.path.partition("?")[0]) if method == self.command else None
            if match:
                request = Request(method, self.path, self.headers, raw, self.secret)
                if len(raw) > limit:
                    raise Refusal(413, "The body is too large.")
                try:
                    request.body = json.loads(raw) if has_body else None
                except (ValueError, RecursionError):
                    raise Refusal(400, "The body is not JSON.") from None
                with self.lock:
                    return answer(self.shop, request, *map(urllib.parse.unquote, match.groups()))
        raise Refusal(404, "The shop has no such call.")

    def log_request(self, *_):
        """Logs no requests: their addresses carry tokens."""


def main():
    parser = argparse.ArgumentParser(description="A small shop API, written from its OpenAPI document.")
    parser.add_argument("port", nargs="?", type=int, default=0, help="the port; 0, the default, takes a free one")
    parser.add_argument("--secret", help="the secret that signs payments; without it they are refused")
    parser.add_argument("--key", help="the key that every call must bring")
    options = parser.parse_args()
    Handler.secret, Handler.key = options.secret, options.key
    server = http.server.ThreadingHTTPServer(("127.0.0.1", options.port), Handler)
    print(f"http://127.0.0.1:{server.server_port}", flush=True)
    server.serve_forever()


if __name__ == "__main__":
    main()
