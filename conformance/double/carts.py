"""Carts: lists of lines whose prices are computed when they are read."""
import re
import secrets
import time
from collections import Counter, deque

from catalogue import Catalogue
from contract import Bounded, Refusal, call, is_integer
from lists import option_list

MAX_LINES = 1000  # per cart: a checkout can review no more
MAX_QUANTITY = 9999


class Carts(Catalogue):
    """The calls that change carts."""

    def __init__(self):
        super().__init__()
        self.carts, self.cart_keys, self.additions = Bounded(), Bounded(), Bounded()
        self.accounts, self.sessions = {}, Bounded()  # accounts by email address, and that address by session token
        self.numbers, self.attempts = Counter(), Bounded()

    def next_number(self, kind):
        self.numbers[kind] += 1
        return self.numbers[kind]

    def throttle(self, action, caller, limit=10, seconds=900):
        """Refuses a call that the caller has made `limit` times within the last `seconds`."""
        times = self.attempts.setdefault((action, str(caller)[:320]), deque(maxlen=limit))
        if len(times) == limit and times[0] > time.monotonic() - seconds:
            raise Refusal(429, "Too many attempts. Please try again later.", "throttled")
        times.append(time.monotonic())

    def cart_of(self, token):
        """Returns the cart of a token, which may be a session's; None for an unknown token."""
        return self.accounts[self.sessions[token]]["cart"] if token in self.sessions else self.carts.get(token)

    def sold(self, line):
        """Returns what a line sells, by which it is priced and counted: a variant, or else the product."""
        each = self.products[line["product_id"]]
        return next((v for v in each["variants"] if v["id"] == line["variant_id"]), each)

    def unit_price(self, line):
        sold = self.sold(line)
        return min([sold["price"], *(price for quantity, price in sold["breaks"] if line["quantity"] >= quantity)])

    def line_record(self, line):
        each, sold, is_add_on = self.products[line["product_id"]], self.sold(line), line["parent_id"] is not None
        return {**line, "name": each["name"], "sku": sold["sku"], "product_url": each["url"], "price": self.unit_price(line),
                "retail_price": each["retail"], "variant_display": option_list(sold), "is_modifier": is_add_on,
                "show_remove_quantity": not is_add_on}

    @staticmethod
    def put(cart, line):
        """Adds a line, or its quantity to the line of the same product, variant and parent. Returns the cart's line."""
        for same in cart:
            if all(same[key] == line[key] for key in ("product_id", "variant_id", "parent_id")):
                same["quantity"] = min(same["quantity"] + line["quantity"], MAX_QUANTITY)
                return same
        if len(cart) >= MAX_LINES:
            raise Refusal(400, f"A cart has at most {MAX_LINES:,} lines.")
        cart.append(line)
        return line

    def with_items(self, cart, items):
        """Returns a cart's lines after an addition. An add-on belongs to its parent, or to the product before it."""
        lines, before = [dict(line) for line in cart], None
        for item in items:
            line = self.new_line(item if isinstance(item, dict) else {})
            if item.get("is_modifier"):
                line["parent_id"] = before["id"] if before and item.get("parent_id") is None else item.get("parent_id")
                if line["parent_id"] not in [each["id"] for each in lines if each["parent_id"] is None]:
                    raise Refusal(400, "An add-on needs the product that it belongs to.")
                self.put(lines, line)
            else:
                before = self.put(lines, line)
        for item in items:
            sold = self.sold({"product_id": item["product_id"], "variant_id": item.get("variant_id")})
            limit = item.get("maximum_quantity", sold["stock"])
            if limit is not None and sum(line["quantity"] for line in lines if self.sold(line) is sold) > limit:
                raise Refusal(409, "The cart would exceed the stock.", "maximum_stock", maximum_quantity=limit)
        return lines

    def new_line(self, item):
        """Returns a line for an item to add; refuses an item that the shop does not sell."""
        number, chosen, limit, quantity = (item.get(name) for name in ("product_id", "variant_id", "maximum_quantity", "quantity"))
        each = self.products.get(number) if is_integer(number, 1, 2**31 - 1) else None
        if not each or not is_integer(quantity, 1, MAX_QUANTITY) or limit is not None and not is_integer(limit, 0, 2**53):
            raise Refusal(400, "An item has no product of the shop, or no quantity of 1 to 9,999.")
        if chosen not in ([v["id"] for v in each["variants"]] or [None]):
            raise Refusal(400, f"Choose one of the options of {each['name']}.")
        line = {"id": self.next_number("line"), "product_id": number, "variant_id": chosen, "quantity": quantity, "parent_id": None}
        return {**line, "added_price": self.unit_price(line)}

    @call("GET", "/cart")
    def get_cart(self, request):
        return {"cart": {"items": [self.line_record(line) for line in self.cart_of(request.token()) or []]}}

    @call("POST", "/add_to_cart", body=True, limit=1_000_000)
    def add_to_cart(self, request):
        body, token = request.fields(), request.get("token")
        items, cart_key, key = body.get("items"), body.get("cart_key"), body.get("idempotency_key")
        if not isinstance(items, list) or not 1 <= len(items) <= 500:
            raise Refusal(400, "Add 1 to 500 items.")
        if not all(text is None or isinstance(text, str) and len(text) <= 100 for text in (cart_key, key)):
            raise Refusal(400, "A key is a text of at most 100 characters.")
        known = [each for each in (token, self.cart_keys.get(cart_key)) if self.cart_of(each) is not None]
        token = known[0] if known else secrets.token_urlsafe(24)
        if not key or (token, key) not in self.additions:
            cart = self.cart_of(token) if known else []
            cart[:] = self.with_items(cart, items)
            if not known:
                self.carts[token] = cart
                self.cart_keys[cart_key or token] = token
            if key:
                self.additions[token, key] = True
        return {"token": token}

    def line_of(self, request):
        """Returns the cart, the quantity and the lines that a call names: a line and its add-ons, which follow it."""
        cart, item, quantity = self.cart_of(request.token()) or [], request.get("item_id"), request.get("quantity")
        if not re.fullmatch(r"\d{1,15}", item) or not re.fullmatch(r"\d{1,15}", quantity) or not 1 <= int(quantity) <= MAX_QUANTITY:
            raise Refusal(400, "The line’s id is not a number, or the quantity is not 1 to 9,999.")
        lines = [line for line in cart if int(item) in (line["id"], line["parent_id"])]
        if int(item) not in [line["id"] for line in lines]:
            raise Refusal(404, "The cart has no such line.")
        return cart, int(quantity), sorted(lines, key=lambda line: line["id"] != int(item))

    @call("PUT", "/update_cart")
    def update_cart(self, request):
        _, quantity, lines = self.line_of(request)
        for line in lines:
            line["quantity"] = quantity
        return {"message": "The quantity was changed."}

    @call("PUT", "/remove_item_from_cart")
    def remove_from_cart(self, request):
        cart, quantity, lines = self.line_of(request)
        left = lines[0]["quantity"] - quantity
        for line in lines:
            line["quantity"] = left
        cart[:] = [line for line in cart if line["quantity"] > 0]
        return {"message": "The quantity was reduced."}
