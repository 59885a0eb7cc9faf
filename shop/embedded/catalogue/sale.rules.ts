import type { CatalogueProduct, CatalogueSale, CatalogueVariant } from './catalogue.ts';

/** A product or variant with a price, and maybe another for a time. */
type Priced = Pick<CatalogueVariant, 'price' | 'sale'>;

/** When a sale starts and ends, in milliseconds. A time that cannot be read is NaN, which no time is before or after. */
function windowOf({ startsAt, endsAt }: CatalogueSale): { start: number; end: number } {
  return {
    start: startsAt === undefined ? -Infinity : Date.parse(startsAt),
    end: endsAt === undefined ? Infinity : Date.parse(endsAt),
  };
}

/** The sale that is on or to come: below the price, and not over. */
function saleAhead({ price, sale }: Priced, now: number): CatalogueSale | undefined {
  return sale && sale.price > 0 && sale.price < price && now < windowOf(sale).end ? sale : undefined;
}

const isOn = (sale: CatalogueSale, now: number) => now >= windowOf(sale).start && now < windowOf(sale).end;

/** The price at a time. The first moment of a sale belongs to it, the last does not. */
export function priceAt(priced: Priced, now: number): number {
  const sale = saleAhead(priced, now);
  return sale && isOn(sale, now) ? sale.price : priced.price;
}

/** When the price changes next, as an ISO time; undefined for never. */
export function nextChangeOf(priced: Priced, now: number): string | undefined {
  const sale = saleAhead(priced, now);
  if (!sale) return undefined;
  const { start, end } = windowOf(sale);
  const next = now < start ? start : end;
  return Number.isFinite(next) ? new Date(next).toISOString() : undefined;
}

/** When any price of a product changes next, as an ISO time; undefined for never. */
export function nextPriceChange({ variants, ...product }: CatalogueProduct, now: number): string | undefined {
  return (variants.length > 0 ? variants : [product])
    .flatMap((priced) => nextChangeOf(priced, now) ?? [])
    .toSorted()
    .at(0);
}

/** The price at a time, the regular price to strike through beside a sale's, and the sale that is on or to come. */
function pricesAt(priced: Priced, now: number) {
  const [sale, price] = [saleAhead(priced, now), priceAt(priced, now)];
  return {
    price,
    sale,
    regularPrice: priced.price,
    retailPrice: price < priced.price ? priced.price : 0,
    priceChangesAt: nextChangeOf(priced, now),
  };
}

/**
 * Returns a stored product at its prices of a time. With variants it costs as much as the cheapest: different ones may be on sale at
 * different times. The recommended retail price, which belongs to the price outside a sale, gives way to the regular price during one.
 */
export function pricedAt(product: CatalogueProduct, now: number): CatalogueProduct {
  if (!product.sale && !product.variants.some(({ sale }) => sale)) return product;
  const variants = product.variants.map((variant) => ({ ...variant, ...pricesAt(variant, now) }));
  const [cheapest] = variants.toSorted((a, b) => a.price - b.price);
  const own = cheapest ?? { ...product, ...pricesAt(product, now) };
  return {
    ...product,
    variants,
    price: own.price,
    sale: own.sale,
    regularPrice: own.regularPrice,
    retailPrice: own.retailPrice || (own.price === product.price ? product.retailPrice : 0),
    priceChangesAt: nextPriceChange(product, now),
  };
}
