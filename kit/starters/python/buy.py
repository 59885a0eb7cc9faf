"""Buys the first product in stock that a term finds, as a guest who pays by bank transfer: python3 buy.py "white shirt"."""

import sys
import uuid

from shop import open_shop

FIND = """
query Find($query: String!) {
  search(query: $query, first: 1, filters: { inStock: true }) {
    nodes {
      path
    }
  }
}
"""

PRODUCT = """
query Product($path: String!) {
  product(path: $path) {
    id
    name
    minimumQuantity
    price { incVat { amount } }
    images { description url(width: 1280) }
    variants { id price { incVat { amount } } stock { maximumQuantity } }
  }
}
"""

ADD = """
mutation Add($input: CartLineAddInput!) {
  cartLineAdd(input: $input) {
    __typename
    ... on CartLineAddPayload { cart { quantity } }
    ... on UserError { code message }
  }
}
"""

TOTALS = """
query Totals($postcode: String!) {
  cart {
    totals(method: ADDRESS, postcode: $postcode) {
      __typename
      ... on CartTotals { delivery { incVat { amount } } total { incVat { pence amount } } }
      ... on UserError { code message }
    }
  }
}
"""

ORDER = """
mutation Order($input: CheckoutCompleteInput!) {
  checkoutComplete(input: $input) {
    __typename
    ... on CheckoutCompletePayload { order { id accessKey } }
    ... on UserError { code message }
  }
}
"""

READ = """
query Read($id: ID!, $key: String!) {
  order(id: $id, key: $key) {
    number
    status
    bankDetails
    url
  }
}
"""


def expect(result: dict, typename: str) -> dict:
    """Returns a mutation's payload. Its other results are errors for the shopper, each with a stable code."""
    if result["__typename"] != typename:
        raise SystemExit(f"{result['code']}: {result['message']}")
    return result


term = sys.argv[1] if len(sys.argv) > 1 else "white"
address = {"address1": "1 Example Street", "city": "Leeds", "postcode": "LS1 4AP"}
shop = open_shop()

found = shop.ask(FIND, {"query": term})["search"]["nodes"]
if not found:
    raise SystemExit(f"Nothing in stock matches “{term}”.")
product = shop.ask(PRODUCT, {"path": found[0]["path"]})["product"]
variant = next((each for each in product["variants"] or [] if each["stock"]["maximumQuantity"] != 0), None)
print(f"{product['name']}: £{(variant or product)['price']['incVat']['amount']}")
for image in product["images"] or []:
    print(f"  {image['url']} ({image['description']})")

# The client keeps the token of the new cart. With the keys, a retry does not add again or create a second cart.
line = {
    "productId": product["id"],
    "variantId": variant and variant["id"],
    "quantity": product["minimumQuantity"],
    "idempotencyKey": str(uuid.uuid4()),
    "cartKey": str(uuid.uuid4()),
}
added = expect(shop.ask(ADD, {"input": line})["cartLineAdd"], "CartLineAddPayload")
print(f"{added['cart']['quantity']} in the cart")

totals = expect(shop.ask(TOTALS, {"postcode": address["postcode"]})["cart"]["totals"], "CartTotals")
total = totals["total"]["incVat"]
print(f"£{total['amount']}, of which £{totals['delivery']['incVat']['amount']} for delivery")

order = {
    # Keep it with your own record of the order: the same key returns the same order, also after a crash.
    "idempotencyKey": str(uuid.uuid4()),
    "contact": {"email": "ann@shopper.example", "firstName": "Ann", "lastName": "Lee", "phone": "07700 900123"},
    "delivery": {"method": "ADDRESS", "address": address},
    "paymentMethod": "BANK_TRANSFER",
    # What the shopper was shown: another total is refused with CART_CHANGED.
    "expectedTotal": total["pence"],
}
placed = expect(shop.ask(ORDER, {"input": order})["checkoutComplete"], "CheckoutCompletePayload")["order"]

# Keep the order's id and its access key: together they read it later, without a session.
read = shop.ask(READ, {"id": placed["id"], "key": placed["accessKey"]})["order"]
print(f"Order {read['number']}: {read['status']}")
print(f"Pay by bank transfer: {read['bankDetails']}")
print(read["url"])
