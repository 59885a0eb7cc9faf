import { pino } from 'pino';
import { expect, test } from 'vitest';
import { createBreakers } from '../upstream/breakers.ts';
import { logBreakers } from './log-breakers.ts';

function openLog() {
  const lines: string[] = [];
  const logger = pino({ base: null, timestamp: false }, { write: (line: string) => lines.push(line) });
  return {
    lines: () => lines.map((line) => JSON.parse(line) as { level: number; msg: string; kind?: string }),
    logger,
  };
}

const UNREACHABLE = { status: null, retryAfterMilliseconds: null };
const [INFO, WARN] = [30, 40];

test('an outage is one warning, however many kinds of call it stops', () => {
  const { lines, logger } = openLog();
  const breakers = createBreakers(logBreakers(logger));
  for (let second = 0; second < 60; second += 1)
    for (const kind of ['product', 'list', 'cart', 'content'] as const) {
      breakers.begin(kind, `caller ${second}`, second * 1_000);
      breakers.fail(kind, `caller ${second}`, second * 1_000, UNREACHABLE);
    }
  expect(lines()).toEqual([{ level: WARN, msg: 'the shop API does not answer' }]);
  breakers.succeed('product');
  expect(lines().filter(({ level }) => level > INFO)).toHaveLength(1);
  expect(lines().at(-1)).toMatchObject({ level: INFO, msg: 'the shop API answers again' });
});

test('a kind of call that fails alone is a warning of its own', () => {
  const { lines, logger } = openLog();
  const log = logBreakers(logger);
  log('review', true);
  log('review', false);
  expect(lines()).toEqual([
    { level: WARN, kind: 'review', msg: 'calls of one kind to the shop API fail' },
    { level: INFO, kind: 'review', msg: 'calls of one kind to the shop API are answered again' },
  ]);
});
