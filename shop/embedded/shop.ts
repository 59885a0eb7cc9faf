import type { OrderStore } from './orders/store/order-store.ts';
import type { ReadModel } from './read-model.ts';
import type { RoutesOf } from './routes/route.ts';
import type { Selling } from './selling.ts';

/** The embedded shop: the read model, and stores of its own for what it sells. */
export interface Shop extends ReadModel, Selling {
  orders: OrderStore;
}

/** Routes that only the embedded shop's commerce has. */
export type ShopRoutes = RoutesOf<Shop>;
