import { runProgram } from '@storefront/schema/settings/command-line.ts';
import { readShopConfig, type ShopConfig } from '../../../config/config.ts';
import { readText, ValueError } from '@storefront/schema/settings/read-texts.ts';
import { text } from '@storefront/schema/settings/values.ts';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { parse } from 'csv-parse';
import { readQuantity } from '@storefront/domain/quantity.rules.ts';
import { withoutTextMark } from '@storefront/domain/spreadsheet-text.rules.ts';
import type { Kysely } from 'kysely';
import { Type } from 'typebox';
import { skuKey } from '@storefront/domain/sku.rules.ts';
import { chunks } from '../../../database/chunks.ts';
import { RefusedError } from '../../../database/refused-error.ts';
import { command, plain, runCommand, type StaffCommands } from '../../../database/staff-program.ts';
import type { Tables } from '../../../database/tables.ts';
import { withWriteLock } from '../../../database/write-lock.ts';
import type { CatalogueProduct } from '../../catalogue.ts';
import { streamProducts } from '../../catalogue-store.ts';
import { grow } from '../../catalogue-writes.ts';
import { readBranchStock, setBranchLevel } from '../branch-stock.ts';
import { readLevels, setLevel } from '../stock-store.ts';
import { type StockKey, stockKeyOf, type StockLevel } from '../stock.rules.ts';

const FAULTS_SHOWN = 20;
const VARIANTS_SHOWN = 20;
const USAGE = `npm run stock -- show SKU
npm run stock -- set SKU LEVEL [--branch ID]
npm run stock -- import FILE.csv [--branch ID]

  SKU         the stock-keeping unit of a product or a variant
  LEVEL       units in stock, 0 to 1,000,000
  FILE.csv    a table with the columns sku and level (or quantity), as CSV or TSV
  --branch    the id of a branch in shop.yaml: the level is what it has of the whole stock
  --data-dir  overrides DATA_DIR and DATABASE_URL

A level is what is there now: units that orders have taken are not part of it. \
It lasts until the catalogue's own level changes.
Nothing is written when a row of a file is wrong. Repeating a command changes nothing.

Example: npm run stock -- set HB-PIN-13S2 25
         npm run stock -- set HB-PIN-13S2 4 --branch london`;

const LEVEL_MAXIMUM = 1_000_000;

const branchId = text({ maxLength: 40, message: 'must be an id of at most 40 characters' });

const stockLevel = Type.Decode(Type.String(), (written) => {
  const number = readQuantity(written);
  if (number === null) throw new ValueError('must be a whole number from 0');
  if (number > LEVEL_MAXIMUM) throw new ValueError(`must be at most ${LEVEL_MAXIMUM.toLocaleString('en-GB')}`);
  return number;
});

/** A running shop shows new levels within seconds, and sells by them at once. */
export const stockCommands: StaffCommands = {
  show: command({ sku: Type.String() }, {}, async ({ db }, { sku }) => show(db, sku, await trackedStock(db, sku))),
  set: command(
    { sku: Type.String(), level: stockLevel },
    { branch: Type.Optional(branchId) },
    async ({ db, config }, { sku, level, branch }) => {
      refuseUnknownBranch(config, branch);
      const stock = await trackedStock(db, sku);
      if ((await setLevels(db, [{ ...stock.key, level }], branch)) > 0) return show(db, sku, stock);
      console.log(`${sku} (${stock.name}) has ${level} in ${branch ?? 'stock'} already. Nothing was changed.`);
    },
  ),
  import: command({ file: Type.String() }, { branch: Type.Optional(branchId) }, ({ db, config }, { file, branch }) => {
    refuseUnknownBranch(config, branch);
    return importLevels(db, file, branch);
  }),
};

function refuseUnknownBranch({ shopFile }: ShopConfig, branch: string | undefined): void {
  const known = (shopFile.branches ?? []).map(({ id }) => id);
  if (branch === undefined || known.includes(branch)) return;
  const branches = known.length === 0 ? 'none' : known.join(', ');
  throw new RefusedError(`There is no branch ${branch} in shop.yaml; it has ${branches}.`);
}

async function show(db: Kysely<Tables>, sku: string, { key, name }: TrackedStock): Promise<void> {
  // It is missing when it has never been counted.
  const level = (await readLevels(db, [key.productId])).get(key.productId)?.get(key.variantId) ?? 0;
  const branches = (await readBranchStock(db, [key.productId])).get(key.productId)?.get(key.variantId) ?? [];
  const there = branches.map(({ branch, level: its }) => `, ${branch} ${its}`).join('');
  console.log(`${sku} (${name}) has ${level} in stock${there}.`);
}

