const VAT = 1.2;

/** Pence a shelf price may end in, from most to least usual; above the second limit whole pounds look better. */
const ENDINGS = [99, 50, 95, 0];
const WHOLE_POUNDS_FROM = 60;

/** A price in pence, ex VAT, as the shop keeps it. */
export function exVat(incVat: number): number {
  return Math.round(incVat / VAT);
}

/** Pence inc VAT as a shopper sees a price kept ex VAT. */
export function incVat(pence: number): number {
  return Math.round(pence * VAT);
}

/**
 * The shelf price nearest to an amount, in pence ex VAT. Not every inc-VAT amount survives the way to ex VAT and
 * back (£9.99 comes out as £10.00), so only endings that do are used.
 */
export function shelfPrice(pounds: number): number {
  const whole = Math.max(0, Math.floor(pounds));
  const endings = pounds >= WHOLE_POUNDS_FROM ? [0, 100] : [...ENDINGS, 100];
  const candidates = endings.map((ending) => whole * 100 + ending).filter((pence) => pence > 0 && incVat(exVat(pence)) === pence);
  const target = pounds * 100;
  const nearest = candidates.reduce((best, pence) => (Math.abs(pence - target) < Math.abs(best - target) ? pence : best), candidates[0] ?? 50);
  return exVat(nearest);
}
