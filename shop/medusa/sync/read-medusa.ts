import type { Static, TObject } from 'typebox';
import type { Medusa } from '../medusa-client.ts';
import type { Region } from '../region.ts';
import { CategoryPage, CollectionPage, PRODUCT_FIELDS, ProductPage } from './answers.ts';

/** Up to 2 MB, about two seconds of Medusa. */
const PRODUCTS_PER_PAGE = 50;
const IDS_MAXIMUM = 500;
/** More are ignored: no shop has as many. */
const PLACES_MAXIMUM = 20_000;

export type Products = Static<typeof ProductPage>['products'];
export type Structure = Awaited<ReturnType<MedusaReader['structure']>>;
export type MedusaReader = ReturnType<typeof createMedusaReader>;

export function createMedusaReader(medusa: Medusa, { regionId, country }: Region) {
  const read = (query: Record<string, string | number | readonly string[]>) =>
    medusa(ProductPage, {
      path: '/store/products',
      query: { region_id: regionId, country_code: country, fields: PRODUCT_FIELDS, limit: PRODUCTS_PER_PAGE, ...query },
    });
  const all = <Answer extends TObject>(answer: Answer, path: string, fields: string) =>
    medusa(answer, { path, query: { limit: PLACES_MAXIMUM, fields, order: 'id' } });

  return {
    /** From an offset on, with the offset after each page and the number of all. */
    async *pages(offset: number) {
      for (;;) {
        // A product made meanwhile comes last and moves no other to another page.
        const { products, count } = await read({ offset, order: 'id' });
        offset += products.length;
        yield { products, offset, count, isLast: products.length === 0 || offset >= count };
        if (products.length === 0 || offset >= count) return;
      }
    },
    /** Those for sale. */
    async *byIds(ids: readonly string[]) {
      for (let start = 0; start < ids.length; start += PRODUCTS_PER_PAGE)
        yield (await read({ id: ids.slice(start, start + PRODUCTS_PER_PAGE) })).products;
    },
    /** At most 500. */
    async idsIn(filter: 'category_id' | 'collection_id', ids: readonly string[] = []): Promise<string[]> {
      if (ids.length === 0) return [];
      const { products } = await read({ fields: 'id', limit: IDS_MAXIMUM, [filter]: ids });
      return products.map(({ id }) => id);
    },
    async structure() {
      const fields = 'id,name,handle,description,parent_category_id,rank,metadata';
      const { product_categories: categories } = await all(CategoryPage, '/store/product-categories', fields);
      const { collections } = await all(CollectionPage, '/store/collections', 'id,title,handle,metadata');
      return { categories, collections };
    },
  };
}
