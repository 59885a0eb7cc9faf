import type { preValidationAsyncHookHandler } from 'fastify';
import type { Account } from '../../customers/customer.ts';
import type { Selling } from '../../selling.ts';
import { tokenOf } from '../http/callers.ts';
import { refused } from '../http/problems.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the hook `customersOnly`. */
    customer: Account;
  }
}

/** Throws a 401 without a signed-in customer, before the body is validated. */
export const customersOnly =
  ({ accounts }: Pick<Selling, 'accounts'>): preValidationAsyncHookHandler =>
  async (request) => {
    const account = await accounts.find(tokenOf(request.query as { token?: string }));
    if (!account) throw refused(401, 'Unauthorized');
    request.customer = account;
  };
