import { existsSync } from 'node:fs';
import { readStamp } from './catalogue/catalogue-store.ts';
import { readLastBackup } from './database/copy/last-backup.ts';
import { pendingMigrations } from './database/migrations/migrations.ts';
import { databaseLocation, openDatabase } from './database/open-database.ts';
import { isDatabaseUnavailable } from './database/postgres/errors.ts';
import { stores } from './orders/stores.data.ts';

/** What the embedded shop's database says about being fit to sell with. */
interface StoredFacts {
  /** Whether the shop's own catalogue, which is made up, is on sale. */
  sellsSamples: boolean;
  lastBackup: Date | null;
}

export interface SellingFacts {
  /** `empty`: it has never been started; `outdated`: the next start changes its tables; `away`: it cannot be reached. */
  database: 'ready' | 'empty' | 'outdated' | 'away';
  /** Null unless the database is ready. */
  stored: StoredFacts | null;
  /** The branches that shoppers can collect from. */
  branches: readonly { name: string; phone: string }[];
}

/** Reads what the doctor judges of the embedded shop, beside a running one or without. Changes nothing, and creates no database. */
export async function readSellingFacts(settings: {
  dataDir: string;
  databaseUrl: string | undefined;
}): Promise<SellingFacts> {
  const location = databaseLocation(settings);
  if ('file' in location && !existsSync(location.file)) return { database: 'empty', stored: null, branches: stores };
  const db = await openDatabase(location, { isServing: true });
  try {
    const pending = await pendingMigrations(db);
    if (pending !== 'none')
      return { database: pending === 'all' ? 'empty' : 'outdated', stored: null, branches: stores };
    const { catalogue } = await readStamp(db);
    const stored = { sellsSamples: catalogue !== 'imported', lastBackup: await readLastBackup(db) };
    return { database: 'ready', stored, branches: stores };
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    return { database: 'away', stored: null, branches: stores };
  } finally {
    await db.destroy();
  }
}
