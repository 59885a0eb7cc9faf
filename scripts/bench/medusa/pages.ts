import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../deployment/gateway-process.ts';
import { load } from '../pages/server-cost.ts';
import { PRODUCTS, startFakeMedusa } from './fake-medusa.ts';

/**
 * `node scripts/bench/medusa/pages.ts`: the CPU time of the shop API for list pages and searches with facets, in front of a Medusa against the
 * embedded shop with the same 5,000 products. Rounds alternate, and the calls to Medusa are counted. Exits with 1 outside ±10 %, and when
 * Medusa was called. Linux only: reads `/proc`.
 */
const PATHS: Readonly<Record<string, readonly string[]>> = {
  'list page with facets': [
    '/categories/get_products_by_category_id/100000/?page_no=1',
    '/categories/get_products_by_category_id/100001/?page_no=3&sort_by=calculated_price',
    '/categories/get_products_by_category_id/100002/?page_no=2',
  ],
  'search with facets': ['/search/brass?page_no=1', '/search/lamp%20chrome?page_no=2', '/search/brnad%207?page_no=1'],
};
/** Medusa has no reviews; the embedded shop reads its own for each list that shows ratings. */
const SAME_FIELDS = '&exclude_fields=rating';
const ROUNDS = 12;
const CALLS_PER_ROUND = 60;
const TOLERANCE = 0.1;
const START_MILLISECONDS_MAXIMUM = 180_000;

interface Shop {
  child: ChildProcess;
  url: string;
  stop(): Promise<void>;
}

/** Starts the shop by itself, and waits until all products can be found. */
async function startShop(dataDir: string, environment: Readonly<Record<string, string>>): Promise<Shop> {
  const port = await freePort();
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../../shop/main.ts')], {
    env: { ...process.env, DATABASE_URL: '', ...environment, HOST: '127.0.0.1', PORT: String(port), DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const leaveNone = () => child.kill('SIGKILL');
  process.once('exit', leaveNone);
  const exited = new Promise<void>((resolve) => void child.once('exit', () => resolve()));
  const url = `http://127.0.0.1:${port}`;
  const until = performance.now() + START_MILLISECONDS_MAXIMUM;
  while ((await found(url)) < PRODUCTS) {
    if (child.exitCode !== null || performance.now() > until) throw new Error('The shop did not open');
    await delay(200);
  }
  return {
    child,
    url,
    async stop() {
      child.kill('SIGTERM');
      await exited;
      process.off('exit', leaveNone);
    },
  };
}

async function found(url: string): Promise<number> {
  const answer = await fetch(`${url}/search/lamp`).catch(() => null);
  return answer?.ok ? ((await answer.json()) as { total: number }).total : 0;
}

/** Waits until a walk has ended: for three seconds nothing was asked of Medusa. */
async function untilQuiet({ calls }: Pick<Awaited<ReturnType<typeof startFakeMedusa>>, 'calls'>): Promise<void> {
  for (let before = -1; before !== (await calls()); await delay(3_000)) before = await calls();
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const medusa = await startFakeMedusa();
const folder = mkdtempSync(join(tmpdir(), 'medusa-pages-'));
const [backedDir, embeddedDir] = [join(folder, 'medusa'), join(folder, 'embedded')];
const environment = {
  COMMERCE: `medusa:${medusa.url}`,
  MEDUSA_PUBLISHABLE_KEY: 'pk_1',
  MEDUSA_ADMIN_KEY: 'sk_1',
  SYNC_MINUTES: '1440',
};
await (await startShop(backedDir, environment)).stop();
cpSync(backedDir, embeddedDir, { recursive: true });
const [backed, embedded] = [await startShop(backedDir, environment), await startShop(embeddedDir, {})];
await untilQuiet(medusa);
const callsBefore = await medusa.calls();
for (const [name, paths] of Object.entries(PATHS)) {
  const rounds: { backed: number; embedded: number }[] = [];
  const measure = async (shop: Shop) => {
    let cpu = 0;
    for (const path of paths) cpu += (await load(shop, path + SAME_FIELDS, CALLS_PER_ROUND)).cpu / paths.length;
    return cpu;
  };
  await Promise.all([measure(backed), measure(embedded)]);
  for (let round = 0; round < ROUNDS; round += 1) {
    // Each is first in every second round.
    const first = round % 2 === 0 ? await measure(backed) : 0;
    const second = await measure(embedded);
    rounds.push({ backed: first || (await measure(backed)), embedded: second });
  }
  const of = (shop: 'backed' | 'embedded') => median(rounds.map((round) => round[shop]));
  const ratio = median(rounds.map((round) => round.backed / round.embedded));
  if (Math.abs(ratio - 1) > TOLERANCE) process.exitCode = 1;
  console.log(
    `${name}: ${of('backed').toFixed(2)} ms of CPU time in front of Medusa, ${of('embedded').toFixed(2)} ms embedded: ratio ${ratio.toFixed(2)}`,
  );
}
const calls = (await medusa.calls()) - callsBefore;
if (calls > 0) process.exitCode = 1;
console.log(`${calls} calls to Medusa`);
await Promise.all([backed.stop(), embedded.stop()]);
await medusa.close();
rmSync(folder, { recursive: true });
