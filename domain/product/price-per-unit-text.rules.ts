import { formatMoney } from '../money-text.rules.ts';
import { measureUnits, type MeasureUnit, type MeasureUnitNames } from './measure-units.data.ts';

/** `£3.80 per metre`, `8.3p per 100 ml`. `amount` is in pounds. Empty for a unit that is not known. */
export function pricePerUnitText(amount: string, { baseMeasure, unit }: { baseMeasure: number; unit: string }): string {
  const names = measureUnits.get(unit);
  if (!names) return '';
  const pence = Number((Number(amount) * 100).toFixed(2));
  const base = baseMeasure === 1 ? names.one : measureText(baseMeasure, names.several, names);
  return `${pence < 100 ? `${pence}p` : formatMoney(pence)} per ${base}`;
}

/** As Merchant feeds have it: `2.5 m`, `100 ml`. */
export function feedMeasure(measure: number, unit: MeasureUnit): string {
  const names = measureUnits.get(unit);
  return names ? measureText(measure, names.feed, names) : '';
}

function measureText(measure: number, symbol: string, { smaller }: MeasureUnitNames): string {
  const [shown, count] = (measure < 1 && smaller) || [symbol, 1];
  return `${Number((measure * count).toFixed(6))} ${shown}`;
}
