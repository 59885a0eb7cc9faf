import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Client } from 'undici';
import { REFUSAL_MILLISECONDS } from '../../gateway/server/refused-requests.data.ts';
import { ready, startGateway } from '../deployment/gateway-process.ts';
import { makePartner } from '../deployment/partner.ts';
import { refusedRequests, SITE, type Keys, type Refused } from './refusals/requests.ts';

/**
 * Sends requests just over each limit, one after another on a keep-alive connection, to a gateway in production mode, and prints
 * the median and the slowest latency of each refusal: `npm run bench:refusals -- --times 50`, against the shop that `npm run build` made.
 * Fails when a median is above the goal or a request is not refused with its code.
 */
const { values } = parseArgs({
  options: { times: { type: 'string', default: '50' }, only: { type: 'string', default: '' } },
});
const TIMES = Number(values.times);
const WARM_UP_TIMES = 5;
const SEED_PRODUCTS = 400;

const dataDir = mkdtempSync(join(tmpdir(), 'bench-'));
const environment = {
  DATA_DIR: dataDir,
  DATABASE_URL: '',
  SEED_PRODUCTS: String(SEED_PRODUCTS),
  REQUESTS_PER_MINUTE: '1000000',
  COST_PER_MINUTE: '1000000000',
};
const partner = (...options: string[]) => makePartner(environment, options);
const keys: Keys = {
  whole: await partner('--scopes', 'catalogue,cart,checkout', '--requests', '1000000', '--cost', '1000000000'),
  catalogue: await partner('--requests', '1000000'),
  once: await partner('--requests', '1'),
  poor: await partner('--requests', '1000000', '--cost', '1'),
};
await partner('--kind', 'public', '--origins', SITE);
const gateway = await startGateway(environment);
const client = new Client(gateway.url);
let failures = 0;
try {
  await ready(gateway.url);
  console.log(
    `${'refused'.padEnd(46)}${'status'.padStart(6)}  ${'code'.padEnd(30)}${'median ms'.padStart(10)}${'slowest ms'.padStart(12)}`,
  );
  const medians: number[] = [];
  for (const refused of refusedRequests(keys, privateOperation()).filter(({ name }) => name.includes(values.only)))
    medians.push(await measure(refused));
  console.log(
    `${medians.length} refusals, ${TIMES} times each: the slowest median is ${Math.max(...medians).toFixed(2)} ms (goal: ${REFUSAL_MILLISECONDS} ms), ${failures} failed`,
  );
} finally {
  await client.close();
  await gateway.stop();
  rmSync(dataDir, { recursive: true });
}
process.exitCode = failures === 0 ? 0 : 1;

async function measure(refused: Refused): Promise<number> {
  for (let time = 0; time < WARM_UP_TIMES; time += 1) await send(refused, time);
  const times: number[] = [];
  const told = new Set<string>();
  for (let time = 0; time < TIMES; time += 1) {
    const started = performance.now();
    const { status, text } = await send(refused, WARM_UP_TIMES + time);
    times.push(performance.now() - started);
    told.add(`${String(status).padStart(6)}  ${codeIn(text).padEnd(30)}`);
  }
  times.sort((a, b) => a - b);
  const [median = Number.NaN, slowest = Number.NaN] = [times[Math.floor(times.length / 2)], times.at(-1)];
  const isGood =
    median <= REFUSAL_MILLISECONDS &&
    told.size === 1 &&
    [...told].every((each) => each.trimEnd().endsWith(` ${refused.code}`));
  if (!isGood) failures += 1;
  console.log(
    `${refused.name.padEnd(46)}${[...told].join(' or ')}${median.toFixed(2).padStart(10)}${slowest.toFixed(2).padStart(12)}${isGood ? '' : `  ✗ ${refused.code}, ${REFUSAL_MILLISECONDS} ms`}`,
  );
  return median;
}

async function send({ method, path, headers, body }: Refused, time: number): Promise<{ status: number; text: string }> {
  const { statusCode, body: answer } = await client.request({
    method,
    path,
    headers: { ...headers },
    body: body(time),
  });
  return { status: statusCode, text: await answer.text() };
}

function codeIn(text: string): string {
  const { errors } = JSON.parse(text) as { errors?: { extensions?: { code?: string } }[] };
  return errors?.[0]?.extensions?.code ?? 'none';
}

/** The id of a persisted operation with a private answer. */
function privateOperation(): string {
  const operations = Object.entries(
    JSON.parse(readFileSync('schema/operations.json', 'utf8')) as Record<string, string>,
  );
  const found = operations.find(([, text]) => /^query \w+[^{]*\{\s*customer\b/.test(text));
  if (!found) throw new Error('No persisted operation starts with `customer`: run `npm run generate`');
  return found[0];
}
