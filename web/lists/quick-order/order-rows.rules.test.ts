import { expect, test } from 'vitest';
import { rowChoices, rowState, sharedChoices, withChange, type RowMatch } from './order-rows.rules.ts';

const options = (words: string) =>
  words.split('/').map((value, index) => ({ name: ['Finish', 'Size'][index] ?? '', value }));

/** A product with variants such as "Brass/76mm", the first of which may be chosen. */
const matchOf = (variants: readonly string[], chosen: string | null = null, maximumQuantity: number | null = null) => {
  const stock = { maximumQuantity };
  return {
    product: { stock, variants: variants.map((words) => ({ sku: words, selectedOptions: options(words) })) },
    variant: chosen === null ? null : { stock, selectedOptions: options(chosen) },
  } satisfies RowMatch;
};

test.each<[string, RowMatch | undefined, string]>([
  ['not looked up', undefined, 'unknown'],
  ['no product', { product: null, variant: null }, 'missing'],
  ['a product without variants', matchOf([]), 'ready'],
  ['a product whose variant is open', matchOf(['Brass', 'Chrome']), 'choice'],
  ['a variant that cannot be bought', matchOf(['Brass', 'Chrome'], 'Brass', 0), 'unavailable'],
])('a row of %s', (_, match, state) => expect(rowState(match)).toBe(state));

const lines = [
  { sku: 'A-1', quantity: 2 },
  { sku: 'B-1', quantity: 9_000 },
];

test.each([
  ['a chosen variant', 'A-1', { sku: 'A-2', quantity: 2 }, ['A-2 2', 'B-1 9000']],
  ['a variant that is in the list already', 'A-1', { sku: 'b1', quantity: 2 }, ['b1 9002']],
  ['as many as one line has', 'A-1', { sku: 'B-1', quantity: 2_000 }, ['B-1 9999']],
  ['a removal', 'A-1', null, ['B-1 9000']],
])('a change to %s', (_, sku, next, expected) =>
  expect(withChange(lines, sku, next).map((line) => `${line.sku} ${line.quantity}`)).toEqual(expected),
);

test('a finish is offered for every row that has it, and keeps a row’s other options', () => {
  const choices = sharedChoices([
    { sku: 'knob', choices: rowChoices(matchOf(['Brass', 'Chrome'])) },
    { sku: 'handle', choices: rowChoices(matchOf(['Brass/76mm', 'Brass/96mm', 'Chrome/76mm'], 'Chrome/76mm')) },
    // Both sizes have the finish: nothing says which. One finish has the size.
    { sku: 'hinge', choices: rowChoices(matchOf(['Brass/76mm', 'Brass/96mm'])) },
    { sku: 'lamp', choices: rowChoices(matchOf([])) },
    { sku: 'unknown', choices: rowChoices({ product: null, variant: null }) },
  ]);
  expect(choices.map(({ name, value, skus }) => [name, value, Object.fromEntries(skus)])).toEqual([
    ['Size', '76mm', { handle: 'Chrome/76mm', hinge: 'Brass/76mm' }],
    ['Finish', 'Brass', { knob: 'Brass', handle: 'Brass/76mm' }],
    ['Finish', 'Chrome', { knob: 'Chrome', handle: 'Chrome/76mm' }],
  ]);
});
