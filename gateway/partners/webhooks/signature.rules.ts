import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';

/** 256 bits, the length of the signatures. */
const SECRET_BYTES = 32;

/** In the format of the Standard Webhooks specification. */
export function mintSecret(): string {
  return `${PREFIX}${randomBytes(SECRET_BYTES).toString('base64')}`;
}

/** https://www.standardwebhooks.com */
export function signedHeaders(secret: string, id: string, body: string, now: Date): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1_000));
  const signature = createHmac('sha256', Buffer.from(secret.slice(PREFIX.length), 'base64'))
    .update(`${id}.${timestamp}.${body}`)
    .digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
}
