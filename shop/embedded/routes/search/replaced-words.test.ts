import { expect, test } from 'vitest';
import { product, variantOf } from '../../catalogue/catalogue.fixture.ts';
import { useTestShop } from '../../shop.fixture.ts';

const variant = (id: number, Finish: string) => variantOf(id, { Finish }, { sku: `SC-${id}` });
const shop = useTestShop(undefined, [
  product(801, { name: 'Round Sconce', variants: [variant(1, 'Matt Black'), variant(2, 'Satin Brass')] }),
  product(802, { name: 'Square Sconce', variants: [variant(3, 'Matt Black')] }),
]);

interface Found {
  total: number;
  matching_all?: number;
  replaced_words?: { words: string; instead: string }[];
  results: { id: number; matching_variant?: { sku: string } }[];
}
const searched = async (term: string, parameters = '') =>
  (await shop.get<Found>(`/search/${encodeURIComponent(term)}${parameters}`)).body;

test('a finish that nobody sells is replaced by the nearest, in which products are shown', async () => {
  const found = await searched('brushed brass sconce');
  expect(found.replaced_words).toEqual([{ words: 'brushed brass', instead: 'satin brass' }]);
  expect(found.results[0]).toMatchObject({ id: 801, matching_variant: { sku: 'SC-2' } });
  expect(found.matching_all).toBe(1);
  expect(await searched('satin brass sconce')).not.toHaveProperty('replaced_words');
});

test('a finish that nobody sells is not replaced in a verbatim search, and no product matches all of it', async () => {
  const found = await searched('gunmetal sconce', '?verbatim=true');
  expect(found).not.toHaveProperty('replaced_words');
  expect(found).toMatchObject({ total: 2, matching_all: 0 });
});
