import type { Capability } from '@storefront/domain/shop-api/capabilities.rules.ts';
import type { Context } from './context.ts';

/**
 * Whether the shop API announces a capability. Before its first answer, asks it for the menu that each page has anyway; a shop that does not answer
 * is taken for one without.
 */
export function isAnnounced(
  { shopApi: { rest }, categories }: Pick<Context, 'shopApi' | 'categories'>,
  capability: Capability,
): boolean | Promise<boolean> {
  const known = rest.announces(capability);
  if (known !== null) return known;
  const announced = () => rest.announces(capability) ?? false;
  return categories().then(announced, announced);
}
