import { createHash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { emailKey } from '@storefront/domain/contact/email.rules.ts';
import { countTry, type Limit, type Tally } from './throttle.rules.ts';
import { guessesPerAccount, guessesPerDevice, guessesPerPair, rightPasswordsPerAccount } from './limits.data.ts';
import type { Tables } from '../tables.ts';
import { retryOnConflict, inTransaction } from '../retry-on-conflict.ts';

/** One attempt at something rate-limited, and who makes it. */
export interface Attempt {
  limit: Limit;
  /** An email address or an IP address; stored as a hash. */
  subject: string;
  /** A second key that the subject is counted under separately, such as the IP address of a guess at an account; stored as a hash. */
  within?: string;
}

/** The table's maximum size. Beyond it the rows that expire first are deleted: they limit the least. */
const ROWS_MAXIMUM = 100_000;
const CLEANING_MILLISECONDS = 60_000;

const digest = (text: string) => createHash('sha256').update(text).digest('base64url');
const prefixOf = ({ limit, subject }: Attempt) => `${limit.name}:${digest(subject)}`;
const keyOf = (attempt: Attempt) =>
  prefixOf(attempt) + (attempt.within === undefined ? '' : `:${digest(attempt.within)}`);

/** When this process last cleaned each database. */
const cleaned = new WeakMap<Kysely<Tables>, number>();

/** Counts an attempt against all of its limits. Returns the seconds to wait, or null when the attempt is allowed; an attempt that must wait is not counted. */
export async function countAttempts(
  db: Kysely<Tables>,
  attempts: readonly Attempt[],
  now: Date,
): Promise<number | null> {
  // Read first: a flood of attempts over the limit writes nothing.
  const wait = await waitFor(db, attempts, now);
  if (wait !== null) return wait;
  await clean(db, now);
  // Rows are always locked in the same order, so that two transactions cannot deadlock.
  const ordered = attempts
    .map((attempt) => ({ key: keyOf(attempt), limit: attempt.limit }))
    .toSorted((one, other) => (one.key < other.key ? -1 : 1));
  return inTransaction(db, async (transaction) => {
    const waits: number[] = [];
    const tallies: [key: string, tally: Tally][] = [];
    for (const { key, limit } of ordered) {
      const counted = countTry(limit, await lockTally(transaction, key, now), now);
      if ('waitSeconds' in counted) waits.push(counted.waitSeconds);
      else tallies.push([key, counted.tally]);
    }
    if (waits.length > 0) return Math.max(...waits);
    for (const [key, { made, endsAt, nextAt }] of tallies)
      await transaction
        .updateTable('attempts')
        .set({ made, ends_at: endsAt, next_at: nextAt })
        .where('key', '=', key)
        .execute();
    return null;
  });
}

/** Returns the seconds to wait before an attempt is allowed, or null. Does not count an attempt. */
export async function waitFor(
  executor: Kysely<Tables>,
  attempts: readonly Attempt[],
  now: Date,
): Promise<number | null> {
  if (attempts.length === 0) return null;
  const rows = await executor.selectFrom('attempts').selectAll().where('key', 'in', attempts.map(keyOf)).execute();
  const waits = attempts.flatMap((attempt) => {
    const row = rows.find(({ key }) => key === keyOf(attempt));
    const counted = countTry(attempt.limit, row ? tallyOf(row) : null, now);
    return 'waitSeconds' in counted ? [counted.waitSeconds] : [];
  });
  return waits.length > 0 ? Math.max(...waits) : null;
}

const tallyOf = ({ made, ends_at, next_at }: { made: number; ends_at: string; next_at: string | null }): Tally => ({
  made,
  endsAt: ends_at,
  nextAt: next_at,
});

/** Reads a key's tally and locks it until the transaction ends. */
async function lockTally(transaction: Transaction<Tables>, key: string, now: Date): Promise<Tally> {
  const row = await transaction
    .insertInto('attempts')
    .values({ key, made: 0, ends_at: now.toISOString(), next_at: null })
    .onConflict((conflict) => conflict.column('key').doUpdateSet((eb) => ({ made: eb.ref('attempts.made') })))
    .returning(['made', 'ends_at', 'next_at'])
    .executeTakeFirstOrThrow();
  return tallyOf(row);
}

/** Deletes expired rows, and rows over the maximum, at most once a minute. */
async function clean(db: Kysely<Tables>, now: Date): Promise<void> {
  if (now.getTime() - (cleaned.get(db) ?? 0) < CLEANING_MILLISECONDS) return;
  cleaned.set(db, now.getTime());
  await deleteAttempts(db, now, ROWS_MAXIMUM);
}

/** Deletes expired rows, then those that expire first until `rowsMaximum` are left. */
export async function deleteAttempts(db: Kysely<Tables>, now: Date, rowsMaximum: number): Promise<void> {
  await retryOnConflict(() => db.deleteFrom('attempts').where('ends_at', '<=', now.toISOString()).execute());
  const last = await db
    .selectFrom('attempts')
    .select('ends_at')
    .orderBy('ends_at', 'desc')
    .offset(rowsMaximum)
    .limit(1)
    .executeTakeFirst();
  if (last) await retryOnConflict(() => db.deleteFrom('attempts').where('ends_at', '<=', last.ends_at).execute());
}

/** Takes back one attempt that turned out to be no guess. Attempts before it stay counted. */
export async function takeBackAttempts(db: Kysely<Tables>, attempts: readonly Attempt[]): Promise<void> {
  for (const attempt of attempts)
    await retryOnConflict(() =>
      db
        .updateTable('attempts')
        .set((eb) => ({ made: eb('made', '-', 1) }))
        .where('key', '=', keyOf(attempt))
        .where('made', '>', 0)
        .execute(),
    );
}

/** Deletes the attempts of a subject who has proved their identity; without `within`, all of the subject's. */
export async function forgetAttempts(executor: Kysely<Tables>, attempts: readonly Attempt[]): Promise<void> {
  for (const attempt of attempts) {
    const prefix = prefixOf(attempt);
    await executor
      .deleteFrom('attempts')
      // ";" follows ":", so the range holds every key with the subject's prefix.
      .where((eb) =>
        attempt.within === undefined
          ? eb.or([eb('key', '=', prefix), eb.and([eb('key', '>', `${prefix}:`), eb('key', '<', `${prefix};`)])])
          : eb('key', '=', keyOf(attempt)),
      )
      .execute();
  }
}

/** Deletes all guesses at an account, from any device, after its owner has proved their identity another way. */
export async function forgetGuesses(executor: Kysely<Tables>, email: string): Promise<void> {
  await forgetAttempts(
    executor,
    [guessesPerPair, guessesPerDevice, guessesPerAccount, rightPasswordsPerAccount].map((limit) => ({
      limit,
      subject: emailKey(email),
    })),
  );
}
