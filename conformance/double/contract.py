"""What all calls share: the registry of calls, requests and refusals, forms, and small helpers."""
import hashlib
import hmac
import re
import time
import urllib.parse
from collections import OrderedDict
from datetime import datetime, timezone
from decimal import Decimal

PAGE_SIZE = 16
CALLS = []  # method, path, whether it reads a JSON body, the most bytes of it, and the function that answers


class Refusal(Exception):
    """A 4xx answer, as problem details."""

    def __init__(self, status, detail, code=None, **more):
        super().__init__(detail)
        self.status, self.problem = status, {"status": status, "detail": detail, **({"code": code} if code else {}), **more}


class Bounded(OrderedDict):
    """A dictionary that drops its oldest entries beyond a limit."""

    def __init__(self, limit=10_000):
        super().__init__()
        self.limit = limit

    def __setitem__(self, key, value):
        super().__setitem__(key, value)
        while len(self) > self.limit:
            self.popitem(last=False)


# A field of a form: whether it is required, its shortest and greatest length, and its pattern.
REQUIRED, OPTIONAL, NAME = (True, 1, 100, ".*"), (False, 1, 100, ".*"), (True, 1, 60, ".*")
EMAIL, PHONE, POSTCODE = (True, 6, 254, r"[^\s@]+@[^\s@.]+(\.[^\s@.]+)+"), (False, 7, 24, r"\+?[\d ()-]+"), r"[A-Za-z0-9][A-Za-z0-9 -]+"
PERSON = {"first_name": NAME, "last_name": NAME, "phone": PHONE}
ADDRESS = {**PERSON, "company": OPTIONAL, "address1": REQUIRED, "address2": OPTIONAL, "city": REQUIRED, "county": OPTIONAL,
           "country": REQUIRED, "postcode": (False, 2, 12, POSTCODE)}
ORDER_ADDRESS = {**ADDRESS, "postcode": (True, 2, 12, POSTCODE)}


def read_form(body, form, faults, *path):
    """Returns the fields of a form, trimmed, and adds what is wrong with them to `faults`."""
    values = {}
    for name, (required, least, most, pattern) in form.items():
        value = body.get(name) if isinstance(body, dict) else None
        values[name] = value = (value.strip() if isinstance(value, str) else value) or None
        if value is None and required:
            fault(faults, "This field is required.", *path, name)
        elif value is not None and not (isinstance(value, str) and least <= len(value) <= most and re.fullmatch(pattern, value, re.S)):
            fault(faults, f"Enter a valid value of {least} to {most:,} characters.", *path, name)
    return values


def fault(faults, message, *path):
    faults.append({"loc": ["body", *path], "msg": message})


def refuse(faults):
    if faults:
        raise Refusal(422, faults)


def is_integer(value, least, most):
    return type(value) is int and least <= value <= most


def now():
    return datetime.now(timezone.utc)


def iso(moment):
    return moment.strftime("%Y-%m-%dT%H:%M:%SZ")


def normal(path):
    return "/" + path.strip("/") + "/"


def call(method, path, body=False, limit=100_000):
    """Registers the method that answers a call; `body` says that it reads a JSON body, of at most `limit` bytes."""
    def register(answer):
        CALLS.append((method, re.compile(path + r"\Z"), body, limit, answer))
        return answer
    return register


class Request:
    """A call: its query string, its body and the proof of its caller."""

    def __init__(self, method, target, headers, raw, secret):
        self.method, self.target, self.headers, self.raw, self.secret, self.body = method, target, headers, raw, secret, None
        self.query = urllib.parse.parse_qs(target.partition("?")[2], keep_blank_values=True)

    def get(self, name):
        return self.query.get(name, [""])[0]

    def all(self, name):
        return self.query.get(name, [])

    def integer(self, name, default):
        return int(self.get(name)) if re.fullmatch(r"\d{1,6}", self.get(name)) else default

    def price(self, name, default):
        return Decimal(self.get(name) if re.fullmatch(r"\d{1,9}(\.\d{1,4})?", self.get(name)) else default)

    def page(self, items):
        start = (max(self.integer("page_no", 1), 1) - 1) * PAGE_SIZE
        return items[start:start + PAGE_SIZE]

    def fields(self):
        return self.body if isinstance(self.body, dict) else {}

    def token(self):
        if not self.get("token"):
            raise Refusal(401, "The token is missing.")
        return self.get("token")

    def check_signature(self):
        """Refuses a call that the gateway did not sign within the last 300 seconds."""
        match = re.fullmatch(r"t=(\d{1,12}),v1=([0-9a-f]{64})", self.headers.get("x-shop-signature", ""))
        seconds, signature = match.groups() if match else ("0", "")
        signed = "\n".join([seconds, self.method, self.target, ""]).encode() + self.raw
        expected = hmac.new((self.secret or "").encode(), signed, hashlib.sha256).hexdigest()
        if not self.secret or not hmac.compare_digest(signature, expected) or abs(time.time() - int(seconds)) > 300:
            raise Refusal(403, "The signature is missing or wrong.")
