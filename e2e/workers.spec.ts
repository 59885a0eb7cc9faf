import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent, request as send } from 'node:http';
import { expect, test } from '@playwright/test';
import { ready, startGateway, type GatewayProcess } from '../scripts/deployment/gateway-process.ts';
import { makePartner } from '../scripts/deployment/partner.ts';

/** Real workers over one embedded shop; pages and browsers play no part. */
const ENVIRONMENT = {
  WORKERS: '2',
  DATA_DIR: 'test-results/workers',
  DATABASE_URL: '',
  SEED_PRODUCTS: '60',
  CACHE_SECONDS: '60',
  LOG_LEVEL: 'debug',
  REQUESTS_PER_MINUTE: '1000000',
  COST_PER_MINUTE: '1000000000',
};
const VISITORS = 8;
const ANSWERS = 100;
const STOP_MILLISECONDS = 10_000;
// A worker that starts shares two busy cores with its neighbour and its visitors.
const ANSWER_MILLISECONDS = 20_000;

const ADD =
  'mutation ($input: CartLineAddInput!) { cartLineAdd(input: $input) { __typename ... on CartLineAddPayload { cart { quantity } } ... on UserError { code } } }';
const CART = '{ cart { quantity } }';
/** The id of the storefront's query of a page, whose answers are cached. */
const [PRODUCT_PAGE] =
  Object.entries(JSON.parse(readFileSync('schema/operations.json', 'utf8')) as Record<string, string>).find(
    ([, text]) => text.startsWith('query UrlPageQuery'),
  ) ?? [];
const COMPLETE =
  'mutation ($input: CheckoutCompleteInput!) { checkoutComplete(input: $input) { __typename ... on UserError { code } } }';

let gateway: GatewayProcess;
/** The process id of the worker that answered each request, by the request's id, as it is logged. */
let workers: Map<string, number>;

test.beforeEach(async () => {
  test.setTimeout(90_000);
  gateway = await startGateway(ENVIRONMENT);
  workers = new Map();
  let rest = '';
  gateway.child.stdout?.on('data', (text: string) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const { requestId, worker } = JSON.parse(line) as { requestId?: string; worker?: number };
      if (requestId !== undefined && worker !== undefined) workers.set(requestId, worker);
    }
  });
  await ready(gateway.url);
});
test.afterEach(() => gateway.kill());

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
  requestId: string;
}

/** Sends a request, by default on a connection of its own, so that the next one reaches the next worker. */
async function ask(
  path: string,
  {
    body,
    headers = {},
    agent = false,
  }: { body?: object; headers?: Record<string, string>; agent?: Agent | false } = {},
): Promise<Answer> {
  const requestId = randomUUID();
  const request = send(`${gateway.url}${path}`, {
    method: body ? 'POST' : 'GET',
    agent,
    headers: { 'x-request-id': requestId, 'content-type': 'application/json', ...headers },
    signal: AbortSignal.timeout(ANSWER_MILLISECONDS),
  });
  request.end(body && JSON.stringify(body));
  const [response] = (await once(request, 'response')) as [import('node:http').IncomingMessage];
  let text = '';
  for await (const chunk of response.setEncoding('utf8') as AsyncIterable<string>) text += chunk;
  return { status: response.statusCode ?? 0, headers: response.headers, text, requestId };
}

interface FoundProduct {
  id: string;
  path: string;
  variants: unknown[] | null;
  modifiers: unknown[] | null;
  stock: { level: number };
}

/** The data of the operations of these tests. */
interface Data {
  featuredProducts?: { edges: { node: FoundProduct }[] };
  cart?: { quantity: number };
  cartLineAdd?: unknown;
  checkoutComplete?: unknown;
}

/** Sends an operation with the key that was printed at the start. */
async function graph(query: string, variables: object = {}, cart: string | null = null, key = gateway.key) {
  const headers = { 'x-partner-key': key, ...(cart !== null && { authorization: `Bearer ${cart}` }) };
  const answer = await ask('/graphql', { body: { query, variables }, headers });
  return { ...answer, data: (JSON.parse(answer.text) as { data?: Data }).data };
}

/** The data of an answer, without what it says of the caller's limits. */
function dataOf(text: string): string {
  return JSON.stringify((JSON.parse(text) as { data: unknown }).data);
}

