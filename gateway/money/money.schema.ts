import { builder } from '../builder.ts';
import type { Price } from './money.rules.ts';

interface MoneyRecord {
  pence: number;
  currency: 'GBP';
}

export const Money = builder.objectRef<MoneyRecord>('Money').implement({
  description: 'An amount of money.',
  fields: (t) => ({
    pence: t.exposeInt('pence', { description: 'Whole pence, 0 or more.' }),
    currency: t.exposeString('currency', { description: 'ISO 4217 code: always GBP.' }),
  }),
});

/** An amount as the graph says it. */
export function moneyOf(pence: number): MoneyRecord {
  return { pence, currency: 'GBP' };
}

export function moneyOrNull(pence: number | null): MoneyRecord | null {
  return pence === null ? null : moneyOf(pence);
}

export const PriceType = builder.objectRef<Price>('Price').implement({
  description: 'One price in both views of VAT (20 %). Which one is shown first is the caller’s choice; neither should be computed from the other.',
  fields: (t) => ({
    incVat: t.field({ type: Money, description: 'With VAT: what a consumer pays. Rounded half up per unit.', resolve: ({ incVat }) => moneyOf(incVat) }),
    exVat: t.field({ type: Money, description: 'Without VAT.', resolve: ({ exVat }) => moneyOf(exVat) }),
  }),
});

export const PriceRange = builder.objectRef<{ minimum: Price; maximum: Price }>('PriceRange').implement({
  description: 'The prices of a product’s variants, cheapest to dearest.',
  fields: (t) => ({
    minimum: t.expose('minimum', { type: PriceType, description: 'Of the cheapest variant.' }),
    maximum: t.expose('maximum', { type: PriceType, description: 'Of the dearest variant; the same as the minimum when all cost the same.' }),
  }),
});
