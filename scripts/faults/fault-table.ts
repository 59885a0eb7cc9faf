import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { readLedger } from '../crash/ledger.ts';
import { faults, openFaultyProxy, type Fault } from './proxy.ts';
import { createShopper, type Outcome, type Shopper } from './shopper.ts';
import { startProcess } from '../shop-process.ts';

/**
 * Injects every fault at every step of a purchase, and prints what the shopper saw, the time, the number of REST calls, how
 * soon it recovered, and the number of orders: `node scripts/faults/fault-table.ts`. Fails when an answer or
 * the recovery took 3 s or more (a change: 8 s, a checkout 19 s), or when there is not exactly one order.
 */
const ANSWER_MILLISECONDS_MAXIMUM = 3_000;
/** What a change may take: its own time (`gateway/upstream/patience.rules.ts`) and that of the reads around it. */
const CHANGES_MILLISECONDS_MAXIMUM = new Map([
  ['add: cart', 8_000],
  ['checkout', 19_000],
]);
const RECOVERY_MILLISECONDS_MAXIMUM = 3_000;
const SEED_PRODUCTS = 500;

const MANY =
  '{ result: search(query: "lamp", first: 100) { edges { node { id path variants { id } stock { level } } } } }';
const PRODUCT = 'query ($path: String!) { result: resolveUrl(url: $path) { ... on Product { id name } } }';
const ADD =
  'mutation ($input: CartLineAddInput!) { result: cartLineAdd(input: $input) { ... on CartLineAddPayload { cart { quantity } } ... on UserError { code } } }';
const CART = '{ result: cart { quantity } }';
const TOTALS =
  '{ result: cart { totals(method: ADDRESS, postcode: "LS1 4DT") { ... on CartTotals { total { incVat { pence } } } ... on UserError { code } } } }';
const COMPLETE =
  'mutation ($input: CheckoutCompleteInput!) { result: checkoutComplete(input: $input) { ... on CheckoutCompletePayload { order { number path } } ... on UserError { code } } }';
const ORDER = 'query ($id: ID!, $key: String!) { result: order(id: $id, key: $key) { number } }';

interface Purchase {
  path: string;
  productId: string;
  key: string;
  order: { id: string; key: string } | null;
}

interface Step {
  name: string;
  /** The path prefix of the calls that fail. */
  breaks: string;
  take(shopper: Shopper, purchase: Purchase): Promise<Outcome>;
}

const steps: Step[] = [
  { name: 'product', breaks: '/products', take: (shopper, { path }) => shopper.ask(PRODUCT, { path }) },
  { name: 'add: catalogue', breaks: '/get_products', take: add },
  { name: 'add: cart', breaks: '/add_to_cart', take: add },
  { name: 'cart', breaks: '/cart', take: (shopper) => shopper.ask(CART) },
  { name: 'totals', breaks: '/get_products', take: (shopper) => shopper.ask(TOTALS) },
  { name: 'checkout', breaks: '/checkout', take: complete },
  { name: 'order', breaks: '/orders', take: (shopper, { order }) => shopper.ask(ORDER, order ?? { id: '', key: '' }) },
];

async function add(shopper: Shopper, { productId }: Purchase): Promise<Outcome> {
  return shopper.ask(ADD, { input: { productId, quantity: 1 } });
}

async function complete(shopper: Shopper, purchase: Purchase): Promise<Outcome> {
  const contact = {
    email: `ann-${purchase.key}@example.com`,
    firstName: 'Ann',
    lastName: 'Lee',
    phone: '020 7946 0123',
  };
  const delivery = { method: 'ADDRESS', address: { address1: '1 High Street', city: 'Leeds', postcode: 'LS1 4DT' } };
  const outcome = await shopper.ask(COMPLETE, {
    input: { idempotencyKey: purchase.key, contact, delivery, paymentMethod: 'BANK_TRANSFER' },
  });
  const order = outcome.data?.order as { path: string } | undefined;
  if (order) {
    const { pathname, searchParams } = new URL(order.path, 'http://shop');
    purchase.order = { id: pathname.split('/').at(-1) ?? '', key: searchParams.get('key') ?? '' };
  }
  return outcome;
}

