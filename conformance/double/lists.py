"""Records of products, and lists of them: filtered, sorted, searched and paged."""
import json
import re
from collections import Counter, defaultdict

from catalogue_data import BRANDS, CATALOGUE, CATEGORIES
from contract import Refusal, normal


def option_list(sold):
    return [{"option_display_name": name, "label": label} for name, label in sold.get("options", {}).items()]


def price_breaks(sold):
    return [{"quantity": quantity, "price": price} for quantity, price in sold["breaks"]]


def trail(category_id, nodes=CATEGORIES, ancestors=()):
    """Returns the ancestors of a category and itself; an empty list for an unknown one."""
    for node in nodes:
        found = [*ancestors, node] if node["id"] == category_id else trail(category_id, node["children"], (*ancestors, node))
        if found:
            return found
    return []


ALL_CATEGORIES = [found[-1] for found in map(trail, range(1, 100)) if found]


class Lists:
    """The products of the shop, as the contract has them."""

    def __init__(self):
        self.products = {each["id"]: each for each in CATALOGUE}
        self.reviews = defaultdict(list)

    def of_category(self, number):
        return [each for each in self.products.values() if number in [str(node["id"]) for node in trail(each["category"])]]

    def at_path(self, path):
        return next((each for each in self.products.values() if each["url"] == normal(path)), None)

    def summary(self, each):
        """Returns the properties that a product has both on its page and in a list."""
        stocks, written = [v["stock"] for v in each["variants"]], self.reviews[each["id"]]
        return {"id": each["id"], "name": each["name"], "sku": each["sku"], "product_url": each["url"], "brand_id": each["brand"]["id"],
                "brand_name": each["brand"]["name"], "brand_url": each["brand"]["brand_url"], "calculated_price": each["price"],
                "retail_price": each["retail"], "inventory_level": sum(stocks) if stocks else each["stock"] or 0,
                "inventory_tracking": "variant" if stocks else "none" if each["stock"] is None else "product",
                "categories": [node["id"] for node in trail(each["category"])], "price_breaks": price_breaks(each),
                "rating": self.average(written), "reviews_count": len(written)}

    def list_item(self, each):
        prices = [v["price"] for v in each["variants"]] or [0]
        return {**self.summary(each), "variants_length": len(each["variants"]), "min_variant_price": min(prices), "max_variant_price": max(prices),
                "custom_fields": each["fields"], "option_values": self.labels(each)}

    def record(self, each):
        nodes = trail(each["category"])
        variants = [{"id": v["id"], "sku": v["sku"], "inventory_level": v["stock"], "calculated_price": v["price"],
                     "option_values": option_list(v), "price_breaks": price_breaks(v)} for v in each["variants"]]
        add_ons = [{"id": number, "label": self.products[number]["name"], "price": self.products[number]["price"], "value_data": {
            "product_id": number, "product_url": self.products[number]["url"]}} for number in each["add_ons"]]
        return {**self.summary(each), "variants": variants, "related_products_category": nodes[0]["id"], "date_modified": each["modified"],
                "custom_fields": [{"name": name, "value": value} for name, value in each["fields"].items()],
                "modifiers": [{"id": each["id"], "display_name": "Goes with it", "option_values": add_ons}] if add_ons else [],
                "description": f"<p>{each['name']}: see it in our shop in Bath.</p>",
                "breadcrumb": [{"name": node["name"], "url": node["url"]} for node in nodes]}

    def brand_record(self, brand):
        return {"id": brand["id"], "name": brand["name"], "brand_url": brand["brand_url"],
                "products_count": sum(each["brand"] is brand for each in self.products.values())}

    @staticmethod
    def average(written):
        return round(sum(review["rating"] for review in written) / len(written), 2) if written else None

    @staticmethod
    def labels(each):
        """Returns the labels of a product's options by the option's name."""
        labels = defaultdict(list)
        for name, label in [pair for v in each["variants"] for pair in v["options"].items()]:
            labels[name].append(label)
        return labels

    def facets(self, each):
        return {**{name: [value] for name, value in each["fields"].items()}, **self.labels(each)}

    @staticmethod
    def in_stock(each, wanted):
        """Says whether a product can be bought, with the options that the list is filtered by."""
        if each["variants"]:
            return any(v["stock"] > 0 and all(label in wanted.get(name, [label]) for name, label in v["options"].items()) for v in each["variants"])
        return each["stock"] is None or each["stock"] > 0

    @staticmethod
    def filters_of(request):
        """Returns the filters of the body, or else of the query string, as lists of values by name."""
        try:
            filters = (request.body or {}).get("filters") if request.method == "POST" else json.loads(request.get("filters") or "[]")
            wanted = defaultdict(list)
            if len(filters or []) > 250:
                raise ValueError
            for each in filters or []:
                wanted[each["name"][:200]].append(each["value"][:200])
        except (ValueError, TypeError, KeyError, AttributeError):
            raise Refusal(400, "The filters are not a list of names and values.") from None
        return dict(wanted)

    def listing(self, request, products):
        """Returns one page of a list: filtered, sorted and with its facets, each counting what all other filters leave."""
        wanted, brands, size = self.filters_of(request), request.all("brand_id"), min(max(request.integer("aggs_size", 10), 1), 250)
        least, most = request.price("min_price", "0"), request.price("max_price", "Infinity")

        def is_on_sale(each):
            return each["retail"] > each["price"]

        accepts = {
            "brand": lambda each: not brands or str(each["brand"]["id"]) in brands,
            "price": lambda each: least <= each["price"] <= most,
            "stock": lambda each: request.get("in_stock") != "true" or self.in_stock(each, wanted),
            "sale": lambda each: request.get("on_sale") != "true" or is_on_sale(each),
            **{("facet", name): lambda each, name=name: set(wanted[name]) & set(self.facets(each).get(name, [])) for name in wanted},
        }

        def matching(but=None):
            return [each for each in products if all(accept(each) for key, accept in accepts.items() if key != but)]

        found = matching()
        if request.get("sort_by") == "calculated_price":
            found.sort(key=lambda each: each["price"], reverse=request.get("sort_order") == "desc")
        elif request.get("sort_by") in ("name", "date_created"):
            found.sort(key=lambda each: each["name" if request.get("sort_by") == "name" else "modified"], reverse=request.get("sort_by") != "name")
        prices = [each["price"] for each in matching("price")] or [0]
        page = {"results": [self.list_item(each) for each in request.page(found)], "total": len(found), "min_price": min(prices),
                "max_price": max(prices), "in_stock_count": sum(self.in_stock(each, wanted) for each in matching("stock")),
                "on_sale_count": sum(map(is_on_sale, matching("sale")))}
        if request.get("with_filters") != "false":
            counts = Counter(each["brand"]["id"] for each in matching("brand"))
            page["brands"] = [{**self.brand_record(brand), "count": counts[brand["id"]], "selected": str(brand["id"]) in brands}
                              for brand in BRANDS if counts[brand["id"]]]
            page["filters"] = []
            for name in sorted({name for each in products for name in self.facets(each)}):
                counts = Counter(value for each in matching(("facet", name)) for value in self.facets(each).get(name, []))
                values = [{"name": value, "count": n, "selected": value in wanted.get(name, [])} for value, n in counts.most_common(size)]
                page["filters"].append({"name": name, "values": values, "values_total": len(counts)})
        return page

    def search(self, term):
        """Lists the products that have every word of a term in their names, codes, brands, options or specifications."""
        words = re.findall(r"\w+", term[:100].lower())
        texts = {number: json.dumps([each["name"], each["sku"], each["brand"]["name"], self.facets(each)]).lower()
                 for number, each in self.products.items()}
        return [each for number, each in self.products.items() if words and all(word in texts[number] for word in words)]
