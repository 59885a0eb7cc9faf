import { stores } from '../../orders/stores.data.ts';
import { ok, type Route } from '../route.ts';
import { storeRecord } from './order-record.ts';

export const storeRoutes: Route[] = [
  { method: 'GET', path: /^\/stores\/?$/, answer: () => ok(stores.map(storeRecord)) },
];
