import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import { readProducts, readProductsByUrl } from './catalogue-store.ts';
import type { StockReader } from './stock/stock-store.ts';
import { pricedAt } from './sale.rules.ts';
import { withLevels } from './stock/stock.rules.ts';
import type { Tables } from '../database/tables.ts';
import type { CatalogueProduct } from './catalogue.ts';

/** 20 MB at most. */
const KEPT_PRODUCTS = 600;

/** Through a cache, with current prices and stock levels. */
export interface ProductReader {
  /** In the order of the ids; unknown ids are left out. */
  byIds(ids: readonly number[]): Promise<CatalogueProduct[]>;
  byId(id: number): Promise<CatalogueProduct | undefined>;
  /** In the order of the addresses; unknown addresses are left out. */
  byUrls(urls: readonly string[]): Promise<CatalogueProduct[]>;
  byUrl(url: string): Promise<CatalogueProduct | undefined>;
  /** Defaults to all products. */
  forget(ids?: readonly number[]): void;
}

export function createProductReader(
  db: Kysely<Tables>,
  stock: StockReader,
  now: () => Date = () => new Date(),
): ProductReader {
  const kept = new LRUCache<number, CatalogueProduct>({ max: KEPT_PRODUCTS });
  const idsByUrl = new LRUCache<string, number>({ max: KEPT_PRODUCTS });

  function keep(product: CatalogueProduct): void {
    kept.set(product.id, product);
    idsByUrl.set(product.url, product.id);
  }
  const keptAt = (url: string): CatalogueProduct | undefined => {
    const product = kept.get(idsByUrl.get(url) ?? -1);
    return product?.url === url ? product : undefined;
  };

  /** The cache holds products as stored: prices are those of the time of reading. */
  async function asSold(products: readonly CatalogueProduct[]): Promise<CatalogueProduct[]> {
    const levels = await stock.levels(products.map(({ id }) => id));
    const time = now().getTime();
    return products.map((product) => pricedAt(withLevels(product, levels.get(product.id) ?? new Map()), time));
  }

  const reader: ProductReader = {
    async byIds(ids) {
      const found = new Map(
        ids.flatMap((id) => {
          const product = kept.get(id);
          return product ? [[id, product] as const] : [];
        }),
      );
      const missing = ids.filter((id) => !found.has(id));
      for (const product of await readProducts(db, missing)) {
        keep(product);
        found.set(product.id, product);
      }
      return asSold(ids.flatMap((id) => found.get(id) ?? []));
    },
    byId: async (id) => (await reader.byIds([id]))[0],
    async byUrls(urls) {
      const missing = urls.filter((url) => !keptAt(url));
      const read = await readProductsByUrl(db, missing);
      for (const product of read.values()) keep(product);
      return asSold(urls.flatMap((url) => read.get(url) ?? keptAt(url) ?? []));
    },
    byUrl: async (url) => (await reader.byUrls([url]))[0],
    forget(ids) {
      stock.forget(ids);
      if (!ids) return kept.clear();
      for (const id of ids) kept.delete(id);
    },
  };
  return reader;
}
