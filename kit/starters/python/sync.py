"""Keeps a copy of the catalogue in a file. The first run reads all of it, later runs read only the changes: python3 sync.py catalogue.json 100."""

import json
import os
import sys

from shop import open_shop

CHANGES = """
query Changes($updatedSince: DateTime, $first: Int!, $after: String) {
  products(updatedSince: $updatedSince, first: $first, after: $after) {
    asOf
    pageInfo { hasNextPage endCursor }
    removed { id }
    nodes {
      id
      name
      sku
      gtin
      path
      description
      updatedAt
      brand { name }
      price { incVat { pence amount } exVat { pence amount } }
      stock { status level }
      images { description url(width: 1280) }
      categories { path }
      variants {
        id
        sku
        selectedOptions { name value }
        price { incVat { pence amount } exVat { pence amount } }
        stock { status level }
      }
    }
  }
}
"""

file = sys.argv[1] if len(sys.argv) > 1 else "catalogue.json"
page_size = int(sys.argv[2]) if len(sys.argv) > 2 else 100
copy = {"asOf": None, "products": {}}
if os.path.exists(file):
    with open(file, encoding="utf-8") as stored:
        copy = json.load(stored)
products = copy["products"]

# Nobody waits for this program, so it can wait until a rate limit ends.
shop = open_shop(wait_seconds=120)
as_of = after = None
changed = removed = 0
while True:
    page = shop.ask(CHANGES, {"updatedSince": copy["asOf"], "first": page_size, "after": after})["products"]
    if page is None:
        raise SystemExit("This shop does not list its changes.")
    # The first page's: what changes while the others are read then comes again the next time.
    as_of = as_of or page["asOf"]
    for product in page["nodes"]:
        products[product["id"]] = product
    for gone in page["removed"]:
        removed += products.pop(gone["id"], None) is not None
    changed += len(page["nodes"])
    if not page["pageInfo"]["hasNextPage"]:
        break
    after = page["pageInfo"]["endCursor"]

# Replaced in one step, so that an interrupted run leaves the previous copy.
with open(f"{file}.new", "w", encoding="utf-8") as stored:
    json.dump({"asOf": as_of, "products": products}, stored)
os.replace(f"{file}.new", file)
print(f"{len(products)} products in {file}: {changed} new or changed, {removed} removed")
