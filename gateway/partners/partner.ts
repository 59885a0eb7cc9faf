import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Scope } from '../graph/extensions.ts';

/** What a partner may use: the catalogue, carts, and all that places orders or speaks for a customer. */
export const SCOPES = ['catalogue', 'cart', 'checkout'] as const satisfies readonly Scope[];

/** A public key may be seen by everyone, as in a page or an app, and is counted for each buyer; a secret one stays on the partner's server. */
export const KEY_KINDS = ['public', 'secret'] as const;
export type KeyKind = (typeof KEY_KINDS)[number];

const time = z.iso.datetime().nullable();

/** A partner as the store has it. Keys are secrets: only their hashes are kept. */
export const partnerShape = z.object({
  id: z.string().min(1),
  name: z.string(),
  kind: z.enum(KEY_KINDS),
  scopes: z.array(z.enum(SCOPES)),
  /** The sites that a public key may be used on. */
  origins: z.array(z.string()),
  requestsPerMinute: z.int().positive(),
  costPerMinute: z.int().positive(),
  keyHash: z.string(),
  /** The key before the last rotation, and until when it is taken too. */
  previousKeyHash: z.string().nullable(),
  previousUntil: time,
  revokedAt: time,
});
export type Partner = z.infer<typeof partnerShape>;

/** 192 random bits: nobody finds one by trying. */
const KEY_BYTES = 24;

/** A new key. Its beginning says what it is, so that a secret one is noticed where it should not be. */
export function mintKey(kind: KeyKind): string {
  return `lk_${kind}_${randomBytes(KEY_BYTES).toString('base64url')}`;
}

/** What is kept of a key. A key is as random as a hash, so one round without salt is enough. */
export function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}
