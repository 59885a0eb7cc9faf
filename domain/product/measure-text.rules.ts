import { measureUnits, type MeasureUnit, type UnitPricing } from './measure-units.data.ts';

/** What follows "per": `metre`, `100 ml`. */
export function perText({ baseMeasure, unit }: UnitPricing): string {
  const { one, several } = measureUnits[unit];
  return baseMeasure === 1 ? one : measureText(baseMeasure, unit, several);
}

/** As Merchant feeds have it: `2.5 m`, `100 ml`. */
export function feedMeasure(measure: number, unit: MeasureUnit): string {
  return measureText(measure, unit, measureUnits[unit].feed);
}

function measureText(measure: number, unit: MeasureUnit, symbol: string): string {
  const [shown, count] = (measure < 1 && measureUnits[unit].smaller) || [symbol, 1];
  return `${Number((measure * count).toFixed(6))} ${shown}`;
}
