import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { startGateway, type GatewayProcess } from '../../deployment/gateway-process.ts';
import { startFloor, type LoadedServer } from './floor.ts';
import type { PageCost } from './server-cost.rules.ts';

/** Rendered pages per measurement, after as many to warm up; cached ones are twenty times as cheap. */
const COLD_PAGES = 250;
const CACHED_PAGES = COLD_PAGES * 20;
const CONCURRENCY = 8;
/** A run ends at the next sample after its last answer. */
const SAMPLE_MILLISECONDS = 50;

/** Longer than a measurement: every page but the first comes from the cache. */
const CACHED_SECONDS = '60';

/** A build's gateways in front of its own shop: one renders every page, the other keeps them. */
interface Servers {
  cold: GatewayProcess;
  cached: GatewayProcess;
  /** For files that last as long as the servers. */
  directory: string;
  close(): Promise<void>;
}

interface Measurement {
  /** The size of the catalogue behind the gateways. */
  seedProducts: number;
  rounds: number;
  /** The checkouts of the builds that are measured. */
  checkouts: readonly string[];
}

/**
 * The CPU time of the gateway's main thread for each page of `paths` by name, with the shop in a process of its own.
 * Linux only: reads `/proc`. The builds take turns; each page's costs are in the order of the checkouts.
 */
export async function measureServer(
  paths: ReadonlyMap<string, string>,
  { seedProducts, rounds, checkouts }: Measurement,
): Promise<Map<string, PageCost[]>> {
  const builds: Servers[] = [];
  try {
    for (const checkout of checkouts) builds.push(await startServers(checkout, seedProducts));
    const costs = new Map<string, PageCost[]>();
    for (const [name, path] of paths) costs.set(name, await measurePage(path, builds, rounds));
    return costs;
  } finally {
    await Promise.all(builds.map(({ close }) => close()));
  }
}

async function startServers(checkout: string, seedProducts: number): Promise<Servers> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-pages-'));
  const shop = await startGateway({ DATA_DIR: dataDir, SEED_PRODUCTS: String(seedProducts) }, [], checkout);
  const [cold, cached] = await Promise.all(
    ['0', CACHED_SECONDS].map((seconds) =>
      startGateway(
        {
          DATA_DIR: dataDir,
          SHOP_API_URL: shop.shopApiUrl,
          CACHE_SECONDS: seconds,
          PAGES_PER_MINUTE: '1000000000',
          REQUESTS_PER_MINUTE: '1000000000',
          COST_PER_MINUTE: '1000000000000',
          LOG_LEVEL: 'error',
        },
        ['--max-semi-space-size=64'],
        checkout,
      ),
    ),
  );
  if (!cold || !cached) throw new Error('The gateways did not start');
  async function close(): Promise<void> {
    await Promise.all([cold?.kill(), cached?.kill(), shop.kill()]);
    rmSync(dataDir, { recursive: true });
  }
  return { cold, cached, directory: dataDir, close };
}

async function measurePage(path: string, builds: readonly Servers[], rounds: number): Promise<PageCost[]> {
  const pages = [];
  for (const servers of builds) pages.push(await openPage(path, servers));
  for (let round = 0; round < rounds; round += 1)
    // Each build is the first in every other round.
    for (const page of round % 2 === 0 ? pages : pages.toReversed()) {
      page.cost.coldMilliseconds.push((await load(page.servers.cold, path, COLD_PAGES)).cpu);
      page.cost.floorMilliseconds.push((await load(page.floor, '/', COLD_PAGES)).cpu);
      let graph = 0;
      for (const operation of page.operations)
        graph += (await load(page.servers.cold, '/graphql', COLD_PAGES, operation)).cpu;
      page.cost.graphMilliseconds.push(graph);
      if (!page.cost.cached) continue;
      const { cpu, perSecond } = await load(page.servers.cached, path, CACHED_PAGES);
      page.cost.cached.milliseconds.push(cpu);
      page.cost.cached.perSecond.push(perSecond);
    }
  for (const { floor } of pages) floor.kill();
  return pages.map(({ servers, cost }) => ({ ...cost, residentMegabytes: residentMegabytes(servers.cold) }));
}

