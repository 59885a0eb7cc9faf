import type { Kysely } from 'kysely';
import { Type } from 'typebox';
import { hashOf, newToken } from '@storefront/embedded/database/tokens.ts';
import type { Tables } from '@storefront/embedded/database/tables.ts';
import { retryOnConflict } from '@storefront/embedded/database/retry-on-conflict.ts';
import { MedusaRefusal, MedusaUnavailableError, type Medusa } from './medusa-client.ts';
import { seal, unseal } from './sealed.rules.ts';

export interface MedusaCustomer {
  customerId: string;
  /** In Medusa. */
  sessionToken: string;
}

/** Seven days, the lifetime that the specification gives the session cookie. */
const SESSION_MILLISECONDS = 7 * 24 * 60 * 60_000;

interface Held extends MedusaCustomer {
  /** Milliseconds since 1970. */
  endsAt: number;
}

/** By a token of ours. Medusa's are stored encrypted with a key derived from it and never leave the server. */
export function createSessions(db: Kysely<Tables>, medusa: Medusa, now: () => Date) {
  const rowOf = (token: string, held: Held) => ({
    token_hash: hashOf(token),
    customer_hash: hashOf(held.customerId),
    sealed: seal(token, held),
    expires_at: new Date(Math.min(held.endsAt, lifeOf(held.sessionToken).endsAt)).toISOString(),
  });
  const remove = (token: string) =>
    retryOnConflict(() => db.deleteFrom('medusa_sessions').where('token_hash', '=', hashOf(token)).execute());

  /** By Medusa's default its session lasts a day; ours lasts seven, if it is used each day. */
  async function renewed(token: string, held: Held): Promise<Held | null> {
    try {
      const { sessionToken } = held;
      const renewal = await medusa(Renewal, { method: 'POST', path: '/auth/token/refresh', sessionToken });
      const next = { ...held, sessionToken: renewal.token };
      const row = rowOf(token, next);
      // Not inserted: it may have been ended meanwhile.
      const renewing = db.updateTable('medusa_sessions').set(row).where('token_hash', '=', row.token_hash);
      await retryOnConflict(() => renewing.execute());
      return next;
    } catch (error) {
      if (error instanceof MedusaUnavailableError) return held;
      if (!(error instanceof MedusaRefusal)) throw error;
      await remove(token);
      return null;
    }
  }

  return {
    /** Returns its token. A customer may have many. */
    async start(customer: MedusaCustomer): Promise<string> {
      const token = newToken();
      const row = rowOf(token, { ...customer, endsAt: now().getTime() + SESSION_MILLISECONDS });
      await retryOnConflict(() => db.insertInto('medusa_sessions').values(row).execute());
      return token;
    },
    async find(token: string): Promise<MedusaCustomer | null> {
      const row = await db
        .selectFrom('medusa_sessions')
        .select('sealed')
        .where('token_hash', '=', hashOf(token))
        .where('expires_at', '>', now().toISOString())
        .executeTakeFirst();
      if (!row) return null;
      const held = unseal(token, row.sealed) as Held;
      const { startsAt, endsAt } = lifeOf(held.sessionToken);
      const found = now().getTime() > (startsAt + endsAt) / 2 ? await renewed(token, held) : held;
      return found && { customerId: found.customerId, sessionToken: found.sessionToken };
    },
    async end(token: string): Promise<void> {
      await remove(token);
    },
    /** Everywhere, but for the session of one token. */
    async endAll(customerId: string, except?: string): Promise<void> {
      let ended = db.deleteFrom('medusa_sessions').where('customer_hash', '=', hashOf(customerId));
      if (except !== undefined) ended = ended.where('token_hash', '!=', hashOf(except));
      await retryOnConflict(() => ended.execute());
    },
    async deleteExpired(): Promise<void> {
      const expired = db.deleteFrom('medusa_sessions').where('expires_at', '<=', now().toISOString());
      await retryOnConflict(() => expired.execute());
    },
  };
}

const Renewal = Type.Object({ token: Type.String() });

/** Milliseconds since 1970; in the past for anything but a JSON web token. */
function lifeOf(jwt: string): { startsAt: number; endsAt: number } {
  const parts = jwt.split('.');
  try {
    const claims = JSON.parse(Buffer.from(parts[1] ?? '', 'base64url').toString()) as Record<string, unknown>;
    return { startsAt: Number(claims['iat'] ?? 0) * 1_000, endsAt: Number(claims['exp'] ?? 0) * 1_000 };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { startsAt: 0, endsAt: 0 };
  }
}
