import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { add, ask, get, type Answer } from '../deployment/graph-client.ts';
import { openLedger } from '../drill/ledger.ts';
import { startStack } from '../drill/stack.ts';
import { placeOrder, SYNC } from '../drill/traffic.ts';
import { median, ratio, ratioText } from './comparison.rules.ts';
import { cpuOf } from './process-figures.ts';

/**
 * CPU time per request as gateways are added: `npm run build && scripts/with-stores node scripts/bench/gateways.ts`.
 * Starts 1, 2 and 4 gateways, each number behind Caddy and before a shop of its own, and sends the same requests to each
 * in turns. Measures gateways and shop, not Caddy, PostgreSQL and Redis. Figures are medians of the rounds; what idle
 * processes use is part of them, and printed as well. Fails when a request to four costs over 5 % more than to one.
 * `--rounds 3 --requests 500` for a short run. Needs Linux.
 */
const { rounds, requests: requestsOfTurn } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, requests: { type: 'string', default: '2000' } },
}).values;
const VISITORS = 8;

type Turn = Record<'gateways' | 'shop' | 'requests' | 'failed', number>;

async function open(cleanup: AsyncDisposableStack, count: number) {
  const stack = await startStack(cleanup, '2x1', { gateways: count, shops: 1 });
  const { url, gateways, shops } = stack;
  const ledger = await openLedger(cleanup, stack);
  const products = await ledger.products();
  const caller = { url, key: await ledger.partner() };
  const cpu = (members: typeof gateways) => members.reduce((sum, member) => sum + cpuOf(member.child.pid), 0);
  const answers: Answer[] = [];
  let visits = 0;

  /** Of twenty visits twelve read a kept page, four search, one synchronises, two fill a basket and one orders. */
  async function visit(number: number): Promise<void> {
    const { id, path } = products[number % products.length] ?? { id: '', path: '/' };
    const kind = number % 20;
    if (kind < 12) answers.push(await get(url + path));
    else if (kind < 16) answers.push(await get(`${url}/search?query=lamp+${number}`));
    else if (kind === 16) answers.push(await ask(caller, SYNC));
    else {
      const key = randomUUID();
      const added = await add(caller, id, key);
      const buyer = { ...caller, cart: added.cart };
      answers.push(added, await (kind === 19 ? placeOrder(buyer, key) : add(buyer, id, randomUUID())));
    }
  }

  return {
    count,
    turns: [] as Turn[],
    async idle(): Promise<number> {
      const before = cpu([...gateways, ...shops]);
      await delay(10_000);
      return (cpu([...gateways, ...shops]) - before) / 10;
    },
    async turn(requests: number): Promise<Turn> {
      const before = { gateways: cpu(gateways), shop: cpu(shops) };
      const visitor = async () => {
        while (answers.length < requests) await visit((visits += 1));
      };
      await Promise.all(Array.from({ length: VISITORS }, visitor));
      // Mails and webhooks of the turn are sent after it.
      await delay(2_000);
      const sent = answers.splice(0);
      return {
        gateways: cpu(gateways) - before.gateways,
        shop: cpu(shops) - before.shop,
        requests: sent.length,
        failed: sent.filter(({ error }) => error !== null).length,
      };
    },
  };
}

// Every request comes from one of the drill's few addresses, and every process has a listener that ends it.
Object.assign(process.env, { PAGES_PER_MINUTE: '1000000000' });
process.setMaxListeners(20);
const cleanup = new AsyncDisposableStack();
const all: Awaited<ReturnType<typeof open>>[] = [];
for (const count of [1, 2, 4]) all.push(await open(cleanup, count));
for (const { turn } of all) await turn(Number(requestsOfTurn) * 2);
for (let round = 0; round < Number(rounds); round += 1)
  for (const { turn, turns } of round % 2 === 0 ? all : all.toReversed())
    turns.push(await turn(Number(requestsOfTurn)));

const idle = await Promise.all(all.map((measured) => measured.idle()));
const each = ({ gateways, shop, requests }: Turn) => (gateways + shop) / requests;
const rows = all.map(({ count, turns }, at) => {
  const of = (figure: (turn: Turn) => number) => median(turns.map(figure));
  const growth = ratio(turns.map(each), all[0]?.turns.map(each) ?? []);
  if (growth && growth.median > 1.05) process.exitCode = 1;
  return {
    gateways: count,
    requests: of(({ requests }) => requests),
    failed: of(({ failed }) => failed),
    'CPU s: gateways': of(({ gateways }) => gateways) / 1_000,
    shop: of(({ shop }) => shop) / 1_000,
    'ms a request': of(each).toFixed(2),
    '× one gateway': ratioText(growth),
    'requests a CPU s': Math.round(1_000 / of(each)),
    'idle, ms a s': idle[at],
  };
});
console.table(rows);
await cleanup.disposeAsync();
