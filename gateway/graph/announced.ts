import type { Capability } from '@storefront/domain/shop-api/capabilities.rules.ts';
import type { Context } from './context.ts';

/** Before the first answer it asks for the menu, which each page has anyway; a shop that does not answer has none. */
export function isAnnounced(
  { shopApi: { rest }, categories }: Pick<Context, 'shopApi' | 'categories'>,
  capability: Capability,
): boolean | Promise<boolean> {
  const known = rest.announces(capability);
  if (known !== null) return known;
  const announced = () => rest.announces(capability) ?? false;
  return categories().then(announced, announced);
}
