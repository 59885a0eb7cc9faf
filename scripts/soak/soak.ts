import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { faults, openFaultyProxy } from '../faults/proxy.ts';
import { ready, startGateway, type GatewayProcess } from '../deployment/gateway-process.ts';
import type { Inside } from './inside.ts';
import { admitVisitors, type Seen } from './visitors.ts';
import { followWaiting } from './waiting.ts';

/**
 * Runs minutes of mixed traffic (pages, graph, searches, carts) while every fault of the shop API is injected in turn: `npm run soak -- 15`.
 * Fails when memory of gateway or shop grows by a tenth after warming up, when handles leak, when a rejection is unhandled,
 * when Node prints a warning, when an answer takes 3 s, or when one fails without a fault. Time during which the machine ran other
 * processes is reported separately where it can be measured.
 */
const MINUTES = Number(process.argv[2] ?? 15);
const VISITORS = Number(process.argv[3] ?? 6);
const PAUSE_MILLISECONDS = 25;
const SEED_PRODUCTS = 400;
const FAULT_MILLISECONDS = 6_000;
const RECOVERY_MILLISECONDS = 3_000;
const HEALTHY_MILLISECONDS = 6_000;
const ANSWER_MILLISECONDS_MAXIMUM = 3_000;
const GROWTH_MAXIMUM = 0.1;
/** Handles that may remain for a while, such as keep-alive connections. */
const RESOURCES_SPARE = 4;
/** A thread that waited longer than this for a processor may have missed a deadline for that reason. */
const WAITED_MILLISECONDS_MAXIMUM = 300;
/** Longer than idle connections, short-lived cache entries and timers last. */
const QUIET_MILLISECONDS = 8_000;

if (!Number.isFinite(MINUTES) || MINUTES <= 0) throw new Error('How many minutes? npm run soak -- 15');

const dataDir = mkdtempSync(join(tmpdir(), 'soak-'));
const nodeOptions = ['--expose-gc', '--import', join(import.meta.dirname, 'inside.ts')];
const plenty = {
  DATA_DIR: dataDir,
  SEED_PRODUCTS: String(SEED_PRODUCTS),
  REQUESTS_PER_MINUTE: '10000000',
  PAGES_PER_MINUTE: '10000000',
  COST_PER_MINUTE: '100000000000',
};
const shop = await startGateway(plenty, nodeOptions);
await ready(shop.url);
const proxy = await openFaultyProxy(shop.shopApiUrl);
const gateway = await startGateway({ ...plenty, SHOP_API_URL: proxy.url }, nodeOptions);
await ready(gateway.url);

const wrong: string[] = [];
let starved = 0;
const waiting = followWaiting([gateway.child.pid ?? 0, shop.child.pid ?? 0, process.pid]);
const answers: Seen[] = [];
for (const [name, { child }] of [
  ['gateway', gateway],
  ['shop', shop],
] as const)
  child.once('exit', (code, signal) => wrong.push(`the ${name} exited: ${code ?? signal}`));

try {
  const whole = MINUTES * 60_000;
  console.log(
    `${MINUTES} minutes, ${VISITORS} visitors, ${faults.length} faults in rotation; the first third is for warming up`,
  );
  await visit(whole / 3);
  const before = await measure();
  const halfway = await visit(whole / 3, true);
  const middle = await measure();
  await visit(whole / 3, true, halfway);
  const after = await measure();
  judgeProcess('gateway', before.gateway, middle.gateway, after.gateway);
  judgeProcess('shop', before.shop, middle.shop, after.shop);
} finally {
  waiting.stop();
  proxy.close();
  for (const process of [gateway, shop]) {
    process.child.removeAllListeners('exit');
    await process.stop();
  }
  rmSync(dataDir, { recursive: true });
}
printAnswers();
if (starved > 0) console.log(`${starved} answers were late or missing while other processes used the machine.`);
for (const line of wrong.slice(0, 40)) console.log(`✗ ${line}`);
console.log(
  wrong.length === 0
    ? 'Memory is stable, no handles leaked, and nothing failed without an injected fault.'
    : `${wrong.length} checks failed.`,
);
process.exitCode = wrong.length === 0 ? 0 : 1;

