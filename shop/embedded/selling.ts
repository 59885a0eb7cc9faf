import type { Accounts } from './customers/accounts.ts';
import type { Carts } from './orders/carts/carts.ts';
import type { Orders } from './orders/orders.ts';
import type { ReadModel } from './read-model.ts';
import type { RoutesOf } from './routes/route.ts';

/** Behind the routes that every shop has: the embedded shop's own stores, or another system's calls. */
export interface Selling {
  carts: Carts;
  orders: Orders;
  accounts: Accounts;
}

export type SellingRoutes = RoutesOf<ReadModel & Selling>;
