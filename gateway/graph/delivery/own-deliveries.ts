import type { Context } from '../context.ts';

/**
 * Whether the shop offers deliveries of its own (`delivery_options`): our zones then promise nothing. Before its first answer, asks it for the menu that
 * each page has anyway; a shop that does not answer is taken for one without.
 */
export function hasOwnDeliveries({
  shopApi: { rest },
  categories,
}: Pick<Context, 'shopApi' | 'categories'>): boolean | Promise<boolean> {
  const known = rest.announces('delivery_options');
  if (known !== null) return known;
  const announced = () => rest.announces('delivery_options') ?? false;
  return categories().then(announced, announced);
}
