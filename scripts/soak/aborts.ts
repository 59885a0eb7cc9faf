import { once } from 'node:events';
import { mkdtempSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { createInterface } from 'node:readline';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ready, startGateway } from '../deployment/gateway-process.ts';
import type { Inside } from './inside.ts';

/**
 * Reads every kind of answer while three readers in ten disconnect at a random byte or time: `npm run soak:aborts -- 5000`, the requests of each kind.
 * Fails when the process exits, keeps file descriptors, grows by a fifth, logs a bug, or answers a reader that stays
 * with a 5xx other than a 503 that says when to retry.
 */
const REQUESTS = Number(process.argv[2] ?? 5_000);
const ATONCE = 8;
const CUT_SHARE = 0.3;
const CUT_BYTES_MAXIMUM = 20_000;
const CUT_MILLISECONDS_MAXIMUM = 8;
const SEED_PRODUCTS = 400;
const QUIET_MILLISECONDS = 8_000;
const GROWTH_MAXIMUM = 0.2;
/** Both ends of the kept connections between the gateway and its shop are in the process. */
const SOCKETS_SPARE = 24;
const ENCODINGS = ['gzip', 'br', 'identity'];

if (!Number.isInteger(REQUESTS) || REQUESTS <= 0) throw new Error('How many requests? npm run soak:aborts -- 5000');

