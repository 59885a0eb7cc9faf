import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';
import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { refused } from '@storefront/embedded/routes/http/problems.ts';
import type { BoundRoutes } from '@storefront/embedded/routes/route.ts';

/** Retries are signed anew. */
const AGE_MILLISECONDS_MAXIMUM = 5 * 60_000;
const MESSAGES_REMEMBERED = 10_000;
const SECRET_CHARACTERS_MINIMUM = 32;

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
  /** Products, categories and collections. */
  onChanged: (ids: readonly string[]) => void;
  onPasswordReset: (reset: PasswordReset) => Promise<void>;
  now?: () => number;
}

/** Each message of the subscriber in Medusa (`shop/medusa/subscriber/storefront.js`) once. */
export function eventRoutes({ secret, onChanged, onPasswordReset, now = Date.now }: EventOptions): BoundRoutes {
  if (secret.length < SECRET_CHARACTERS_MINIMUM)
    throw new Error(`MEDUSA_EVENTS_SECRET has fewer than ${SECRET_CHARACTERS_MINIMUM} characters`);
  const seen = new LRUCache<string, true>({ max: MESSAGES_REMEMBERED });
  return async (server) => {
    server.post('/shop-events', { schema: { hide: true } }, async ({ headers, bodyText }, reply) => {
      const id = signedId(secret, headers, bodyText, now());
      if (id === null) throw refused(403, 'Forbidden');
      const body: unknown = JSON.parse(bodyText);
      if (!message.Check(body)) throw refused(400, 'The message has an unexpected shape');
      if (!seen.has(id)) {
        seen.set(id, true);
        try {
          onChanged(body.ids);
          for (const reset of body.resets) await onPasswordReset(reset);
        } catch (error) {
          // The subscriber sends it again.
          seen.delete(id);
          throw error;
        }
      }
      return reply.code(202).send({});
    });
  };
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
