import { ProductAddressPage } from '@storefront/schema/rest/address.ts';
import { readProductAddresses } from '../catalogue/catalogue-store.ts';
import { PageParameters } from '@storefront/schema/rest/requests/product.ts';
import { pageOf } from './list-query.ts';
import type { ShopRoutes } from './route.ts';

/** Keeps a response well below the maximum body size of the gateway's REST client. */
const PAGE_SIZE = 2_000;

export const siteAddressRoutes: ShopRoutes = async (server, { shop }) => {
  server.get(
    '/get_product_addresses',
    {
      schema: {
        tags: ['Site'],
        summary: 'Lists one page of the paths of all products, for the sitemap',
        response: { 200: ProductAddressPage },
        isOptional: true,
        querystring: PageParameters,
      },
    },
    async ({ query }) => {
      const { db, lists } = shop;
      const addresses = await readProductAddresses(db, { offset: (pageOf(query) - 1) * PAGE_SIZE, limit: PAGE_SIZE });
      return {
        results: addresses.map(({ url, updatedAt }) => ({ url, updated_at: updatedAt || null })),
        total: lists.size,
        page_size: PAGE_SIZE,
      };
    },
  );
};
