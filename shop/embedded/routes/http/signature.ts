import { createHmac, timingSafeEqual } from 'node:crypto';
import {
  isSignatureCurrent,
  readSignatureHeader,
  signatureHeader,
  textToSign,
  type SignedCall,
} from '@storefront/domain/shop-api/signed-call.rules.ts';

const digestOf = (secret: string, seconds: number, call: SignedCall) =>
  createHmac('sha256', secret).update(textToSign(seconds, call)).digest();

export function sign(secret: string, call: SignedCall, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  return signatureHeader(seconds, digestOf(secret, seconds, call).toString('hex'));
}

export function isSigned(value: unknown, secret: string, call: SignedCall, now: Date): boolean {
  const given = readSignatureHeader(value);
  return (
    given !== null &&
    isSignatureCurrent(given.seconds, now) &&
    timingSafeEqual(Buffer.from(given.signature, 'hex'), digestOf(secret, given.seconds, call))
  );
}
