import type { CatalogueProduct, CatalogueSale, CatalogueVariant } from './catalogue.ts';

type Priced = Pick<CatalogueVariant, 'price' | 'sale'>;

/** Milliseconds; an unreadable time is NaN, which no time is before or after. */
function windowOf({ startsAt, endsAt }: CatalogueSale): { start: number; end: number } {
  return {
    start: startsAt === undefined ? -Infinity : Date.parse(startsAt),
    end: endsAt === undefined ? Infinity : Date.parse(endsAt),
  };
}

function saleAhead({ price, sale }: Priced, now: number): CatalogueSale | undefined {
  return sale && sale.price > 0 && sale.price < price && now < windowOf(sale).end ? sale : undefined;
}

const isOn = (sale: CatalogueSale, now: number) => now >= windowOf(sale).start && now < windowOf(sale).end;

/** The first moment of a sale belongs to it, the last does not. */
export function priceAt(priced: Priced, now: number): number {
  const sale = saleAhead(priced, now);
  return sale && isOn(sale, now) ? sale.price : priced.price;
}

/** An ISO time; undefined for never. */
export function nextChangeOf(priced: Priced, now: number): string | undefined {
  const sale = saleAhead(priced, now);
  if (!sale) return undefined;
  const { start, end } = windowOf(sale);
  const next = now < start ? start : end;
  return Number.isFinite(next) ? new Date(next).toISOString() : undefined;
}

export function nextPriceChange({ variants, ...product }: CatalogueProduct, now: number): string | undefined {
  return (variants.length > 0 ? variants : [product])
    .flatMap((priced) => nextChangeOf(priced, now) ?? [])
    .toSorted()
    .at(0);
}

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

/** A product costs as much as its cheapest variant. During a sale the regular price replaces the recommended one. */
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
