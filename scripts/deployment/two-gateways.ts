import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { openBalancer } from './balancer.ts';
import { createClient, type Client } from './client.ts';
import { startRush, type Rush } from './rush.ts';
import { changePrice } from './price-change.ts';
import { makePartner } from './partner.ts';
import { approveReview } from './reviews.ts';
import { makeSchema } from './store.ts';
import { ready, startGateway, type GatewayProcess } from './gateway-process.ts';

/**
 * Tests two gateways, each with its embedded shop, on one PostgreSQL and one Redis behind a load balancer: `scripts/two-gateways.sh`, which starts both servers, or with
 * TEST_DATABASE_URL and TEST_REDIS_URL. Both share their state, and when one stops or is killed the other takes over.
 */
const { TEST_DATABASE_URL: serverUrl, TEST_REDIS_URL: redisUrl } = process.env;
if (!serverUrl || !redisUrl)
  throw new Error('TEST_DATABASE_URL and TEST_REDIS_URL are required: scripts/two-gateways.sh starts both');

const SEED_PRODUCTS = 60;
/** So long that only a message can explain a page that changes sooner. */
const CACHE_SECONDS = 30;
const VISITORS = 8;
const REQUESTS_PER_MINUTE = 20;
/** The longest time until a change by one process is visible to the other. */
const SEEN_MILLISECONDS_MAXIMUM = 10_000;
/** The longest time after one gateway until another shows a changed price. */
const MESSAGE_MILLISECONDS_MAXIMUM = 1_500;
const STOP_MILLISECONDS_MAXIMUM = 10_000;
const ANSWERS_BEFORE_AND_AFTER = 60;

let failed = 0;
function check(what: string, isRight: boolean, found: unknown): void {
  if (!isRight) failed += 1;
  console.log(`${isRight ? '✓' : '✗'} ${what}${isRight ? '' : `: ${JSON.stringify(found)}`}`);
}

const schema = await makeSchema(serverUrl);
const folders = ['a', 'b'].map((name) => mkdtempSync(join(tmpdir(), `gateway-${name}-`)));
const environmentOf = (folder: string) => ({
  DATA_DIR: folder,
  DATABASE_URL: schema.databaseUrl,
  REDIS_URL: redisUrl,
  SEED_PRODUCTS: String(SEED_PRODUCTS),
  CACHE_SECONDS: String(CACHE_SECONDS),
  TRUSTED_PROXIES: '1',
  REQUESTS_PER_MINUTE: '1000000',
  PAGES_PER_MINUTE: '1000000',
  COST_PER_MINUTE: '1000000000',
});
const start = async (index: number, port?: string): Promise<GatewayProcess> => {
  const gateway = await startGateway({
    ...environmentOf(folders[index] ?? ''),
    ...(port !== undefined && { PORT: port }),
  });
  await ready(gateway.url);
  return gateway;
};
const running: GatewayProcess[] = [];
try {
  // Both start on an empty database: one seeds it, the other waits.
  running.push(...(await Promise.all([start(0), start(1)])));
  await run();
} finally {
  await Promise.all(running.map((gateway) => gateway.kill()));
  await schema.remove();
  for (const folder of folders) rmSync(folder, { recursive: true });
}
console.log(failed === 0 ? 'All checks of two gateways passed.' : `${failed} checks failed.`);
process.exitCode = failed === 0 ? 0 : 1;

