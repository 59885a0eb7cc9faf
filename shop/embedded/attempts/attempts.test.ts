import type { Kysely } from 'kysely';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { eachSharedDatabase } from '../database/database.fixture.ts';
import type { Tables } from '../database/tables.ts';
import { createAttempts, type Attempts } from './attempts.ts';
import { guessesPerAccount, guessesPerPair, passwordsPerAddress } from './limits.data.ts';
import type { Limit } from './window.rules.ts';

const email = 'ada@shopper.example';

/** Numbers with their counts: "2×0 1×60" is 0, 0 and 60. */
const expanded = (text: string) =>
  text.split(' ').flatMap((part) => {
    const [count, number] = part.split('×');
    return Array<number>(Number(count)).fill(Number(number));
  });

/** Makes attempts at these seconds; returns the wait of each, 0 for none. */
async function waits(attempts: () => Attempts, limit: Limit, seconds: readonly number[]): Promise<number[]> {
  let now = 0;
  const made: number[] = [];
  for (const second of seconds) {
    vi.advanceTimersByTime((second - now) * 1_000);
    now = second;
    made.push((await attempts().count([{ limit, subject: email }])) ?? 0);
  }
  return made;
}

eachSharedDatabase((store) => {
  let db: Kysely<Tables>;
  let here: Attempts;
  let there: Attempts;
  /** Takes turns between two shops, which on SQLite are one. */
  const attempts = () => {
    [here, there] = [there, here];
    return here;
  };
  beforeAll(async () => {
    db = await store.open();
  });
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    await db.deleteFrom('attempts').execute();
    here = createAttempts(db);
    there = store.engine === 'SQLite' ? here : createAttempts(db);
  });
  afterEach(() => vi.useRealTimers());

  test.each<[string, Limit, string, string]>([
    ['ten guesses are free, the eleventh waits a minute', guessesPerPair, '12×0', '10×0 2×60'],
    ['each further wait doubles', guessesPerPair, '10×0 1×60 1×61 1×180 1×181 1×420', '11×0 1×119 1×0 1×239 1×0'],
    ['a rejected guess does not lengthen the wait', guessesPerPair, '10×0 50×59 1×60', '10×0 50×1 1×0'],
    ['fewer than ten expire after a quarter of an hour', guessesPerPair, '9×0 10×900', '19×0'],
    ['ten expire a quarter of an hour after their delay', guessesPerPair, '10×0 1×959 1×960', '11×0 1×119'],
    ['and the count starts again', guessesPerPair, '10×0 10×960', '20×0'],
    ['for at most an hour', guessesPerPair, '10×0 1×60 1×180 1×420 1×900 1×1860 1×3780 1×7380 1×7381', '17×0 1×3599'],
    [
      'a hundred guesses an hour, then four',
      guessesPerAccount,
      '100×0 1×60 1×180 1×420 1×900 1×1800 1×1801',
      '105×0 1×899',
    ],
    ['fifty passwords from an address in a window', passwordsPerAddress, '51×0 1×899 1×900', '50×0 1×900 1×1 1×0'],
  ])('%s', async (_, limit, seconds, expected) => {
    expect(await waits(attempts, limit, expanded(seconds))).toEqual(expanded(expected));
  });

  test.each([passwordsPerAddress, guessesPerPair])('no more at once than $name allows', async (limit) => {
    const made = await Promise.all(Array.from({ length: 60 }, () => attempts().count([{ limit, subject: email }])));
    expect(made.filter((seconds) => seconds === null)).toHaveLength(limit.tries);
  });

  test('an attempt over one of its limits counts for none of them', async () => {
    const narrow = { limit: { ...guessesPerPair, tries: 1 }, subject: email, within: 'here' };
    const wide = { limit: { ...passwordsPerAddress, tries: 2 }, subject: 'here' };
    const made = [];
    for (let tries = 0; tries < 5; tries += 1) made.push(await attempts().count([narrow, wide]));
    expect(made).toEqual([null, 60, 60, 60, 60]);
    expect([await attempts().count([wide]), await attempts().waitFor([wide])]).toEqual([null, 900]);
  });

  test('takes back one attempt, and none that was never made', async () => {
    const attempt = { limit: { ...passwordsPerAddress, tries: 2 }, subject: email };
    await attempts().takeBack([attempt]);
    const made = [await attempts().count([attempt]), await attempts().count([attempt])];
    await attempts().takeBack([attempt]);
    made.push(await attempts().count([attempt]), await attempts().count([attempt]));
    expect(made).toEqual([null, null, null, 900]);
  });

  test('counts and forgets a subject’s attempts per second key, or all guesses at once', async () => {
    const limit = { ...guessesPerPair, tries: 1 };
    const here = { limit, subject: email, within: 'here' };
    const callers = [here, { ...here, within: 'there' }, { ...here, subject: 'other@shopper.example' }];
    const count = async () => {
      const made = [];
      for (const caller of callers) made.push(await attempts().count([caller]));
      return made;
    };
    expect([await count(), await count()]).toEqual([
      [null, null, null],
      [60, 60, 60],
    ]);
    await attempts().forget([here]);
    expect(await count()).toEqual([null, 60, 60]);
    await attempts().forgetGuesses(email.toUpperCase());
    expect(await count()).toEqual([null, null, 60]);
    await attempts().forgetGuesses(email);
    expect(await count()).toEqual([null, null, 60]);
  });

  test('a rush of guesses leaves connections for reads', async () => {
    if (store.engine === 'SQLite') return;
    let ended = 0;
    const guess = () => attempts().count([{ limit: guessesPerPair, subject: email }]);
    const guesses = Array.from({ length: 60 }, () => guess().then(() => (ended += 1)));
    await db.selectFrom('attempts').selectAll().execute();
    expect(ended).toBeLessThan(10);
    await Promise.all(guesses);
  });

  test('keeps no address, nor what was counted long ago', async () => {
    if (store.engine === 'SQLite') return;
    const kept = () => db.selectFrom('attempts').select('key').execute();
    await attempts().count([{ limit: passwordsPerAddress, subject: `${email} ${'x'.repeat(1_000_000)}` }]);
    expect(await kept()).toEqual([{ key: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
    vi.setSystemTime(Date.now() + 2 * 3_600_000);
    vi.advanceTimersByTime(5 * 60_000);
    vi.useRealTimers();
    await vi.waitFor(async () => expect(await kept()).toEqual([]));
  });
});
