import { expect, test } from 'vitest';
import { variantOf } from '../catalogue.fixture.ts';
import type { ListFilter } from './list-query.ts';
import { matchingVariant } from './matching-variant.rules.ts';

const variant = (sku: string, inventoryLevel: number, options: Record<string, string>) =>
  variantOf(1, options, { sku, inventoryLevel });

const handle = {
  inventoryTracking: 'variant' as const,
  variants: [
    variant('LH-100-BR', 5, { Finish: 'Brass', Function: 'Latch', 'Wattage (W)': '5 W' }),
    variant('LH-100-SB', 0, { Finish: 'Satin Brass', Function: 'Latch', 'Wattage (W)': '7.5 W' }),
    variant('LH-100-SBB', 4, { Finish: 'Satin Brass', Function: 'Bathroom', 'Wattage (W)': '10 W' }),
    variant('LH-100-MB', 0, { Finish: 'Matt Black', Function: 'Latch', 'Wattage (W)': '10 W' }),
  ],
};
const filter = (name: string, ...values: string[]): ListFilter => ({ name, values, minimum: null, maximum: null });
const bounds = (name: string, minimum: number, maximum: number | null) => ({ ...filter(name), minimum, maximum });

test.each<[string, ListFilter[], string, string | null]>([
  ['no filter and no term', [], '', null],
  ['a filter on another property', [filter('IP Rating', 'IP44')], '', null],
  ['a finish: the first in stock', [filter('Finish', 'Satin Brass')], '', 'LH-100-SBB'],
  ['a finish that is sold out', [filter('Finish', 'Matt Black')], '', 'LH-100-MB'],
  ['either of two finishes', [filter('Finish', 'Matt Black', 'Satin Brass')], '', 'LH-100-SBB'],
  ['a finish and a function', [filter('Finish', 'Satin Brass'), filter('Function', 'Latch')], '', 'LH-100-SB'],
  ['values of different variants', [filter('Finish', 'Brass'), filter('Function', 'Bathroom')], '', null],
  ['a value of the product’s own', [filter('Finish', 'Ivory')], '', null],
  ['a range', [bounds('Wattage (W)', 6, 8)], '', 'LH-100-SB'],
  ['a range without an upper bound', [bounds('Wattage (W)', 8, null)], '', 'LH-100-SBB'],
  ['a range that no variant is in', [bounds('Wattage (W)', 20, null)], '', null],
  ['a term with a finish', [], 'satin-brass door handle', 'LH-100-SBB'],
  ['a term with the shorter of two finishes', [], 'Brass door handle', 'LH-100-BR'],
  ['a term with a value that several finishes have', [], 'latch handle', null],
  ['a term with a value that one finish has', [], 'handle 7.5w', 'LH-100-SB'],
  ['a term with a part of a finish’s word', [], 'brasserie lamp', null],
  ['a term with two option values', [], 'bathroom handle satin brass', 'LH-100-SBB'],
  ['a term with values of different variants', [], 'matt black bathroom handle', null],
  ['a term that names nothing', [], 'door handle', null],
  ['a filter before the term', [filter('Finish', 'Matt Black')], 'satin brass handle', 'LH-100-MB'],
  ['a term between the variants of a filter', [filter('Finish', 'Satin Brass')], 'latch', 'LH-100-SB'],
  ['a term beside a filter that it contradicts', [filter('Finish', 'Brass')], 'bathroom handle', 'LH-100-BR'],
  ['a SKU', [], 'lh 100 sb', 'LH-100-SB'],
  ['a SKU beside a filter', [filter('Finish', 'Brass')], 'LH-100-MB', 'LH-100-MB'],
  ['a term of punctuation', [], '--', null],
])('%s', (_, filters, term, sku) => {
  expect(matchingVariant(handle, filters, term)?.sku ?? null).toBe(sku);
});

test('takes the first variant where stock is not tracked per variant', () => {
  const untracked = { ...handle, inventoryTracking: 'product' as const };
  expect(matchingVariant(untracked, [filter('Finish', 'Satin Brass')])?.sku).toBe('LH-100-SB');
});

test('reads a finish from an option of another name', () => {
  const plate = {
    ...handle,
    variants: [variant('P-1', 1, { 'Plate Finish': 'Brass' }), variant('P-2', 1, { 'Plate Finish': 'Matt Black' })],
  };
  expect(matchingVariant(plate, [filter('Finish', 'Matt Black')])?.sku).toBe('P-2');
});

test('a product without variants has none', () => {
  expect(matchingVariant({ ...handle, variants: [] }, [filter('Finish', 'Brass')], 'brass')).toBeNull();
});