/** A simple product of which there are some. */
async function findProduct(): Promise<{ id: string; path: string; level: number }> {
  const { data } = await graph(
    '{ featuredProducts(first: 30) { edges { node { id path variants { id } modifiers { id } stock { level } } } } }',
  );
  const found = (data?.featuredProducts?.edges ?? [])
    .map(({ node }) => node)
    .find(({ variants, modifiers, stock }) => !variants?.length && !modifiers?.length && stock.level > 4);
  if (!found) throw new Error('The small shop features no simple product with enough stock');
  return { id: found.id, path: found.path, level: found.stock.level };
}

/** Clients with a connection each, who ask on it again and again until they are told to stop, or no connection is accepted. */
function startVisitors() {
  const failures: { workers: number[]; error: string }[] = [];
  let answered = 0;
  let isOn = true;
  async function visit(): Promise<void> {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    /** The requests that this connection has carried. */
    let requestIds: string[] = [];
    const fail = (error: string) => {
      const ofConnection = new Set(requestIds.flatMap((id) => workers.get(id) ?? []));
      failures.push({ workers: [...ofConnection], error });
      requestIds = [];
    };
    while (isOn)
      try {
        const { status, requestId } = await ask('/readyz', { agent });
        if (status !== 200 && status !== 503) fail(String(status));
        answered += 1;
        requestIds.push(requestId);
      } catch (error) {
        const { code, message } = error as NodeJS.ErrnoException;
        if (code === 'ECONNREFUSED') break;
        fail(code ?? message);
      }
    agent.destroy();
  }
  const visits = Array.from({ length: VISITORS }, visit);
  return {
    answered: () => answered,
    failures,
    ended: Promise.all(visits),
    stop() {
      isOn = false;
      return Promise.all(visits);
    },
  };
}

const metric = (text: string, name: string) => new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1];
const pids = () => new Set(workers.values());

test('two workers answer on one port, know the printed key, and tell their metrics together', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => graph('{ shop { name } }')));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  await expect.poll(() => answers.every(({ requestId }) => workers.has(requestId))).toBe(true);
  expect(new Set(answers.map(({ requestId }) => workers.get(requestId))).size).toBe(2);
  const counted = [];
  for (let times = 0; times < 4; times += 1) {
    const { text } = await ask('/metrics');
    counted.push([
      metric(text, 'http_requests_total\\{route="graphql",status="200"\\}'),
      metric(text, 'http_request_duration_seconds_count\\{route="graphql"\\}'),
      metric(text, 'gateway_workers'),
      metric(text, 'shop_api_breaker_open\\{breaker="shop"\\}'),
      Number(metric(text, 'primary_process_resident_memory_bytes')) > 0,
    ]);
  }
  expect(counted).toEqual(counted.map(() => ['20', '20', '2', '0', true]));
});

test('a rate limit is counted by both workers together', async () => {
  const limit = 20;
  const make = (requests: number) =>
    makePartner(ENVIRONMENT, ['--scopes', 'catalogue', '--requests', String(requests), '--cost', '100000']);
  const key = await make(limit);
  // A worker that knows the later key knows the earlier one too.
  const later = await make(10_000);
  const statuses = async (of: string) =>
    [1, 2, 3, 4].reduce<Promise<number[]>>(
      async (before) => [...(await before), (await graph('{ __typename }', {}, null, of)).status],
      Promise.resolve([]),
    );
  await expect.poll(() => statuses(later)).toEqual([200, 200, 200, 200]);
  const answers: Answer[] = [];
  while (answers.length < limit) answers.push(await graph('{ __typename }', {}, null, key));
  expect(answers.map(({ headers }) => Number(headers['ratelimit-remaining']))).toEqual(
    answers.map((_, index) => limit - 1 - index),
  );
  expect(await statuses(key)).toEqual([429, 429, 429, 429]);
  await expect.poll(() => new Set(answers.map(({ requestId }) => workers.get(requestId))).size).toBe(2);
});

