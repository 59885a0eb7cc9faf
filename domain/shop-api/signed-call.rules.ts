/** The header that authenticates a call which only the gateway may make, such as recording a payment. */
export const SIGNATURE_HEADER = 'x-shop-signature';

/** The maximum difference between a signature's time and the verifier's clock, in seconds. */
const SIGNATURE_TOLERANCE_SECONDS = 300;

export interface SignedCall {
  method: string;
  /** Below the API's prefix, as sent. */
  path: string;
  /** The body as sent; empty for none. */
  body: string;
}

/** The text whose HMAC-SHA-256, in hexadecimal, is the signature. */
export function textToSign(seconds: number, { method, path, body }: SignedCall): string {
  return `${seconds}\n${method}\n${path}\n${body}`;
}

export function signatureHeader(seconds: number, signature: string): string {
  return `t=${seconds},v1=${signature}`;
}

/** The parts of a header's value; null for any other text. */
export function readSignatureHeader(value: unknown): { seconds: number; signature: string } | null {
  const [, seconds, signature] = (typeof value === 'string' && /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(value)) || [];
  return seconds !== undefined && signature !== undefined ? { seconds: Number(seconds), signature } : null;
}

export function isSignatureCurrent(seconds: number, now: Date): boolean {
  return Math.abs(now.getTime() / 1000 - seconds) <= SIGNATURE_TOLERANCE_SECONDS;
}
