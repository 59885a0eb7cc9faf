import { Type, type Static } from 'typebox';
import { ignoredWhenBroken } from '../values.ts';

const measure = (description: string) => ignoredWhenBroken(Type.String({ maxLength: 40, description }));

/** Of goods sold by length, area, volume, weight or number; the names are those of Google's product data. */
export type UnitPricingRecord = Static<typeof UnitPricingRecord>;
const UnitPricingRecord = Type.Object({
  unit_pricing_measure: measure(
    'How much is sold for the price, such as `2.5 m`, `750 ml` or `1.5 kg`, to show the price per metre, litre or ' +
      'kilogram. Of a product with variants, the cheapest; a variant without its own has the product’s. ' +
      'Missing for other goods.',
  ),
  unit_pricing_base_measure: measure(
    'What the price per unit is for, such as `100 ml`. Defaults to 1 of the metre, square metre, litre or kilogram.',
  ),
});

export const unitPricing = UnitPricingRecord.properties;