/** Runs traffic for a while and injects faults into the shop API meanwhile. Returns the next fault. */
async function visit(milliseconds: number, isJudged = false, first = 0): Promise<number> {
  const until = performance.now() + milliseconds;
  const broken: { fault: string; from: number; to: number }[] = [];
  const seen: Seen[] = [];
  const visitors = await admitVisitors({
    url: gateway.url,
    key: gateway.key,
    visitors: VISITORS,
    pauseMilliseconds: PAUSE_MILLISECONDS,
    onAnswer: (answer) => seen.push(answer),
  });
  let turn = first;
  while (performance.now() < until) {
    await delay(HEALTHY_MILLISECONDS);
    const fault = faults[turn % faults.length];
    turn += 1;
    if (!fault) break;
    const from = performance.now();
    await proxy.break(fault, '/');
    await delay(FAULT_MILLISECONDS);
    await proxy.heal();
    await delay(RECOVERY_MILLISECONDS);
    broken.push({ fault, from, to: performance.now() });
  }
  await delay(HEALTHY_MILLISECONDS);
  await visitors.leave();
  if (!isJudged) return turn;
  answers.push(...seen);
  for (const { what, status, code, milliseconds: took, at } of seen) {
    const during = broken.find(({ from, to }) => at + took >= from && at <= to)?.fault ?? null;
    const isFailure =
      status === 0 || status >= 500 || code === 'UPSTREAM_UNAVAILABLE' || code === 'INTERNAL_SERVER_ERROR';
    const waited = waiting.between(at, at + took);
    if (took - waited >= ANSWER_MILLISECONDS_MAXIMUM)
      wrong.push(
        `${what} took ${took.toFixed(0)} ms, ${waited.toFixed(0)} of them waiting for a processor (${during ?? 'no fault'})`,
      );
    else if (took >= ANSWER_MILLISECONDS_MAXIMUM) starved += 1;
    if (isFailure && during === null && waited > WAITED_MILLISECONDS_MAXIMUM) starved += 1;
    else if (status === 0 || status === 500 || code === 'INTERNAL_SERVER_ERROR')
      wrong.push(`${what}: ${status} ${code} (${during ?? 'no fault'})`);
    else if (isFailure && during === null) wrong.push(`${what}: ${status} ${code} without a fault`);
  }
  return turn;
}

async function measure(): Promise<{ gateway: Inside; shop: Inside }> {
  await delay(QUIET_MILLISECONDS);
  return { gateway: await inside(gateway), shop: await inside(shop) };
}

async function inside({ child }: GatewayProcess): Promise<Inside> {
  const told = once(child, 'message');
  child.send('measure');
  const [measured] = (await told) as [Inside];
  return measured;
}

function judgeProcess(name: string, before: Inside, middle: Inside, after: Inside): void {
  const all = [before, middle, after];
  const resources = (of: Inside) => Object.values(of.resources).reduce((sum, count) => sum + count, 0);
  const memory = all.map(({ residentMegabytes }) => residentMegabytes.toFixed(0)).join(' → ');
  const heap = all.map(({ heapMegabytes }) => heapMegabytes.toFixed(1)).join(' → ');
  const growth = after.residentMegabytes / before.residentMegabytes - 1;
  console.log(
    `${name.padEnd(8)} resident ${memory} MB (${(growth * 100).toFixed(1)} %), heap ${heap} MB, resources ${all.map(resources).join(' → ')}: ${JSON.stringify(after.resources)}`,
  );
  if (growth >= GROWTH_MAXIMUM) wrong.push(`the ${name} grew by ${(growth * 100).toFixed(1)} %`);
  if (resources(after) > resources(before) + RESOURCES_SPARE)
    wrong.push(
      `the ${name} has more resources than before: ${JSON.stringify(before.resources)} → ${JSON.stringify(after.resources)}`,
    );
  wrong.push(...after.warnings.map((warning) => `warning in the ${name}: ${warning}`));
}

function printAnswers(): void {
  const kinds = Map.groupBy(answers, ({ what }) => what);
  console.log(
    `${'what'.padEnd(22)}${'answers'.padStart(9)}${'p50 ms'.padStart(9)}${'p99 ms'.padStart(9)}${'most'.padStart(8)}  told`,
  );
  for (const [what, seen] of [...kinds].sort(([a], [b]) => a.localeCompare(b))) {
    const times = seen.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
    const at = (part: number) => (times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0).toFixed(0);
    const told = Map.groupBy(seen, ({ status, code }) => (code === null ? String(status) : `${status} ${code}`));
    console.log(
      `${what.padEnd(22)}${String(seen.length).padStart(9)}${at(0.5).padStart(9)}${at(0.99).padStart(9)}${at(1).padStart(8)}  ${[...told].map(([name, some]) => `${name}: ${some.length}`).join(', ')}`,
    );
  }
}
