import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ready, startGateway } from '../deployment/gateway-process.ts';
import { LEAK } from './faults.ts';
import { askGraph, type GraphAnswer } from './graph-client.ts';
import { faults, openFaultyProxy, type Fault } from './proxy.ts';

/**
 * Injects every fault of a shop API into every kind of operation of a gateway, over HTTP, and prints the client's result, the
 * time, the number of REST calls and how soon it recovered: `node scripts/faults/graph-table.ts`. Fails when an answer takes 3 s
 * (a change 8 s), costs more than twice the usual calls, or exposes internal details; when recovery takes 3 s; and when a stale answer
 * should have been served but was not.
 */
const ANSWER_MILLISECONDS_MAXIMUM = 3_000;
/** A change of a cart has 5 s, and reads around it. */
const CHANGE_MILLISECONDS_MAXIMUM = 8_000;
const RECOVERY_MILLISECONDS_MAXIMUM = 3_000;
const CALLS_FACTOR_MAXIMUM = 2;
/** Concurrent requests during the fault, after a single one: enough to open the circuit breaker. */
const ASKERS = 5;
const SEED_PRODUCTS = 500;

/** Texts that must not reach clients: the shop API's error details and our internal messages. */
const INSIDE = new RegExp(
  [
    LEAK.slice(0, 9),
    'SELECT ',
    '/srv/',
    'Maintenance',
    String.raw`\.[jt]s\b`,
    'node_modules',
    String.raw`127\.0\.0\.1`,
    'ECONN',
    'undici',
    'Upstream[A-Z]',
    'socket',
    '/products',
    '/cart',
    'get_products',
  ].join('|'),
);

/** Faults that the caller does not notice, because the answer comes in time. */
const HARMLESS: ReadonlySet<Fault> = new Set(['late']);
/** Faults that a retry can fix. */
const PARTIAL: ReadonlySet<Fault> = new Set(['503 bursts']);

interface Operation {
  name: string;
  /** Sends one request, each time for something that was not requested before, except where stale data is tested. */
  ask(): Promise<GraphAnswer>;
  /** Whether a stale answer is the fallback. */
  isKept?: boolean;
}

const dataDir = mkdtempSync(join(tmpdir(), 'faults-graph-'));
const plenty = {
  DATA_DIR: dataDir,
  SEED_PRODUCTS: String(SEED_PRODUCTS),
  CACHE_SECONDS: '0',
  REQUESTS_PER_MINUTE: '1000000',
  COST_PER_MINUTE: '1000000000',
  LOG_LEVEL: 'silent',
};
const shop = await startGateway(plenty);
await ready(shop.url);
const proxy = await openFaultyProxy(shop.shopApiUrl);
const gateway = await startGateway({ ...plenty, SHOP_API_URL: proxy.url });
await ready(gateway.url);
let failures = 0;
try {
  const operations = await prepare();
  console.log(
    `${'operation'.padEnd(21)}${'fault'.padEnd(14)}${'result'.padEnd(50)}${'ms'.padStart(6)}${'max ms'.padStart(7)}${'calls'.padStart(7)}${'of five'.padStart(8)}${'usual'.padStart(11)}${'recovery ms'.padStart(21)}`,
  );
  for (const operation of operations) for (const fault of faults) await row(operation, fault);
} finally {
  proxy.close();
  await gateway.stop();
  await shop.stop();
  rmSync(dataDir, { recursive: true });
}
console.log(
  failures === 0
    ? 'Every answer came in time, cost at most twice its usual calls, and exposed no internal details.'
    : `${failures} rows failed.`,
);
process.exitCode = failures === 0 ? 0 : 1;

