import { setTimeout as delay } from 'node:timers/promises';
import type { Static, TSchema } from 'typebox';
import { type Medusa, type MedusaCall, MedusaUnavailableError } from '../medusa-client.ts';
import {
  CategoryPage,
  CollectionPage,
  type MedusaCategory,
  type MedusaCollection,
  PRODUCT_FIELDS,
  ProductPage,
} from './answers.ts';

/** A page of products is up to 2 MB, and takes Medusa about two seconds. */
export const PRODUCTS_PER_PAGE = 50;

const PLACES_PER_PAGE = 200;
/** More are ignored: no shop has as many. */
const PLACES_MAXIMUM = 20_000;
const IDS_PER_PAGE = 500;

/** A busy Medusa is asked again. */
const RETRY_MILLISECONDS = [500, 2_000, 5_000];

/** The region whose prices are copied. */
export interface SyncRegion {
  regionId: string;
  /** ISO code in lower case, such as `gb`. */
  country: string;
}

/** Products as Medusa answers them, and the number of all. */
export type Page = Static<typeof ProductPage>;

export interface Structure {
  categories: MedusaCategory[];
  collections: MedusaCollection[];
}

/** Reads the catalogue of Medusa's Store API, by pages. */
export interface MedusaReader {
  page(offset: number): Promise<Page>;
  /** The products of these ids that are for sale. */
  byIds(ids: readonly string[]): Promise<Page>;
  /** The ids of the products in categories or collections; at most 500. */
  idsIn(filter: 'category_id' | 'collection_id', ids: readonly string[]): Promise<string[]>;
  structure(): Promise<Structure>;
}

export function createMedusaReader(medusa: Medusa, { regionId, country }: SyncRegion): MedusaReader {
  const prices = { region_id: regionId, country_code: country, fields: PRODUCT_FIELDS };

  async function ask<Answer extends TSchema>(answer: Answer, call: MedusaCall): Promise<Static<Answer>> {
    for (const milliseconds of RETRY_MILLISECONDS) {
      try {
        return await medusa(answer, call);
      } catch (error) {
        if (!(error instanceof MedusaUnavailableError)) throw error;
      }
      await delay(milliseconds);
    }
    return medusa(answer, call);
  }

  async function all<Item>(read: (offset: number) => Promise<{ items: Item[]; count: number }>): Promise<Item[]> {
    const found: Item[] = [];
    for (;;) {
      const { items, count } = await read(found.length);
      found.push(...items);
      if (items.length === 0 || found.length >= Math.min(count, PLACES_MAXIMUM)) return found;
    }
  }

  return {
    page: (offset) =>
      ask(ProductPage, {
        path: '/store/products',
        // By id, so that a product made meanwhile comes last and moves no other to another page.
        query: { ...prices, limit: PRODUCTS_PER_PAGE, offset, order: 'id' },
      }),
    byIds: (ids) =>
      ask(ProductPage, { path: '/store/products', query: { ...prices, limit: PRODUCTS_PER_PAGE, id: ids } }),
    async idsIn(filter, ids) {
      const query = { fields: 'id', limit: IDS_PER_PAGE, [filter]: ids };
      return (await ask(ProductPage, { path: '/store/products', query })).products.map(({ id }) => id);
    },
    async structure() {
      const categories = await all(async (offset) => {
        const fields = 'id,name,handle,description,parent_category_id,rank,metadata';
        const query = { limit: PLACES_PER_PAGE, offset, fields, order: 'id' };
        const answer = await ask(CategoryPage, { path: '/store/product-categories', query });
        return { items: answer.product_categories, count: answer.count };
      });
      const collections = await all(async (offset) => {
        const query = { limit: PLACES_PER_PAGE, offset, fields: 'id,title,handle,metadata', order: 'id' };
        const answer = await ask(CollectionPage, { path: '/store/collections', query });
        return { items: answer.collections, count: answer.count };
      });
      return { categories, collections };
    },
  };
}
