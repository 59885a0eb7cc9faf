import { sql } from 'kysely';
import { readShapes } from '../../shop/embedded/database/copy/shapes.ts';
import { qualified, type Site } from '../../shop/embedded/database/copy/site.ts';
import { LATEST_VERSION } from '../../shop/embedded/database/migrations/migrations.ts';
import { createPartners, replacing } from './sites.ts';

/** More than are read at once. */
export const ROWS = 230;

/** Texts that an engine or JavaScript could change. NUL is the only character that PostgreSQL cannot store. */
const TEXTS = [
  '',
  ' \t\r\n ',
  'O’Brien’s 100 % “brass” – ½″ ≥ £12.3456',
  `'; drop table orders; -- "quoted" \\u0000 \\ $1 ? %s`,
  '{"price":0.0001,"name":"\\ud83d\\udca1"}',
  '👩‍🔧 \u202Ertl\u202C e\u0301 ﬁ \uFFFD \uFEFF \u{10FFFF}',
  'a\0b',
];
const NUMBERS = [0, -1, 1_234_567, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER];

interface Column {
  name: string;
  type: string;
  notnull: number;
  pk: number;
}

/** Writes rows to every table of SQLite files, with hostile values. A row's texts and its ids are alike in all tables, so that foreign keys hold. */
export async function fillEveryTable(site: Site): Promise<void> {
  await replacing(site, async () => {
    for (const { name } of await readShapes(createPartners, LATEST_VERSION)) {
      const { rows: columns } = await sql<Column>`
        select name, type, "notnull", pk from pragma_table_info(${name}, ${site.attached.get(name) ?? 'main'})`.execute(
        site.db,
      );
      for (let index = 0; index < ROWS; index += 1)
        await sql`insert into ${sql.table(qualified(site, name))} (${sql.join(columns.map((column) => sql.ref(column.name)))})
          values (${sql.join(columns.map((column) => valueOf(column, index)))})`.execute(site.db);
    }
    // An add-on can have a lower id than the item that it belongs to.
    await sql`update cart_items set parent_id = ${ROWS - 5} where id = 11`.execute(site.db);
    // The id of a deleted cart is never given again.
    for (const table of ['cart_items', 'cart_additions'])
      await sql`delete from ${sql.table(table)} where cart_id > ${ROWS - 2}`.execute(site.db);
    await sql`delete from carts where id > ${ROWS - 2}`.execute(site.db);
  });
}

function valueOf({ name, type, notnull, pk }: Column, index: number): string | number | null {
  if (index === 20 && notnull === 0 && pk === 0) return null;
  if (type.toLowerCase() === 'integer') return /(?:^|_)id$/.test(name) ? index + 1 : (NUMBERS[index] ?? index * 1_000);
  if (index === 21 && ['document', 'text', 'html', 'body'].includes(name)) return 'Ω'.repeat(70_000);
  return TEXTS[index] ?? `row ${index}`;
}

export type Dump = Map<string, string[]>;

/** All rows of all tables, but for when the data were last backed up. */
export async function dump(site: Site): Promise<Dump> {
  const tables: Dump = new Map();
  for (const { name, columns } of await readShapes(createPartners, LATEST_VERSION)) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(qualified(site, name))}`.execute(
      site.db,
    );
    const texts = rows
      .filter(({ key }) => key !== 'last_backup_at')
      .map((row) => JSON.stringify(columns.map((column) => row[column])));
    tables.set(name, texts.sort());
  }
  return tables;
}

/** The same rows as PostgreSQL stores them. */
export const withoutNul = (tables: Dump): Dump =>
  new Map(
    [...tables].map(([name, rows]) => [
      name,
      rows.map((row) => row.replaceAll(String.raw`a\u0000b`, 'a\uFFFDb')).sort(),
    ]),
  );
