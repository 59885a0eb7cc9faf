import type { CatalogueProduct, CatalogueUnitPricing } from './catalogue.ts';

/** What the product's lowest price is for. Undefined where a variant has none: it would have the product's. */
export function unitPricingOf({
  unitPricing,
  variants,
}: Pick<CatalogueProduct, 'unitPricing' | 'variants'>): CatalogueUnitPricing | undefined {
  if (variants.some((variant) => !variant.unitPricing)) return unitPricing;
  const [cheapest] = variants.toSorted((a, b) => a.price - b.price);
  return cheapest?.unitPricing ?? unitPricing;
}

/** As the shop API has it; nothing for none, which is usual. */
export const unitPricingRecord = (unitPricing: CatalogueUnitPricing | undefined) =>
  unitPricing
    ? {
        unit_pricing_measure: unitPricing.measure,
        ...(unitPricing.baseMeasure !== undefined && { unit_pricing_base_measure: unitPricing.baseMeasure }),
      }
    : {};