interface Asked {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

const dataDir = mkdtempSync(join(tmpdir(), 'aborts-'));
const gateway = await startGateway(
  {
    DATA_DIR: dataDir,
    SEED_PRODUCTS: String(SEED_PRODUCTS),
    REQUESTS_PER_MINUTE: '10000000',
    PAGES_PER_MINUTE: '10000000',
    IMAGES_PER_MINUTE: '10000000',
    COST_PER_MINUTE: '100000000000',
  },
  ['--expose-gc', '--import', join(import.meta.dirname, 'inside.ts')],
);
await ready(gateway.url);
const wrong: string[] = [];
const onExit = (code: number | null, signal: string | null) => wrong.push(`the process exited: ${code ?? signal}`);
gateway.child.once('exit', onExit);
// Only bugs are logged at this level.
const bugs = createInterface({ input: gateway.child.stdout ?? process.stdin });
bugs.on('line', (line) => line.startsWith('{') && wrong.push(`logged: ${line.slice(0, 500)}`));
const agent = new Agent({ keepAlive: true, maxSockets: ATONCE });

const graph = (query: string): Asked => ({
  method: 'POST',
  path: '/graphql',
  headers: { 'content-type': 'application/json', 'x-partner-key': gateway.key },
  body: JSON.stringify({ query }),
});

const home = await (await fetch(`${gateway.url}/`)).text();
const found = (pattern: RegExp, of = home) => {
  const path = pattern.exec(of)?.[1];
  if (path === undefined) throw new Error(`No ${pattern} in a page`);
  return path;
};
const list = await (await fetch(`${gateway.url}/interior-lighting/`)).text();

const kinds = new Map<string, Asked>([
  ['page', { path: '/' }],
  ['list', { path: '/interior-lighting/' }],
  ['picture', { path: found(/(\/images\/\d+\/[^"\s]+\.webp)/, list) }],
  ['file', { path: found(/"(\/assets\/[^"]+\.js)"/) }],
  ['feed', { path: '/feeds/google.xml' }],
  ['sitemap', { path: '/sitemap.xml' }],
  ['kit', { path: '/docs/kit.tgz' }],
  ['docs', { path: '/docs' }],
  ['graph', graph('{ featuredProducts(first: 20) { edges { node { name price { incVat { pence } } } } } }')],
  [
    'export',
    graph('{ products(first: 100) { nodes { id name sku price { incVat { pence } } } pageInfo { endCursor } } }'),
  ],
]);

/** Sends one request. Resolves to its status, or null when it was cut off. */
function send({ method = 'GET', path, headers, body }: Asked, turn: number): Promise<number | null> {
  const isCut = Math.random() < CUT_SHARE;
  const cutBytes = isCut && turn % 2 === 0 ? Math.random() * CUT_BYTES_MAXIMUM : Infinity;
  return new Promise((resolve, reject) => {
    const encoding = ENCODINGS[turn % ENCODINGS.length] ?? 'identity';
    const sent = request(`${gateway.url}${path}`, {
      method,
      agent,
      headers: { 'accept-encoding': encoding, ...headers },
    });
    const cut = () => {
      resolve(null);
      sent.destroy();
    };
    const timer = isCut && cutBytes === Infinity ? setTimeout(cut, Math.random() * CUT_MILLISECONDS_MAXIMUM) : null;
    const fail = (error: Error) => (isCut ? resolve(null) : reject(error));
    sent.once('response', (answer) => {
      let bytes = 0;
      answer.once('error', fail);
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes > cutBytes) cut();
      });
      answer.once('end', () => {
        const isBusy = answer.statusCode === 503 && answer.headers['retry-after'] !== undefined;
        resolve(isBusy ? 200 : (answer.statusCode ?? 0));
      });
    });
    sent.once('close', () => clearTimeout(timer ?? undefined));
    sent.once('error', fail);
    sent.end(body);
  });
}

/** Sends the requests of one kind, a few at once, and reports what their readers saw. */
async function visit(name: string, asked: Asked, requests: number): Promise<void> {
  const statuses = new Map<string, number>();
  let turn = 0;
  const reader = async () => {
    while (turn < requests) {
      turn += 1;
      const status = await send(asked, turn);
      const key = status === null ? 'cut' : String(status);
      statuses.set(key, (statuses.get(key) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: ATONCE }, reader));
  for (const [status, count] of statuses)
    if (status !== 'cut' && status !== '200') wrong.push(`${name}: ${count} answers ${status}`);
  console.log(`${name.padEnd(8)} ${[...statuses].map(([status, count]) => `${status}: ${count}`).join(', ')}`);
}

async function measure(): Promise<Inside & { descriptors: string[] }> {
  agent.destroy();
  await delay(QUIET_MILLISECONDS);
  const told = once(gateway.child, 'message');
  gateway.child.send('measure');
  const [inside] = (await told) as [Inside];
  const folder = `/proc/${gateway.child.pid}/fd`;
  return { ...inside, descriptors: readdirSync(folder).map((name) => readlinkSync(join(folder, name))) };
}

try {
  console.log(`${REQUESTS} requests of each kind, ${ATONCE} at once; a tenth of them first, for warming up`);
  for (const [name, asked] of kinds) await visit(name, asked, Math.ceil(REQUESTS / 10));
  const before = await measure();
  for (const [name, asked] of kinds) await visit(name, asked, REQUESTS);
  const after = await measure();
  const figures = (of: typeof before) =>
    `${of.descriptors.length} descriptors, heap ${of.heapMegabytes.toFixed(1)} MB, resident ${of.residentMegabytes.toFixed(0)} MB`;
  console.log(`before: ${figures(before)}\nafter:  ${figures(after)}`);
  const isSocket = (path: string) => path.startsWith('socket:');
  const files = (of: typeof before) => of.descriptors.filter((path) => !isSocket(path));
  const sockets = (of: typeof before) => of.descriptors.filter(isSocket).length;
  if (files(after).length > files(before).length) wrong.push(`files are open: ${files(after).join(', ')}`);
  if (sockets(after) > sockets(before) + SOCKETS_SPARE) wrong.push('sockets leaked');
  if (after.heapMegabytes > before.heapMegabytes * (1 + GROWTH_MAXIMUM)) wrong.push('the heap grew');
  wrong.push(...after.warnings.map((warning) => `warning: ${warning}`));
} finally {
  gateway.child.off('exit', onExit);
  await gateway.stop();
  rmSync(dataDir, { recursive: true });
}
for (const line of wrong) console.log(`✗ ${line}`);
console.log(
  wrong.length === 0 ? 'Nothing leaked, and no reader that stayed was refused.' : `${wrong.length} checks failed.`,
);
process.exitCode = wrong.length === 0 ? 0 : 1;
