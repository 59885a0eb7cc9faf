import { readProductAddresses } from '../catalogue/catalogue-store.ts';
import { wholeNumber } from './list-query.ts';
import { ok, type Route } from './route.ts';

/** What the call lists at once: well below what a caller reads of one answer. */
const PAGE_SIZE = 2_000;

export const siteAddressRoutes: Route[] = [
  {
    method: 'GET',
    path: /^\/get_product_addresses\/?$/,
    async answer({ query }, { db, lists }) {
      const page = Math.max(1, wholeNumber(query.get('page_no')) ?? 1);
      const addresses = await readProductAddresses(db, { offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE });
      return ok({
        results: addresses.map(({ url, updatedAt }) => ({ url, updated_at: updatedAt || null })),
        total: lists.size,
        page_size: PAGE_SIZE,
      });
    },
  },
];
