import { parseArgs } from 'node:util';
import { z } from 'zod';
import { fillStore } from '../fill-store.ts';
import { migrate } from '../store/migrations.ts';
import { databaseFile, openSqlite } from '../store/sqlite.ts';

const USAGE = 'npm run seed -- [--data-dir data] [--products 50000]';

const options = z.object({ 'data-dir': z.string().min(1).default('data'), products: z.coerce.number().int().min(1).max(800_000).optional() });

/** Fills the embedded shop's store anew. A shop that is running shows it in a few seconds. */
async function seed(): Promise<void> {
  const { values } = parseArgs({ options: { 'data-dir': { type: 'string' }, products: { type: 'string' } } });
  const { 'data-dir': dataDir, products } = options.parse(values);
  const file = databaseFile(dataDir);
  const db = openSqlite(file);
  try {
    await migrate(db);
    await fillStore(db, { products, onProgress: (message) => console.log(message) });
    console.log(`${file} is ready.`);
  } finally {
    await db.destroy();
  }
}

try {
  await seed();
} catch (error) {
  const reason = error instanceof z.ZodError ? z.prettifyError(error) : error instanceof Error ? error.message : String(error);
  console.error(`${reason}\n${USAGE}`);
  process.exitCode = 1;
}
