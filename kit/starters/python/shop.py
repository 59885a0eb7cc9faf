"""A client for one shopper of the shop's graph, with Python's standard library alone."""

from __future__ import annotations

import http.client
import json
import os
import random
import re
import time
import urllib.request
import uuid

ATTEMPTS = 4
ATTEMPT_SECONDS = 10.0
BACKOFF_SECONDS = 0.25


class ShopError(Exception):
    """A request without a complete answer. `code` is one of those at /docs/errors, or NO_ANSWER or INVALID_ANSWER."""

    def __init__(self, code: str, message: str, request_id: str, status: int | None = None, retry_after: float = 0.0):
        super().__init__(f"{code}: {message} (request {request_id})")
        self.code, self.request_id, self.status, self.retry_after = code, request_id, status, retry_after


class _AnyStatus(urllib.request.HTTPErrorProcessor):
    """Returns every answer as it is. A redirect is not followed: another origin must not receive the key or the token."""

    def http_response(self, _, response):
        return response

    https_response = http_response


class Shop:
    """Keeps the token of one cart or session: a server that acts for many shoppers opens one for each."""

    def __init__(self, url: str, partner_key: str, wait_seconds: float = 30.0):
        self.endpoint = url.rstrip("/") + "/graphql"
        self.partner_key = partner_key
        # The longest wait before an attempt; a longer Retry-After is raised at once.
        self.wait_seconds = wait_seconds
        self.token: str | None = None
        self._open = urllib.request.build_opener(_AnyStatus).open

    def ask(self, query: str, variables: dict | None = None) -> dict:
        """Runs an operation and returns its data. Repeats queries, and mutations with an idempotency key, after temporary failures."""
        variables = variables or {}
        # Also behind a comment or a fragment. A query that has the word is merely not repeated.
        is_mutation = re.search(r"\bmutation\b", query) is not None
        is_idempotent = not is_mutation or bool(variables.get("input", {}).get("idempotencyKey"))
        request_id = str(uuid.uuid4())
        for attempt in range(1, ATTEMPTS + 1):
            try:
                return self._send(query, variables, request_id)
            except ShopError as error:
                # A rate-limited request was not executed.
                passes = error.code == "NO_ANSWER" or error.status in (502, 503, 504)
                # A mutation may have taken effect, which only a retry shows.
                is_unknown = is_mutation and error.code == "UPSTREAM_UNAVAILABLE"
                is_repeatable = error.status == 429 or (is_idempotent and (passes or is_unknown))
                wait = error.retry_after + BACKOFF_SECONDS * 2 ** (attempt - 1) * random.random()
                if attempt == ATTEMPTS or not is_repeatable or wait > self.wait_seconds:
                    raise
                time.sleep(wait)
        raise AssertionError("the last attempt returns or raises")

    def _send(self, query: str, variables: dict, request_id: str) -> dict:
        headers = {
            "content-type": "application/json",
            "accept": "application/graphql-response+json, application/json;q=0.9",
            "x-partner-key": self.partner_key,
            "x-request-id": request_id,
        }
        if self.token:
            headers["authorization"] = f"Bearer {self.token}"
        body = json.dumps({"query": query, "variables": variables}).encode()
        request = urllib.request.Request(self.endpoint, data=body, headers=headers)
        try:
            with self._open(request, timeout=ATTEMPT_SECONDS) as response:
                status, received, text = response.status, response.headers, response.read()
        except (OSError, http.client.HTTPException) as error:
            raise ShopError("NO_ANSWER", str(error), request_id) from error
        seconds = received.get("retry-after", "")
        retry_after = float(seconds) if seconds.isdecimal() else 0.0
        try:
            answer = json.loads(text)
        except ValueError:
            answer = None
        if not isinstance(answer, dict) or not (answer.get("errors") or answer.get("data")):
            raise ShopError("INVALID_ANSWER", f"Status {status}, without an answer of the graph", request_id, status, retry_after)
        # A new cart or session: its token opens it from now on.
        self.token = received.get("x-session-token") or received.get("x-cart-token") or self.token
        if answer.get("errors"):
            first = answer["errors"][0]
            code = first.get("extensions", {}).get("code", "INVALID_ANSWER")
            raise ShopError(code, first["message"], request_id, status, retry_after)
        return answer["data"]


def open_shop(wait_seconds: float = 30.0) -> Shop:
    """Opens a client with the shop and the key of the environment."""
    url, key = os.environ.get("SHOP_URL"), os.environ.get("PARTNER_KEY")
    if not url or not key:
        raise SystemExit("Set SHOP_URL, such as https://shop.example, and PARTNER_KEY.")
    return Shop(url, key, wait_seconds)
