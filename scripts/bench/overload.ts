import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { ready, startGateway } from '../deployment/gateway-process.ts';
import { startAttack } from './overload/attack.ts';
import { watch, watchMemory, type Seen } from './overload/watch.ts';

/**
 * Floods a gateway in production mode with pipelined searches from one address, reading the responses or not, while a load balancer checks its
 * health and visitors from other addresses open pages: `node scripts/bench/overload.ts --seconds 20`, against the shop that `npm run build` made. Linux only.
 * Fails when a health check is slow, the process uses too much memory, or a visitor gets no page.
 */
const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '20' }, only: { type: 'string', default: '' } },
});
const HEALTH_MILLISECONDS_MAXIMUM = 250;
const MEMORY_MEGABYTES_MAXIMUM = 700;
const SEED_PRODUCTS = 4_200;
/** Timeout of a health check. */
const PATIENCE_MILLISECONDS = 60_000;
const VISITOR_PATIENCE_MILLISECONDS = 15_000;
const HEALTH_PAUSE_MILLISECONDS = 50;
const VISITOR_PAUSE_MILLISECONDS = 1_000;

const ATTACKER = '127.0.0.66';
const VISITORS = ['127.0.0.2', '127.0.0.3', '127.0.0.4', '127.0.0.5'];
const PAGES = ['/', '/interior-lighting/pendants/', '/search?query=brass+switch', '/brands/', '/interior-lighting/'];
const WORDS = ['brass', 'switch', 'lamp', 'pendant', 'socket', 'black', 'chrome', 'bulb', 'wall', 'dimmer'];

const cases = [
  { name: 'no attack', sockets: 0, requests: 0, isReading: true },
  { name: '40 sockets × 9 searches, read', sockets: 40, requests: 9, isReading: true },
  { name: '100 sockets × 9 searches, unread', sockets: 100, requests: 9, isReading: false },
].filter(({ name }) => name.includes(values.only));

let failures = 0;
for (const each of cases) await run(each);
process.exitCode = failures === 0 ? 0 : 1;

async function run({ name, sockets, requests, isReading }: (typeof cases)[number]): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'));
  const gateway = await startGateway({ DATA_DIR: dataDir, SEED_PRODUCTS: String(SEED_PRODUCTS), LOG_LEVEL: 'silent' }, [
    '--max-semi-space-size=16',
    '--heap-growing-percent=50',
  ]);
  try {
    await ready(gateway.url);
    const health = watch({
      from: '127.0.0.1',
      url: () => `${gateway.url}/healthz`,
      pause: HEALTH_PAUSE_MILLISECONDS,
      patience: PATIENCE_MILLISECONDS,
    });
    const visitors = VISITORS.map((from, visitor) =>
      watch({
        from,
        url: (index) => gateway.url + (PAGES[(index + visitor) % PAGES.length] ?? '/'),
        pause: VISITOR_PAUSE_MILLISECONDS,
        patience: VISITOR_PATIENCE_MILLISECONDS,
      }),
    );
    // Warm up: the first pages compile their code.
    await delay(6_000);
    for (const { seen } of [health, ...visitors]) seen.length = 0;
    const memory = watchMemory(gateway.child.pid ?? 0);
    const path = (index: number) =>
      `/search?query=${WORDS[index % WORDS.length]}+${WORDS[Math.floor(index / WORDS.length) % WORDS.length]}&n=${index}`;
    const attack = startAttack({
      port: Number(new URL(gateway.url).port),
      from: ATTACKER,
      sockets,
      requests,
      isReading,
      path,
    });
    await delay(Number(values.seconds) * 1_000);
    await Promise.all([health.stop(), ...visitors.map((visitor) => visitor.stop())]);
    attack.stop();
    printFigures(name, {
      health: health.seen,
      visitors: visitors.flatMap(({ seen }) => seen),
      megabytes: memory.stop(),
      statuses: attack.statuses,
      closed: attack.closed(),
    });
  } finally {
    await gateway.kill();
    rmSync(dataDir, { recursive: true });
  }
}

interface Figures {
  health: Seen[];
  visitors: Seen[];
  megabytes: number;
  statuses: ReadonlyMap<string, number>;
  closed: number;
}

function printFigures(name: string, { health, visitors, megabytes, statuses, closed }: Figures): void {
  const slowest = at(health, 1);
  const goals: [words: string, isMet: boolean][] = [
    [
      `/healthz p50 ${ms(at(health, 0.5))}, slowest ${ms(slowest)} (goal: under ${HEALTH_MILLISECONDS_MAXIMUM} ms)`,
      slowest < HEALTH_MILLISECONDS_MAXIMUM && health.every(({ status }) => status === '200'),
    ],
    [
      `memory at most ${Math.round(megabytes)} MB (goal: under ${MEMORY_MEGABYTES_MAXIMUM} MB)`,
      megabytes < MEMORY_MEGABYTES_MAXIMUM,
    ],
    [
      `visitors ${counted(visitors.map(({ status }) => status))}; p50 ${ms(at(visitors, 0.5))}, p95 ${ms(at(visitors, 0.95))}, slowest ${ms(at(visitors, 1))} (goal: a page each time)`,
      visitors.length > 0 && visitors.every(({ status }) => status === '200'),
    ],
  ];
  console.log(name);
  for (const [words, isMet] of goals) console.log(`  ${words}${isMet ? '' : '  ✗'}`);
  console.log(
    `  attacker: ${[...statuses].map(([status, count]) => `${count} × ${status}`).join(', ') || 'no answer read'}; ${closed} sockets closed`,
  );
  failures += goals.filter(([, isMet]) => !isMet).length;
}

function at(seen: readonly Seen[], part: number): number {
  const sorted = seen.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

function ms(value: number): string {
  return `${Math.round(value)} ms`;
}

function counted(words: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].map(([word, count]) => `${count} × ${word}`).join(', ');
}