async function run(): Promise<void> {
  const [a, b] = running;
  if (!a || !b) throw new Error('The gateways did not start');
  const key = await partner('1000000');
  await known(a, key);
  await known(b, key);
  const [viaA, viaB] = [createClient(a.url, key), createClient(b.url, key)];
  const { data } = await viaA.graph(
    '{ featuredProducts(first: 16) { edges { node { id path variants { id } stock { level } } } } }',
  );
  const products = (data as unknown as { featuredProducts: Featured }).featuredProducts.edges.map(({ node }) => node);
  const plain = products.find(({ variants, stock }) => (variants ?? []).length === 0 && (stock.level ?? 0) > 40);
  if (!plain) throw new Error('The small shop features no simple product with enough stock');

  const made = await viaA.add(plain.id, null);
  check(
    'a cart that was made at one is read at the other',
    made.cart !== null && (await viaB.quantity(made.cart)) === 1,
    made,
  );
  await viaB.add(plain.id, made.cart);
  check(
    'and what is added there is read at the first',
    made.cart !== null && (await viaA.quantity(made.cart)) === 2,
    made.cart,
  );
  const twice = ['again-and-again-1', 'again-and-again-1'].map((name, index) =>
    (index === 0 ? viaA : viaB).add(plain.id, made.cart, name),
  );
  await Promise.all(twice);
  check(
    'an addition that is sent to both at once, under one name, is made once',
    made.cart !== null && (await viaA.quantity(made.cart)) === 3,
    await viaA.quantity(made.cart ?? ''),
  );

  await limits(a, b);
  await writes(viaA, viaB, plain.id, plain.path);

  const { wereCached, first, last } = await changePrice(schema.databaseUrl, [a, b], plain.path);
  check(
    `a price that changes in the database is on one gateway’s cached page ${(first / 1_000).toFixed(1)} s later, and on the other’s ${Math.round(last)} ms after that`,
    wereCached && first < SEEN_MILLISECONDS_MAXIMUM && last < MESSAGE_MILLISECONDS_MAXIMUM,
    { wereCached, first, last },
  );

  const balancer = await openBalancer([a.url, b.url]);
  const client = createClient(balancer.url, key);
  const paths = products.slice(0, 6).map(({ path }) => path);
  const begin = () => startRush({ client, visitors: VISITORS, paths, productId: plain.id });

  const gentle = begin();
  await answered(gentle);
  const asked = performance.now();
  const stopped = a.stop().then(() => performance.now() - asked);
  await answered(gentle);
  const milliseconds = await stopped;
  const afterStop = await gentle.stop();
  check(
    `one that is asked to stop (SIGTERM) ends in time (${(milliseconds / 1_000).toFixed(1)} s)`,
    milliseconds < STOP_MILLISECONDS_MAXIMUM,
    milliseconds,
  );
  check(
    `${told(afterStop)} while it ended: nothing was lost, and nothing had to be sent again`,
    isWhole(afterStop) && afterStop.sentAgain === 0,
    afterStop,
  );

  const again = await start(0, new URL(a.url).port);
  running[0] = again;
  await known(again, key);
  const hard = begin();
  await answered(hard);
  await again.kill();
  await answered(hard);
  const afterKill = await hard.stop();
  check(
    `${told(afterKill)} around a kill (SIGKILL): nothing was lost, each addition was made once; ${afterKill.sentAgain} that were under way were sent again by their senders`,
    isWhole(afterKill) && afterKill.sentAgain <= VISITORS,
    afterKill,
  );
  check(
    `both had their share (${balancer.handed.join(' and ')}), and ${balancer.handedOn} requests were handed on`,
    balancer.handed.every((count) => count > ANSWERS_BEFORE_AND_AFTER / 3),
    balancer.handed,
  );
  balancer.close();
}

interface Featured {
  edges: { node: { id: string; path: string; variants: unknown[] | null; stock: { level: number | null } } }[];
}

/** A partner's limit is shared by both gateways. */
async function limits(a: GatewayProcess, b: GatewayProcess): Promise<void> {
  const key = await partner(String(REQUESTS_PER_MINUTE));
  const clients = [createClient(a.url, key), createClient(b.url, key)];
  // A gateway accepts a new key within two seconds; these requests count too.
  for (const client of clients) while ((await client.graph('{ __typename }')).status === 401) await delay(100);
  let used = clients.length;
  const left: number[] = [];
  for (; used < REQUESTS_PER_MINUTE; used += 1)
    left.push(Number((await clients[used % 2]?.graph('{ __typename }'))?.headers.get('ratelimit-remaining')));
  const isCountedDown = left.every((remaining, index) => remaining === REQUESTS_PER_MINUTE - 3 - index);
  check('a partner’s limit is counted by both together', isCountedDown, left);
  const over = await Promise.all(clients.map((client) => client.graph('{ __typename }')));
  check(
    'and ends at both together',
    over.every(({ status, headers }) => status === 429 && Number(headers.get('retry-after')) > 0),
    over.map(({ status }) => status),
  );
}

async function writes(viaA: Client, viaB: Client, productId: string, path: string): Promise<void> {
  const body = `Written at one, read at the other: ${Date.now()}.`;
  const written = await viaA.graph(
    'mutation ($input: ReviewCreateInput!) { reviewCreate(input: $input) { __typename } }',
    { input: { productId, rating: 4, author: 'Ann', email: 'ann@example.com', body } },
  );
  await approveReview(environmentOf(folders[0] ?? ''), body);
  const started = performance.now();
  let isSeen = false;
  while (!isSeen && performance.now() - started < SEEN_MILLISECONDS_MAXIMUM) {
    const { data } = await viaB.graph(
      'query ($path: String!) { product(path: $path) { reviews(first: 5) { edges { node { body } } } } }',
      { path },
    );
    isSeen = JSON.stringify(data ?? null).includes(body);
    if (!isSeen) await delay(50);
  }
  check(
    `a review that is written through one shop and approved is read through the other (${((performance.now() - started) / 1_000).toFixed(1)} s later)`,
    isSeen,
    written,
  );
}

async function answered(rush: ReturnType<typeof startRush>): Promise<void> {
  const enough = rush.answered() + ANSWERS_BEFORE_AND_AFTER;
  while (rush.answered() < enough) await delay(10);
}

function isWhole({ lost, wrongCarts }: Rush): boolean {
  return lost.length === 0 && wrongCarts.length === 0;
}

function told({ answered: count }: Rush): string {
  return `${count} answers`;
}

/** A partner with all scopes and a limit of requests per minute. */
function partner(requestsPerMinute: string): Promise<string> {
  return makePartner(environmentOf(folders[0] ?? ''), [
    '--scopes',
    'catalogue,reviews,cart,checkout',
    '--requests',
    requestsPerMinute,
    '--cost',
    '1000000000',
  ]);
}

async function known({ url }: GatewayProcess, key: string): Promise<void> {
  while ((await createClient(url, key).graph('{ __typename }')).status === 401) await delay(100);
}
