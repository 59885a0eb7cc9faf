import { createHash, randomBytes } from 'node:crypto';

/** 192 bits: cart and session tokens cannot be guessed. */
const TOKEN_BYTES = 24;

/** A leaked database opens no cart or session. */
export const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

export const newToken = () => randomBytes(TOKEN_BYTES).toString('base64url');
