import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { credentialHeaders, NO_CREDENTIALS } from './credentials.ts';

const NOW = new Date('2026-11-23T12:00:00.900Z');
const SECONDS = 1_795_435_200;
const KEY = { header: 'authorization', value: 'Bearer k-1' };
const call = { method: 'POST', path: '/orders/7/payment', body: '{"a":1}', isSigned: true };

test('sends the key with every call, and signs those that need it', () => {
  const signature = createHmac('sha256', 'a secret')
    .update(`${SECONDS}\nPOST\n/orders/7/payment\n{"a":1}`)
    .digest('hex');
  expect(credentialHeaders({ key: KEY, secret: 'a secret' }, call, NOW)).toEqual({
    authorization: 'Bearer k-1',
    'x-shop-signature': `t=${SECONDS},v1=${signature}`,
  });
  expect(credentialHeaders({ key: KEY, secret: 'a secret' }, { ...call, isSigned: false }, NOW)).toEqual({
    authorization: 'Bearer k-1',
  });
});

test('sends nothing without credentials', () => {
  expect(credentialHeaders(NO_CREDENTIALS, call, NOW)).toEqual({});
});
