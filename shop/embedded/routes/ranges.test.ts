import { expect, test } from 'vitest';
import { useTestShop } from '../shop.fixture.ts';

interface Range {
  name: string;
  finishes: string[];
  finish?: string;
  kinds: { name: string; url: string; results: { id: number; matching_variant?: { sku: string } }[] }[];
}

const shop = useTestShop();

test('a range lists its products by kind, with its finishes', async () => {
  const { body } = await shop.get<Range>('/ranges/finished');
  expect(body).toMatchObject({
    name: 'Finished',
    brand: { name: 'Heritage Brass' },
    finishes: expect.arrayContaining(['Satin Brass', 'Matt Black']) as string[],
    kinds: [{ name: 'Floor Lamps', url: '/lamps/floor/' }],
  });
  expect(body.kinds.flatMap(({ results }) => results.map(({ id }) => id))).toEqual([100, 101]);
});

test('in a finish it lists what has it, in that variant', async () => {
  const { body } = await shop.get<Range>('/ranges/finished?finish=satin-brass');
  expect(body.finish).toBe('Satin Brass');
  expect(body.kinds.flatMap(({ results }) => results.map((item) => [item.id, item.matching_variant?.sku]))).toEqual([
    [100, 'V-1001'],
  ]);
});

test.each(['gold', '__proto__', 'x'.repeat(500)])('in the unknown finish %s it lists nothing', async (finish) => {
  const { body } = await shop.get<Range>(`/ranges/finished?finish=${finish}`);
  expect(body).toMatchObject({ name: 'Finished', brand: { name: 'Heritage Brass' }, kinds: [] });
  expect([body.finish, body.finishes.length]).toEqual([undefined, 2]);
});

test.each(['none', '__proto__', '..%2f'])('%s is not a range', async (slug) =>
  expect((await shop.get(`/ranges/${slug}`)).status).toBe(404),
);