async function prepare(): Promise<Operation[]> {
  const ask = (query: string, variables: object, cart: string | null = null) =>
    askGraph(gateway, query, variables, cart);
  const paths = await addresses();
  const next = () => paths.pop() ?? fail('There are too few products');
  const warm = next();
  const PRODUCT =
    'query ($path: String!) { result: product(path: $path) { name price { incVat { pence } } stock { status } } }';
  const SEARCH =
    'query ($query: String!) { result: search(query: $query, first: 16) { totalCount edges { node { name } } } }';
  const ADD =
    'mutation ($input: CartLineAddInput!) { result: cartLineAdd(input: $input) { __typename ... on CartLineAddPayload { cart { quantity } } ... on UserError { code } } }';
  const { data } = await ask(
    '{ result: featuredProducts(first: 60) { edges { node { id variants { id } stock { level } } } } }',
    {},
  );
  const featured = (
    data as { edges: { node: { id: string; variants: unknown[] | null; stock: { level: number | null } } }[] }
  ).edges;
  const plain =
    featured.find(({ node }) => (node.variants ?? []).length === 0 && (node.stock.level ?? 0) > 40)?.node.id ??
    fail('Nothing plain is featured');
  const { cart } = await ask(ADD, { input: { productId: plain, quantity: 1 } });
  const kept = () => ask(PRODUCT, { path: warm });
  await kept();
  let terms = 0;
  let line: string | null = null;
  return [
    { name: 'product', ask: () => ask(PRODUCT, { path: next() }) },
    { name: 'product, read before', ask: kept, isKept: true },
    { name: 'search', ask: () => ask(SEARCH, { query: `lamp brass ${(terms += 1)}` }) },
    { name: 'cart', ask: () => ask('{ result: cart { quantity lines { name quantity } } }', {}, cart) },
    { name: 'cartLineUpdate', ask: () => change(cart) },
  ];

  async function change(token: string | null): Promise<GraphAnswer> {
    line ??= await ask('{ result: cart { lines { id } } }', {}, token).then(
      ({ data: found }) => (found as { lines: { id: string }[] }).lines[0]?.id ?? null,
    );
    return ask(
      'mutation ($input: CartLineUpdateInput!) { result: cartLineUpdate(input: $input) { __typename ... on UserError { code } } }',
      { input: { lineId: line, quantity: 2 } },
      token,
    );
  }
}

async function row({ name, ask, isKept = false }: Operation, fault: Fault): Promise<void> {
  await settle(ask);
  proxy.count();
  const normal = await ask();
  const otherwise = proxy.count();
  await proxy.break(fault, '/');
  proxy.count();
  const alone = await ask();
  const calls = proxy.count();
  const answers = [alone, ...(await Promise.all(Array.from({ length: ASKERS }, ask)))];
  const callsOfAll = proxy.count();
  await proxy.heal();
  const recovery = await settle(ask);
  const slowest = Math.max(...answers.map(({ milliseconds }) => milliseconds));
  const told = [...Map.groupBy(answers, ({ status, code }) => `${status} ${code ?? 'answered'}`)]
    .map(([what, some]) => `${some.length} × ${what}`)
    .join(', ');
  const faultsFound = [
    normal.code === null ? '' : `it failed before: ${normal.code}`,
    slowest < (name === 'cartLineUpdate' ? CHANGE_MILLISECONDS_MAXIMUM : ANSWER_MILLISECONDS_MAXIMUM) ? '' : 'too late',
    calls <= CALLS_FACTOR_MAXIMUM * otherwise && callsOfAll <= CALLS_FACTOR_MAXIMUM * otherwise * ASKERS
      ? ''
      : 'too many calls',
    recovery < RECOVERY_MILLISECONDS_MAXIMUM ? '' : 'recovered too late',
    answers.every(({ text }) => !INSIDE.test(text))
      ? ''
      : `told: ${answers.map(({ text }) => INSIDE.exec(text)?.[0]).find(Boolean)}`,
    answers.every((answer) => isRight(answer, fault, isKept)) ? '' : 'wrong result',
  ].filter(Boolean);
  if (faultsFound.length > 0) failures += 1;
  console.log(
    `${name.padEnd(21)}${fault.padEnd(14)}${told.padEnd(50)}${alone.milliseconds.toFixed(0).padStart(6)}${slowest.toFixed(0).padStart(7)}${String(calls).padStart(7)}${String(callsOfAll).padStart(8)}${String(otherwise).padStart(11)}${recovery.toFixed(0).padStart(21)}${faultsFound.length > 0 ? `  ✗ ${faultsFound.join(', ')}` : ''}`,
  );
}

function isRight({ status, code }: GraphAnswer, fault: Fault, isKept: boolean): boolean {
  if (status !== 200) return false;
  if (isKept || HARMLESS.has(fault)) return code === null;
  return code === 'UPSTREAM_UNAVAILABLE' || (PARTIAL.has(fault) && code === null);
}

/** Repeats the request until it succeeds; resolves to the milliseconds that took. */
async function settle(ask: () => Promise<GraphAnswer>): Promise<number> {
  const started = performance.now();
  for (;;) {
    const { code } = await ask();
    const milliseconds = performance.now() - started;
    if (code === null) return milliseconds;
    if (milliseconds > 3 * RECOVERY_MILLISECONDS_MAXIMUM) throw new Error(`No recovery: ${code}`);
    await delay(50);
  }
}

async function addresses(): Promise<string[]> {
  const { results } = (await (await fetch(`${shop.shopApiUrl}/get_product_addresses?page_no=1`)).json()) as {
    results: { url: string }[];
  };
  return results.map(({ url }) => url);
}

function fail(why: string): never {
  throw new Error(why);
}
