import { DatabaseSync } from 'node:sqlite';
import { skuKey } from '@storefront/domain/sku.rules.ts';
import type { FeedImage, FeedProduct } from './feed.rules.ts';
import { createPathKeys, type CountedPath } from './places/menu.rules.ts';

const PRODUCTS_PER_TRANSACTION = 5_000;

/** More categories, tags or brands make no menu. */
const COUNTED_MAXIMUM = 5_000;

interface StagedProduct {
  product: FeedProduct;
  file: string;
  /** Remembers the product. */
  source: string;
  row: number;
  rows: number;
}

/** With the picture of the first product. */
export interface Counted {
  count: number;
  image: FeedImage | undefined;
}

/** For planning the menu. */
export interface FeedOutline {
  paths: (CountedPath & Counted)[];
  /** Counts among products without a category. */
  tags: Map<string, Counted>;
  brands: Map<string, Counted>;
  uncategorised: number;
}

/** On disk until all files have been read. */
export interface Staging {
  /** False for a duplicate key. */
  add(staged: StagedProduct): boolean;
  /** Codes by which a product or variant was added before, with its name. */
  sharedCodes(product: FeedProduct): { column: 'sku' | 'gtin'; code: string; owner: string }[];
  /** It is not missing from the feed. */
  addFaulty(key: string): void;
  missing(keys: readonly string[]): string[];
  batches(size: number): Generator<StagedProduct[]>;
  readonly outline: FeedOutline;
  readonly size: number;
  close(): void;
}

export function openStaging(): Staging {
  // SQLite removes an unnamed database with its connection, even after a crash.
  const database = new DatabaseSync('');
  database.exec(
    'PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; BEGIN;' +
      'CREATE TABLE keys (key TEXT PRIMARY KEY, isTaken INTEGER NOT NULL) WITHOUT ROWID;' +
      'CREATE TABLE codes (code TEXT PRIMARY KEY, owner TEXT NOT NULL) WITHOUT ROWID;' +
      'CREATE TABLE products (place INTEGER PRIMARY KEY, document TEXT NOT NULL)',
  );
  const keep = database.prepare(
    'INSERT INTO keys (key, isTaken) VALUES (?, 1) ON CONFLICT (key) DO UPDATE SET isTaken = 1 WHERE isTaken = 0',
  );
  const keepFaulty = database.prepare('INSERT OR IGNORE INTO keys (key, isTaken) VALUES (?, 0)');
  const find = database.prepare('SELECT 1 FROM keys WHERE key = ?');
  const insert = database.prepare('INSERT INTO products (document) VALUES (?)');
  const keepCode = database.prepare('INSERT INTO codes (code, owner) VALUES (?, ?)');
  const findOwner = database.prepare('SELECT owner FROM codes WHERE code = ?');
  const paths = new Map<string, CountedPath & Counted>();
  const outline = { tags: new Map<string, Counted>(), brands: new Map<string, Counted>(), uncategorised: 0 };
  const pathKey = createPathKeys();
  let size = 0;

  function count<Key, Item extends Counted>(counts: Map<Key, Item>, key: Key, first: Item): void {
    const known = counts.get(key);
    if (known) known.count += 1;
    else if (counts.size < COUNTED_MAXIMUM) counts.set(key, first);
  }

  function outlineOf({ categoryPaths, tags, brand, images }: FeedProduct): void {
    const [image] = images;
    for (const path of categoryPaths) count(paths, pathKey(path), { path, count: 1, image });
    if (categoryPaths.length > 0) return;
    outline.uncategorised += 1;
    for (const tag of new Set(tags)) count(outline.tags, tag, { count: 1, image });
    if (brand) count(outline.brands, brand, { count: 1, image });
  }

  return {
    get outline() {
      return { ...outline, paths: [...paths.values()] };
    },
    get size() {
      return size;
    },
    add(staged) {
      if (keep.run(staged.product.key).changes === 0) return false;
      insert.run(JSON.stringify(staged));
      size += 1;
      if (size % PRODUCTS_PER_TRANSACTION === 0) database.exec('COMMIT; BEGIN');
      outlineOf(staged.product);
      return true;
    },
    sharedCodes({ name, sku, gtin, variants }) {
      const shared = new Map<string, { column: 'sku' | 'gtin'; code: string; owner: string }>();
      for (const column of ['sku', 'gtin'] as const) {
        const own = variants.map((variant) => variant[column]);
        // A product may have the code of one of its variants.
        const codes = [...own, { sku, gtin }[column]].filter((code, at) => at < own.length || !own.includes(code));
        for (const code of codes.filter((one) => skuKey(one) !== '')) {
          const key = `${column} ${skuKey(code)}`;
          const { owner } = findOwner.get(key) ?? {};
          if (typeof owner === 'string') shared.set(key, { column, code, owner });
          else keepCode.run(key, name);
        }
      }
      return [...shared.values()];
    },
    addFaulty(key) {
      keepFaulty.run(key);
    },
    missing: (keys) => keys.filter((key) => find.get(key) === undefined),
    *batches(length) {
      let batch: StagedProduct[] = [];
      for (const { document } of database
        .prepare('SELECT document FROM products ORDER BY place')
        .iterate() as Iterable<{ document: string }>) {
        batch.push(JSON.parse(document) as StagedProduct);
        if (batch.length < length) continue;
        yield batch;
        batch = [];
      }
      if (batch.length > 0) yield batch;
    },
    close: () => database.close(),
  };
}
