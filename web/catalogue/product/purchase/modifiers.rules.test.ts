import { expect, test } from 'vitest';
import { inFinishFirst } from './modifiers.rules.ts';

const options = ['Hinges, Satin Brass', 'Hinges, Satin Nickel', 'Hinges', 'Hinges in satin nickel, pair'].map(
  (label) => ({ label }),
);

test.each([
  ['no finish', null, [0, 1, 2, 3]],
  ['a finish that some are in', 'Satin Nickel', [1, 3, 0, 2]],
  ['a finish that none is in', 'Bronze', [0, 1, 2, 3]],
])('for %s', (_, finish, order) => expect(inFinishFirst(options, finish)).toEqual(order.map((at) => options[at])));
