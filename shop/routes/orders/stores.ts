import { StoreList } from '@storefront/schema/rest/store.ts';
import { stores } from '../../orders/stores.data.ts';
import type { ShopRoutes } from '../route.ts';
import { storeRecord } from './order-record.ts';

export const storeRoutes: ShopRoutes = async (server) => {
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
    () => stores.map(storeRecord),
  );
};
