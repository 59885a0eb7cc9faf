import { readConfig } from '../gateway/config/config.ts';
import type { Variables } from '../schema/settings/read-texts.ts';
import { readSharedConfigOfShop } from '../schema/settings/shared-config.ts';
import { readShopConfig } from '../shop/embedded/config/config.ts';
import { embeddedShop } from '../shop/embedded/embedded-shop.ts';

/**
 * The configuration of gateway and embedded shop. A wrong variable of either is refused, also where that one does not
 * run.
 */
export async function readWholeConfig(variables: Variables) {
  const shared = await readSharedConfigOfShop(variables, embeddedShop.sellsOwn);
  return { ...readConfig(variables, shared), ...readShopConfig(variables, shared) };
}
