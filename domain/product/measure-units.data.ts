export type MeasureUnit = 'METRE' | 'SQUARE_METRE' | 'CUBIC_METRE' | 'LITRE' | 'KILOGRAM' | 'ITEM';

/** Of goods sold by length, area, volume, weight or number: how much one holds, and how much a price is given for. */
export interface UnitPricing {
  /** In `unit`, as is `baseMeasure`. */
  measure: number;
  baseMeasure: number;
  unit: MeasureUnit;
}

interface MeasureUnitNames {
  one: string;
  several: string;
  /** In a Merchant feed. */
  feed: string;
  /** Of UN/CEFACT. */
  code: string;
  /** For amounts below one: its symbol, and how many are one. */
  smaller?: readonly [symbol: string, count: number];
}

export const measureUnits: Readonly<Record<MeasureUnit, MeasureUnitNames>> = {
  METRE: { one: 'metre', several: 'metres', feed: 'm', code: 'MTR', smaller: ['cm', 100] },
  SQUARE_METRE: { one: 'm²', several: 'm²', feed: 'sqm', code: 'MTK' },
  CUBIC_METRE: { one: 'm³', several: 'm³', feed: 'cbm', code: 'MTQ' },
  LITRE: { one: 'litre', several: 'litres', feed: 'l', code: 'LTR', smaller: ['ml', 1_000] },
  KILOGRAM: { one: 'kg', several: 'kg', feed: 'kg', code: 'KGM', smaller: ['g', 1_000] },
  ITEM: { one: 'item', several: 'items', feed: 'ct', code: 'C62' },
};

interface SpelledUnit {
  names: readonly string[];
  unit: MeasureUnit;
  /** In `unit`. */
  amount: number;
  /** Goods may be measured in it; their price is per metric unit. */
  isImperial?: true;
}

/**
 * The units of Google's product data specification and of Shopify's export. Pints and gallons are missing: those of the
 * US, which both mean, are not those of the UK.
 */
export const spelledUnits: readonly SpelledUnit[] = [
  { names: ['mm'], unit: 'METRE', amount: 0.001 },
  { names: ['cm'], unit: 'METRE', amount: 0.01 },
  { names: ['m', 'metre', 'metres', 'meter', 'meters'], unit: 'METRE', amount: 1 },
  { names: ['in'], unit: 'METRE', amount: 0.0254, isImperial: true },
  { names: ['ft'], unit: 'METRE', amount: 0.3048, isImperial: true },
  { names: ['yd'], unit: 'METRE', amount: 0.9144, isImperial: true },
  { names: ['sqm', 'm2', 'm²'], unit: 'SQUARE_METRE', amount: 1 },
  { names: ['sqft', 'ft2', 'ft²'], unit: 'SQUARE_METRE', amount: 0.092_903_04, isImperial: true },
  { names: ['cbm', 'm3', 'm³'], unit: 'CUBIC_METRE', amount: 1 },
  { names: ['ml'], unit: 'LITRE', amount: 0.001 },
  { names: ['cl'], unit: 'LITRE', amount: 0.01 },
  { names: ['l', 'litre', 'litres', 'liter', 'liters'], unit: 'LITRE', amount: 1 },
  { names: ['mg'], unit: 'KILOGRAM', amount: 0.000_001 },
  { names: ['g'], unit: 'KILOGRAM', amount: 0.001 },
  { names: ['kg'], unit: 'KILOGRAM', amount: 1 },
  { names: ['oz'], unit: 'KILOGRAM', amount: 0.028_349_523, isImperial: true },
  { names: ['lb'], unit: 'KILOGRAM', amount: 0.453_592_37, isImperial: true },
  { names: ['ct', 'item', 'sheet'], unit: 'ITEM', amount: 1 },
];
