import type { preValidationAsyncHookHandler } from 'fastify';
import type { Account } from '../../customers/customer.ts';
import { readAccount } from '../../customers/store/customer-store.ts';
import { signedIn } from '../../customers/store/session-store.ts';
import type { Shop } from '../../shop.ts';
import { tokenOf } from '../http/callers.ts';
import { refused } from '../http/problems.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in customer; set by the hook `customersOnly`. */
    customer: Account;
  }
}

/** Sets `request.customer`. Throws a 401 without a signed-in customer, before the body is validated. */
export const customersOnly =
  (shop: Shop): preValidationAsyncHookHandler =>
  async (request) => {
    const id = await signedIn(shop.db, tokenOf(request.query as { token?: string }), new Date());
    const account = id && (await readAccount(shop.db, id));
    if (!account) throw refused(401, 'Unauthorized');
    request.customer = account;
  };
