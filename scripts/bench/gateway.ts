import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startGateway } from '../deployment/gateway-process.ts';
import { compareAnswers } from './gateway/compare-answers.ts';
import { burst } from './gateway/load.ts';
import { startMeasurable, type Measurable } from './gateway/messages.ts';
import { operations, requestsOf, type Measured, type Wanted } from './gateway/operations.ts';
import { checks, report, type Sample } from './gateway/report.ts';
import { serverKinds } from './gateway/server-kinds.ts';
import { PEERS_DIRECTORY } from './gateway/servers/require-peer.ts';
import { findTargets } from './gateway/targets.ts';
import { installPackage } from './install-package.ts';

/**
 * Compares the gateway's CPU time with that of a raw relay of the same REST answers and of other GraphQL servers on the
 * same schema, in turns: `node scripts/bench/gateway.ts --rounds 30 --requests 600 --only search --servers relay,ours
 * --before ../main`, where the last names another checkout to measure too. On a busy machine only the ratios mean
 * anything. Ends with each limit and whether it was met; exits with 1 when one was missed.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '30' },
    requests: { type: 'string', default: '600' },
    only: { type: 'string' },
    servers: { type: 'string', default: serverKinds.join() },
    before: { type: 'string' },
  },
});
const rounds = Number(values.rounds);
const wantedKinds = serverKinds.filter(
  (kind) => values.servers.split(',').includes(kind) && (kind !== 'before' || values.before !== undefined),
);
const CONCURRENCIES = [1, 32];
const REQUESTS: Readonly<Record<number, number>> = {
  1: Math.ceil(Number(values.requests) / 3),
  32: Number(values.requests),
};
/** Requests for warming up, until V8 has optimised the hot code. */
const WARMING_REQUESTS = 6_000;
const SEED_PRODUCTS = '400';

installPackage(PEERS_DIRECTORY);
const dataDir = mkdtempSync(join(tmpdir(), 'bench-'));
const shop = await startGateway({ DATA_DIR: dataDir, SEED_PRODUCTS });
const here = (file: string) => join(import.meta.dirname, 'gateway', file);
const upstream = await startMeasurable(here('upstream.ts'), [shop.shopApiUrl]);
const samples: Sample[] = [];
try {
  const targets = await findTargets(upstream.url);
  const servers = await Promise.all(
    wantedKinds.map(async (kind) => ({
      kind,
      process: await startMeasurable(
        kind === 'before'
          ? join(values.before ?? '', 'scripts/bench/gateway/servers/server.ts')
          : here('servers/server.ts'),
        [kind === 'before' ? 'ours' : kind, upstream.url, JSON.stringify(targets)],
      ),
    })),
  );
  const measured = operations
    .filter(({ name }) => values.only === undefined || name === values.only)
    .map((operation) => ({ operation, requests: requestsOf(operation, targets) }));
  await compareAnswers(servers, measured);

  for (const { process } of servers)
    for (const { requests } of measured) await retried(() => burst(process.url, 32, requests, WARMING_REQUESTS));
  for (let round = 0; round < rounds; round += 1) {
    for (const { operation, requests } of measured)
      for (const concurrency of CONCURRENCIES) await turn(operation, requests, concurrency, round);
  }

  /** Measures every server once; each round in the reverse order of the one before. */
  async function turn(
    operation: Measured,
    requests: readonly Wanted[],
    concurrency: number,
    round: number,
  ): Promise<void> {
    for (const { kind, process } of round % 2 === 0 ? servers : servers.toReversed())
      samples.push({
        kind,
        operation,
        concurrency,
        round,
        ...(await retried(() => measure(process, concurrency, requests, REQUESTS[concurrency] ?? 0))),
      });
  }

  for (const { process } of servers) process.stop();
} finally {
  upstream.stop();
  await shop.stop();
  rmSync(dataDir, { recursive: true });
}
const checked = checks(samples);
for (const line of [...report(samples), '', ...checked.map(({ line }) => line)]) console.log(line);
process.exitCode = checked.every(({ isMet }) => isMet) ? 0 : 1;

/** Retries a turn, as requests time out when a shared machine pauses. */
async function retried<Result>(turn: () => Promise<Result>, tries = 5): Promise<Result> {
  try {
    return await turn();
  } catch (error) {
    if (tries <= 1) throw error;
    console.error(`Retrying: ${error instanceof Error ? error.message : String(error)}`);
    return retried(turn, tries - 1);
  }
}

async function measure(
  process: Measurable,
  concurrency: number,
  requests: readonly Wanted[],
  count: number,
): Promise<Pick<Sample, 'cpu' | 'calls' | 'perSecond' | 'times'>> {
  // Let background work of the previous burst finish first.
  await process.usage();
  const before = await process.usage();
  const { times, seconds } = await burst(process.url, concurrency, requests, count);
  const after = await process.usage();
  return {
    cpu: (after.cpu - before.cpu) / count,
    calls: (after.calls - before.calls) / count,
    perSecond: count / seconds,
    times,
  };
}