test('an addition that is sent to both workers with one idempotency key is made once, even of the last items', async () => {
  const { id: productId, level } = await findProduct();
  const made = await graph(ADD, { input: { productId, quantity: 1 } });
  const cart = String(made.headers['x-cart-token']);
  const addition = (quantity: number) => {
    const input = { productId, quantity, idempotencyKey: randomUUID() };
    return async () => (await graph(ADD, { input }, cart)).data?.cartLineAdd;
  };
  const isAdded = (quantity: number) => ({ __typename: 'CartLineAddPayload', cart: { quantity } });
  const one = addition(1);
  expect(await Promise.all([one(), one()])).toEqual([isAdded(2), isAdded(2)]);
  // In turn: the second worker finds no stock left for what the first has added.
  const last = addition(level - 2);
  expect([await last(), await last(), await last()]).toEqual([isAdded(level), isAdded(level), isAdded(level)]);
  expect((await graph(CART, {}, cart)).data?.cart?.quantity).toBe(level);
});

test('an order at one worker drops cached answers of its products at both', async () => {
  const { id: productId, path } = await findProduct();
  const body = { documentId: PRODUCT_PAGE, variables: { url: path } };
  const answers = () =>
    Promise.all(Array.from({ length: 6 }, async () => dataOf((await ask('/graphql', { body })).text)));
  const before = new Set(await answers());
  expect(before.size).toBe(1);
  const made = await graph(ADD, { input: { productId, quantity: 2 } });
  const input = {
    idempotencyKey: randomUUID(),
    contact: { email: 'ann@example.com', firstName: 'Ann', lastName: 'Lee', phone: '020 7946 0123' },
    delivery: { method: 'ADDRESS', address: { address1: '1 High Street', city: 'Leeds', postcode: 'LS1 4DT' } },
    paymentMethod: 'BANK_TRANSFER',
  };
  const ordered = await graph(COMPLETE, { input }, String(made.headers['x-cart-token']));
  expect(ordered.data?.checkoutComplete).toEqual({ __typename: 'CheckoutCompletePayload' });
  await expect.poll(async () => (await answers()).filter((answer) => before.has(answer))).toEqual([]);
});

test('a worker that is killed is replaced, and its neighbour’s connections lose nothing', async () => {
  const visitors = startVisitors();
  await expect.poll(() => visitors.answered()).toBeGreaterThan(ANSWERS);
  await expect.poll(() => pids().size).toBe(2);
  const before = pids();
  const [victim] = before;
  process.kill(victim ?? 0, 'SIGKILL');
  const enough = visitors.answered() + ANSWERS;
  await expect.poll(() => visitors.answered()).toBeGreaterThan(enough);
  // The new worker is a process that has yet to start.
  await expect.poll(async () => metric((await ask('/metrics')).text, 'gateway_workers'), { timeout: 30_000 }).toBe('2');
  await expect
    .poll(async () => {
      await ask('/healthz');
      return [...pids()].filter((pid) => !before.has(pid)).length;
    })
    .toBe(1);
  await visitors.stop();
  expect(visitors.failures).toEqual(visitors.failures.map(() => ({ workers: [victim], error: 'ECONNRESET' })));
  expect(visitors.failures.length).toBeGreaterThan(0);
  expect(metric((await ask('/metrics')).text, 'gateway_worker_ends_total')).toBe('1');
});

test('SIGTERM ends all workers in time, and loses no request', async () => {
  const visitors = startVisitors();
  await expect.poll(() => visitors.answered()).toBeGreaterThan(ANSWERS);
  const started = performance.now();
  const exited = once(gateway.child, 'exit');
  gateway.child.kill('SIGTERM');
  await visitors.ended;
  expect([(await exited)[0], visitors.failures]).toEqual([0, []]);
  expect(performance.now() - started).toBeLessThan(STOP_MILLISECONDS);
});

test('workers end with their primary, and a start on a port in use ends with one line', async () => {
  await ask('/');
  await expect(
    startGateway({ ...ENVIRONMENT, PORT: new URL(gateway.url).port, DATA_DIR: 'test-results/workers-2' }),
  ).rejects.toThrow('did not open');
  await graph('{ shop { name } }');
  await expect.poll(() => pids().size).toBe(2);
  const running = pids();
  await gateway.kill();
  await expect.poll(() => [...running].filter((pid) => isRunning(pid))).toEqual([]);
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}
