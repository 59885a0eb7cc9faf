import { expect, test } from 'vitest';
import { isOperationUnknown, isShopDown } from './answer.rules.ts';

const error = (code: string) => ({ message: 'x', extensions: { code } });

test.each([
  ['data', { data: { cart: null } }, false],
  ['data beside an error', { data: { cart: null }, errors: [error('UPSTREAM_UNAVAILABLE')] }, false],
  ['a bug in the gateway', { errors: [error('INTERNAL_SERVER_ERROR')] }, false],
  ['a shop API that is down', { errors: [error('UPSTREAM_UNAVAILABLE')] }, true],
  ['an upstream error among others', { errors: [error('RATE_LIMITED'), error('UPSTREAM_UNAVAILABLE')] }, true],
])('%s', (_, answer, isDown) => expect(isShopDown(answer)).toBe(isDown));

test.each([
  ['an operation of an earlier build', { errors: [error('PERSISTED_OPERATION_UNKNOWN')] }, true],
  ['a shop API that is down', { errors: [error('UPSTREAM_UNAVAILABLE')] }, false],
  ['data', { data: { cart: null } }, false],
])('isOperationUnknown of %s', (_, answer, isUnknown) => expect(isOperationUnknown(answer)).toBe(isUnknown));
