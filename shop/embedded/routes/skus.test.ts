import { expect, test, vi } from 'vitest';
import { useTestShop } from '../shop.fixture.ts';
import type { SmallShop } from '../small-shop.fixture.ts';

interface Answer {
  products: { id: number; variants: { sku: string }[] }[];
  unknown: { sku: string; nearest: string[] }[];
}

let search: SmallShop['search'];
const shop = useTestShop(undefined, undefined, (small) => ({ search: (search = small.search) }));
const lookUp = (skus: readonly string[]) => shop.send<Answer>('POST', '/products/by_sku', { skus });

test('codes find their products in any spelling, a variant’s code its product', async () => {
  const { status, body } = await lookUp(['l-1', 'L 2', 'V-1001', 'v1002']);
  expect([status, body.products.map(({ id }) => id), body.unknown]).toEqual([200, [1, 2, 100], []]);
  expect(body.products[2]?.variants.map(({ sku }) => sku)).toEqual(['V-1001', 'V-1002']);
});

test('an unknown code comes with the nearest codes', async () => {
  const { body } = await lookUp(['V-10012', 'L-1', 'ZZZ-9', '--', '']);
  expect(body.products.map(({ id }) => id)).toEqual([1]);
  expect(body.unknown).toEqual([
    { sku: 'V-10012', nearest: ['V-1001', 'V-1002', 'L-100'] },
    ...['ZZZ-9', '--', ''].map((sku) => ({ sku, nearest: [] })),
  ]);
});

test('a long near miss of a code costs a few look-ups, not one for each of its characters', async () => {
  const lookedUp = vi.spyOn(search, 'withCode');
  const { body } = await lookUp([`V-1001${'x'.repeat(90)}`]);
  expect(body.unknown[0]?.nearest).toContain('V-1001');
  expect(lookedUp.mock.calls.length).toBeLessThanOrEqual(10);
});

test.each([[[]], [Array.from({ length: 49 }, (_, index) => `L-${index}`)], [['x'.repeat(101)]]])(
  'refuses none, more than 48, and one of more than 100 characters',
  async (skus) => expect((await lookUp(skus)).status).toBe(422),
);
