import { randomInt } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { readLedger, stockUp, type Ledger } from './crash/ledger.ts';
import { startProcess, type ShopProcess } from './shop-process.ts';
import { checkOut, fillCart, isThere, RefusedError, type Acknowledged, type Attempt } from './crash/shoppers.ts';

/**
 * Repeatedly kills the whole process with SIGKILL at random moments during checkouts: `node scripts/crash-orders.ts 100`.
 * No acknowledged order may be missing or duplicated, stock and sold items must add up, and the database must be intact.
 */
const ROUNDS = Number(process.argv[2] ?? 100);
const SEED_PRODUCTS = 100;
const SHOPPERS = 8;
const KILL_MILLISECONDS_MAXIMUM = 600;

const acknowledged: Acknowledged[] = [];
/** Checkouts without an answer: the order may or may not exist. */
const unanswered = new Set<Attempt>();
const faults: string[] = [];

/** A shopper who orders cart after cart until the shop is killed. */
async function shop(url: string, productIds: readonly number[]): Promise<void> {
  for (;;) {
    const attempt = await fillCart(url, productIds).catch(() => null);
    if (!attempt) return;
    unanswered.add(attempt);
    if (!(await settle(url, attempt))) return;
  }
}

/** Sends a checkout, with retries; resolves to whether the shop answered. */
async function settle(url: string, attempt: Attempt): Promise<boolean> {
  try {
    acknowledged.push(await checkOut(url, attempt));
  } catch (error) {
    // No answer: retry after the restart.
    if (!(error instanceof RefusedError)) return false;
    faults.push(`refused: ${error.message}`);
  }
  unanswered.delete(attempt);
  return true;
}

/** After a restart: checks the recently acknowledged orders, and retries the unanswered checkouts. */
async function recover({ url }: ShopProcess, since: number): Promise<void> {
  for (const order of acknowledged.slice(since)) if (!(await isThere(url, order))) faults.push(`lost: ${order.number}`);
  for (const attempt of unanswered)
    if (!(await settle(url, attempt))) faults.push(`no answer after a restart: ${attempt.key}`);
}

function compare(before: Ledger, after: Ledger): { lost: number; doubled: number } {
  const lost = acknowledged.filter(({ attempt, id }) => !after.ordersByKey.get(attempt.key)?.includes(id)).length;
  const doubled = [...after.ordersByKey.values()].reduce((sum, ids) => sum + ids.length - 1, 0);
  const known = new Set(acknowledged.map(({ attempt }) => attempt.key));
  for (const key of after.ordersByKey.keys()) if (!known.has(key)) faults.push(`an order without a checkout: ${key}`);
  for (const [key, level] of before.levels) {
    const now = (after.levels.get(key) ?? 0) + (after.sold.get(key) ?? 0);
    if (now !== level) faults.push(`stock of ${key}: ${level} before, ${now} including sales`);
  }
  if ([...after.levels.values()].some((level) => level < 0)) faults.push('stock below zero');
  if (after.mails !== after.ordersByKey.size) faults.push(`${after.mails} mails for ${after.ordersByKey.size} orders`);
  if (after.leftovers > 0) faults.push(`${after.leftovers} items left in carts that were ordered`);
  if (after.integrity !== 'ok') faults.push(`integrity_check: ${after.integrity}`);
  return { lost, doubled };
}

const seconds = (milliseconds = 0) => `${(milliseconds / 1_000).toFixed(2)} s`;

async function run(dataDir: string): Promise<void> {
  await (await startProcess(dataDir, SEED_PRODUCTS)).stop();
  const productIds = stockUp(dataDir);
  const before = readLedger(dataDir);
  const starts: number[] = [];
  let settled = 0;
  let checked = 0;
  for (let round = 1; round <= ROUNDS; round += 1) {
    const running = await startProcess(dataDir, SEED_PRODUCTS);
    starts.push(running.startMilliseconds);
    settled += unanswered.size;
    await recover(running, checked);
    checked = acknowledged.length;
    const shoppers = Array.from({ length: SHOPPERS }, () => shop(running.url, productIds));
    await delay(randomInt(1, KILL_MILLISECONDS_MAXIMUM));
    await running.kill();
    await Promise.all(shoppers);
    if (round % 10 === 0)
      console.log(
        `${round} rounds: ${acknowledged.length} orders acknowledged, ${unanswered.size} checkouts of the last round unanswered`,
      );
  }
  const last = await startProcess(dataDir, SEED_PRODUCTS);
  starts.push(last.startMilliseconds);
  settled += unanswered.size;
  await recover(last, 0);
  await last.stop();
  const after = readLedger(dataDir);
  const { lost, doubled } = compare(before, after);
  const sold = [...after.sold.values()].reduce((sum, quantity) => sum + quantity, 0);
  starts.sort((a, b) => a - b);
  console.log(
    `${ROUNDS} kills; ${acknowledged.length} orders acknowledged, ${settled} of them by a retry after a restart`,
  );
  console.log(
    `lost ${lost}, duplicated ${doubled}; ${sold} items sold; integrity_check ${after.integrity}; restarts: median ${seconds(starts[starts.length >> 1])}, slowest ${seconds(starts.at(-1))}`,
  );
  for (const fault of faults) console.log(`  ${fault}`);
  const isSound = lost === 0 && doubled === 0 && faults.length === 0 && acknowledged.length > 0;
  console.log(isSound ? 'Stock and sales add up; every acknowledged order exists once.' : 'FAILED');
  process.exitCode = isSound ? 0 : 1;
}

if (!Number.isInteger(ROUNDS) || ROUNDS < 1) throw new Error('How many rounds? node scripts/crash-orders.ts 100');
if (!existsSync(join(import.meta.dirname, '../dist/current')))
  throw new Error('The storefront is not built: npm run build');
const dataDir = mkdtempSync(join(tmpdir(), 'crash-orders-'));
try {
  await run(dataDir);
} finally {
  rmSync(dataDir, { recursive: true });
}
