"""What the shop sells. Prices are in pounds excluding VAT."""
from decimal import Decimal

CATEGORIES = [
    {"id": 1, "name": "Lighting", "url": "/lighting/", "description": "<p>Lamps and pendant lights.</p>", "children": [
        {"id": 2, "name": "Table Lamps", "url": "/lighting/table-lamps/", "children": []}]},
    {"id": 3, "name": "Kitchen", "url": "/kitchen/", "description": "<p>For the table and the worktop.</p>", "children": [
        {"id": 4, "name": "Mugs", "url": "/kitchen/mugs/", "children": []}]},
]
BRANDS = [
    {"id": 1, "name": "Fernhill", "brand_url": "/brands/fernhill/", "description": "<p>Lamps made in Sheffield.</p>"},
    {"id": 2, "name": "Marlow & Tye", "brand_url": "/brands/marlow-and-tye/", "description": "<p>Stoneware and oak from Devon.</p>"},
]
STORES = [{"id": 1, "name": "Bath", "address1": "4 Quiet Street", "city": "Bath", "postcode": "BA1 2JS",
           "opening_hours": [{"days": "Monday to Saturday", "hours": "9am to 5.30pm"}]}]


def product(number, name, sku, brand, category, price, retail, stock, fields, variants=(), breaks=(), add_ons=()):
    """Returns a product. Its stock is None when nobody counts it, or when each of its variants has its own."""
    return {"id": number, "name": name, "sku": sku, "url": "/" + name.lower().replace(" ", "-") + "/", "brand": BRANDS[brand - 1],
            "category": category, "price": Decimal(price), "retail": Decimal(retail), "stock": stock, "fields": fields,
            "variants": variants, "breaks": breaks, "add_ons": add_ons, "modified": f"2024-05-{number % 28 + 1:02}T09:00:00Z"}


def variant(number, sku, price, stock, **options):
    return {"id": number, "sku": sku, "price": Decimal(price), "stock": stock, "options": options, "breaks": ()}


CATALOGUE = [
    product(101, "Ash Reading Lamp", "FH-1010", 1, 2, "41.2500", "54.1667", 12, {"Material": "Ash", "Height": "46 cm"}, add_ons=[104]),
    product(102, "Dome Table Lamp", "FH-1020", 1, 2, "32.5000", "0", None, {"Material": "Steel", "Height": "38 cm"}, variants=[
        variant(1021, "FH-1020-CR", "32.5000", 8, Colour="Cream"), variant(1022, "FH-1020-SL", "34.1667", 5, Colour="Slate"),
        variant(1023, "FH-1020-OC", "34.1667", 0, Colour="Ochre")]),
    product(103, "Brass Pendant Light", "FH-1030", 1, 1, "74.1667", "0", 0, {"Material": "Brass"}),
    product(104, "LED Bulb", "FH-1040", 1, 1, "4.9583", "0", 200, {"Base": "E27"}),
    product(201, "Stoneware Mug", "MT-2010", 2, 4, "9.1667", "0", 140, {"Material": "Stoneware", "Capacity": "350 ml"},
            breaks=[(6, Decimal("8.2500")), (24, Decimal("7.5000"))]),
    product(202, "Enamel Mug", "MT-2020", 2, 4, "6.6250", "8.3333", 60, {"Material": "Enamel", "Capacity": "300 ml"}),
    product(203, "Oak Chopping Board", "MT-2030", 2, 3, "28.3333", "0", None, {"Material": "Oak"}),
]
