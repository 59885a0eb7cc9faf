"""Accounts, and what visitors write to the shop."""
import hashlib
import hmac
import secrets

from carts import Carts
from contract import ADDRESS, EMAIL, OPTIONAL, PERSON, PHONE, REQUIRED, Bounded, Refusal, call, fault, read_form, refuse

MAX_ACCOUNTS = 10_000


class Accounts(Carts):
    """Accounts, and what visitors write to the shop."""

    def __init__(self):
        super().__init__()
        self.subscribers, self.messages = Bounded(100_000), Bounded()

    @staticmethod
    def hash(password, salt):
        return hashlib.pbkdf2_hmac("sha256", str(password).encode(), salt, 200_000)

    def set_password(self, account, password):
        if not isinstance(password, str) or not 10 <= len(password) <= 128:
            raise Refusal(400, "Choose a password of 10 to 128 characters.", "weak_password")
        account["salt"] = secrets.token_bytes(16)
        account["hash"] = self.hash(password, account["salt"])

    def is_password(self, account, password):
        """Compares a password. Also hashes it without an account, so that the time does not reveal which accounts exist."""
        given = self.hash(password, account["salt"] if account else b"no account")
        return bool(account) and hmac.compare_digest(given, account["hash"])

    def account_of(self, request, password=None):
        """Returns the signed-in account; with the name of a field that has to bring its password."""
        if request.get("token") not in self.sessions:
            raise Refusal(401, "The token is missing, or its session has ended.")
        account = self.accounts[self.sessions[request.get("token")]]
        if password:
            self.throttle("password", account["email"])
            if not self.is_password(account, request.body.get(password)):
                raise Refusal(403, "The password is wrong.", "invalid_password")
        return account

    def sign_in(self, account, cart_token=None):
        """Starts a session and merges an anonymous cart into the customer's."""
        token, merged = secrets.token_urlsafe(24), self.carts.pop(cart_token, None) if isinstance(cart_token, str) else None
        self.sessions[token] = account["email"]
        parents = {}  # the new ids of lines that have add-ons
        for line in merged or []:
            parents[line["id"]] = self.put(account["cart"], {**line, "parent_id": parents.get(line["parent_id"])})["id"]
        return {"token": token, "cart_merged": merged is not None}

    def end_sessions(self, account):
        for token in [token for token, email in self.sessions.items() if email == account["email"]]:
            del self.sessions[token]

    @staticmethod
    def customer_record(account):
        return {name: value for name, value in account.items() if name not in ("salt", "hash", "cart")}

    @call("POST", "/create_account", body=True)
    def create_account(self, request):
        faults, body = [], request.fields()
        account = read_form(body, {"email": EMAIL, **ADDRESS}, faults)
        refuse(faults)
        self.throttle("account", body.get("client_address"), limit=20)
        email = account["email"] = account["email"].lower()
        entry = {"id": str(self.next_number("address")), **{name: account[name] for name in ADDRESS}}
        account = {"id": str(self.next_number("account")), **{name: account[name] for name in ("email", *PERSON, "company")}, "vat_number": None,
                   "newsletter": body.get("newsletter") is True, "addresses": [entry], "default_address_id": entry["id"], "cart": []}
        self.set_password(account, body.get("password"))
        if email in self.accounts:
            raise Refusal(409, "An account with this email address exists.", "email_taken")
        if len(self.accounts) >= MAX_ACCOUNTS:
            raise Refusal(429, "The shop takes no more accounts.", "throttled")
        self.accounts[email] = account
        return 201, self.sign_in(account, body.get("cart_token"))

    @call("POST", "/login", body=True)
    def login(self, request):
        body = request.fields()
        account = self.accounts.get(str(body.get("email")).strip().lower())
        self.throttle("login", (str(body.get("email"))[:254], str(body.get("client_address"))[:64]))
        if not self.is_password(account, body.get("password")):
            raise Refusal(401, "The email address or the password is wrong.", "invalid_credentials")
        return self.sign_in(account, body.get("cart_token"))

    @call("POST", "/logout")
    def logout(self, request):
        self.sessions.pop(request.get("token"), None)
        return {"message": "Signed out."}

    @call("GET", "/account/info")
    def get_account(self, request):
        return self.customer_record(self.account_of(request))

    @call("PUT", "/update_account", body=True)
    def update_account(self, request):
        body, faults, token = request.fields(), [], None
        account = self.account_of(request, "current_password" if "new_password" in body else None)
        form = {**PERSON, "company": OPTIONAL, "vat_number": OPTIONAL} if "details" in body else {}
        details = read_form(body.get("details"), form, faults, "details")
        if body.get("email") not in (None, account["email"]):
            fault(faults, "Write to us to change your email address.", "email")
        refuse(faults)
        if "new_password" in body:
            self.set_password(account, body["new_password"])
            self.end_sessions(account)
            token = self.sign_in(account)["token"]
        account.update(details, newsletter=body.get("newsletter", account["newsletter"]) is True)
        return {"customer": self.customer_record(account), "token": token}

    @call("POST", "/delete_account", body=True)
    def delete_account(self, request):
        account = self.account_of(request, "password")
        self.end_sessions(account)
        del self.accounts[account["email"]]
        return {"message": "The account was deleted."}

    @call("POST", "/contact_us", body=True)
    def contact(self, request):
        form, faults = {"name": REQUIRED, "email": EMAIL, "phone": PHONE, "order_number": (False, 1, 40, ".*"), "message": (True, 1, 5000, ".*")}, []
        message = read_form(request.fields(), form, faults)
        refuse(faults)
        self.throttle("contact", request.fields().get("client_address"), seconds=3600)
        if request.fields().get("website"):
            return 201, {}  # a robot filled in the honeypot
        reference = f"M{self.next_number('message') + 1000}"
        self.messages[reference] = message
        return 201, {"reference": reference}

    @call("POST", "/subscribe_to_newsletter", body=True)
    def subscribe(self, request):
        faults = []
        email = read_form(request.fields(), {"email": EMAIL}, faults)["email"]
        refuse(faults)
        self.throttle("newsletter", request.fields().get("client_address"))
        self.subscribers[email.lower()] = True
        return {"message": "Subscribed."}
