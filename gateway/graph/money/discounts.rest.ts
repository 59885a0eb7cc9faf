import type { DiscountRecord } from '@storefront/schema/rest/discount.ts';
import type { Discount } from '@storefront/domain/discounts.rules.ts';
import { toCentipence, toPence, toPounds, CENTIPENCE_PER_PENNY } from '@storefront/domain/money.rules.ts';

export const toDiscounts = (records: readonly DiscountRecord[] | null | undefined): Discount[] =>
  (records ?? []).map(({ name, amount_inc_vat }) => ({ name, incVat: penceOf(amount_inc_vat) }));

export const discountRecords = (discounts: readonly Discount[]): DiscountRecord[] =>
  discounts.map(({ name, incVat }) => ({ name, amount_inc_vat: poundsOf(incVat) }));

/** The shop API gives the amount including VAT, whatever its prices do. */
export const penceOf = (pounds: unknown): number => toPence(toCentipence(pounds));

export const poundsOf = (pence: number): number => toPounds(pence * CENTIPENCE_PER_PENNY);
