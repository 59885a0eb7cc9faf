import pLimit from 'p-limit';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { emailKey } from '@storefront/domain/contact/email.rules.ts';
import { guessesPerAccount, guessesPerDevice, guessesPerPair, rightPasswordsPerAccount } from './limits.data.ts';
import type { Limit } from './window.rules.ts';

export interface Attempt {
  limit: Limit;
  /** An email address or an IP address. */
  subject: string;
  /** A second key that the subject is counted under separately, such as the IP address of a guess at an account. */
  within?: string;
}

/** Counts attempts in this process: they are forgotten when it ends. */
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

export function createAttempts(): Attempts {
  // Limits differ, so they are compared here instead of being the `points` of the library.
  const counter = new RateLimiterMemory({ points: 0, duration: 0 });
  // Parallel attempts must not all pass before the first is counted.
  const inTurn = pLimit(1);

  /** Guesses from before they were last forgotten have another key. */
  async function keyOf({ limit: { name }, subject, within = '' }: Attempt): Promise<string> {
    const forgotten = GUESSES.has(name) ? await timesForgotten(subject) : 0;
    return [name, subject, forgotten, within].join(' ');
  }

  async function timesForgotten(subject: string): Promise<number> {
    return (await counter.get(forgottenKey(subject)))?.consumedPoints ?? 0;
  }

  async function countOne(attempt: Attempt): Promise<void> {
    const { tries, seconds, delays } = attempt.limit;
    const key = await keyOf(attempt);
    const { consumedPoints } = await counter.penalty(key, 1, { customDuration: seconds });
    if (!delays || consumedPoints < tries) return;
    const delay = Math.min(delays.longestSeconds, delays.firstSeconds * 2 ** (consumedPoints - tries));
    // Expires one window after the delay ends: waiting out the delay must not reset its growth.
    await counter.set(key, consumedPoints, delay + seconds);
  }

  async function waitFor(attempts: readonly Attempt[]): Promise<number | null> {
    const waits = attempts.map(async (attempt) => waitSeconds(attempt.limit, await counter.get(await keyOf(attempt))));
    return Math.max(0, ...(await Promise.all(waits))) || null;
  }

  return {
    waitFor,
    count: (attempts) =>
      inTurn(async () => {
        const seconds = await waitFor(attempts);
        if (seconds === null) for (const attempt of attempts) await countOne(attempt);
        return seconds;
      }),
    async takeBack(attempts) {
      for (const attempt of attempts) {
        const key = await keyOf(attempt);
        if (await counter.get(key)) await counter.reward(key);
      }
    },
    async forget(attempts) {
      for (const attempt of attempts) await counter.delete(await keyOf(attempt));
    },
    async forgetGuesses(email) {
      const subject = emailKey(email);
      await counter.set(forgottenKey(subject), (await timesForgotten(subject)) + 1, FORGETTING_SECONDS);
    },
  };
}

const forgottenKey = (subject: string) => `forgotten ${subject}`;

function waitSeconds({ tries, seconds, delays }: Limit, counted: RateLimiterRes | null): number {
  if (counted === null || counted.consumedPoints < tries) return 0;
  return Math.max(0, Math.ceil(counted.msBeforeNext / 1_000 - (delays ? seconds : 0)));
}
