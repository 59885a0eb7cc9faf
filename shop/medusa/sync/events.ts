import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Kysely, Transaction } from 'kysely';
import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { inTransaction } from '@storefront/embedded/database/retry-on-conflict.ts';
import type { Tables } from '@storefront/embedded/database/tables.ts';
import { refused } from '@storefront/embedded/routes/http/problems.ts';
import type { BoundRoutes } from '@storefront/embedded/routes/route.ts';
import { noteChanges } from './told-changes.ts';

/** Retries are signed anew. */
const AGE_MILLISECONDS_MAXIMUM = 5 * 60_000;
/** Longer than a signature is current. */
const REMEMBERED_MILLISECONDS = 60 * 60_000;
const REMEMBERED = 'medusa_event';

const Reset = Type.Object({
  /** The email address. */
  entity_id: Type.String({ minLength: 1, maxLength: 320 }),
  token: Type.String({ minLength: 1, maxLength: 4_000 }),
});
type PasswordReset = Static<typeof Reset>;

const message = Compile(
  Type.Object({
    ids: Type.Array(Type.String({ maxLength: 100 }), { maxItems: 1_000 }),
    resets: Type.Array(Reset, { maxItems: 100 }),
  }),
);

interface EventOptions {
  /** MEDUSA_EVENTS_SECRET. */
  secret: string;
  db: Kysely<Tables>;
  /** In the transaction that remembers the message: both are written, or neither. */
  onPasswordReset: (reset: PasswordReset, transaction: Transaction<Tables>) => Promise<void>;
  /** Called once the message and what it changed are written. */
  onMessage: () => void;
  now?: () => number;
}

/** Each message of the subscriber in Medusa (`shop/medusa/subscriber/storefront.js`) once, in all processes. */
export function eventRoutes({ secret, db, onPasswordReset, onMessage, now = Date.now }: EventOptions): BoundRoutes {
  return async (server) => {
    server.post('/shop-events', { schema: { hide: true } }, async ({ headers, bodyText }, reply) => {
      const id = signedId(secret, headers, bodyText, now());
      if (id === null) throw refused(403, 'Forbidden');
      const body: unknown = JSON.parse(bodyText);
      if (!message.Check(body)) throw refused(400, 'The message has an unexpected shape');
      const isNew = await inTransaction(db, async (transaction) => {
        if (!(await remember(transaction, id, now()))) return false;
        await noteChanges(transaction, body.ids);
        for (const reset of body.resets) await onPasswordReset(reset, transaction);
        return true;
      });
      if (isNew) onMessage();
      return reply.code(202).send({});
    });
  };
}

/** False for a message that is remembered. */
async function remember(transaction: Transaction<Tables>, id: string, now: number): Promise<boolean> {
  const timeAt = (milliseconds: number) => new Date(milliseconds).toISOString();
  await transaction
    .deleteFrom('settings')
    .where('key', 'like', `${REMEMBERED} %`)
    .where('value', '<', timeAt(now - REMEMBERED_MILLISECONDS))
    .execute();
  const written = await transaction
    .insertInto('settings')
    .values({ key: `${REMEMBERED} ${id}`, value: timeAt(now) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  return written !== undefined;
}

/** By the Standard Webhooks scheme; null without a valid signature. */
function signedId(secret: string, headers: IncomingHttpHeaders, body: string, now: number): string | null {
  const [id, time, signature] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) =>
    String(headers[name] ?? ''),
  );
  if (!id || !time || !signature || id.length > 100) return null;
  if (!(Math.abs(now - Number(time) * 1_000) <= AGE_MILLISECONDS_MAXIMUM)) return null;
  const expected = Buffer.from(`v1,${createHmac('sha256', secret).update(`${id}.${time}.${body}`).digest('base64')}`);
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : null;
}