async function importLevels(db: Kysely<Tables>, file: string, branch: string | undefined): Promise<void> {
  const { rows, faults } = await readLevelFile(file).catch((error: unknown) => {
    throw new RefusedError(`${file}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  });
  const skus = rows.map(({ sku }) => sku);
  const found = await findStock(db, skus);
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
  const changed = await setLevels(db, levels, branch);
  console.log(`${rows.length} levels read, ${changed} changed.`);
}

async function trackedStock(db: Kysely<Tables>, sku: string): Promise<TrackedStock> {
  const stock = (await findStock(db, [sku])).get(skuKey(sku));
  if (stock?.kind === 'tracked') return stock;
  throw new RefusedError(plain(`${sku}: ${stock?.reason ?? 'No product has this SKU.'}`));
}

type SkuStock = TrackedStock | { kind: 'refused'; reason: string };
type TrackedStock = { kind: 'tracked'; key: StockKey; name: string };

/** By `skuKey`, in one pass over the catalogue. */
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
      else if (
        wanted.has(skuKey(product.sku)) &&
        !product.variants.some(({ sku }) => skuKey(sku) === skuKey(product.sku))
      )
        found.set(skuKey(product.sku), { kind: 'refused', reason: `It has variants: ${variantsOf(product)}.` });
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

function variantsOf({ variants }: CatalogueProduct): string {
  const shown = variants.slice(0, VARIANTS_SHOWN).map(({ sku, optionValues }) => {
    const labels = optionValues.map(({ label }) => label).join(', ');
    return labels === '' ? sku : `${sku} (${labels})`;
  });
  const rest = variants.length - shown.length;
  return [...shown, ...(rest > 0 ? [`and ${rest} more`] : [])].join('; ');
}

/** Returns how many changed. `counted` stays, so that an import of unchanged levels keeps them. */
async function setLevels(
  db: Kysely<Tables>,
  levels: readonly StockLevel[],
  branch: string | undefined,
): Promise<number> {
  const sorted = levels.toSorted((a, b) => a.productId - b.productId || a.variantId - b.variantId);
  return withWriteLock(db, async (transaction) => {
    const changed: number[] = [];
    for (const one of sorted) {
      const isChanged =
        branch === undefined ? await setLevel(transaction, one) : await setBranchLevel(transaction, branch, one);
      if (isChanged) changed.push(one.productId);
    }
    if (changed.length > 0) {
      const written = { revision: await grow(transaction, 'revision'), updated_at: new Date().toISOString() };
      for (const some of chunks([...new Set(changed)]))
        await transaction.updateTable('products').set(written).where('id', 'in', some).execute();
    }
    return changed.length;
  });
}

const ROWS_MAXIMUM = 1_000_000;
const RECORD_CHARACTERS_MAXIMUM = 10_000;

interface LevelRow {
  row: number;
  sku: string;
  level: number;
}

/** `faults`: one line for each wrong row. Throws for a file that is no CSV or TSV table. */
async function readLevelFile(file: string): Promise<{ rows: LevelRow[]; faults: string[] }> {
  const rows: LevelRow[] = [];
  const faults: string[] = [];
  const known = new Map<string, number>();
  const parser = parse({
    bom: true,
    delimiter: [',', '\t', ';'],
    trim: true,
    skip_empty_lines: true,
    relax_column_count: true,
    max_record_size: RECORD_CHARACTERS_MAXIMUM,
  });
  if (!(await stat(file)).isFile()) throw new Error('It is not a file.');
  await pipeline(createReadStream(file), parser, async (records: AsyncIterable<string[]>) => {
    let row = 0;
    let places: [sku: number, level: number] | null = null;
    for await (const marked of records) {
      const cells = marked.map((cell) => withoutTextMark(cell, true));
      row += 1;
      if (row > ROWS_MAXIMUM) throw new Error(`The file has more than ${ROWS_MAXIMUM.toLocaleString('en-GB')} rows.`);
      if (places === null) {
        places = placesOf(cells);
        continue;
      }
      const sku = cells[places[0]] ?? '';
      const before = known.get(skuKey(sku));
      const level = levelOf(cells[places[1]] ?? '');
      if (sku === '') faults.push(`Row ${row}: the SKU is missing.`);
      else if (typeof level === 'string') faults.push(`Row ${row}: ${sku}: the level ${level}.`);
      else if (before !== undefined) faults.push(`Row ${row}: ${sku} is in row ${before} already.`);
      else {
        known.set(skuKey(sku), row);
        rows.push({ row, sku, level });
      }
    }
  });
  return { rows, faults };
}

/** The level in a cell, or what it must be. */
function levelOf(cell: string): number | string {
  try {
    return readText(stockLevel, cell);
  } catch (error) {
    if (error instanceof ValueError) return error.message;
    throw error;
  }
}

function placesOf(names: readonly string[]): [sku: number, level: number] {
  const placeOf = (...wanted: string[]) => names.findIndex((name) => wanted.includes(name.toLowerCase()));
  const places: [number, number] = [placeOf('sku'), placeOf('level', 'quantity')];
  if (places.includes(-1)) throw new Error('The file needs the columns sku and level (or quantity).');
  return places;
}

if (import.meta.main)
  await runProgram(USAGE, (args, env) => runCommand(stockCommands, args, readShopConfig(env), 'Stock is counted'));
