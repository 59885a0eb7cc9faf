import { Type } from 'typebox';
import { readOptions, runProgram } from '@storefront/schema/settings/command-line.ts';
import { readShopConfig } from '../config/config.ts';
import { text, whole } from '@storefront/schema/settings/values.ts';
import { refuseWithMedusa } from '../database/staff-program.ts';
import { migrate } from '../database/migrations/migrations.ts';
import { openDatabase, databaseLocation, databaseName } from '../database/open-database.ts';
import { seedDatabase } from './seed-database.ts';

const USAGE = `node shop/embedded/seed/seed.ts [--data-dir data] [--products 50000]

  --data-dir  overrides DATA_DIR and DATABASE_URL

Example: node shop/embedded/seed/seed.ts --products 50000`;

const options = { 'data-dir': Type.Optional(text()), products: Type.Optional(whole(1, 800_000)) };

/** A running shop shows the new catalogue within seconds. */
async function seed(args: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  const { 'data-dir': dataDir, products } = readOptions(options, args, 0).values;
  const config = readShopConfig(env);
  refuseWithMedusa(config, 'Products are added');
  const location = databaseLocation(dataDir === undefined ? config : { dataDir });
  const db = await openDatabase(location);
  try {
    await migrate(db);
    await seedDatabase(db, { seedingFor: () => ({ products }), onProgress: (message) => console.log(message) });
    console.log(`${await databaseName(location)} is ready.`);
  } finally {
    await db.destroy();
  }
}

await runProgram(USAGE, seed);
