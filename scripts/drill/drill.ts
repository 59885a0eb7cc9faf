import { setTimeout as delay } from 'node:timers/promises';
import { Type } from 'typebox';
import { readOptions, runProgram } from '../../schema/settings/command-line.ts';
import { isGiven, oneOf, whole } from '../../schema/settings/values.ts';
import { openLedger } from './ledger.ts';
import { ALL, isShopAway, ROWS, type Row } from './rows.ts';
import { startStack, type ShapeName } from './stack.ts';
import { startTraffic, type Sent } from './traffic.ts';

const WELL_SECONDS = 15;

const USAGE = `npm run drill -- [--shape ${ALL.join('|')}] [--row NAME] [--times N] [--short]

Starts the shop's processes on this machine, after npm run build, and disturbs them while shoppers and partners use it.
Of each row no order may be lost or doubled, nothing oversold, no request fail that could have been answered, and all is
well again within ${WELL_SECONDS} seconds. Needs Linux, Caddy, PostgreSQL and Redis.

  --shape  1x1 is npm start, 1+1 has a shop of its own, 2x1 is compose.yaml, 4x2 has four gateways and two shops
  --row    ${ROWS.map(([name]) => name).join(', ')}
  --times  how often each row is run; defaults to 1
  --short  what npm run check -- --all runs

Example: npm run drill -- --shape 2x1 --row 'kill a gateway' --times 100`;

const SHORT = /^(1x1 kill|2x1 (reach|change|kill|deploy)) /;

await runProgram(USAGE, async (words) => {
  const options = {
    shape: Type.Optional(oneOf(ALL)),
    row: Type.Optional(oneOf(ROWS.map(([name]) => name))),
    times: whole(1, 1_000, { default: 1 }),
    short: isGiven,
  };
  const { shape, row, times, short } = readOptions(options, words, 0).values;
  let failures = 0;
  for (const at of ALL.filter((name) => name === (shape ?? name))) {
    const isWanted = (name: string) => name === (row ?? name) && (!short || SHORT.test(`${at} ${name}`));
    const wanted = ROWS.filter(([name, shapes]) => shapes.includes(at) && isWanted(name));
    const rows = wanted.flatMap((each) => Array<Row>(times).fill(each));
    const cleanup = new AsyncDisposableStack();
    if (rows.length > 0) failures += await drill(cleanup, at, rows, short).finally(() => cleanup.disposeAsync());
  }
  if (failures > 0) throw new Error(`${failures} rows did not hold.`);
});

/** Prints the table of a shape; resolves to the number of rows that did not hold. */
async function drill(cleanup: AsyncDisposableStack, shape: ShapeName, rows: readonly Row[], isShort = false) {
  const stack = await startStack(cleanup, shape);
  const ledger = await openLedger(cleanup, stack);
  const [product = { id: '', number: 0, path: '' }, ...others] = await ledger.products();
  const key = await ledger.partner();
  const traffic = startTraffic({ url: stack.url, key }, stack.gateways, others);
  cleanup.defer(traffic.stop);
  await traffic.well(1);
  const table = [];
  for (const [name, , disturb, allows] of rows) {
    const from = traffic.sent.length;
    const outcome = await disturb({ stack, traffic, ledger, key, product }).catch(String);
    const seconds = Math.max(typeof outcome === 'number' ? outcome : 0, await traffic.well(3));
    let audited = await ledger.audit([...traffic.orders]);
    // An event that could not be stored waits in its gateway, which tries again every five seconds.
    for (let tries = 0; audited.problems.length > 0 && tries < 10; tries += 1) {
      await delay(1_000);
      audited = await ledger.audit([...traffic.orders]);
    }
    const { figures, problems } = audited;
    const sent = traffic.sent.slice(from);
    const failed = sent.filter(({ error }) => error !== null);
    // On a busy machine the shop API is late: that fails no gate.
    const isAllowed = (each: Sent) => allows?.(each, shape) === true || (isShort && isShopAway(each));
    const refused = failed.find((each) => !isAllowed(each));
    const health = sent.filter(({ kind }) => kind === '/healthz').map(({ milliseconds }) => milliseconds);
    const errors = [...Map.groupBy(failed, ({ error }) => error)].map(([error, { length }]) => `${length} × ${error}`);
    const wrong = refused ? `${refused.kind}: ${refused.error}` : [];
    const broken = typeof outcome === 'string' ? outcome : [];
    const isWell = seconds <= (isShort || name === 'stop PostgreSQL' ? 60 : WELL_SECONDS);
    const found = [broken, isWell ? [] : 'not well', problems, wrong].flat().join('; ');
    table.push({
      row: `${shape} ${name}`,
      requests: sent.length,
      ...figures,
      'well after': `${seconds.toFixed(1)} s`,
      '/healthz': `${Math.max(...health).toFixed(0)} ms`,
      errors: errors.join(', '),
      problems: found,
    });
    console.log(`${found === '' ? '✓' : '✗'} ${shape} ${name} ${found}`);
  }
  console.table(table);
  return table.filter(({ problems }) => problems !== '').length;
}
