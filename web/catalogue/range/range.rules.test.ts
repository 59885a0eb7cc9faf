import { expect, test } from 'vitest';
import { kindOf, rangePath, rangeSummary } from './range.rules.ts';

test.each([
  [null, null, '/ranges/vintage/'],
  ['satin-brass', null, '/ranges/vintage/?finish=satin-brass'],
  ['satin-brass', 'door-handles', '/ranges/vintage/?finish=satin-brass&kind=door-handles'],
])('in the finish %j, of the kind %j, its path is %s', (finish, kind, path) =>
  expect(rangePath('/ranges/vintage/', { finish, kind })).toBe(path),
);

test.each([
  ['door-handles', 'Door Handles'],
  ['doors', undefined],
  [null, undefined],
])('the kind %j is %j', (slug, name) =>
  expect(kindOf([{ name: 'Knobs' }, { name: 'Door Handles' }], slug)?.name).toBe(name),
);

test.each([
  [8, null, 3, ['Switches', 'Sockets'], '8 products of one design in 3 finishes: Switches and Sockets.'],
  [1, 'Satin Brass', 3, ['Sockets'], '1 product of one design in Satin Brass: Sockets.'],
  [20, null, 1, ['A', 'B', 'C', 'D', 'E'], '20 products of one design: A, B, C, D and more.'],
  [2, null, 0, [], '2 products of one design.'],
])('%i products in %j of %i finishes, %j: %s', (productCount, finish, finishCount, kinds, summary) =>
  expect(rangeSummary({ productCount, finish, finishCount, kinds })).toBe(summary),
);
