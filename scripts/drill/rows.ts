import assert from 'node:assert/strict';
import { randomInt, randomUUID } from 'node:crypto';
import { cpSync, realpathSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { exVatOf } from '../../domain/money.rules.ts';
import { formatMoney } from '../../domain/money-text.rules.ts';
import { swapBuild } from '../../gateway/server/storefront/builds.ts';
import { readProductsByUrl } from '../../shop/embedded/catalogue/catalogue-store.ts';
import { upsertProducts } from '../../shop/embedded/catalogue/catalogue-writes.ts';
import { memoryOf } from '../bench/process-figures.ts';
import { HERE, ready, type GatewayProcess } from '../deployment/gateway-process.ts';
import { add, ask, change, get } from '../deployment/graph-client.ts';
import { FAULTS } from './faults.ts';
import type { Ledger, Product } from './ledger.ts';
import { control, isShared, run, SHAPES, type ShapeName, type Stack } from './stack.ts';
import { placeOrder, type Sent, type Traffic } from './traffic.ts';

export interface Drill {
  stack: Stack;
  traffic: Traffic;
  ledger: Ledger;
  key: string;
  /** One that the traffic does not buy. */
  product: Product;
}

export type Row = [
  name: string,
  shapes: readonly ShapeName[],
  /** Disturbs the shop, ends that, and throws at what did not hold. May resolve to the seconds that this took. */
  disturb: (drill: Drill) => Promise<number | void>,
  /** Whether a request may fail so meanwhile. Defaults to none. */
  allows?: (sent: Sent, shape: ShapeName) => boolean,
];

const LIMIT = 20;
const SCARCE = 5;
const GUESSES = 10;
/** Until a proxy that asks each process every second has seen one that is back. */
const SEEN_MILLISECONDS = 2_000;
const [READ, UNREAD] = [40, 100];
export const ALL = Object.keys(SHAPES) as ShapeName[];
const SHARED = ALL.filter(isShared);

export const isShopAway = ({ kind, error }: Pick<Sent, 'kind' | 'error'>) =>
  kind !== 'kept page' && /^(503|UPSTREAM_UNAVAILABLE)$/.test(error ?? '');
/**
 * Where several run, the proxy asks another for a page. Whoever sent a POST repeats it, also one that could not be sent
 * (Caddy before 2.11.2).
 */
const isCutOff = ({ kind, error }: Sent, shape: ShapeName) =>
  isShared(shape) ? !kind.endsWith('page') && error === '502' : error === 'no answer' || isShopAway({ kind, error });

/** Of shops, also: the gateway says that its shop API cannot be reached. */
const isCutOffOrAway = (sent: Sent, shape: ShapeName) => isCutOff(sent, shape) || (shape === '4x2' && isShopAway(sent));

/** Where there are others, they have to do without it. Resolves to the seconds until all is well. */
async function kill(member: GatewayProcess | undefined, { traffic, stack }: Drill): Promise<number> {
  await delay(randomInt(600));
  const killed = performance.now();
  await member?.kill();
  if (!isShared(stack.shape)) await member?.restart();
  const seconds = (performance.now() - killed) / 1_000 + (await traffic.well(3));
  if (isShared(stack.shape)) await member?.restart();
  return seconds;
}

/** A partner's requests count together, whichever gateway they reach, but for a few while Redis is late. */
async function reachLimit({ stack: { gateways }, ledger }: Drill): Promise<void> {
  const key = await ledger.partner(LIMIT);
  const ends = async ({ url }: GatewayProcess) => (await ask({ url, key }, '{ result: __typename }')).error;
  const rounds = Array.from({ length: LIMIT }, () => Promise.all(gateways.map(ends)));
  const answered = (await Promise.all(rounds)).flat().filter((error) => error !== '429');
  assert.ok(!answered.some((error) => error !== null), 'a request within the limit failed');
  // One request of each gateway's was the ledger's.
  const count = answered.length + gateways.length;
  assert.ok(count >= LIMIT && count < 1.5 * LIMIT, `${count} of ${LIMIT} were answered`);
}

/** Guesses at one account count together, and still do when the process that counted them is killed. */
async function guessPassword(drill: Drill): Promise<number> {
  const { gateways } = drill.stack;
  const account = { email: `${randomUUID()}@customers.example`, password: 'not the right one' };
  const guess = async (at: number) => {
    const { url = '' } = gateways[at % gateways.length] ?? {};
    return (await change({ url, key: drill.key, buyer: '10.0.0.1' }, 'customerLogIn', account)).error;
  };
  const guesses = [];
  for (let at = 0; at < GUESSES; at += 1) guesses.push(await guess(at));
  assert.ok(!guesses.includes('TOO_MANY_ATTEMPTS'), 'a guess was refused too early');
  const seconds = await kill((drill.stack.shops.length > 0 ? drill.stack.shops : gateways)[0], drill);
  for (const at of gateways.keys()) assert.equal(await guess(at), 'TOO_MANY_ATTEMPTS', 'a guess too many');
  return seconds;
}

/**
 * A changed price is on every gateway's page, a changed name is found at each within five seconds, and what is scarce is
 * sold as often as it is there.
 */
async function changePricesAndStock({ stack, traffic, ledger, key, product }: Drill): Promise<void> {
  const pages = stack.gateways.map(({ url }) => url + product.path);
  await Promise.all(pages.map(get));
  const price = randomInt(1_000_00, 9_000_00);
  const word = randomUUID().replaceAll(/[^a-f]/g, '');
  for (const record of (await readProductsByUrl(ledger.db, [product.path])).values())
    await upsertProducts(ledger.db, [{ ...record, name: `Lamp ${word}`, price: exVatOf(price) }]);
  const changed = performance.now();
  // Of another length each time, so that no answer is a kept one.
  const search = (count: number) => `{ result: search(query: "${word}", first: ${count}) { nodes { id } } }`;
  for (const [at, { url }] of stack.gateways.entries())
    for (let count = 1; !(await ask({ url, key }, search(count))).text.includes(product.id); count += 1) {
      assert.ok(performance.now() < changed + 5_000, `gateway ${at + 1} does not find a change`);
      await delay(50);
    }
  const areShown = async () =>
    (await Promise.all(pages.map(get))).every(({ text }) => text.includes(formatMoney(price)));
  // For half as long as a page is kept that nobody drops.
  for (const end = performance.now() + 15_000; !(await areShown()); await delay(50))
    assert.ok(performance.now() < end, 'a page has an old price');
  await ledger.stock(product.number, SCARCE);
  const buy = async () => {
    const order = randomUUID();
    const { cart } = await add({ url: stack.url, key }, product.id, order);
    return (await placeOrder({ url: stack.url, key, cart }, order)).error === null ? [order] : [];
  };
  const bought = (await Promise.all(Array.from({ length: 4 * SCARCE }, buy))).flat();
  traffic.orders.push(...bought);
  assert.equal(bought.length, SCARCE, `${bought.length} of ${SCARCE} were sold`);
}

async function stop(server: 'postgres' | 'redis'): Promise<void> {
  await control(server, 'stop');
  await delay(10_000);
  await control(server, 'start');
}

/** Each process takes the newest build when it is started again: a copy, beside the one that runs. */
async function deploy({ stack: { shape, gateways, shops } }: Drill): Promise<void> {
  const dist = join(HERE, 'dist');
  const folder = join(dist, `build-${new Date().toISOString().replace(/\W/g, '-')}`);
  const filter = (source: string) => !source.includes('used-by-');
  cpSync(realpathSync(join(dist, 'current')), folder, { recursive: true, preserveTimestamps: true, filter });
  swapBuild(dist, folder);
  for (const member of [...shops, ...gateways]) {
    await member.stop();
    await member.restart();
    if (gateways.includes(member)) await ready(member.url);
    if (isShared(shape)) await delay(SEEN_MILLISECONDS);
  }
}

/** No file of one process can grow, as on a full disk. */
async function fillDisk({ stack, traffic }: Drill): Promise<void> {
  const limit = (bytes: string) =>
    run('prlimit', '--pid', String(stack.gateways[0]?.child.pid), `--fsize=${bytes}:unlimited`);
  await limit('0');
  await traffic.well(20, 10);
  await limit('unlimited');
}

const breakShopApi =
  (fault: string) =>
  async ({ stack: { proxy }, traffic }: Drill) => {
    const from = traffic.sent.length;
    proxy?.break(fault);
    await delay(4_000);
    proxy?.break(null);
    const sent = traffic.sent.slice(from);
    // A change may take its own time (gateway/upstream/patience.rules.ts), and that of the reads around it.
    const patience = ({ kind }: Sent) => (/page|sync/.test(kind) ? 3_000 : 19_000);
    assert.ok(!sent.some((each) => each.milliseconds > patience(each)), 'a late answer');
  };

/** Ten seconds of pipelined searches from one address, on sockets that read and others that do not. */
async function overload({ stack, traffic }: Drill): Promise<void> {
  const from = traffic.sent.length;
  const { child } = stack.gateways[0] ?? {};
  const place = { host: '127.0.0.1', port: Number(new URL(stack.url).port), localAddress: '127.0.0.66' };
  const ending = new AbortController();
  function open(_: unknown, index: number): void {
    if (ending.signal.aborted) return;
    const socket = connect({ ...place, signal: ending.signal }).on('error', () => undefined);
    socket.once('close', () => setTimeout(open, 200, null, index));
    if (index < READ) socket.resume();
    for (let search = 0; search < 9; search += 1)
      socket.write(`GET /search?query=lamp+${randomUUID()} HTTP/1.1\r\nHost: shop\r\nAccept: text/html\r\n\r\n`);
  }
  Array.from({ length: READ + UNREAD }, open);
  let most = 0;
  try {
    for (const end = performance.now() + 10_000; performance.now() < end; await delay(50))
      most = Math.max(most, memoryOf(child?.pid).resident);
  } finally {
    ending.abort();
  }
  assert.ok(most < 700, `${most} MB of memory`);
  // Node accepts one connection each turn of its loop: one that is new waits behind all that came at once.
  const health = traffic.sent.slice(from).filter(({ kind }) => kind === '/healthz');
  const slow = health.filter(({ milliseconds }) => milliseconds > 250).length;
  assert.ok(slow <= health.length / 20, `${slow} of ${health.length} /healthz were slow`);
}

export const ROWS: readonly Row[] = [
  ['reach a limit', SHARED, reachLimit],
  ['guess a password', SHARED, guessPassword, isCutOffOrAway],
  ['change prices and stock', ALL, changePricesAndStock],
  ['kill a gateway', ALL, (drill) => kill(drill.stack.gateways[0], drill), isCutOff],
  ['kill a shop', ['1+1', '4x2'], (drill) => kill(drill.stack.shops[0], drill), isShopAway],
  ['deploy a new build', ALL, deploy, isCutOffOrAway],
  // Of 1x1 the shop's own data are on it. Of 1+1 a partner's events would be lost: the gateway logs that.
  ['fill a disk', ['1x1', ...SHARED], fillDisk, (sent, shape) => shape === '1x1' && isShopAway(sent)],
  ['stop Redis', SHARED, () => stop('redis')],
  ['stop PostgreSQL', SHARED, () => stop('postgres'), isShopAway],
  ['overload', ['1x1'], overload],
  ...Object.keys(FAULTS).map((name): Row => [`shop API: ${name}`, ['1+1'], breakShopApi(name), isShopAway]),
];
