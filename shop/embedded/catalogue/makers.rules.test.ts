import { expect, test } from 'vitest';
import { makersOf } from './makers.rules.ts';

const [maker, own] = [{ name: 'Acme Limited' }, { name: 'Other Works' }];
const person = { name: 'Compliance Limited', email: 'safety@example.com' };
const brands = [{ name: 'Acme', manufacturer: maker, responsiblePerson: person }];

test.each<[string, Parameters<typeof makersOf>[0], string | null, ReturnType<typeof makersOf>]>([
  ['its brand’s', {}, 'Acme', { manufacturer: maker, responsiblePerson: person }],
  ['its brand’s in other letters', {}, ' ACME', { manufacturer: maker, responsiblePerson: person }],
  ['none without a brand', {}, null, {}],
  ['none for another brand', {}, 'Acme Lights', {}],
  ['its own, without the brand’s responsible person', { manufacturer: own }, 'Acme', { manufacturer: own }],
  ['its own responsible person', { responsiblePerson: own }, 'Acme', { manufacturer: maker, responsiblePerson: own }],
])('a product has %s', (_, product, brand, expected) => {
  expect(makersOf(product, brand === null ? undefined : { name: brand }, { brands })).toEqual(expected);
});
