import { expect, test } from 'vitest';
import { mayBePassword, passwordFault } from './password.rules.ts';

const SHORT = 'Please choose a password of at least 10 characters.';
const LONG = 'Please choose a password of at most 128 characters.';
const COMMON = 'This password is too easy to guess. Please choose another.';

test.each<[string, string | null]>([
  ['nine char', SHORT],
  ['💡💡💡💡💡💡💡💡💡', SHORT],
  ['ten chars!', null],
  ['a walk by the sea', null],
  ['纸灯笼在风里轻轻地摇晃', null],
  ['x7'.repeat(60) + 'Abcdefgh', null],
  ['x7'.repeat(60) + 'Abcdefghi', LONG],
  ['password123', COMMON],
  ['PASSWORD123', COMMON],
  ['Password2026!', COMMON],
  ['P@ssw0rd!!!', COMMON],
  ['qwertyuiop', COMMON],
  ['Liverpool1892', COMMON],
  ['1234567890123', COMMON],
  ['aaaaaaaaaaaa', COMMON],
  ['abababababab', COMMON],
  ['zyxwvutsrqp', COMMON],
  ['welcomewelcome', COMMON],
  ['Ada@Shopper.example', 'Please choose a password that is not your email address.'],
])('%s: %s', (password, fault) => {
  expect(passwordFault(password, ['ada@shopper.example'])).toBe(fault);
});

test('does not hash a password that no account can have', () => {
  expect([0, 1, 128, 129].map((length) => mayBePassword('x'.repeat(length)))).toEqual([false, true, true, false]);
});
