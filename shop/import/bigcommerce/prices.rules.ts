import { isSaleDates, notesOnSale, saleOf, type SalePrices } from '../sale-price.rules.ts';
import type { ProductRecord, VariantRecord } from './record.rules.ts';

/** Centipence. */
export type Prices = ReturnType<typeof pricesOf>;

/** Null for a product without a price. */
export function productPrices(record: ProductRecord, now: number, row: number): Prices | null {
  const [price, salePrice, calculated] = [record.price, record.sale_price, record.calculated_price].map(amountOf);
  if (price && salePrice) {
    const lowered = loweredTo(calculated, salePrice, price);
    return pricesOf({ price, salePrice: lowered, interval: intervalOf(record) }, now, row);
  }
  const only = calculated || salePrice || price;
  return only ? { price: only, sale: undefined, notes: [] } : null;
}

/** One without a price of its own has the product's, and its sale. */
export function variantPrices(
  variant: VariantRecord,
  record: ProductRecord,
  { now, row }: { now: number; row: number },
): Prices | null {
  const [own, ownSale, calculated] = [variant.price, variant.sale_price, variant.calculated_price].map(amountOf);
  const [shared, sharedSale] = [record.price, record.sale_price].map(amountOf);
  const price = own || shared;
  const isInherited = !own || own === shared || (calculated && calculated < own);
  const salePrice = ownSale || (isInherited ? sharedSale : 0);
  if (price && salePrice) {
    const lowered = loweredTo(calculated, salePrice, price);
    const prices = pricesOf({ price, salePrice: lowered, interval: intervalOf(record) }, now, row);
    // A fault of the product's sale is noted with the product.
    return { ...prices, notes: ownSale ? prices.notes : [] };
  }
  const only = calculated || price;
  return only ? { price: only, sale: undefined, notes: [] } : null;
}

const amountOf = (amount: number | null | undefined): number => Math.max(0, amount ?? 0);

function pricesOf(prices: SalePrices, now: number, row: number) {
  return { price: prices.price, sale: saleOf(prices, now), notes: notesOnSale(prices, now, row) };
}

/** The price that BigCommerce charges: during a sale it is the sale's, with its rules. */
const loweredTo = (calculated: number | undefined, salePrice: number, price: number): number =>
  calculated && calculated < price && salePrice < price ? calculated : salePrice;

/** BigCommerce has no dates of a sale; exports for Google have them in a property or a custom field. */
function intervalOf({ sale_price_effective_date: dates, custom_fields: fields }: ProductRecord): string {
  return dates || (fields?.find(({ name }) => isSaleDates(name))?.value.trim() ?? '');
}
