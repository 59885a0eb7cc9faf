import { setImmediate } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { CatalogueBrand, CatalogueCategory, CatalogueProduct } from './catalogue.ts';
import type { Drawing } from '@storefront/sample-catalogue/drawings/drawing.ts';
import { reportBroken } from './broken-products.ts';
import { invalidFieldOf } from './valid-product.rules.ts';
import { chunks } from '../database/chunks.ts';
import type { Tables } from '../database/tables.ts';

/** Documents parsed at once. More are no faster, and each hundred adds about 30 MB to the process. */
const ROWS_PER_READ = 50;

/** Version counters of the catalogue: polling them detects changes. */
export interface CatalogueStamp {
  /** The version of the shop's own catalogue, or `imported`; null for an empty database. */
  catalogue: string | null;
  /** Grows when the catalogue is replaced as a whole. */
  generation: number;
  /** Grows when categories or brands change. */
  structure: number;
  /** Grows when products change. */
  revision: number;
}

export async function readStamp(db: Kysely<Tables>): Promise<CatalogueStamp> {
  const keys = ['catalogue', 'generation', 'structure', 'revision'];
  const rows = await db.selectFrom('settings').selectAll().where('key', 'in', keys).execute();
  const values = new Map(rows.map(({ key, value }) => [key, value]));
  const number = (key: string) => Number(values.get(key) ?? 0);
  return {
    catalogue: values.get('catalogue') ?? null,
    generation: number('generation'),
    structure: number('structure'),
    revision: number('revision'),
  };
}

export const readCategories = (db: Kysely<Tables>): Promise<CatalogueCategory[]> =>
  readStructure<CatalogueCategory>(db, 'categories');

export const readBrands = (db: Kysely<Tables>): Promise<CatalogueBrand[]> =>
  readStructure<CatalogueBrand>(db, 'brands');

async function readStructure<Document>(db: Kysely<Tables>, table: 'categories' | 'brands'): Promise<Document[]> {
  return parsed(await db.selectFrom(table).select('document').orderBy('id').execute());
}

const storedProducts = (db: Kysely<Tables>) => db.selectFrom('products').select(['id', 'document', 'updated_at']);

/** In order of id. SQLite reads synchronously: this yields to other requests between reads. */
export async function* streamProducts(db: Kysely<Tables>): AsyncGenerator<CatalogueProduct[]> {
  let last = -1;
  for (;;) {
    const rows = await storedProducts(db).where('id', '>', last).orderBy('id').limit(ROWS_PER_READ).execute();
    const end = rows.at(-1);
    if (!end) return;
    yield products(rows);
    last = end.id;
    await setImmediate();
  }
}

export const readProductAddresses = (
  db: Kysely<Tables>,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ url: string; updatedAt: string }[]> =>
  db
    .selectFrom('products')
    .select(['url', 'updated_at as updatedAt'])
    .where('off_sale', '=', 0)
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();

/** In no order; unknown ids are missing. */
export async function readProducts(db: Kysely<Tables>, ids: readonly number[]): Promise<CatalogueProduct[]> {
  const found: CatalogueProduct[] = [];
  for (const some of chunks(ids)) found.push(...products(await storedProducts(db).where('id', 'in', some).execute()));
  return found;
}

export async function readProductsByUrl(
  db: Kysely<Tables>,
  urls: readonly string[],
): Promise<Map<string, CatalogueProduct>> {
  const found = new Map<string, CatalogueProduct>();
  for (const some of chunks(urls))
    for (const product of products(await storedProducts(db).where('url', 'in', some).execute()))
      found.set(product.url, product);
  return found;
}

export async function countChangedProducts(db: Kysely<Tables>, since: number): Promise<number> {
  const changed = db.selectFrom('products').where('revision', '>', since);
  const { count } = await changed.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow();
  return Number(count);
}

/** The next page of products written after a revision and up to another, oldest first, and the revision it reaches. */
export async function readChangedProducts(
  db: Kysely<Tables>,
  since: number,
  upTo: number,
): Promise<{ products: CatalogueProduct[]; revision: number } | null> {
  const rows = await storedProducts(db)
    .select('revision')
    .where('revision', '>', since)
    .where('revision', '<=', upTo)
    .orderBy('revision')
    .orderBy('id')
    .limit(ROWS_PER_READ)
    .execute();
  const end = rows.at(-1);
  if (!end) return null;
  if (rows.length < ROWS_PER_READ) return { products: products(rows), revision: end.revision };
  // A revision may have more rows than one page: it is read whole.
  const { revision } = end;
  const whole = await storedProducts(db).where('revision', '=', revision).execute();
  return { products: products([...rows.filter((row) => row.revision < revision), ...whole]), revision };
}

export async function readDrawing(db: Kysely<Tables>, hash: string): Promise<Drawing | null> {
  const row = await db.selectFrom('drawings').select('document').where('hash', '=', hash).executeTakeFirst();
  return row ? (JSON.parse(row.document) as Drawing) : null;
}

export async function readRedirect(db: Kysely<Tables>, url: string): Promise<string | null> {
  const row = await db.selectFrom('redirects').select('to_url').where('from_url', '=', url).executeTakeFirst();
  return row?.to_url ?? null;
}

/** An invalid product is reported and left out: it must not fail the others. */
function products(rows: readonly { id: number; document: string; updated_at: string }[]): CatalogueProduct[] {
  return documents(rows).flatMap((document, index) => {
    const broken = invalidFieldOf(document);
    const { id = 0, updated_at: updatedAt } = rows[index] ?? {};
    if (broken !== null) reportBroken(id, `its ${broken} is invalid`);
    if (broken !== null) return [];
    return { ...(document as CatalogueProduct), ...(updatedAt && { updatedAt }) };
  });
}

/** Null for invalid JSON. */
function documents(rows: readonly { document: string }[]): unknown[] {
  try {
    return parsed(rows);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return rows.length > 1 ? rows.flatMap((row) => documents([row])) : [null];
  }
}

/** One long JSON text parses several times faster than many short ones. */
function parsed<Document>(rows: readonly { document: string }[]): Document[] {
  return JSON.parse(`[${rows.map(({ document }) => document).join(',')}]`) as Document[];
}
