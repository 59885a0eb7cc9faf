"""Reviews, which orders verify."""
import re

from contract import EMAIL, NAME, OPTIONAL, Refusal, call, fault, is_integer, iso, now, read_form, refuse
from orders import Orders


class Shop(Orders):
    """The whole shop: reviews, orders, accounts, carts and the catalogue."""

    @call("GET", "/reviews/")
    def get_reviews(self, request):
        if not re.fullmatch(r"\d{1,15}", request.get("product_id")) or not re.fullmatch(r"([1-9]\d{0,5})?", request.get("page_no")):
            raise Refusal(400, "The product or the page is not a number.")
        written = self.reviews.get(int(request.get("product_id")), [])
        return {"results": request.page(written[::-1]), "total": len(written), "average": self.average(written)}

    @call("POST", "/reviews/", body=True)
    def add_review(self, request):
        form = {"title": (False, 1, 120, ".*"), "body": (True, 10, 2000, ".*"), "author": NAME, "email": EMAIL, "order_number": OPTIONAL}
        faults, body = [], request.fields()
        review = read_form(body, form, faults)
        if not is_integer(body.get("rating"), 1, 5):
            fault(faults, "Choose 1 to 5 stars.", "rating")
        refuse(faults)
        bought, email, number = body.get("product_id"), review.pop("email").lower(), review.pop("order_number")
        if not is_integer(bought, 1, 2**31 - 1) or bought not in self.products:
            raise Refusal(400, "The product does not exist.")
        self.throttle("review", body.get("client_address"), seconds=3600)
        verified = any(order["number"] == number and order["contact"]["email"].lower() == email and order["status"] in ("dispatched", "delivered")
                       and bought in [line["product_id"] for line in order["items"]] for order in self.orders.values())
        review = {"id": self.next_number("review"), "rating": body["rating"], **review, "created_at": iso(now()), "verified_buyer": verified}
        self.reviews[bought] = [*self.reviews[bought], review][-1000:]
        return 201, {**review, "status": "published"}
