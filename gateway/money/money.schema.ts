import { builder } from '../builder.ts';
import type { Price } from './money.rules.ts';

export const Money = builder.objectRef<number>('Money').implement({
  description: 'An amount of money.',
  fields: (t) => ({
    pence: t.int({ description: 'Whole pence, 0 or more.', resolve: (pence) => pence }),
    currency: t.string({ description: 'ISO 4217 code: always GBP.', resolve: () => 'GBP' }),
  }),
});

export const PriceType = builder.objectRef<Price>('Price').implement({
  description: 'One price in both views of VAT (20 %). Which one is shown first is the caller’s choice; neither should be computed from the other.',
  fields: (t) => ({
    incVat: t.field({ type: Money, description: 'With VAT: what a consumer pays. Rounded half up per unit.', resolve: ({ incVat }) => incVat }),
    exVat: t.field({ type: Money, description: 'Without VAT.', resolve: ({ exVat }) => exVat }),
  }),
});

export const PriceRange = builder.objectRef<{ minimum: Price; maximum: Price }>('PriceRange').implement({
  description: 'The prices of a product’s variants, cheapest to dearest.',
  fields: (t) => ({
    minimum: t.field({ type: PriceType, description: 'Of the cheapest variant.', resolve: ({ minimum }) => minimum }),
    maximum: t.field({ type: PriceType, description: 'Of the dearest variant; the same as the minimum when all cost the same.', resolve: ({ maximum }) => maximum }),
  }),
});
