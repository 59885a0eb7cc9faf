import { expect, test } from 'vitest';
import { isSignatureCurrent, readSignatureHeader, signatureHeader, textToSign } from './signed-call.rules.ts';

const SIGNATURE = 'ab'.repeat(32);

test('signs time, method, path and body, each on a line of its own', () => {
  expect(textToSign(1_764_000_000, { method: 'POST', path: '/orders/7/payment?a=b', body: '{}' })).toBe(
    '1764000000\nPOST\n/orders/7/payment?a=b\n{}',
  );
});

test('reads the header that it writes', () => {
  const read = readSignatureHeader(signatureHeader(1_764_000_000, SIGNATURE));
  expect(read).toEqual({ seconds: 1_764_000_000, signature: SIGNATURE });
});

test.each([
  undefined,
  SIGNATURE,
  `v1=${SIGNATURE}`,
  `t=-1,v1=${SIGNATURE}`,
  `t=1,v1=${SIGNATURE.toUpperCase()}`,
  `t=1,v1=${SIGNATURE.slice(1)}`,
  `t=1,v1=${SIGNATURE},v1=${SIGNATURE}`,
  [`t=1,v1=${SIGNATURE}`],
])('reads %j as no signature', (value) => expect(readSignatureHeader(value)).toBeNull());

test.each([
  [0, true],
  [-300, true],
  [301, false],
])('a signature of %d seconds before now is accepted: %s', (age, isCurrent) =>
  expect(isSignatureCurrent(1_764_000_000 - age, new Date(1_764_000_000_000))).toBe(isCurrent),
);
