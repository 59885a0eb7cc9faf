import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Scope } from '../graph/extensions.ts';

/** The scopes of a key: reading the catalogue, changing carts, and placing orders or acting for a customer. */
export const SCOPES = ['catalogue', 'reviews', 'cart', 'checkout'] as const satisfies readonly Scope[];

/**
 * A public key is visible in a page or app, so it is also rate-limited per client address. A secret key stays on the partner's server. A sandbox key
 * is for either while a program is developed: its carts and orders are tests.
 */
export const KEY_KINDS = ['public', 'secret', 'sandbox'] as const;
export type KeyKind = (typeof KEY_KINDS)[number];

const time = z.iso.datetime().nullable();

/** Validates a stored partner. Only hashes of its keys are stored. */
export const partnerShape = z.object({
  id: z.string().min(1),
  name: z.string(),
  kind: z.enum(KEY_KINDS),
  scopes: z.array(z.enum(SCOPES)),
  /** Origins whose pages may use a public or sandbox key. */
  origins: z.array(z.string()),
  requestsPerMinute: z.int().positive(),
  costPerMinute: z.int().positive(),
  keyHash: z.string(),
  /** The key before the last rotation, accepted until `previousUntil`. */
  previousKeyHash: z.string().nullable(),
  previousUntil: time,
  revokedAt: time,
});
export type Partner = z.infer<typeof partnerShape>;

/** 192 random bits, too many to guess. */
const KEY_BYTES = 24;

/** Generates a key. Its prefix lets secret scanners find a leaked secret key. */
export function mintKey(kind: KeyKind): string {
  return `lk_${kind}_${randomBytes(KEY_BYTES).toString('base64url')}`;
}

/** Whether an `Authorization` header has a partner's key instead of a token. */
export function isKeyInAuthorization(authorization: string | undefined): boolean {
  return /^(?:\S+ +)?lk_(?:secret|public|sandbox)_/.test(authorization ?? '');
}

/** The stored hash of a key: SHA-256 in hex. Keys are random, so they need neither salt nor a slow hash. */
export function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}
