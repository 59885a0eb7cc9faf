import type { ShopFile } from './shop-file.ts';

/** The words of a shop that has written none. */
export const NEUTRAL_SHOP: ShopFile = { name: 'My shop' };
