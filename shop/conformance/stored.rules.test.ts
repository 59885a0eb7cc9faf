import { expect, test } from 'vitest';
import { storedRecords } from './stored.rules.ts';
import type { TriedCall } from './verdicts.rules.ts';

const call = (method: string, path: string, status = 200): TriedCall => ({
  method,
  path,
  status,
  faults: [],
  refusals: [],
});
const added = call('POST', '/add_to_cart');
const removed = call('PUT', '/remove_item_from_cart');
const created = call('POST', '/create_account');
const ordered = call('POST', '/checkout');

test.each<[what: string, calls: TriedCall[], stored: [string, isLeft: boolean][]]>([
  ['reading calls', [call('GET', '/reviews/')], []],
  ['a refused review', [call('POST', '/reviews/', 404)], []],
  ['a cart that was emptied', [added, removed], [['a cart', false]]],
  ['a cart that could not be emptied', [added, call('PUT', '/remove_item_from_cart', 404)], [['a cart', true]]],
  ['an unpaid order', [added, removed, ordered], [['the order ORD-1, unpaid', true]]],
  ['a paid order', [ordered, call('POST', '/orders/{id}/payment')], [['the order ORD-1, paid', true]]],
  ['an account that stayed', [created], [['the account of a@b.example', true]]],
  ['an account that was deleted', [created, call('POST', '/delete_account')], [['the account of a@b.example', false]]],
])('%s', (_, calls, stored) => {
  const records = storedRecords(calls, { email: 'a@b.example', orderNumber: 'ORD-1' });
  expect(records.map(({ what, left }) => [what, left !== null])).toEqual(stored);
});
