/** Pence inc VAT of one. */
export interface ChangedPrice {
  sku: string;
  name: string;
  quoted: number;
  /** Null when it has no price any more. */
  today: number | null;
}

interface QuotedPrice {
  sku: string;
  name: string;
  quantity: number;
  price: { incVat: { pence: number } };
}

/** `priceNow` is undefined while a price is being looked up. */
export function changedPrices(
  lines: readonly QuotedPrice[],
  priceNow: (sku: string, quantity: number) => number | null | undefined,
): ChangedPrice[] {
  return lines.flatMap(({ sku, name, quantity, price: { incVat } }) => {
    const now = priceNow(sku, quantity);
    return now === undefined || now === incVat.pence ? [] : [{ sku, name, quoted: incVat.pence, today: now }];
  });
}
