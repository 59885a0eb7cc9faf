import type { Kysely } from 'kysely';
import { readConfig } from '@storefront/config/config.ts';
import { skuKey } from '@storefront/domain/sku.rules.ts';
import { RefusedError } from '../../../database/refused-error.ts';
import { plain, staffProgram, withShop } from '../../../database/staff-program.ts';
import type { Tables } from '../../../database/tables.ts';
import { type StockCommand, USAGE, readCommand } from './read-command.ts';
import { readLevelFile } from './read-levels.ts';
import { withWriteLock } from '../../../database/write-lock.ts';
import { streamProducts } from '../../catalogue-store.ts';
import { readLevels } from '../stock-store.ts';
import { type StockKey, stockKeyOf } from '../stock.rules.ts';

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

/** A SKU's tracked stock, or the reason why it has none. */
type SkuStock = { kind: 'tracked'; key: StockKey; name: string } | { kind: 'refused'; reason: string };

/** Finds what SKUs stand for, by `skuKey`, in one pass over the catalogue. */
async function findStock(db: Kysely<Tables>, skus: readonly string[]): Promise<Map<string, SkuStock>> {
  const wanted = new Set(skus.map(skuKey));
  const found = new Map<string, SkuStock>();
  const note = (sku: string, name: string, key: StockKey | null) => {
    const known = found.get(skuKey(sku));
    if (!wanted.has(skuKey(sku))) return;
    if (known) found.set(skuKey(sku), { kind: 'refused', reason: 'Several products have this SKU.' });
    else if (key === null) found.set(skuKey(sku), { kind: 'refused', reason: 'Its stock is not counted.' });
    else found.set(skuKey(sku), { kind: 'tracked', key, name });
  };
  for await (const products of streamProducts(db))
    for (const product of products) {
      if (product.availability === 'off_sale') continue;
      const key = stockKeyOf(product, null);
      const isPerVariant = product.inventoryTracking === 'variant' && product.variants.length > 0;
      if (!isPerVariant) note(product.sku, product.name, key);
      for (const variant of product.variants) {
        const name = [product.name, ...variant.optionValues.map(({ label }) => label)].join(', ');
        if (isPerVariant) note(variant.sku, name, stockKeyOf(product, variant.id));
        // A product that is counted as a whole may share its SKU with its only variant.
        else if (skuKey(variant.sku) !== skuKey(product.sku) && wanted.has(skuKey(variant.sku)))
          found.set(skuKey(variant.sku), { kind: 'refused', reason: `It is counted as a whole: use ${product.sku}.` });
      }
    }
  return found;
}

/** The level of a key; 0 when it has never been counted. */
async function readLevel(db: Kysely<Tables>, { productId, variantId }: StockKey): Promise<number> {
  return (await readLevels(db, [productId])).get(productId)?.get(variantId) ?? 0;
}

/** Sets levels in one transaction, in lock order; returns how many changed. `counted` stays, so that an import of unchanged levels keeps them. */
async function setLevels(db: Kysely<Tables>, levels: readonly (StockKey & { level: number })[]): Promise<number> {
  const sorted = levels.toSorted((a, b) => a.productId - b.productId || a.variantId - b.variantId);
  return withWriteLock(db, async (transaction) => {
    let changed = 0;
    for (const { productId, variantId, level } of sorted) {
      const rows = await transaction
        .insertInto('stock')
        .values({ product_id: productId, variant_id: variantId, level, counted: level })
        .onConflict((conflict) =>
          conflict.columns(['product_id', 'variant_id']).doUpdateSet({ level }).where('stock.level', '!=', level),
        )
        .returning('level')
        .execute();
      changed += rows.length;
    }
    return changed;
  });
}

if (import.meta.main) await staffProgram(USAGE, manageStock);
