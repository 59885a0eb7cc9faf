import { createHash, randomBytes } from 'node:crypto';
import { type Static, Type } from 'typebox';
import type { Scope } from '../graph/extensions.ts';

/** Reading the catalogue, writing reviews, changing carts, and placing orders or acting for a customer. */
export const SCOPES = ['catalogue', 'reviews', 'cart', 'checkout'] as const satisfies readonly Scope[];

/**
 * A public key is visible in a page or app, so it is also rate-limited per client address. A secret one stays on the
 * partner's server. A sandbox key is for either while a program is developed: its carts and orders are tests.
 */
export const KEY_KINDS = ['public', 'secret', 'sandbox'] as const;
export type KeyKind = (typeof KEY_KINDS)[number];

const time = Type.Union([Type.String({ format: 'date-time' }), Type.Null()]);

/** A stored partner. Only hashes of its keys are stored. */
export const Partner = Type.Object({
  id: Type.String({ minLength: 1 }),
  name: Type.String(),
  kind: Type.Enum([...KEY_KINDS]),
  scopes: Type.Array(Type.Enum([...SCOPES])),
  /** Origins whose pages may use a public or sandbox key. */
  origins: Type.Array(Type.String()),
  requestsPerMinute: Type.Integer({ minimum: 1 }),
  costPerMinute: Type.Integer({ minimum: 1 }),
  keyHash: Type.String(),
  /** Before the last rotation; accepted until `previousUntil`. */
  previousKeyHash: Type.Union([Type.String(), Type.Null()]),
  previousUntil: time,
  revokedAt: time,
});
export type Partner = Static<typeof Partner>;

/** 192 random bits, too many to guess. */
const KEY_BYTES = 24;

/** Generates a key. Its prefix lets secret scanners find a leaked secret key. */
export function mintKey(kind: KeyKind): string {
  return `lk_${kind}_${randomBytes(KEY_BYTES).toString('base64url')}`;
}

/** Instead of a token. */
export function isKeyInAuthorization(authorization: string | undefined): boolean {
  return /^(?:\S+ +)?lk_(?:secret|public|sandbox)_/.test(authorization ?? '');
}

/** SHA-256 in hex. Keys are random, so they need neither salt nor a slow hash. */
export function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}
