import type { Price, UnitPrice } from '@storefront/domain/money.rules.ts';
import { builder } from '../builder.ts';
import { amountText } from './money.rules.ts';

interface MoneyRecord {
  pence: number;
  currency: 'GBP';
  /** The exact amount of a unit price ex VAT; undefined where whole pence are exact. */
  centipence?: number | undefined;
}

export const Money = builder.objectRef<MoneyRecord>('Money').implement({
  description: 'An amount of money.',
  fields: (t) => ({
    pence: t.exposeInt('pence', {
      description:
        'The amount in whole pence, 0 or more: the one that is charged and summed. Half pence are rounded up.',
    }),
    amount: t.string({
      description:
        'The amount in pounds as a decimal, such as "9.99". A unit price ex VAT has four decimals, such as "8.3250" ' +
        'for a product of £9.99 inc VAT, because whole pence cannot express it; every other amount has two.',
      resolve: amountText,
    }),
    currency: t.exposeString('currency', { description: 'ISO 4217 code: always GBP.' }),
  }),
});

export function moneyOf(pence: number, centipence?: number): MoneyRecord {
  return { pence, currency: 'GBP', centipence };
}

export function moneyOrNull(pence: number | null): MoneyRecord | null {
  return pence === null ? null : moneyOf(pence);
}

export const WAS_REGULAR =
  'Whether `wasPrice` is the shop’s own regular price, which a sale replaces, and not a recommended retail price: ' +
  'labelled “Was”, not as the shop labels those. False without a `wasPrice`.';

/** Exact ex VAT for a unit price; a line or a total is in whole pence in both views. */
type PriceRecord = Price & Partial<Pick<UnitPrice, 'exVatCentipence'>>;

export const PriceType = builder.objectRef<PriceRecord>('Price').implement({
  description:
    'One price in both views of VAT (20 %). A unit price inc VAT is its exact price ex VAT × 1.2, rounded half up ' +
    'to the penny. A line is its unit price inc VAT × quantity, and its ex VAT is 5/6 of that, rounded half up ' +
    'once. Totals add lines in each view, and VAT is the difference. The caller chooses which view to show first; ' +
    'neither should be computed from the other.',
  fields: (t) => ({
    incVat: t.field({
      type: Money,
      description: 'The price including VAT, which consumers pay.',
      resolve: ({ incVat }) => moneyOf(incVat),
    }),
    exVat: t.field({
      type: Money,
      description:
        'Excluding VAT. A unit price’s `amount` is exact to four decimals of a pound; `pence` is in whole pence.',
      resolve: ({ exVat, exVatCentipence }) => moneyOf(exVat, exVatCentipence),
    }),
  }),
});

export const PriceRange = builder.objectRef<{ minimum: Price; maximum: Price }>('PriceRange').implement({
  description: 'The prices of a product’s variants, cheapest to dearest.',
  fields: (t) => ({
    minimum: t.expose('minimum', { type: PriceType, description: 'The price of the cheapest variant.' }),
    maximum: t.expose('maximum', {
      type: PriceType,
      description: 'The price of the dearest variant; equal to `minimum` when all variants cost the same.',
    }),
  }),
});
