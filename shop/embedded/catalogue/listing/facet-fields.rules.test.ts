import { expect, test } from 'vitest';
import { variantOf } from '../catalogue.fixture.ts';
import { facetValuesOf } from './facet-fields.rules.ts';

const field = (name: string, value: string) => ({ id: 1, name, value });
const variant = (name: string, label: string) => variantOf(1, { [name]: label });

test.each([
  [
    'fields and the options of variants, each value once',
    [field('Finish', 'Bronze')],
    [variant('Finish', 'Bronze'), variant('Finish', 'Copper')],
    ['Finish: Bronze', 'Finish: Copper'],
  ],
  [
    'finishes are one facet, whatever the field is called',
    [field('Plate Finish:', 'Bronze'), field('finish', 'Brass')],
    [variant('Finish', 'Copper'), variant('Size', 'Large')],
    ['Finish: Bronze', 'Finish: Brass', 'Finish: Copper', 'Size: Large'],
  ],
  [
    'without texts that are too long to filter by',
    [field('Note', 'x'.repeat(201)), field('Code', 'x'.repeat(200))],
    [],
    [`Code: ${'x'.repeat(200)}`],
  ],
  [
    'without hidden fields, guarantees and measurements',
    [field('__feed', 'x'), field('Guarantee', '5 years'), field('Width (mm)', '86'), field('IP Rating:', 'IP44')],
    [],
    ['IP Rating: IP44'],
  ],
])('%s', (_, customFields, variants, expected) => {
  expect(facetValuesOf({ customFields, variants }).map((pair) => pair.join(': '))).toEqual(expected);
});
