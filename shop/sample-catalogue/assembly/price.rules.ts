import { exVatOf } from '@storefront/domain/money.rules.ts';

/** In pence, most usual first; above the second limit prices are in whole pounds. */
const ENDINGS = [99, 50, 95, 0];
const WHOLE_POUNDS_FROM = 60;

/** The nearest to an amount in pounds inc VAT, as centipence ex VAT. */
export function shelfPrice(pounds: number): number {
  const whole = Math.max(0, Math.floor(pounds));
  const endings = pounds >= WHOLE_POUNDS_FROM ? [0, 100] : [...ENDINGS, 100];
  const candidates = endings.map((ending) => whole * 100 + ending).filter((pence) => pence > 0);
  const target = pounds * 100;
  return exVatOf(
    candidates.reduce((best, pence) => (Math.abs(pence - target) < Math.abs(best - target) ? pence : best)),
  );
}
