import { createHmac } from 'node:crypto';
import {
  signatureHeader,
  SIGNATURE_HEADER,
  textToSign,
  type SignedCall,
} from '@storefront/domain/shop-api/signed-call.rules.ts';

/** Never logged, and never sent elsewhere: redirects are not followed. */
export interface Credentials {
  /** The header that every call carries; null for none. */
  key: { header: string; value: string } | null;
  /** The secret that signs calls which only the gateway may make; null when there is none. */
  secret: string | null;
}

export const NO_CREDENTIALS: Credentials = { key: null, secret: null };

/** The headers that authenticate a call. */
export function credentialHeaders(
  { key, secret }: Credentials,
  call: SignedCall & { isSigned: boolean },
  now: Date,
): Record<string, string> {
  const seconds = Math.floor(now.getTime() / 1000);
  return {
    ...(key && { [key.header]: key.value }),
    ...(call.isSigned &&
      secret !== null && {
        [SIGNATURE_HEADER]: signatureHeader(
          seconds,
          createHmac('sha256', secret).update(textToSign(seconds, call)).digest('hex'),
        ),
      }),
  };
}
