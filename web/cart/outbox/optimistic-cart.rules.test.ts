import fc from 'fast-check';
import { expect, test } from 'vitest';
import { adding, brief, cartOf, line, priced, removing, updating } from './offline-cart.fixture.ts';
import { emptyCart, findLine, keyOfLine, optimisticCart, type Change, type RawCart } from './optimistic-cart.rules.ts';

const pendant = line('pendant', 2);
const bulb = line('bulb', 2, { isModifier: true, parentId: 'pendant' });
const plate = line('plate', 1, { selectedOptions: [{ name: 'Finish', value: 'Brass' }] });
const cart = cartOf(pendant, bulb, plate);

test('identifies a line by product and options, and an add-on by its parent too', () => {
  expect(cart.lines.map((one) => keyOfLine(one, cart.lines))).toEqual([
    '/pendant/',
    '/pendant/>/bulb/',
    '/plate/|Finish=Brass',
  ]);
  expect(findLine(cart.lines, '/plate/')).toBeUndefined();
  expect(keyOfLine(line('x', 1, { isModifier: true, parentId: 'gone' }), cart.lines)).toBe('>/x/');
});

const finish = (value: string) => ({ path: '/plate/', selectedOptions: [{ name: 'Finish', value }] });
const cap = line('n/0', 1, { path: '/cap/', isModifier: true, parentId: 'n' });

test.each<[string, RawCart | null, Change[], string]>([
  ['nothing', cart, [], '2 pendant, 2 bulb, 1 plate, 5 for 6000 (5000)'],
  ['nothing in a cart that was never read', null, [], 'empty'],
  ['a first line', null, [adding(line('lamp', 3))], '3 lamp, 3 for 3600 (3000)'],
  [
    'more of a line',
    cart,
    [adding(line('new', 3, { path: '/pendant/' }))],
    '5 pendant, 2 bulb, 1 plate, 8 for 9600 (8000)',
  ],
  [
    'another finish',
    cart,
    [adding(line('new', 1, finish('Black')))],
    '2 pendant, 2 bulb, 1 plate, 1 new, 6 for 7200 (6000)',
  ],
  [
    'a line with its add-on',
    cart,
    [adding(line('n', 1, { path: '/lamp/' }), cap)],
    '2 pendant, 2 bulb, 1 plate, 1 n, 1 n/0, 7 for 8400 (7000)',
  ],
  [
    'an add-on to a line that is there',
    cart,
    [adding(line('n', 1, { path: '/pendant/' }), cap)],
    '3 pendant, 2 bulb, 1 n/0, 1 plate, 7 for 8400 (7000)',
  ],
  [
    'a quantity, which the add-on follows',
    cart,
    [updating('/pendant/', 7)],
    '7 pendant, 7 bulb, 1 plate, 15 for 18000 (15000)',
  ],
  ['a line out, and its add-on with it', cart, [removing('/pendant/')], '1 plate, 1 for 1200 (1000)'],
  ['an add-on out alone', cart, [removing('/pendant/>/bulb/')], '2 pendant, 1 plate, 3 for 3600 (3000)'],
  ['the last line out', cartOf(plate), [removing('/plate/|Finish=Brass')], 'empty'],
  [
    'a change of an unknown line',
    cart,
    [removing('/x/'), updating('/x/', 4)],
    '2 pendant, 2 bulb, 1 plate, 5 for 6000 (5000)',
  ],
  [
    'one change after another',
    cart,
    [adding(line('n', 1, { path: '/lamp/' })), updating('/lamp/', 4), removing('/pendant/')],
    '1 plate, 4 n, 5 for 6000 (5000)',
  ],
])('%s', (_, base, changes, expected) => expect(brief(optimisticCart(base, changes))).toBe(expected));

test('a line has the unit price of its quantity', () => {
  const boxed = line('box', 9, {
    price: priced(1_200),
    priceBreaks: [
      { quantity: 1, price: priced(1_200) },
      { quantity: 10, price: priced(600) },
    ],
  });
  const totalWith = (change: Change) => optimisticCart(cartOf(boxed), [change]).subtotal.incVat.pence;
  expect(totalWith(updating('/box/', 8))).toBe(9_600);
  expect(totalWith(updating('/box/', 10))).toBe(6_000);
  expect(totalWith(adding(line('box', 3)))).toBe(7_200);
});

test('keeps the other fields of the answer', () => {
  const warnings = [{ message: 'The price has changed', line: null }];
  expect(optimisticCart({ ...cart, warnings }, [removing('/pendant/')])).toMatchObject({ warnings, id: emptyCart.id });
});
const lines = fc.uniqueArray(
  fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd', 'e'), quantity: fc.integer({ min: 1, max: 99 }) }),
  { selector: ({ id }) => id },
);
const carts = lines.map((list) => cartOf(...list.map(({ id, quantity }) => line(id, quantity))));

test('of any cart the totals are the sums of the lines, inc and ex VAT, and no quantity is below 1', () => {
  const change: fc.Arbitrary<Change> = fc.oneof(
    fc
      .tuple(fc.constantFrom('/a/', '/b/', '/c/'), fc.integer({ min: 1, max: 9_999 }))
      .map(([key, quantity]) => updating(key, quantity)),
    fc.constantFrom('/a/', '/b/', '/c/').map((key) => removing(key)),
    fc
      .tuple(fc.constantFrom('a', 'b', 'f'), fc.integer({ min: 1, max: 99 }))
      .map(([id, quantity]) => adding(line(id, quantity))),
  );
  fc.assert(
    fc.property(carts, fc.array(change, { maxLength: 8 }), (base, changes) => {
      const after = optimisticCart(base, changes);
      for (const view of ['incVat', 'exVat'] as const)
        expect(after.lines.reduce((sum, { lineTotal }) => sum + lineTotal[view].pence, 0)).toBe(
          after.subtotal[view].pence,
        );
      expect(after.lines.every(({ quantity }) => quantity >= 1 && quantity <= 9_999)).toBe(true);
      expect(after.isEmpty).toBe(after.quantity === 0);
    }),
  );
});
