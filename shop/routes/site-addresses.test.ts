import { expect, test } from 'vitest';
import { smallCatalogue } from '../catalogue/catalogue.fixture.ts';
import { useTestShop } from '../shop.fixture.ts';

interface Addresses {
  results: { url: string; updated_at: string | null }[];
  total: number;
  page_size: number;
}

const shop = useTestShop();

test('lists every product once, with the time of its last change', async () => {
  const { status, body } = await shop.get<Addresses>('/get_product_addresses');
  expect(status).toBe(200);
  expect(body).toMatchObject({ total: smallCatalogue.products.length, page_size: 2_000 });
  expect(body.results.map(({ url }) => url)).toEqual(
    smallCatalogue.products.toSorted((a, b) => a.id - b.id).map(({ url }) => url),
  );
  for (const { updated_at } of body.results) expect(updated_at).toMatch(/^\d{4}-\d\d-\d\dT/);
});

test.each(['2', '999999'])('page %s, past the end, is empty', async (page) => {
  expect((await shop.get<Addresses>(`/get_product_addresses?page_no=${page}`)).body.results).toEqual([]);
});

test.each(['0', '-1', 'x', '99999999999999999999'])('%j is the first page', async (page) => {
  expect((await shop.get<Addresses>(`/get_product_addresses?page_no=${page}`)).body.results.length).toBe(
    smallCatalogue.products.length,
  );
});
