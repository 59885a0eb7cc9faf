"""The calls that read the catalogue."""
import re
from collections import Counter
from datetime import datetime, timedelta, timezone

from catalogue_data import BRANDS, CATEGORIES, STORES
from contract import PAGE_SIZE, Refusal, call, iso, normal, now
from lists import ALL_CATEGORIES, Lists


class Catalogue(Lists):
    """The calls that read the catalogue."""

    @call("GET", "/categories/get_featured_categories")
    def get_categories(self, request):
        return CATEGORIES

    @call("POST", "/categories/get_category_by_url", body=True)
    def get_category(self, request):
        for node in ALL_CATEGORIES:
            if node["url"] == normal(request.get("category_url")):
                return {"category_products": self.listing(request, self.of_category(str(node["id"])))}
        raise Refusal(404, "The category does not exist.")

    @call("POST", "/categories/get_products_with_filters", body=True)
    def get_filtered(self, request):
        products = list(self.products.values())
        if request.get("query_string"):
            products = self.search(request.get("query_string"))
        elif request.get("category_id") and request.get("is_brand_page") != "true":
            products = self.of_category(request.get("category_id"))
        return self.listing(request, products)

    @call("GET", "/brands/get_all_brands")
    def get_brands(self, request):
        return [self.brand_record(brand) for brand in BRANDS]

    @call("GET", "/brands/get_brand_by_url")
    def get_brand(self, request):
        for brand in BRANDS:
            if brand["brand_url"].endswith(normal(request.get("brand_url"))):
                counts = Counter(each["category"] for each in self.products.values() if each["brand"] is brand)
                return {"description": brand["description"], "categories": [{"id": number, "count": n} for number, n in counts.most_common()]}
        raise Refusal(404, "The brand does not exist.")

    @call("GET", "/search/([^/]*)")
    def get_search(self, request, term):
        return self.listing(request, self.search(term))

    @call("GET", "/suggest")
    def get_suggestions(self, request):
        term, limit = request.get("query_string")[:100].strip().lower(), min(max(request.integer("limit", 8), 1), 20)
        found = self.search(term)
        return {"categories": [{"id": node["id"]} for node in ALL_CATEGORIES if term and term in node["name"].lower()],
                "brands": [self.brand_record(brand) for brand in BRANDS if term and term in brand["name"].lower()],
                "products": [self.list_item(each) for each in found[:limit]], "total": len(found)}

    @call("GET", "/featured")
    def get_featured(self, request):
        return self.listing(request, list(self.products.values()))

    @call("GET", "/products/related_products")
    def get_related(self, request):
        return [self.list_item(each) for each in self.of_category(request.get("category"))
                if self.in_stock(each, {}) and str(each["id"]) != request.get("exclude_id")][:8]

    @call("GET", "/products/(.+)")
    def get_product(self, request, path):
        if not self.at_path(path):
            raise Refusal(404, "There is no product at the path.")
        return self.record(self.at_path(path))

    @call("POST", "/get_products_from_blog_url_list")
    def get_products(self, request):
        if len(request.all("url_list")) > 100:
            raise Refusal(400, "Ask for at most 100 paths.")
        return [self.record(each) for each in map(self.at_path, request.all("url_list")) if each]

    @call("GET", "/resolve_url")
    def resolve_url(self, request):
        path = normal(request.get("url"))
        if not self.at_path(path) and path not in [node["url"] for node in ALL_CATEGORIES]:
            raise Refusal(404, "There is nothing at the path.")
        return {"url": path}

    @call("GET", "/product_changes")
    def get_changes(self, request):
        """Lists the catalogue by change. The cursor is the time and the number of the last product of a page."""
        after = re.fullmatch(r"([\dTZ:-]{20})~(\d{1,9})", request.get("after"))
        try:
            since = datetime.fromisoformat(re.sub("Z$", "+00:00", request.get("since") or "2000-01-01T00:00:00Z"))
            since = iso(since.astimezone(timezone.utc))
        except (ValueError, OverflowError):
            raise Refusal(400, "`since` is not a time.") from None
        if request.get("after") and not after:
            raise Refusal(400, "`after` is not from an earlier page.")
        last = (after[1], int(after[2])) if after else ("", 0)
        changes = sorted((each["modified"], each["id"]) for each in self.products.values())
        left = [change for change in changes if change[0] >= since and change > last]
        page = left[:min(max(request.integer("limit", 100), 1), 100)]
        return {"results": [self.record(self.products[number]) for _, number in page], "removed": [],
                "after": "{}~{}".format(*page[-1]) if len(left) > len(page) else None, "as_of": iso(now() - timedelta(seconds=5))}

    @call("GET", "/get_product_addresses")
    def get_addresses(self, request):
        paths = [{"url": each["url"], "updated_at": each["modified"]} for each in self.products.values()]
        return {"results": request.page(paths), "total": len(paths), "page_size": PAGE_SIZE}

    @call("GET", "/stores")
    def get_stores(self, request):
        return STORES
