import { unitPricingOf } from '@storefront/domain/product/unit-pricing.rules.ts';
import type { CatalogueUnitPricing } from '@storefront/embedded/catalogue/catalogue.ts';
import { note, textOf, type FeedRow, type Taken } from './feed.rules.ts';

/** Empty for none. */
interface Measures {
  measure: string;
  base: string;
}

/** Of a Merchant feed or the template. */
export const measuresOf = (values: FeedRow['values']): Measures => ({
  measure: textOf(values, 'unit_pricing_measure'),
  base: textOf(values, 'unit_pricing_base_measure'),
});

/** Nothing for none, and for measures that make no sense. */
export function unitPricingFrom({ measure, base }: Measures): { unitPricing?: CatalogueUnitPricing } {
  return unitPricingOf(measure, base) ? { unitPricing: { measure, ...(base && { baseMeasure: base }) } } : {};
}

/** For measures that make no sense. */
export function notesOnMeasures({ measure, base }: Measures, row: number, column = 'unit_pricing_measure'): Taken[] {
  if ((!measure && !base) || unitPricingOf(measure, base)) return [];
  const given = [measure, base].map((text) => `“${text.slice(0, 40)}”`).join(' by ');
  return [note(row, column, `${given} is no measure such as “2.5 m” by “1 m”: the price per unit is not shown`)];
}