const dataDir = mkdtempSync(join(tmpdir(), 'faults-'));
const shop = await startProcess(dataDir, SEED_PRODUCTS);
const proxy = await openFaultyProxy(shop.url);
let failures = 0;
try {
  const wanted = await pick();
  console.log(
    `${'step'.padEnd(16)}${'fault'.padEnd(13)}${'result'.padEnd(23)}${'ms'.padStart(6)}${'calls'.padStart(7)}${'recovery ms'.padStart(16)}${'orders'.padStart(8)}`,
  );
  // Each row buys another product, so that stock suffices.
  for (const [index, step] of steps.entries()) {
    for (const [turn, fault] of faults.entries()) {
      const one = wanted[(index * faults.length + turn) % wanted.length];
      if (one) await row(step, fault, one);
    }
  }
} finally {
  proxy.close();
  await shop.stop();
  rmSync(dataDir, { recursive: true });
}
console.log(
  failures === 0
    ? 'Every answer came in time, nothing was ordered twice, and every retry succeeded.'
    : `${failures} rows failed.`,
);
process.exitCode = failures === 0 ? 0 : 1;

/** Simple products with enough stock. */
async function pick(): Promise<Pick<Purchase, 'path' | 'productId'>[]> {
  const shopper = createShopper(proxy.url);
  // Search becomes ready after the shop.
  await settle(() => shopper.ask(MANY), 'search');
  const { data } = await shopper.ask(MANY);
  const edges = data?.edges as {
    node: { id: string; path: string; variants: unknown[] | null; stock: { level: number | null } };
  }[];
  await shopper.close();
  const found = edges.flatMap(({ node: { id, path, variants, stock } }) =>
    (variants ?? []).length === 0 && (stock.level ?? 0) > 20 ? [{ path, productId: id }] : [],
  );
  if (found.length < faults.length / 2)
    throw new Error(`The small shop has too few simple products with enough stock: ${found.length} of ${edges.length}`);
  return found;
}

/** Warms up a gateway. */
async function warm(shopper: Shopper, purchase: Purchase): Promise<void> {
  await settle(() => shopper.ask(PRODUCT, { path: purchase.path }), 'product');
}

async function row(step: Step, fault: Fault, wanted: Pick<Purchase, 'path' | 'productId'>): Promise<void> {
  const shopper = createShopper(proxy.url);
  const purchase: Purchase = { ...wanted, key: randomUUID(), order: null };
  await warm(shopper, purchase);
  for (const before of steps.slice(0, steps.indexOf(step)))
    await settle(() => before.take(shopper, purchase), before.name);
  const ordersBefore = orders();
  await proxy.break(fault, step.breaks);
  proxy.count();
  const broken = await step.take(shopper, purchase);
  const calls = proxy.count();
  await proxy.heal();
  const healed = performance.now();
  const left = steps.slice(steps.indexOf(step));
  for (const again of left) await settle(() => again.take(shopper, purchase), again.name);
  const recovery = performance.now() - healed;
  // Exactly one order: placed before the fault, or since.
  const made = orders() - ordersBefore + (step.name === 'order' ? 1 : 0);
  const isRight =
    broken.milliseconds < (CHANGES_MILLISECONDS_MAXIMUM.get(step.name) ?? ANSWER_MILLISECONDS_MAXIMUM) &&
    recovery < RECOVERY_MILLISECONDS_MAXIMUM &&
    made === 1;
  if (!isRight) failures += 1;
  console.log(
    `${step.name.padEnd(16)}${fault.padEnd(13)}${broken.code.padEnd(23)}${broken.milliseconds.toFixed(0).padStart(6)}${String(calls).padStart(7)}${recovery.toFixed(0).padStart(16)}${String(made).padStart(8)}${isRight ? '' : '  ✗'}`,
  );
  await shopper.close();
}

/** Retries until it works. A circuit breaker admits the first call one second after the last failure. */
async function settle(take: () => Promise<Outcome>, name: string): Promise<void> {
  const started = performance.now();
  for (;;) {
    const { code } = await take();
    // The call whose answer was lost may have succeeded: then the cart is empty.
    if (code === 'done') return;
    if (performance.now() - started > 2 * RECOVERY_MILLISECONDS_MAXIMUM)
      throw new Error(`${name} still fails with ${code}`);
    await delay(50);
  }
}

/** The number of orders in the shop. */
function orders(): number {
  return [...readLedger(dataDir).ordersByKey.values()].reduce((sum, ids) => sum + ids.length, 0);
}
