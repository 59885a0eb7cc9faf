import { sql } from 'kysely';
import { z } from 'zod';
import { writeLastBackup } from './last-backup.ts';
import { compare, type Contents } from './refill.ts';
import { sumRows } from './rows.ts';
import { readShapes, type CreateOthers } from './shapes.ts';
import { CopyError, type Site } from './site.ts';
import { readVersion } from './version.ts';

/** The table in a backup that lists its contents with checksums, so that a restore detects damage that SQLite does not notice. */
const TABLE = 'backup_contents';

const listed = z.object({ name: z.string(), rows: z.number(), checksum: z.string() });

/** Writes the time and the contents of a backup to it. */
export async function sealBackup(file: Site, createOthers: CreateOthers, contents: Contents, at: Date): Promise<void> {
  await writeLastBackup(file.db, at);
  const settings = (await readShapes(createOthers, await readVersion(file))).find(({ name }) => name === 'settings');
  if (!settings) throw new Error('There is no table of settings.');
  const sealed = new Map([...contents, ['settings', await sumRows(file, settings)]]);
  await sql`create table ${sql.table(TABLE)} (name text primary key, rows integer not null, checksum text not null)`.execute(
    file.db,
  );
  for (const [name, { rows, checksum }] of sealed)
    await sql`insert into ${sql.table(TABLE)} values (${name}, ${rows}, ${checksum})`.execute(file.db);
}

/** Checks that a backup is intact, and returns its contents. Throws a CopyError. */
export async function checkBackup(file: Site, createOthers: CreateOthers): Promise<Contents> {
  try {
    await checkStructure(file);
    const { rows } = await sql`select name, rows, checksum from ${sql.table(TABLE)}`.execute(file.db);
    const contents = new Map(
      listed
        .array()
        .parse(rows)
        .map(({ name, ...sum }) => [name, sum]),
    );
    await compare(file, await readShapes(createOthers, await readVersion(file)), contents);
    return contents;
  } catch (error) {
    if (error instanceof CopyError || !(error instanceof Error)) throw error;
    // SQLite's own errors do not name the file.
    throw new CopyError(`${file.place} cannot be read as a backup: ${error.message}`, { cause: error });
  }
}

async function checkStructure({ db, place }: Site): Promise<void> {
  const check = await sql<{ integrity_check: string }>`pragma integrity_check(1)`.execute(db);
  const [fault] = check.rows.map((row) => row.integrity_check);
  if (fault !== 'ok') throw new CopyError(`${place} is damaged: ${fault}`);
  // A forged file could replace a table by a view that never ends, or change copied rows by a trigger.
  const program = await sql<{ name: string }>`select name from sqlite_master where type in ('view', 'trigger')`.execute(
    db,
  );
  if (program.rows.length > 0)
    throw new CopyError(`${place} has views or triggers, so npm run backup did not write it.`);
  const { rows } = await sql`select 1 from sqlite_master where type = 'table' and name = ${TABLE}`.execute(db);
  if (rows.length === 0) throw new CopyError(`${place} was not written by npm run backup.`);
}
