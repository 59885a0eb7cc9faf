import { expect, test } from 'vitest';
import type { Placeholder } from '../placeholders.data.ts';
import { fillIn, learnValues, missingIn } from './placeholders.rules.ts';

const PLACEHOLDERS: readonly Placeholder[] = [
  { text: 'the id of a line', paths: ['add.line.id', 'cart.lines.0.id'] },
  { text: 'the key', paths: ['order.path'], pattern: '[?&]key=([^&]+)' },
  { text: 'the token', paths: [] },
];

test.each([
  ['a field', { add: { line: { id: 'a' } } }, [['the id of a line', 'a']]],
  ['an item of a list', { cart: { lines: [{ id: 'b' }] } }, [['the id of a line', 'b']]],
  [
    'the first path that is there',
    { cart: { lines: [{ id: 'b' }] }, add: { line: { id: 'a' } } },
    [['the id of a line', 'a']],
  ],
  ['a part of a text', { order: { path: '/orders/1?key=k&x=1' } }, [['the key', 'k']]],
  ['nothing of a text without that part', { order: { path: '/orders/1' } }, []],
  ['nothing of a null', { add: null, cart: { lines: [] } }, []],
  ['nothing of an answer without data', null, []],
  ['nothing of a value that is no text', { add: { line: { id: 1 } } }, []],
])('extracts %s', (_, data, values) => expect([...learnValues(new Map(), data, PLACEHOLDERS)]).toEqual(values));

test('keeps known values and replaces them with newer ones', () => {
  const known = new Map([
    ['the id of a line', 'old'],
    ['the key', 'k'],
  ]);
  expect([...learnValues(known, { add: { line: { id: 'new' } } }, PLACEHOLDERS)]).toEqual([
    ['the id of a line', 'new'],
    ['the key', 'k'],
  ]);
});

test('fills in known values and lists missing ones', () => {
  const variables = '{ "id": "the id of a line", "token": "the token" }';
  const filled = fillIn(variables, new Map([['the id of a line', 'a']]));
  expect(filled).toBe('{ "id": "a", "token": "the token" }');
  expect(missingIn(filled, PLACEHOLDERS)).toEqual(['the token']);
});
