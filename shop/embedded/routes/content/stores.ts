import { StoreList } from '@storefront/schema/rest/store.ts';
import { storesOf, type Store } from '../../content/stores.rules.ts';
import type { ReadRoutes } from '../route.ts';

export const storeRoutes: ReadRoutes = async (server, { shop }) => {
  server.get(
    '/stores',
    {
      schema: {
        tags: ['Site'],
        summary: 'Lists the stores where orders can be collected',
        response: { 200: StoreList },
        isOptional: true,
      },
    },
    () => storesOf(shop.shopFile).map(storeRecord),
  );
};

export function storeRecord({ openingHours, readyHours, ...store }: Store) {
  return { ...store, opening_hours: openingHours, ...(readyHours !== undefined && { ready_hours: readyHours }) };
}
