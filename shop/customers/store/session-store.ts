import type { Kysely } from 'kysely';
import { hashOf, newToken } from '../../orders/carts/cart-store.ts';
import type { Tables } from '../../database/tables.ts';

/** Seven days, as the specification says of the cookie that keeps it. */
const SESSION_MILLISECONDS = 7 * 24 * 60 * 60_000;

/** Signs a customer in; answers the token, which is kept only as its hash. */
export async function startSession(executor: Kysely<Tables>, customerId: string, now: Date): Promise<string> {
  const token = newToken();
  await executor
    .deleteFrom('sessions')
    .where('customer_id', '=', customerId)
    .where('expires_at', '<=', now.toISOString())
    .execute();
  await executor
    .insertInto('sessions')
    .values({
      token_hash: hashOf(token),
      customer_id: customerId,
      expires_at: new Date(now.getTime() + SESSION_MILLISECONDS).toISOString(),
    })
    .execute();
  return token;
}

/** The id of whoever is signed in with a token; null for nobody. */
export async function signedIn(executor: Kysely<Tables>, token: string, now: Date): Promise<string | null> {
  const session = await executor
    .selectFrom('sessions')
    .select('customer_id')
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return session?.customer_id ?? null;
}

export async function endSession(executor: Kysely<Tables>, token: string): Promise<void> {
  await executor.deleteFrom('sessions').where('token_hash', '=', hashOf(token)).execute();
}

/** Signs a customer out wherever they are signed in, but for the session of one token. */
export async function endSessions(
  executor: Kysely<Tables>,
  customerId: string,
  except: string | null = null,
): Promise<void> {
  const sessions = executor.deleteFrom('sessions').where('customer_id', '=', customerId);
  await (except === null ? sessions : sessions.where('token_hash', '!=', hashOf(except))).execute();
}
