import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Tables know a secret by its SHA-256 hash, from which this key cannot be derived. */
const keyOf = (secret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', 'what Medusa entrusted to this shop', KEY_BYTES));

/** Only the same secret opens it. */
export function seal(secret: string, value: unknown): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), iv);
  const text = Buffer.concat([cipher.update(JSON.stringify(value)), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url');
}

/** Throws for any other text or secret. */
export function unseal(secret: string, sealed: string): unknown {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), bytes.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return JSON.parse(
    Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString(),
  );
}

const SIV_BYTES = 16;

/** Always to the same text, with nothing to store (AES-256-CTR under a synthetic IV). */
export function sealId(secret: string, id: string): string {
  const iv = sivOf(secret, id);
  const cipher = createCipheriv('aes-256-ctr', keyOf(secret), iv);
  return Buffer.concat([iv, cipher.update(id), cipher.final()]).toString('base64url');
}

/** Null for a text that `sealId` did not return. */
export function unsealId(secret: string, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length <= SIV_BYTES) return null;
  const iv = bytes.subarray(0, SIV_BYTES);
  const decipher = createDecipheriv('aes-256-ctr', keyOf(secret), iv);
  const id = Buffer.concat([decipher.update(bytes.subarray(SIV_BYTES)), decipher.final()]).toString();
  return timingSafeEqual(iv, sivOf(secret, id)) ? id : null;
}

const sivOf = (secret: string, id: string): Buffer =>
  createHmac('sha256', keyOf(`iv ${secret}`))
    .update(id)
    .digest()
    .subarray(0, SIV_BYTES);
