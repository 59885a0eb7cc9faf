import { CENTIPENCE_PER_PENNY, POUNDS_MAXIMUM, toPounds } from '../money.rules.ts';
import { spelledUnits, type UnitPricing } from './measure-units.data.ts';

const unitsByName = new Map(spelledUnits.flatMap((spelled) => spelled.names.map((name) => [name, spelled] as const)));

/** That are kept: a microgram of a kilogram, say. */
const DECIMALS = 9;

const MEASURE = { minimum: 0.000_001, maximum: 1_000_000 };

/** From `2.5 m` and `10 cm`, say. The base defaults to one unit, as the law has it. Null where they make no sense. */
export function unitPricingOf(measureText?: string | null, baseText?: string | null): UnitPricing | null {
  const measure = measureOf(measureText ?? '');
  const base = baseText?.trim() ? measureOf(baseText) : measure;
  if (!measure || base?.unit !== measure.unit) return null;
  const baseMeasure = base === measure || base.isImperial ? 1 : base.value;
  return { measure: measure.value, baseMeasure, unit: measure.unit };
}

/** Null for what is no measure. */
export function measureOf(text: string) {
  const [, number = '', name = ''] = /^\s*(\d{1,9}(?:\.\d{1,9})?)\s*([a-z]+[23²³]?)\s*$/i.exec(text) ?? [];
  const spelled = unitsByName.get(name.toLowerCase());
  const value = Number((Number(number) * (spelled?.amount ?? 0)).toFixed(DECIMALS));
  return spelled && value >= MEASURE.minimum && value <= MEASURE.maximum ? { ...spelled, value } : null;
}

/**
 * A price's share for `baseMeasure`, both in centipence: below £1 to a tenth of a penny, else to the penny, halves up
 * (the Price Marking Order). Null for one that is 0 or beyond what a price can be.
 */
export function pricePerUnit(centipence: number, { measure, baseMeasure }: UnitPricing): number | null {
  // Numbers do not hold such products exactly.
  const [numerator, denominator] = [BigInt(centipence) * scaled(baseMeasure), scaled(measure)];
  const rounded = (step: bigint) => Number(((2n * numerator + denominator * step) / (2n * denominator * step)) * step);
  const fine = rounded(BigInt(CENTIPENCE_PER_PENNY / 10));
  const price = toPounds(fine) < 1 ? fine : rounded(BigInt(CENTIPENCE_PER_PENNY));
  return price > 0 && toPounds(price) <= POUNDS_MAXIMUM ? price : null;
}

const scaled = (measure: number): bigint => BigInt(Math.round(measure * 10 ** DECIMALS));
