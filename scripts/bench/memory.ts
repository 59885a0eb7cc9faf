import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { ready, startGateway, type GatewayProcess } from '../deployment/gateway-process.ts';
import { mixedRequests, sendLoad } from './memory/mixed-load.ts';
import { cpuOf, memoryOf } from './process-figures.ts';

/**
 * Resident memory of a gateway with the embedded shop after a start and under mixed load, and its CPU time per request:
 * `node scripts/bench/memory.ts --minutes 8`. Each `--options='--max-semi-space-size=64'` gives Node's options for one
 * gateway; several take turns, so that other use of the machine falls on all. `--level debug` logs each request, and
 * `--abandoned 40` adds as many requests a second whose visitors leave before the answer. Needs a build and Linux.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '3' },
    options: { type: 'string', multiple: true, default: [startOptions()] },
    products: { type: 'string' },
    level: { type: 'string', default: 'error' },
    abandoned: { type: 'string', default: '0' },
  },
});
const MINUTES = Number(values.minutes);
const TURN_SECONDS = 10;
const CONNECTIONS = 6;
/** About what six visitors send who pause for 10 ms after each answer. */
const REQUESTS_PER_SECOND = 100;
/** Until the search index is built and the buffers of the start are released. */
const SETTLE_MILLISECONDS = 20_000;
const PAGES = ['/', '/brands/', '/blog/', '/search?query=brass+lamp', '/search?query=2+gang+socket'];

if (!Number.isFinite(MINUTES) || MINUTES < 0)
  throw new Error('How many minutes? node scripts/bench/memory.ts --minutes 3');

interface Measured {
  options: string;
  gateway: GatewayProcess;
  started: number;
  loaded: number;
  highest: number;
  isWarm: boolean;
  requests: number;
  cpuMilliseconds: number;
}

const directory = mkdtempSync(join(tmpdir(), 'memory-'));
const environment = {
  LOG_LEVEL: values.level,
  NODE_COMPILE_CACHE: 'node_modules/.cache/node',
  MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
  REQUESTS_PER_MINUTE: '10000000',
  PAGES_PER_MINUTE: '10000000',
  COST_PER_MINUTE: '100000000000',
};
const all: Measured[] = [];
try {
  const seeded = join(directory, 'seeded');
  const first = await startGateway({
    ...environment,
    DATA_DIR: seeded,
    ...(values.products !== undefined && { SEED_PRODUCTS: values.products }),
  });
  await ready(first.url);
  console.log(`first run, database seeded: ${memoryOf(first.child.pid).resident.toFixed(0)} MB`);
  await first.stop();

  for (const options of values.options) all.push(await start(options, seeded));
  const until = performance.now() + MINUTES * 60_000;
  while (performance.now() < until) for (const measured of all) await load(measured);
  if (MINUTES > 0) print();
} finally {
  for (const { gateway } of all) await gateway.stop();
  rmSync(directory, { recursive: true });
}

async function start(options: string, seeded: string): Promise<Measured> {
  const dataDir = join(directory, String(all.length));
  cpSync(seeded, dataDir, { recursive: true });
  const open = () => startGateway({ ...environment, DATA_DIR: dataDir }, options.split(' ').filter(Boolean));
  // Some options need a compile cache of their own, which the first start fills.
  await (await open()).stop();
  const begun = performance.now();
  const gateway = await open();
  const opened = performance.now() - begun;
  await ready(gateway.url);
  for (const path of PAGES) await (await fetch(gateway.url + path)).arrayBuffer();
  await delay(SETTLE_MILLISECONDS);
  const { resident } = memoryOf(gateway.child.pid);
  console.log(
    `${resident.toFixed(0)} MB after a start of ${(opened / 1_000).toFixed(2)} s: ${options || 'no options'}`,
  );
  return {
    options,
    gateway,
    started: resident,
    loaded: resident,
    highest: resident,
    isWarm: false,
    requests: 0,
    cpuMilliseconds: 0,
  };
}

/** One turn of mixed load; the first is not counted. Read while it lasts: a gateway at rest gives memory back. */
async function load(measured: Measured): Promise<void> {
  const { gateway } = measured;
  const before = cpuOf(gateway.child.pid);
  const sent = sendLoad({
    url: gateway.url,
    requests: await mixedRequests(gateway),
    connections: CONNECTIONS,
    seconds: TURN_SECONDS,
    perSecond: REQUESTS_PER_SECOND,
    abandoned: Number(values.abandoned),
  });
  await delay((TURN_SECONDS - 1) * 1_000);
  measured.loaded = memoryOf(gateway.child.pid).resident;
  const requests = await sent;
  measured.highest = memoryOf(gateway.child.pid).highest;
  if (measured.isWarm) {
    measured.requests += requests;
    measured.cpuMilliseconds += cpuOf(gateway.child.pid) - before;
  }
  measured.isWarm = true;
}

function print(): void {
  console.log(`\n${MINUTES} minutes of mixed load, in turns of ${TURN_SECONDS} s`);
  console.log('after start   under load   highest   requests   CPU per request   options');
  for (const { options, started, loaded, highest, requests, cpuMilliseconds } of all)
    console.log(
      [
        `${started.toFixed(0).padStart(8)} MB`,
        `${loaded.toFixed(0).padStart(10)} MB`,
        `${highest.toFixed(0).padStart(7)} MB`,
        String(requests).padStart(11),
        `${(cpuMilliseconds / requests).toFixed(2).padStart(15)} ms   ${options || 'none'}`,
      ].join(''),
    );
}

/** Node's options in `npm start`. */
function startOptions(): string {
  const { scripts } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')) as {
    scripts: { start: string };
  };
  return /\bnode (--.*?) ?main\.ts/.exec(scripts.start)?.[1] ?? '';
}
