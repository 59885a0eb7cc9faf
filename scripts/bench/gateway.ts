import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startProcess } from '../shop-process.ts';
import { createLoad } from './gateway/load.ts';
import { startMeasurable } from './gateway/messages.ts';
import { operations, requestsOf, type Measured } from './gateway/operations.ts';
import { failures, kinds, report, type Kind, type Sample } from './gateway/report.ts';
import { findTargets } from './gateway/targets.ts';

/**
 * Compares the gateway's CPU time with that of a raw relay of the same REST answers and of Yoga as installed, alternating in one run:
 * `npm run bench:gateway -- --rounds 5`. CPU time is the server process's; on a busy machine only the ratios
 * are meaningful. Fails when the gateway's ratio to the relay is above its limit.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    requests: { type: 'string', default: '12000' },
    only: { type: 'string' },
  },
});
const rounds = Number(values.rounds);
const REQUESTS: Readonly<Record<number, number>> = {
  1: Math.ceil(Number(values.requests) / 3),
  32: Number(values.requests),
};
/** Requests for warming up, until V8 has optimised the hot code. */
const WARMING_REQUESTS = 6_000;
const SEED_PRODUCTS = 400;

const dataDir = mkdtempSync(join(tmpdir(), 'bench-'));
const shop = await startProcess(dataDir, SEED_PRODUCTS);
const here = (file: string) => join(import.meta.dirname, 'gateway', file);
const upstream = await startMeasurable(here('upstream.ts'), [shop.url]);
const samples: Sample[] = [];
try {
  const targets = await findTargets(upstream.url);
  const servers = await Promise.all(
    kinds.map(async (kind) => ({
      kind,
      process: await startMeasurable(here('server.ts'), [kind, upstream.url, JSON.stringify(targets)]),
    })),
  );
  const measured = operations
    .filter(({ name }) => values.only === undefined || name === values.only)
    .map((operation) => ({ operation, requests: requestsOf(operation, targets) }));
  const loads = servers.flatMap(({ kind, process }) =>
    [1, 32].map((concurrency) => ({ kind, process, concurrency, load: createLoad(process.url, concurrency) })),
  );

  for (const { load, concurrency } of loads) {
    if (concurrency === 32)
      for (const { requests } of measured) await retried(() => load.burst(requests, WARMING_REQUESTS));
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const { operation, requests } of measured)
      for (const concurrency of [1, 32]) await turn(operation, requests, concurrency, round);
  }

  /** Runs every server once; each round in the reverse order of the one before. */
  async function turn(
    operation: Measured,
    requests: ReturnType<typeof requestsOf>,
    concurrency: number,
    round: number,
  ): Promise<void> {
    const order = loads.filter((each) => each.concurrency === concurrency);
    for (const { kind, process, load } of round % 2 === 0 ? order : order.toReversed())
      samples.push(await retried(() => sample(kind, process, load, operation, requests, concurrency, round)));
  }

  await Promise.all(loads.map(({ load }) => load.close()));
  for (const { process } of servers) process.stop();
} finally {
  upstream.stop();
  await shop.stop();
  rmSync(dataDir, { recursive: true });
}
for (const line of report(samples)) console.log(line);
const over = failures(samples);
for (const line of over) console.error(line);
process.exitCode = over.length === 0 ? 0 : 1;

/** Repeats a turn that failed because the machine paused. */
async function retried<Result>(turn: () => Promise<Result>, tries = 5): Promise<Result> {
  try {
    return await turn();
  } catch (error) {
    if (tries <= 1) throw error;
    console.error(`again: ${error instanceof Error ? error.message : String(error)}`);
    return retried(turn, tries - 1);
  }
}

async function sample(
  kind: Kind,
  process: Awaited<ReturnType<typeof startMeasurable>>,
  load: ReturnType<typeof createLoad>,
  operation: Measured,
  requests: ReturnType<typeof requestsOf>,
  concurrency: number,
  round: number,
): Promise<Sample> {
  const count = REQUESTS[concurrency] ?? 0;
  // Let background work of the previous burst finish first.
  await process.usage();
  const before = await process.usage();
  const { times, milliseconds } = await load.burst(requests, count);
  const after = await process.usage();
  return {
    kind,
    operation,
    concurrency,
    round,
    cpu: (after.cpu - before.cpu) / count,
    calls: (after.calls - before.calls) / count,
    perSecond: count / (milliseconds / 1_000),
    times,
  };
}
