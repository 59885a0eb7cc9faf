import { parseArgs } from 'node:util';
import { z } from 'zod';
import { readConfig } from '@storefront/config/config.ts';
import { seedDatabase } from './seed-database.ts';
import { migrate } from '../database/migrations/migrations.ts';
import { openDatabase, databaseLocation, databaseName } from '../database/open-database.ts';
import { DatabaseUnavailableError } from '../database/postgres/errors.ts';

const USAGE = `node shop/seed/seed.ts [--data-dir data] [--products 50000]

  --data-dir  overrides DATA_DIR and DATABASE_URL`;

const options = z.object({
  'data-dir': z.string().min(1).optional(),
  products: z.coerce.number().int().min(1).max(800_000).optional(),
});

/** Reseeds the embedded shop's database. A running shop shows it within seconds. */
async function seed(): Promise<void> {
  const { values } = parseArgs({ options: { 'data-dir': { type: 'string' }, products: { type: 'string' } } });
  const { 'data-dir': dataDir, products } = options.parse(values);
  const location = databaseLocation(dataDir === undefined ? readConfig(process.env) : { dataDir });
  const db = await openDatabase(location);
  try {
    await migrate(db);
    await seedDatabase(db, { seedingFor: () => ({ products }), onProgress: (message) => console.log(message) });
    console.log(`${await databaseName(location)} is ready.`);
  } finally {
    await db.destroy();
  }
}

try {
  await seed();
} catch (error) {
  const reason =
    error instanceof z.ZodError ? z.prettifyError(error) : error instanceof Error ? error.message : String(error);
  console.error(error instanceof DatabaseUnavailableError ? reason : `${reason}\n${USAGE}`);
  process.exitCode = 1;
}
