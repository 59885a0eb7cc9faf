import { CENTIPENCE_PER_PENNY, toPence, type Price, type UnitPrice } from '@storefront/domain/money.rules.ts';
import type { UnitPricing } from '@storefront/domain/product/measure-units.data.ts';
import { perText } from '@storefront/domain/product/measure-text.rules.ts';
import { pricePerUnit } from '@storefront/domain/product/unit-pricing.rules.ts';
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
        'for a product of £9.99 inc VAT, because whole pence cannot express it, and so has a price per unit of ' +
        'measure; every other amount has two.',
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

const MeasureUnit = builder.enumType('MeasureUnit', {
  description: 'The unit of measure that goods are priced by.',
  values: {
    METRE: { description: 'Metre.' },
    SQUARE_METRE: { description: 'Square metre.' },
    CUBIC_METRE: { description: 'Cubic metre.' },
    LITRE: { description: 'Litre.' },
    KILOGRAM: { description: 'Kilogram.' },
    ITEM: { description: 'One of several items that are sold together.' },
  },
});

/** Amounts in centipence. */
const UnitPricingType = builder.objectRef<UnitPricing & { incVat: number; exVat: number }>('UnitPricing').implement({
  description:
    'A price per unit of measure: the price ÷ `measure` × `baseMeasure`, below £1 to a tenth of a penny, else to the ' +
    'penny, as the Price Marking Order requires.',
  fields: (t) => ({
    incVat: t.field({
      type: Money,
      description: 'Including VAT; show this one where the price is shown.',
      resolve: ({ incVat }) => moneyOf(toPence(incVat), incVat),
    }),
    exVat: t.field({
      type: Money,
      description: 'Excluding VAT.',
      resolve: ({ exVat }) => moneyOf(toPence(exVat), exVat),
    }),
    measure: t.exposeFloat('measure', { description: 'How much is sold for the price, in `unit`, such as 2.5.' }),
    per: t.string({
      description: 'What it is the price of, to show after “per”: "metre", "100 ml".',
      resolve: perText,
    }),
    baseMeasure: t.exposeFloat('baseMeasure', {
      description: 'The amount of `per`, in `unit`: 1, or such as 0.1 for 100 ml.',
    }),
    unit: t.expose('unit', { type: MeasureUnit, description: 'The unit of both measures.' }),
  }),
});

function unitPricingOf({ incVat, exVatCentipence, unitPricing }: PriceRecord) {
  if (!unitPricing || exVatCentipence === undefined) return null;
  const included = pricePerUnit(incVat * CENTIPENCE_PER_PENNY, unitPricing);
  const excluded = pricePerUnit(exVatCentipence, unitPricing);
  return included !== null && excluded !== null ? { ...unitPricing, incVat: included, exVat: excluded } : null;
}

/** Exact ex VAT for a unit price; a line or a total is in whole pence in both views. */
type PriceRecord = Price & Partial<Pick<UnitPrice, 'exVatCentipence' | 'unitPricing'>>;

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
    unitPricing: t.field({
      type: UnitPricingType,
      nullable: true,
      // Few products have one, and it costs nothing.
      complexity: { field: 0, multiplier: 0 },
      description:
        'The price per metre, square metre, litre or kilogram of goods sold by measure, for the price of a product, ' +
        'a variant, a price break or a line of the cart; null for other goods and other prices.',
      resolve: unitPricingOf,
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
