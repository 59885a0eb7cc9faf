import { CompiledQuery, type Kysely } from 'kysely';
import pLimit from 'p-limit';
import { RateLimiterMemory, RateLimiterPostgres, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { emailKey } from '@storefront/domain/contact/email.rules.ts';
import { inTransaction } from '../database/retry-on-conflict.ts';
import type { Tables } from '../database/tables.ts';
import { hashOf } from '../database/tokens.ts';
import { isPostgres } from '../database/write-lock.ts';
import { guessesPerAccount, guessesPerDevice, guessesPerPair, rightPasswordsPerAccount } from './limits.data.ts';
import type { Limit } from './window.rules.ts';

export interface Attempt {
  limit: Limit;
  /** An email address or an IP address. */
  subject: string;
  /** A second key that the subject is counted under separately, such as the IP address of a guess at an account. */
  within?: string;
}

/** Counts attempts: on PostgreSQL for all shops together, on SQLite in this process until it ends. */
export interface Attempts {
  /** Counts against all limits. Resolves to the seconds to wait, uncounted, or null when the attempt is allowed. */
  count(attempts: readonly Attempt[]): Promise<number | null>;
  /** The seconds to wait, or null; counts nothing. */
  waitFor(attempts: readonly Attempt[]): Promise<number | null>;
  /** Takes back one attempt that turned out to be no guess. */
  takeBack(attempts: readonly Attempt[]): Promise<void>;
  /** For a caller who has proved their identity. */
  forget(attempts: readonly Attempt[]): Promise<void>;
  /** Deletes all guesses at an account, from any device, once its owner has proved their identity another way. */
  forgetGuesses(email: string): Promise<void>;
}

const GUESSES = new Set(
  [guessesPerPair, guessesPerDevice, guessesPerAccount, rightPasswordsPerAccount].map(({ name }) => name),
);

/** Longer than any guess counts. */
const FORGETTING_SECONDS = 24 * 60 * 60;

// Limits differ, so they are compared here instead of being the `points` of the library.
const OPTIONS = { keyPrefix: '', points: 0, duration: 0 };

/** In one process; leaves connections for reads during a rush of guesses at one account. */
const CONCURRENT_COUNTS_MAXIMUM = 2;

/** No other count of the same attempts comes between. */
type InTurn = <Result>(work: (counter: RateLimiterAbstract) => Promise<Result>) => Promise<Result>;

function inMemory(): InTurn {
  const counter = new RateLimiterMemory(OPTIONS);
  const turns = pLimit(1);
  return (work) => turns(() => work(counter));
}

/** A transaction holds the row that it has counted in. */
function inPostgres(db: Kysely<Tables>): InTurn {
  // Deletes expired rows every five minutes.
  counterIn(db, true);
  const turns = pLimit(CONCURRENT_COUNTS_MAXIMUM);
  return (work) => turns(() => inTransaction(db, (transaction) => work(counterIn(transaction, false))));
}

/** By Kysely's pool, with its limits and errors. */
function counterIn(db: Kysely<Tables>, clearExpiredByTimeout: boolean): RateLimiterAbstract {
  const query = async ({ text, values }: { text: string; values: unknown[] }) => {
    const { rows } = await db.executeQuery(CompiledQuery.raw(text, values));
    return { rows, rowCount: rows.length };
  };
  const table = { tableName: 'attempts' satisfies keyof Tables, tableCreated: true, clearExpiredByTimeout };
  return new RateLimiterPostgres({ ...OPTIONS, ...table, storeType: 'pool', storeClient: { query } });
}

export function createAttempts(db: Kysely<Tables>): Attempts {
  const inTurn = isPostgres(db) ? inPostgres(db) : inMemory();
  return {
    waitFor: (attempts) =>
      inTurn(async (counter) => {
        const waits = [0];
        for (const attempt of attempts) {
          const counted = await counter.get(await keyOf(counter, attempt));
          if (counted) waits.push(waitSeconds(attempt.limit, counted.consumedPoints, counted.msBeforeNext));
        }
        return Math.max(...waits) || null;
      }),
    count: (attempts) =>
      inTurn(async (counter) => {
        const counted: { key: string; limit: Limit; points: number; wait: number }[] = [];
        for (const attempt of attempts) {
          const key = await keyOf(counter, attempt);
          const { limit } = attempt;
          const state = await counter.penalty(key, 1, { customDuration: limit.seconds });
          const wait = waitSeconds(limit, state.consumedPoints - 1, state.msBeforeNext);
          counted.push({ key, limit, points: state.consumedPoints, wait });
        }
        const seconds = Math.max(0, ...counted.map(({ wait }) => wait)) || null;
        for (const { key, limit, points } of counted)
          if (seconds === null) await delayNext(counter, key, limit, points);
          else await counter.reward(key, 1, { customDuration: limit.seconds });
        return seconds;
      }),
    takeBack: (attempts) =>
      inTurn(async (counter) => {
        for (const attempt of attempts) {
          const key = await keyOf(counter, attempt);
          if (((await counter.get(key))?.consumedPoints ?? 0) > 0)
            await counter.reward(key, 1, { customDuration: attempt.limit.seconds });
        }
      }),
    forget: (attempts) =>
      inTurn(async (counter) => {
        for (const attempt of attempts) await counter.delete(await keyOf(counter, attempt));
      }),
    forgetGuesses: (email) =>
      inTurn(async (counter) => {
        const subject = emailKey(email);
        await counter.set(forgottenKey(subject), (await timesForgotten(counter, subject)) + 1, FORGETTING_SECONDS);
      }),
  };
}

/** Guesses from before they were last forgotten have another key. A hash has one length, and names nobody. */
async function keyOf(counter: RateLimiterAbstract, { limit: { name }, subject, within = '' }: Attempt) {
  const forgotten = GUESSES.has(name) ? await timesForgotten(counter, subject) : 0;
  return hashOf([name, subject, forgotten, within].join(' '));
}

const forgottenKey = (subject: string) => hashOf(`forgotten ${subject}`);

const timesForgotten = async (counter: RateLimiterAbstract, subject: string): Promise<number> =>
  (await counter.get(forgottenKey(subject)))?.consumedPoints ?? 0;

/** Expires one window after the delay ends: waiting out the delay must not reset its growth. */
async function delayNext(counter: RateLimiterAbstract, key: string, limit: Limit, points: number) {
  const { tries, seconds, delays } = limit;
  if (!delays || points < tries) return;
  const delay = Math.min(delays.longestSeconds, delays.firstSeconds * 2 ** (points - tries));
  await counter.set(key, points, delay + seconds);
}

function waitSeconds({ tries, seconds, delays }: Limit, points: number, msBeforeNext: number): number {
  if (points < tries) return 0;
  return Math.max(0, Math.ceil(msBeforeNext / 1_000 - (delays ? seconds : 0)));
}
