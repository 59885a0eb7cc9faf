import { createShopClient, type ShopClientOptions } from 'storefront-kit';

/** Opens a client for one shopper, with the shop and the key of the environment. */
export function openShop(options: Partial<ShopClientOptions> = {}) {
  const { SHOP_URL, PARTNER_KEY } = process.env;
  if (!SHOP_URL || !PARTNER_KEY) throw new Error('Set SHOP_URL, such as https://shop.example, and PARTNER_KEY.');
  return createShopClient({ endpoint: new URL('/graphql', SHOP_URL), partnerKey: PARTNER_KEY, ...options });
}
