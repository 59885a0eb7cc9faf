import type { Kysely } from 'kysely';
import { hashOf, newToken } from '../../database/tokens.ts';
import type { Tables } from '../../database/tables.ts';

/** Seven days, the lifetime that the specification gives the session cookie. */
const SESSION_MILLISECONDS = 7 * 24 * 60 * 60_000;

/** Only the token's hash is stored. */
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

/** Null when the token is not valid. */
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

export async function endSessions(
  executor: Kysely<Tables>,
  customerId: string,
  except: string | null = null,
): Promise<void> {
  const sessions = executor.deleteFrom('sessions').where('customer_id', '=', customerId);
  await (except === null ? sessions : sessions.where('token_hash', '!=', hashOf(except))).execute();
}