/** Warms a build up for a page, and reads what no round changes. */
async function openPage(path: string, servers: Servers) {
  const { cold, cached } = servers;
  await Promise.all([untilServed(cold.url + path), untilServed(cached.url + path)]);
  const html = await (await fetch(cold.url + path)).text();
  const compressed = await fetch(cold.url + path, { headers: { 'accept-encoding': 'zstd' } });
  const zstdBytes = Number(compressed.headers.get('content-length'));
  await compressed.arrayBuffer();
  const floor = await startFloor(html, join(servers.directory, 'page.html'));
  const operations = operationsOf(html);
  for (const [server, address] of [
    [cold, path],
    [cached, path],
    [floor, '/'],
  ] as const)
    await load(server, address, COLD_PAGES);
  for (const operation of operations) await load(cold, '/graphql', COLD_PAGES, operation);
  const { headers } = await fetch(cached.url + path);
  const isCached = /"pages"; hit/.test(headers.get('cache-status') ?? '');
  return {
    servers,
    floor,
    operations,
    cost: {
      coldMilliseconds: [] as number[],
      floorMilliseconds: [] as number[],
      graphMilliseconds: [] as number[],
      cached: isCached ? { milliseconds: [] as number[], perSecond: [] as number[] } : null,
      htmlBytes: Buffer.byteLength(html),
      zstdBytes,
    },
  };
}

/** The requests of a page's operations: each answer in its hand-over is under the operation's id and its variables. */
function operationsOf(html: string): string[] {
  const answers = /<script id="graph-answers"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '[]';
  return (JSON.parse(answers) as [key: string, answer: unknown][]).map(([key]) => {
    const [documentId = ''] = key.split(':', 1);
    return JSON.stringify({ documentId, variables: JSON.parse(key.slice(documentId.length + 1)) as unknown });
  });
}

/** Waits for a page that needs the search index. Throws after three minutes. */
async function untilServed(address: string): Promise<void> {
  for (let seconds = 0; seconds < 180; seconds += 1) {
    const answer = await fetch(address);
    await answer.arrayBuffer();
    if (answer.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
  throw new Error(`${address} did not answer 200`);
}

/**
 * Sends requests for a page, or with a body for an operation; returns the milliseconds of CPU of the main thread for
 * each, and how many were answered in a second.
 */
export async function load(
  gateway: LoadedServer,
  path: string,
  count: number,
  body?: string,
): Promise<{ cpu: number; perSecond: number }> {
  const cpuBefore = mainThreadMilliseconds(gateway);
  const started = performance.now();
  let ended = started;
  const { errors, non2xx } = await autocannon({
    url: gateway.url + path,
    headers: { 'accept-encoding': 'zstd', ...(body && { 'content-type': 'application/json' }) },
    ...(body && { method: 'POST', body }),
    connections: CONCURRENCY,
    amount: count,
    sampleInt: SAMPLE_MILLISECONDS,
    setupClient: (client) => client.on('response', () => (ended = performance.now())),
  });
  if (errors + non2xx > 0) throw new Error(`${path}: ${errors} without an answer, ${non2xx} not 200`);
  return { cpu: (mainThreadMilliseconds(gateway) - cpuBefore) / count, perSecond: count / ((ended - started) / 1_000) };
}

/** CPU time of a process's main thread: rendering, not garbage collection or compilation on other threads. */
function mainThreadMilliseconds({ child: { pid } }: Pick<LoadedServer, 'child'>): number {
  const [nanoseconds] = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ');
  return Number(nanoseconds) / 1e6;
}

function residentMegabytes({ child: { pid } }: GatewayProcess): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1_024);
}
