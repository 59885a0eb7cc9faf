import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { afterEach, beforeEach } from 'vitest';
import { smallCatalogue } from '@storefront/embedded/catalogue/catalogue.fixture.ts';
import type { CatalogueProduct } from '@storefront/embedded/catalogue/catalogue.ts';
import { readCategories, readProductsByUrl, streamProducts } from '@storefront/embedded/catalogue/catalogue-store.ts';
import { IMPORTED_PRODUCTS_FROM } from '@storefront/embedded/catalogue/catalogue-writes.ts';
import { writeOwnCatalogue } from '@storefront/embedded/catalogue/own-catalogue.ts';
import { pricedAt } from '@storefront/embedded/catalogue/sale.rules.ts';
import { sqliteDatabase, type TestDatabase } from '@storefront/embedded/database/database.fixture.ts';
import type { Tables } from '@storefront/embedded/database/tables.ts';
import { openFiles } from './reading/open-files.ts';
import { runImport, type ImportOptions } from './run-import.ts';

/** The time of every import of the tests. */
const NOW = Date.parse('2026-11-21T12:00:00Z');

export const fixture = (name: string): string => join(import.meta.dirname, 'fixtures', name);

/** Imports into a database with the small catalogue, a new one for each test. */
export function useImports(store: TestDatabase = sqliteDatabase()) {
  let directory = '';
  const told = {
    db: undefined as unknown as Kysely<Tables>,
    /** Rows left out and products off sale, as "row column: reason". */
    skipped: [] as string[],
    notes: [] as string[],
    /** Keys of products taken off sale. */
    removed: [] as string[],
  };
  beforeEach(async () => {
    directory = mkdtempSync(join(tmpdir(), 'import-test-'));
    Object.assign(told, { db: await store.open(), skipped: [], notes: [], removed: [] });
    const { categories, brands, products } = smallCatalogue;
    await writeOwnCatalogue(told.db, 'small', {
      categories,
      brands,
      drawings: new Map(),
      redirects: [],
      batches: () => [{ products, drawings: new Map() }],
    });
  });
  afterEach(() => rmSync(directory, { recursive: true }));

  return {
    told,
    /** Imports; `skipped` counts what could not be read and what is not for sale. */
    async run(files: string[], more: Partial<ImportOptions> = {}) {
      const result = await runImport(told.db, {
        files: await openFiles(files),
        mode: 'keep',
        pricesIncludeVat: true,
        today: '2026-11-21',
        now: NOW,
        onRemark: (_, kind, { row, column, reason }) =>
          (kind === 'note' ? told.notes : told.skipped).push(`${row} ${column}: ${reason}`),
        onRemoved: ({ key }) => told.removed.push(key),
        ...more,
      });
      return { ...result, skipped: result.unread + result.notForSale };
    },
    /** Writes a file with this content. */
    given(content: string | Uint8Array, name = 'feed'): string {
      const file = join(directory, name);
      writeFileSync(file, content);
      return file;
    },
    pathOf: (name: string) => join(directory, name),
    /** The product at an address, at its prices of a time. Defaults to that of the import. */
    async at(url: string, time = NOW) {
      const product = (await readProductsByUrl(told.db, [url])).get(url);
      return (product && pricedAt(product, time)) as CatalogueProduct;
    },
    async imported(time = NOW) {
      const found: CatalogueProduct[] = [];
      for await (const products of streamProducts(told.db))
        found.push(...products.filter(({ id }) => id >= IMPORTED_PRODUCTS_FROM));
      return found.map((product) => pricedAt(product, time));
    },
    /** Returns the addresses of a product's categories. */
    async placesOf(url: string) {
      const urls = new Map((await readCategories(told.db)).map((category) => [category.id, category.url]));
      const product = (await readProductsByUrl(told.db, [url])).get(url);
      return product?.categoryIds.map((id) => urls.get(id));
    },
  };
}

export const shownFields = ({ customFields }: CatalogueProduct) =>
  Object.fromEntries(customFields.filter(({ name }) => !name.startsWith('__')).map(({ name, value }) => [name, value]));
