import type { Context } from '../context.ts';
import { fetchOwnOrder } from '../customer/customer.rest.ts';
import type { Order } from './order.rules.ts';

/** The order, if the signed-in caller placed it; otherwise null. */
export async function ownOrder(id: string, { shopApi, request }: Context): Promise<Order | null> {
  return request.sessionToken === null ? null : fetchOwnOrder(shopApi, request.sessionToken, id);
}
