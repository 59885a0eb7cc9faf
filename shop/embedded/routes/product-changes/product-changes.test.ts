import { expect, test } from 'vitest';
import { removeOwnCatalogue } from '../../catalogue/own-catalogue.ts';
import { upsertProducts } from '../../catalogue/catalogue-writes.ts';
import { smallCatalogue } from '../../catalogue/catalogue.fixture.ts';
import type { CatalogueProduct } from '../../catalogue/catalogue.ts';
import { eachSharedDatabase } from '../../database/database.fixture.ts';
import { useTestShop } from '../../shop.fixture.ts';

interface Changes {
  results: { id: number; name: string; description?: string; date_modified?: string }[];
  removed: { id: number; product_url: string; removed_at: string }[];
  after: string | null;
  as_of: string;
}

eachSharedDatabase((store) => {
  const shop = useTestShop(store);
  const read = async (query: Record<string, string> = {}) =>
    (await shop.get<Changes>(`/product_changes?${new URLSearchParams(query)}`)).body;
  const all = async (query: Record<string, string> = {}) => {
    const pages = [await read(query)];
    for (let last = pages[0]; last?.after; last = pages.at(-1)) pages.push(await read({ ...query, after: last.after }));
    return { results: pages.flatMap(({ results }) => results), removed: pages.flatMap(({ removed }) => removed) };
  };
  const idsOf = (items: { id: number }[]) => items.map(({ id }) => id);
  const own = idsOf([...smallCatalogue.products]).sort((a, b) => a - b);
  const change = async (...products: CatalogueProduct[]) => upsertProducts(await store.open(), products);

  test('lists every product on sale once, in pages of any size', async () => {
    const whole = await all();
    expect(idsOf(whole.results)).toEqual(expect.arrayContaining(own));
    expect(new Set(idsOf(whole.results)).size).toBe(whole.results.length);
    expect(idsOf((await all({ limit: '3' })).results)).toEqual(idsOf(whole.results));
    expect(whole.removed).toEqual([]);
    expect(whole.results[0]).toMatchObject({ description: expect.any(String), date_modified: expect.any(String) });
    expect((await read({ exclude_fields: 'description' })).results[0]).not.toHaveProperty('description');
  });

  test('meets a product that changes between pages again, and misses none', async () => {
    const first = await read({ limit: '2' });
    const [lamp] = smallCatalogue.products.filter(({ id }) => id === first.results[0]?.id) as [CatalogueProduct];
    await change({ ...lamp, name: 'Renamed between pages' });
    const rest = await all({ limit: '2', after: String(first.after) });
    expect(new Set(idsOf([...first.results, ...rest.results]))).toEqual(new Set([...own, ...idsOf(rest.results)]));
    expect(rest.results.at(-1)).toMatchObject({ id: lamp.id });
  });

  test('tells later what changed since, and what was taken off sale or deleted', async () => {
    expect(Date.parse((await read()).as_of)).toBeLessThan(Date.now() - 60_000);
    const since = new Date().toISOString();
    const [first, second] = smallCatalogue.products as [CatalogueProduct, CatalogueProduct];
    await change({ ...first, name: 'Dearer', price: first.price + 1_000 }, { ...second, availability: 'off_sale' });
    const changed = await all({ since });
    expect(idsOf(changed.results)).toEqual([first.id]);
    expect(changed.removed).toEqual([
      { id: second.id, product_url: second.url, removed_at: expect.stringMatching(/^20.*Z$/) },
    ]);
    expect(idsOf((await all()).results)).not.toContain(second.id);

    // Back on sale: a change, no longer a removal.
    await change({ ...second, name: 'Back' });
    expect((await all({ since })).removed).toEqual([]);
    await removeOwnCatalogue(await store.open());
    const gone = await all({ since, limit: '3' });
    expect([gone.results, idsOf(gone.removed).sort((a, b) => a - b)]).toEqual([[], expect.arrayContaining(own)]);
  });

  test.each<Record<string, string>>([{ after: 'x' }, { after: '1:2:3' }, { since: 'yesterday' }])(
    'refuses %j',
    async (query) => {
      expect((await shop.get(`/product_changes?${new URLSearchParams(query)}`)).status).toBe(400);
    },
  );
});
