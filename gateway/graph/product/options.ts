import type { Context } from '../context.ts';
import type { OptionRecord } from '../variant/variant.schema.ts';
import { optionLabels, type Product } from './product.rules.ts';
import { stockOfProduct } from './stock.rules.ts';

/** A listed product has no stock per variant, so all its values count as available. */
export function optionsOf(product: Product, config: Context['config']): OptionRecord[] {
  const { detail } = product;
  if (!detail)
    return product.optionLabels.map(({ name, labels }) => ({
      name,
      values: labels.map((label) => ({ label, available: true })),
    }));
  const buyable = optionLabels(
    detail.variants.filter((variant) => stockOfProduct(detail, config, variant).maximumQuantity !== 0),
  );
  const labelsOf = new Map(buyable.map(({ name, labels }) => [name, labels]));
  return optionLabels(detail.variants).map(({ name, labels }) => ({
    name,
    values: labels.map((label) => ({ label, available: labelsOf.get(name)?.includes(label) ?? false })),
  }));
}
