"""Orders and their payments."""
import hmac
import json
import re
import secrets
from collections import Counter
from datetime import timedelta
from decimal import ROUND_HALF_UP, Decimal

from accounts import Accounts
from carts import MAX_LINES
from catalogue_data import STORES
from contract import EMAIL, ORDER_ADDRESS, PERSON, Bounded, Refusal, call, fault, iso, now, read_form, refuse

MAX_ORDERS = 10_000
MAX_UNPAID = 20  # orders per network address
VAT = Decimal("0.2")
TRANSFER_TERM = timedelta(days=7)  # then an order that waits for a bank transfer is cancelled


def pence(amount):
    return amount.quantize(Decimal("0.01"), ROUND_HALF_UP)


def is_reviewed_line(line):
    return isinstance(line, dict) and all(type(line.get(name)) in (int, float) for name in ("quantity", "price"))


class Orders(Accounts):
    """Orders and their payments."""

    def __init__(self):
        super().__init__()
        self.orders, self.checkouts = {}, Bounded()

    @staticmethod
    def order_record(order):
        return {name: value for name, value in order.items() if name not in ("account", "taken", "events", "client")}

    def orders_of(self, account):
        return [order for order in reversed(list(self.orders.values())) if order["account"] == account["id"]]

    def cancel(self, order):
        """Cancels an order and puts its units back into stock."""
        order["status"] = "cancelled"
        for line in order["taken"]:
            self.sold(line)["stock"] += line["quantity"]

    def cancel_overdue(self):
        for order in self.orders.values():
            if order["status"] == "awaiting_payment" and order["expires_at"] and order["expires_at"] < iso(now()):
                self.cancel(order)

    def order_line(self, line):
        total = pence(self.unit_price(line) * (1 + VAT)) * line["quantity"]
        return {**self.line_record(line), "total_inc_vat": total, "total_ex_vat": pence(total / (1 + VAT))}

    @staticmethod
    def read_delivery(body, faults):
        """Returns the delivery or collection of a checkout."""
        given = body.get("delivery") if isinstance(body.get("delivery"), dict) else {}
        store = next((store for store in STORES if str(store["id"]) == given.get("store_id")), None)
        address, cost = None, given.get("cost")
        if given.get("method") == "address":
            address = read_form(given.get("address"), ORDER_ADDRESS, faults, "delivery", "address")
        elif given.get("method") != "collection" or not store:
            fault(faults, "Choose a delivery, or a store to collect from.", "delivery", "method")
        if not all(re.fullmatch(r"(\d{4}-\d\d-\d\d)?", str(given.get(name) or "")) for name in ("date", "latest_date")):
            fault(faults, "Send the day as YYYY-MM-DD.", "delivery", "date")
        if not isinstance(given.get("date_terms"), (dict, type(None))):
            fault(faults, "Send the inputs of the dates.", "delivery", "date_terms")
        if type(cost) not in (int, float) or not 0 <= cost <= 10_000_000 or not address and cost:
            fault(faults, "Send the delivery charge; a collection has none.", "delivery", "cost")
        return {"method": given.get("method"), "address": address, "store": None if address else store, "cost": cost,
                **{name: given.get(name) for name in ("date", "latest_date", "date_terms")}}

    def take_stock(self, cart, untracked):
        """Takes the units of a cart from the stock, all or none, and returns the lines whose units were taken."""
        counted = [line for line in cart if self.sold(line)["stock"] is not None and str(line["id"]) not in untracked]
        needed = Counter()
        for line in counted:
            needed[line["product_id"], line["variant_id"]] += line["quantity"]
        short = [{"id": line["id"], "available": self.sold(line)["stock"]} for line in counted
                 if needed[line["product_id"], line["variant_id"]] > self.sold(line)["stock"]]
        if short:
            raise Refusal(409, "Some items are no longer in stock.", "out_of_stock", items=short)
        for line in counted:
            self.sold(line)["stock"] -= line["quantity"]
        return [dict(line) for line in counted]

    @call("POST", "/checkout", body=True)
    def checkout(self, request):
        """Places an order: compares the cart with the reviewed lines, takes the stock and empties the cart."""
        token, body, faults = request.token(), request.fields(), []
        form = read_form(body, {"idempotency_key": (True, 8, 100, ".*"), "purchase_order_number": (False, 1, 40, ".*")}, faults)
        contact = read_form(body.get("contact"), {**PERSON, "email": EMAIL}, faults, "contact")
        delivery, reviewed = self.read_delivery(body, faults), body.get("items")
        billing = read_form(body["billing"], ORDER_ADDRESS, faults, "billing") if body.get("billing") is not None else None
        if body.get("payment_method") not in ("card", "bank_transfer", "pay_in_store")[:2 if delivery["address"] else 3]:
            fault(faults, "Choose how to pay; in store only when you collect.", "payment_method")
        if not isinstance(reviewed, list) or len(reviewed) > MAX_LINES or not all(map(is_reviewed_line, reviewed)):
            fault(faults, "Send the lines that the shopper reviewed.", "items")
        refuse(faults)
        key, content = form["idempotency_key"], json.dumps([token, {**body, "client_address": None}], sort_keys=True)
        if key in self.checkouts:
            if self.checkouts[key][0] != content:
                raise Refusal(409, "The key was used for another checkout.", "idempotency_conflict")
            return self.order_record(self.orders[self.checkouts[key][1]])
        cart, client, account = self.cart_of(token), str(body.get("client_address"))[:64], self.accounts.get(self.sessions.get(token))
        if not cart:
            raise Refusal(409, "The cart is empty.", "cart_empty")
        lines = [(str(line["id"]), line["quantity"], float(self.unit_price(line))) for line in cart]
        if sorted(lines) != sorted((str(each.get("id")), each.get("quantity"), each.get("price")) for each in reviewed):
            raise Refusal(409, "The cart has changed.", "cart_changed")
        self.cancel_overdue()
        unpaid = sum(order["client"] == client and order["status"] == "awaiting_payment" for order in self.orders.values())
        if unpaid >= MAX_UNPAID or len(self.orders) >= MAX_ORDERS:
            raise Refusal(429, "Too many orders are unpaid.", "throttled")
        taken = self.take_stock(cart, {str(each.get("id")) for each in reviewed if each.get("untracked") is True})
        number, pays_later = self.next_number("order"), body["payment_method"] == "bank_transfer"
        order = {"id": str(number), "number": f"D{number + 1000}", "access_key": secrets.token_urlsafe(24), "placed_at": iso(now()),
                 "status": "awaiting_payment", "expires_at": iso(now() + TRANSFER_TERM) if pays_later else None, "contact": contact,
                 "items": [self.order_line(line) for line in cart], "delivery": delivery, "billing": billing,
                 "payment_method": body["payment_method"], "purchase_order_number": form["purchase_order_number"],
                 "vat_number": account and account["vat_number"], "account": account and account["id"], "taken": taken,
                 "events": set(), "client": client}
        self.orders[order["id"]], self.checkouts[key] = order, (content, order["id"])
        if body.get("newsletter") is True:
            self.subscribers[contact["email"].lower()] = True
        cart.clear()
        return 201, self.order_record(order)

    @call("GET", "/orders")
    def get_orders(self, request):
        self.cancel_overdue()
        found = self.orders_of(self.account_of(request))
        return {"results": [self.order_record(order) for order in request.page(found)], "total": len(found)}

    @call("GET", "/account/export")
    def export_account(self, request):
        account = self.account_of(request)
        return {"customer": self.customer_record(account), "cart": account["cart"],
                "orders": [self.order_record(order) for order in self.orders_of(account)]}

    @call("GET", "/orders/([^/]+)")
    def get_order(self, request, number):
        self.cancel_overdue()
        order, account = self.orders.get(number), self.accounts.get(self.sessions.get(request.get("token")))
        may_read = order and (account and account["id"] == order["account"]
                              or hmac.compare_digest(request.get("access_key").encode(), order["access_key"].encode()))
        if not may_read:
            raise Refusal(404, "The order does not exist.")
        return self.order_record(order)

    @call("POST", "/orders/([^/]+)/payment", body=True)
    def record_payment(self, request, number):
        """Records the outcome of a payment. A payment wins over every other message, which cancels an unpaid order."""
        request.check_signature()
        event, outcome, order = request.fields().get("event_id"), request.fields().get("outcome"), self.orders.get(number)
        if not isinstance(event, str) or not 1 <= len(event) <= 255 or outcome not in ("paid", "failed", "expired"):
            raise Refusal(400, "The payment event is malformed.")
        if not order:
            raise Refusal(404, "The order does not exist.")
        if event in order["events"]:
            return self.order_record(order)
        order["events"].add(event)
        if outcome == "paid" and order["status"] in ("awaiting_payment", "cancelled"):
            for line in order["taken"] if order["status"] == "cancelled" else []:
                self.sold(line)["stock"] = max(self.sold(line)["stock"] - line["quantity"], 0)
            invoice = {"number": str(self.next_number("invoice")), "issued_at": iso(now()), "tax_point": iso(now())[:10]}
            order.update(status="paid", expires_at=None, invoice=invoice)
        elif outcome != "paid" and order["status"] == "awaiting_payment":
            self.cancel(order)
        return self.order_record(order)

    @call("POST", "/track_order", body=True)
    def track_order(self, request):
        self.throttle("tracking", request.fields().get("client_address"), limit=30)
        self.cancel_overdue()

        def plain(text):
            return re.sub(r"\s", "", str(text)).lower()

        number, known = (plain(request.fields().get(name)) for name in ("number", "email_or_postcode"))
        for order in self.orders.values():
            delivery, addresses = order["delivery"], filter(None, [order["delivery"]["address"], order["billing"]])
            if plain(order["number"]) == number and known in map(plain, [order["contact"]["email"], *(each["postcode"] for each in addresses)]):
                return {**{name: order[name] for name in ("number", "placed_at", "status")},
                        **{name: delivery[name] for name in ("method", "date", "latest_date")},
                        "store_name": delivery["store"] and delivery["store"]["name"]}
        raise Refusal(404, "No order matches.", "order_not_found")
