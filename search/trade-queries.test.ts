import { describe, expect, test } from 'vitest';
import { generateCatalogue } from '@storefront/sample-catalogue/generate-catalogue.ts';
import { buildIndex } from './build/build-index.ts';
import { searchDocumentOf } from '@storefront/shop/search-index/search-document.ts';
import { createProductSearch } from './product-search.ts';
import { TRADE_QUERIES } from './trade-queries.data.ts';

const { categories, brands, batches } = generateCatalogue();
const nameIn = (named: readonly { id: number; name: string }[]) => {
  const nameById = new Map(named.map(({ id, name }) => [id, name]));
  return (id: number) => nameById.get(id) ?? '';
};
const names = { brand: nameIn(brands), category: nameIn(categories) };
const documents = [...batches()].flatMap(({ products }) => products.map((product) => searchDocumentOf(product, names)));
const saidById = new Map(documents.map(({ id, name, fields }) => [id, [name, ...fields].join(' · ')]));
const search = createProductSearch(await buildIndex(documents));

describe('queries of the trade', () => {
  test.each(TRADE_QUERIES.map((asked) => [asked.query, asked] as const))(
    '%s',
    (query, { all, none, instead, without }) => {
      const hits = search.search(query);
      if (!hits) throw new Error('There is no index');
      const order = Array.from(hits.ids.keys()).sort((a, b) => (hits.scores[b] ?? 0) - (hits.scores[a] ?? 0));
      const said = order.map((index) => saidById.get(hits.ids[index] ?? 0) ?? '');
      expect(said.slice(0, 5).filter((text) => !(all ?? / /).test(text))).toEqual([]);
      expect(said.length).toBeGreaterThanOrEqual(5);
      expect(none ? said.filter((text) => none.test(text)) : []).toEqual([]);
      expect(hits.replacements.map((replaced) => replaced.instead)).toEqual(instead === undefined ? [] : [instead]);
      expect(hits.excluded).toEqual(without === undefined ? [] : [without]);
    },
  );
});
