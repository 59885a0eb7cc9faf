import { SHOP_API_LIMITS } from '../limits.data.ts';
import type { RestCall } from './call.ts';

type Kinds = Pick<RestCall<unknown>, 'method' | 'kind'>;

const CHANGES: Partial<Record<NonNullable<Kinds['kind']>, number>> = {
  cart: SHOP_API_LIMITS.cartChangeMilliseconds,
  checkout: SHOP_API_LIMITS.orderMilliseconds,
  order: SHOP_API_LIMITS.orderMilliseconds,
  customer: SHOP_API_LIMITS.orderMilliseconds,
  password: SHOP_API_LIMITS.orderMilliseconds,
};

/** Longer for changes of carts, orders and accounts, which somebody has asked for and waits for. */
export function patienceFor({ method, kind }: Kinds): number {
  // A shop may ask its carriers for delivery options.
  if (kind === 'checkout' && method === 'GET') return SHOP_API_LIMITS.cartChangeMilliseconds;
  return (method !== 'GET' && kind && CHANGES[kind]) || SHOP_API_LIMITS.answerMilliseconds;
}

/** It has connections of its own, so that slow calls leave those of pages free. */
export const isSlow = (call: Kinds): boolean => patienceFor(call) > SHOP_API_LIMITS.answerMilliseconds;
