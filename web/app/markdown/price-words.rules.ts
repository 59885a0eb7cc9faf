import { formatExVat, formatMoney } from '@storefront/domain/money-text.rules.ts';

/** A price as the graph answers it. */
export interface RawPrice {
  readonly incVat: { readonly pence: number };
  readonly exVat: { readonly pence: number; readonly amount: string };
}

export interface Reduced {
  readonly wasPrice: RawPrice | null | undefined;
  /** The higher price is the shop's own before a sale, not a recommended one. */
  readonly wasRegularPrice: boolean;
}

/** "£12.00 inc VAT (£10.00 ex VAT)". */
export function priceWords({ incVat, exVat }: RawPrice): string {
  return `${formatMoney(incVat.pence)} inc VAT (${formatExVat(exVat)} ex VAT)`;
}

/** "Was £15.00 inc VAT (£12.50 ex VAT)", or with the label of recommended prices; empty without a higher price. */
export function wasWords({ wasPrice, wasRegularPrice }: Reduced, recommendedLabel: string): string {
  return wasPrice ? `${wasRegularPrice ? 'Was' : recommendedLabel} ${priceWords(wasPrice)}` : '';
}
