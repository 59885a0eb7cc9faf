import { sql } from 'kysely';
import { openDatabase } from '../../shop/embedded/database/open-database.ts';
import { openSqlite } from '../../shop/embedded/database/sqlite.ts';
import { sqliteFiles, type DataLocation } from './data-location.ts';

/** More than are written at once. */
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
const NUMBERS = [0, -1, 1_234_567, 2_147_483_647];

interface Column {
  name: string;
  dataType: string;
}

/**
 * Writes rows to every table of SQLite files, with hostile values. A row's texts and ids are alike in all tables, so
 * that foreign keys hold.
 */
export async function fillEveryTable({ dataDir }: DataLocation): Promise<void> {
  for (const file of sqliteFiles(dataDir)) {
    const db = openSqlite(file);
    await sql`pragma foreign_keys = off`.execute(db);
    const tables = await db.introspection.getTables();
    await db.transaction().execute(async (transaction) => {
      const filled = transaction.withTables<Record<string, Record<string, unknown>>>();
      for (const { name, columns } of tables) {
        await filled.deleteFrom(name).execute();
        for (let index = 0; index < ROWS; index += 1) {
          // SQLite calls a primary key of text nullable: it is the first column.
          const values = columns.map((column, place) =>
            place > 0 && column.isNullable && index === 20 ? null : valueOf(column, index),
          );
          const row = Object.fromEntries(columns.map((column, place) => [column.name, values[place]]));
          await filled.insertInto(name).values(row).execute();
        }
      }
    });
    await db.destroy();
  }
}

function valueOf({ name, dataType }: Column, index: number): string | number {
  if (dataType.toLowerCase() === 'integer')
    return /(?:^|_)id$/.test(name) ? index + 1 : (NUMBERS[index] ?? index * 1_000);
  if (index === 21 && ['document', 'text', 'html', 'body'].includes(name)) return 'Ω'.repeat(70_000);
  return TEXTS[index] ?? `row ${index}`;
}

export type Dump = Map<string, string[]>;

/** All rows of all tables, but for when the data were last backed up. */
export async function dump(location: DataLocation): Promise<Dump> {
  const tables: Dump = new Map();
  const places =
    location.databaseUrl === undefined
      ? sqliteFiles(location.dataDir).map((file) => ({ file }))
      : [{ databaseUrl: location.databaseUrl }];
  for (const place of places) {
    const db = await openDatabase(place);
    for (const { name } of await db.introspection.getTables()) {
      if (name.startsWith('kysely')) continue;
      const rows = await db
        .withTables<Record<string, Record<string, unknown>>>()
        .selectFrom(name)
        .selectAll()
        .execute();
      const texts = rows
        .filter(({ key }) => key !== 'last_backup_at')
        .map((row) => JSON.stringify(Object.entries(row)));
      tables.set(name, texts.sort());
    }
    await db.destroy();
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
