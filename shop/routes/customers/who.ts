import type { FastifyRequest, preValidationAsyncHookHandler } from 'fastify';
import { networkKey, type Limit } from '../../database/attempts/throttle.rules.ts';
import { countAttempts, type Attempt } from '../../database/attempts/attempt-store.ts';
import { readAccount } from '../../customers/store/customer-store.ts';
import { signedIn } from '../../customers/store/session-store.ts';
import { ProblemError, refused } from '../http/problems.ts';
import type { Shop } from '../route.ts';

/** The token of a request's query. Refuses a request without one. */
export function tokenOf({ token }: { token?: string }): string {
  if (!token) throw refused(401, 'Unauthorized');
  return token;
}

/** Refuses a request without a cart before its other fields are checked. */
export const requireToken = async ({ query }: FastifyRequest) => void tokenOf(query as { token?: string });

/** Refuses a request without a signed-in customer before its other fields are checked. */
export const customersOnly =
  (shop: Shop): preValidationAsyncHookHandler =>
  async (request) => {
    const id = await signedIn(shop.db, tokenOf(request.query as { token?: string }), new Date());
    const account = id && (await readAccount(shop.db, id));
    if (!account) throw refused(401, 'Unauthorized');
    request.customer = account;
  };

/** A refusal that programs can tell from others. */
export const coded = (status: number, code: string, detail: string): ProblemError =>
  new ProblemError({ status, code, detail });

/** Counts a try. Refuses it when it may not go on now. */
export async function throttle({ db }: Shop, attempts: readonly Attempt[]): Promise<void> {
  const seconds = await countAttempts(db, attempts, new Date());
  if (seconds !== null) throw tooManyAttempts(seconds);
}

/** Says how long to wait; no request is held open for it. */
export function tooManyAttempts(seconds: number): ProblemError {
  const minutes = Math.ceil(seconds / 60);
  return new ProblemError({
    status: 429,
    code: 'throttled',
    detail: `Too many attempts. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
    headers: { 'retry-after': String(seconds) },
  });
}

/** A try from an address of the network; nothing where the caller does not tell one. */
export function from(limit: Limit, clientAddress: string | null | undefined): Attempt[] {
  return clientAddress ? [{ limit, subject: networkKey(clientAddress) }] : [];
}
