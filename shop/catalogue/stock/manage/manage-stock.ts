import type { Kysely } from 'kysely';
import { readConfig } from '@storefront/config/config.ts';
import { skuKey } from '@storefront/domain/sku.rules.ts';
import { RefusedError } from '../../../database/refused-error.ts';
import { plain, staffProgram, withShop } from '../../../database/staff-program.ts';
import type { Tables } from '../../../database/tables.ts';
import { findStock, readLevel, setLevels, type SkuStock } from './levels-by-sku.ts';
import { readCommand, USAGE, type StockCommand } from './read-command.ts';
import { readLevelFile } from './read-levels.ts';

const FAULTS_SHOWN = 20;

/** Shows and sets stock levels. A running shop shows them within seconds, and sells by them at once. */
async function run(db: Kysely<Tables>, command: StockCommand): Promise<void> {
  if (command.do === 'import') return importLevels(db, command.file);
  const { sku } = command;
  const stock = trackedOrRefused(sku, (await findStock(db, [sku])).get(skuKey(sku)));
  if (command.do === 'set' && (await setLevels(db, [{ ...stock.key, level: command.level }])) === 0)
    return console.log(`${sku} (${stock.name}) has ${command.level} in stock already. Nothing was changed.`);
  console.log(`${sku} (${stock.name}) has ${await readLevel(db, stock.key)} in stock.`);
}

async function importLevels(db: Kysely<Tables>, file: string): Promise<void> {
  const { rows, faults } = await readLevelFile(file).catch((error: unknown) => {
    throw new RefusedError(`${file}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  });
  const found = await findStock(
    db,
    rows.map(({ sku }) => sku),
  );
  const levels = rows.flatMap(({ row, sku, level }) => {
    const stock = found.get(skuKey(sku));
    if (stock?.kind === 'tracked') return [{ ...stock.key, level }];
    faults.push(`Row ${row}: ${sku}: ${stock?.reason ?? 'No product has this SKU.'}`);
    return [];
  });
  if (faults.length > 0) {
    const more = faults.length > FAULTS_SHOWN ? [`… and ${faults.length - FAULTS_SHOWN} more.`] : [];
    throw new RefusedError(plain([...faults.slice(0, FAULTS_SHOWN), ...more, 'Nothing was written.'].join('\n')));
  }
  const changed = await setLevels(db, levels);
  console.log(`${rows.length} levels read, ${changed} changed.`);
}

function trackedOrRefused(sku: string, stock: SkuStock | undefined) {
  if (stock?.kind === 'tracked') return stock;
  throw new RefusedError(`${sku}: ${stock?.reason ?? 'No product has this SKU.'}`);
}

export async function manageStock(words: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  const command = readCommand(words);
  const { dataDir = null } = command;
  await withShop(dataDir === null ? readConfig(env) : { dataDir }, (db) => run(db, command));
}

if (import.meta.main) await staffProgram(USAGE, manageStock);
