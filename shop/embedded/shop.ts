import type { OrderStore } from './orders/store/order-store.ts';
import type { ReadModel } from './read-model.ts';
import type { RoutesOf } from './routes/route.ts';
import type { Selling } from './selling.ts';

export interface Shop extends ReadModel, Selling {
  orders: OrderStore;
}

export type ShopRoutes = RoutesOf<Shop>;
