import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { slugOf } from '@storefront/domain/slug.rules.ts';
import { queriesFrom } from './sizes/queries.ts';
import { HERE, startGateway } from '../deployment/gateway-process.ts';
import { cpuOf, memoryOf } from './process-figures.ts';
import { ask, askAllTheTime, percentiles, secondsSince, until } from './sizes/client.ts';
import { importRows, writeImportFile, type ImportRow } from './sizes/import-file.ts';

/**
 * The embedded shop with many products: an import while it is asked, its start, and its answers over REST.
 * `node scripts/bench/catalogue-sizes.ts --products 50000`, on SQLite, or with DATABASE_URL on an empty PostgreSQL.
 * `--data DIR` keeps file and database: a second run with it measures start and answers alone. Linux alone.
 */
const { values } = parseArgs({ options: { products: { type: 'string', default: '4200' }, data: { type: 'string' } } });
const PRODUCTS = Number(values.products);
/** With them every range of the sample, and so every column, has been met. */
const FIRST_ROWS = 30_000;
/** Of them, searched for by name and code. */
const SOUGHT = 50;
/** Until the shop has polled three times: then a rebuild that a new brand causes has begun. */
const REBUILD_BEGINS_MILLISECONDS = 6_000;
const FIGURES_EVERY_MILLISECONDS = 250;

const folder = values.data ?? mkdtempSync(join(tmpdir(), 'sizes-'));
mkdirSync(folder, { recursive: true });
const environment = { DATA_DIR: folder, DATABASE_URL: process.env.DATABASE_URL ?? '' };
const importedFile = join(folder, 'imported.csv');
const startShop = () => startGateway(environment, [], HERE, 'shop/embedded/main.ts');
const rows = () => importRows(PRODUCTS).take(PRODUCTS);

const first = rows().take(FIRST_ROWS).toArray();
const [example] = first.slice(-1);
const queries = queriesFrom(first.filter((_, index) => index % Math.ceil(first.length / SOUGHT) === 0));
if (!example) throw new Error('How many products? node scripts/bench/catalogue-sizes.ts --products 50000');

const figure = (name: string, ...texts: string[]) => console.log(`| ${name} | ${texts.join(', ')} |`);
const megabytes = (number: number) => `${number.toFixed(0)} MB`;

console.log(`| ${PRODUCTS.toLocaleString('en-GB')} products | |\n|---|---|`);
if (!existsSync(importedFile)) await measureImport(example);
await measureShop();
if (values.data === undefined) rmSync(folder, { recursive: true });

async function measureImport(changed: ImportRow): Promise<void> {
  const file = join(folder, 'products.csv');
  await writeImportFile(file, rows(), first);
  const { url, child, stop } = await startShop();
  await until(`${url}/search/lamp`, '"sku"');
  const asked = ['/featured', `/products/${slugOf(changed.name)}/`, '/search/brass+lamp', '/search/dimer+swich'];
  const startAsking = () => askAllTheTime(asked.map((path) => url + path));
  let stopAsking = startAsking();
  figure('import: time, CPU time, memory at most', ...(await runImport(file, '--replace')));
  figure('answers meanwhile: p50 / p95 / longest', await stopAsking());
  stopAsking = startAsking();
  await change(url, 'found: a product changed just after it', { ...changed, name: 'Quibblewick', brand: 'Quibble' });
  await delay(REBUILD_BEGINS_MILLISECONDS);
  await change(url, 'found: a product changed while the index is rebuilt', { ...changed, name: 'Grumblethorpe' });
  figure('answers meanwhile: p50 / p95 / longest', await stopAsking());
  figure('the shop’s memory at most', megabytes(memoryOf(child.pid).highest));
  await stop();
  renameSync(file, importedFile);
}

async function measureShop(): Promise<void> {
  const begun = performance.now();
  const { url, child, stop } = await startShop();
  figure('start: first answer', secondsSince(begun));
  await until(`${url}/search/lamp`, '"sku"');
  figure('start: search is ready', secondsSince(begun));
  figure('memory after the start, at most', ...Object.values(memoryOf(child.pid)).map(megabytes));
  const tops = (await (await fetch(`${url}/categories/get_featured_categories`)).json()) as { id: number }[];
  const ways = ['page_no=1', 'page_no=20', 'in_stock=true', 'max_price=50', 'sort_by=name', 'sort_by=calculated_price'];
  const lists = tops.flatMap(({ id }) =>
    ways.map((way) => `/categories/get_products_with_filters?category_id=${id}&${way}`),
  );
  const kinds: [name: string, paths: string[], body?: object][] = [
    ['search with facets', queries.map((query) => `/search/${encodeURIComponent(query)}`)],
    ['suggestions', queries.map((query) => `/suggest?query_string=${encodeURIComponent(query.slice(0, -1))}`)],
    ['lists', lists, {}],
    ['filtered lists', lists, { filters: [{ name: 'Finish', value: 'Satin Brass' }] }],
  ];
  for (const [name, paths, body] of kinds) {
    const askFor = (path: string) => ask(url + path, body && JSON.stringify(body));
    for (const path of paths) await askFor(path);
    const cpuBefore = cpuOf(child.pid);
    const times: number[] = [];
    for (const path of paths) times.push(await askFor(path));
    const cpu = (cpuOf(child.pid) - cpuBefore) / paths.length;
    figure(`${name}: p50 / p95 / longest, CPU time`, percentiles(times), `${cpu.toFixed(1)} ms`);
  }
  figure('memory after these, at most', ...Object.values(memoryOf(child.pid)).map(megabytes));
  await stop();
}

async function runImport(...args: string[]): Promise<string[]> {
  const begun = performance.now();
  const program = spawn(process.execPath, ['scripts/import-catalogue.ts', ...args], {
    cwd: HERE,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let [memory, cpu] = [0, 0];
  const look = () => ([memory, cpu] = [memoryOf(program.pid).highest || memory, cpuOf(program.pid) || cpu]);
  const timer = setInterval(look, FIGURES_EVERY_MILLISECONDS);
  await once(program, 'exit');
  clearInterval(timer);
  if (program.exitCode !== 0) throw new Error(`The import of ${args.join(' ')} failed`);
  return [secondsSince(begun), `${(cpu / 1_000).toFixed(0)} s`, megabytes(memory)];
}

/** Until search finds it, from the end of the command that changes it. */
async function change(shop: string, name: string, row: ImportRow): Promise<void> {
  const path = join(folder, 'changed.csv');
  await writeImportFile(path, [row], [row]);
  await runImport(path);
  figure(name, await until(`${shop}/search/${row.name}`, `"sku":"${row.sku}"`));
}
