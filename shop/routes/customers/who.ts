import { networkKey, type Limit } from '../../database/attempts/throttle.rules.ts';
import { countAttempts, type Attempt } from '../../database/attempts/attempt-store.ts';
import { readAccount } from '../../customers/store/customer-store.ts';
import type { Account } from '../../customers/store/customer-rows.ts';
import { signedIn } from '../../customers/store/session-store.ts';
import { refusal, type Shop, type ShopAnswer, type ShopRequest } from '../route.ts';

export const UNAUTHORIZED = refusal(401, 'Unauthorized');

/** A refusal that programs can tell from others. */
export const coded = (status: number, code: string, detail: string): ShopAnswer => ({ status, body: { code, detail } });

/** Answers for whoever is signed in with the request's token. */
export async function asCustomer(
  { query }: ShopRequest,
  { db }: Shop,
  answer: (account: Account, token: string) => ShopAnswer | Promise<ShopAnswer>,
): Promise<ShopAnswer> {
  const token = query.get('token');
  const id = token ? await signedIn(db, token, new Date()) : null;
  const account = id && (await readAccount(db, id));
  return token && account ? answer(account, token) : UNAUTHORIZED;
}

/** Counts a try; answers why it may not go on now, null when it may. */
export async function throttled({ db }: Shop, attempts: readonly Attempt[]): Promise<ShopAnswer | null> {
  const seconds = await countAttempts(db, attempts, new Date());
  return seconds === null ? null : lateAnswer(seconds);
}

/** Says how long to wait; no request is held open for it. */
export function lateAnswer(seconds: number): ShopAnswer {
  const minutes = Math.ceil(seconds / 60);
  return {
    ...coded(
      429,
      'throttled',
      `Too many attempts. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
    ),
    headers: { 'retry-after': String(seconds) },
  };
}

/** A try from an address of the network; nothing where the caller does not tell one. */
export function from(limit: Limit, clientAddress: string | null): Attempt[] {
  return clientAddress ? [{ limit, subject: networkKey(clientAddress) }] : [];
}
