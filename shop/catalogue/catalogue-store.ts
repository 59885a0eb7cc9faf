import { setImmediate } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { CatalogueBrand, CatalogueCategory, CatalogueProduct } from './catalogue.ts';
import type { Drawing } from './drawings/drawing.ts';
import { reportBroken } from './broken-products.ts';
import { brokenFieldOf } from './sound-product.rules.ts';
import { chunks } from '../database/chunks.ts';
import type { Tables } from '../database/tables.ts';

/** Documents that are read and parsed at once. More are no faster, and each hundred costs the process 30 MB or so for good. */
const ROWS_PER_READ = 50;

/** What tells one state of the catalogue from another. */
export interface CatalogueStamp {
  /** What the catalogue is: the version of the shop's own, or `imported`; null for an empty store. */
  catalogue: string | null;
  /** Grows when the catalogue is replaced as a whole. */
  generation: number;
  /** Grows when categories or brands change. */
  structure: number;
  /** Grows when products change. */
  revision: number;
}

export async function readStamp(db: Kysely<Tables>): Promise<CatalogueStamp> {
  const rows = await db
    .selectFrom('settings')
    .selectAll()
    .where('key', 'in', ['catalogue', 'generation', 'structure', 'revision'])
    .execute();
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

/** Every product, a few dozen at a time, by id. Between two reads whoever waits in this thread has a turn: the store itself answers at once. */
export async function* streamProducts(db: Kysely<Tables>): AsyncGenerator<CatalogueProduct[]> {
  let last = -1;
  for (;;) {
    const rows = await db
      .selectFrom('products')
      .select(['id', 'document'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(ROWS_PER_READ)
      .execute();
    const end = rows.at(-1);
    if (!end) return;
    yield products(rows);
    last = end.id;
    await setImmediate();
  }
}

/** Where products on sale live and when each was last written, in the order of their ids. */
export async function readProductAddresses(
  db: Kysely<Tables>,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ url: string; updatedAt: string }[]> {
  const rows = await db
    .selectFrom('products')
    .select(['id', 'url', 'updated_at'])
    .where('off_sale', '=', 0)
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(({ url, updated_at }) => ({ url, updatedAt: updated_at }));
}

/** The products with these ids, in no order; those that there are not are missing. */
export async function readProducts(db: Kysely<Tables>, ids: readonly number[]): Promise<CatalogueProduct[]> {
  const found: CatalogueProduct[] = [];
  for (const some of chunks(ids))
    found.push(
      ...products(await db.selectFrom('products').select(['id', 'document']).where('id', 'in', some).execute()),
    );
  return found;
}

/** The products that live at these addresses, by address. */
export async function readProductsByUrl(
  db: Kysely<Tables>,
  urls: readonly string[],
): Promise<Map<string, CatalogueProduct>> {
  const found = new Map<string, CatalogueProduct>();
  for (const some of chunks(urls)) {
    for (const product of products(
      await db.selectFrom('products').select(['id', 'document']).where('url', 'in', some).execute(),
    ))
      found.set(product.url, product);
  }
  return found;
}

/** Some of the products that were written after a revision and up to another, oldest change first, and the revision that they reach. */
export async function readChangedProducts(
  db: Kysely<Tables>,
  since: number,
  upTo: number,
): Promise<{ products: CatalogueProduct[]; revision: number } | null> {
  const rows = await db
    .selectFrom('products')
    .select(['id', 'document', 'revision'])
    .where('revision', '>', since)
    .where('revision', '<=', upTo)
    .orderBy('revision')
    .orderBy('id')
    .limit(ROWS_PER_READ)
    .execute();
  const end = rows.at(-1);
  if (!end) return null;
  if (rows.length < ROWS_PER_READ) return { products: products(rows), revision: end.revision };
  // A revision may have more rows than one read: it is taken whole.
  const whole = await db
    .selectFrom('products')
    .select(['id', 'document'])
    .where('revision', '=', end.revision)
    .execute();
  return {
    products: products([...rows.filter(({ revision }) => revision < end.revision), ...whole]),
    revision: end.revision,
  };
}

/** What a picture is drawn from, by the hash in its address; null for none. */
export async function readDrawing(db: Kysely<Tables>, hash: string): Promise<Drawing | null> {
  const row = await db.selectFrom('drawings').select('document').where('hash', '=', hash).executeTakeFirst();
  return row ? (JSON.parse(row.document) as Drawing) : null;
}

/** Where an old address leads now; null for an address that never moved. */
export async function readRedirect(db: Kysely<Tables>, url: string): Promise<string | null> {
  const row = await db.selectFrom('redirects').select('to_url').where('from_url', '=', url).executeTakeFirst();
  return row?.to_url ?? null;
}

/** Products as they are stored. One that is broken is reported and left out: it must not cost the others. */
function products(rows: readonly { id: number; document: string }[]): CatalogueProduct[] {
  return documents(rows).filter((product, index): product is CatalogueProduct => {
    const broken = brokenFieldOf(product);
    if (broken !== null) reportBroken(rows[index]?.id ?? 0, `its ${broken} is not as stored products have it`);
    return broken === null;
  });
}

/** The documents of rows, null in the place of one that is no JSON. */
function documents(rows: readonly { document: string }[]): unknown[] {
  try {
    return parsed(rows);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return rows.length > 1 ? rows.flatMap((row) => documents([row])) : [null];
  }
}

/** One long JSON text is parsed several times faster than many short ones. */
function parsed<Document>(rows: readonly { document: string }[]): Document[] {
  return JSON.parse(`[${rows.map(({ document }) => document).join(',')}]`) as Document[];
}
