import type { Context } from '../context.ts';
import { fetchOwnOrder } from '../customer/customer.rest.ts';
import type { Order } from './order.rules.ts';

/** Null unless the signed-in caller placed the order. */
export async function ownOrder(id: string, { shopApi, request }: Context): Promise<Order | null> {
  return request.sessionToken === null ? null : fetchOwnOrder(shopApi, request.sessionToken, id);
}
