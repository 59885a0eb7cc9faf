import { createHash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import {
  countTry,
  emailKey,
  guessesPerAccount,
  guessesPerDevice,
  guessesPerPair,
  rightPasswordsPerAccount,
  type Limit,
  type Tally,
} from './throttle.rules.ts';
import type { Tables } from '../tables.ts';
import { retryOnConflict } from '../retry-on-conflict.ts';

/** Something that is limited, and who or what is trying it. */
export interface Attempt {
  limit: Limit;
  /** An e-mail address or a network's; kept as a hash. */
  subject: string;
  /** Where or with what the subject is tried, where that is counted apart; kept as a hash. */
  within?: string;
}

/** Rows kept at most. The ones that end first go first: they limit the least. Chosen: the specification gives no value. */
const ROWS_MAXIMUM = 100_000;
const CLEANING_MILLISECONDS = 60_000;

const digest = (text: string) => createHash('sha256').update(text).digest('base64url');
const prefixOf = ({ limit, subject }: Attempt) => `${limit.name}:${digest(subject)}`;
const keyOf = (attempt: Attempt) =>
  prefixOf(attempt) + (attempt.within === undefined ? '' : `:${digest(attempt.within)}`);

/** When each store was last cleaned by this process. */
const cleaned = new WeakMap<Kysely<Tables>, number>();

/** Counts a try against all of its limits; answers the seconds until it may be tried again, null for now. A try that must wait counts nowhere. */
export async function countAttempts(
  db: Kysely<Tables>,
  attempts: readonly Attempt[],
  now: Date,
): Promise<number | null> {
  // Read first: a flood of tries that must wait writes nothing.
  const wait = await waitFor(db, attempts, now);
  if (wait !== null) return wait;
  await clean(db, now);
  // In one order for everyone: two that wait for each other's rows could wait for ever.
  const ordered = attempts
    .map((attempt) => ({ key: keyOf(attempt), limit: attempt.limit }))
    .toSorted((one, other) => (one.key < other.key ? -1 : 1));
  return retryOnConflict(() =>
    db
      .transaction()
      .setIsolationLevel('read committed')
      .execute(async (transaction) => {
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
      }),
  );
}

/** The seconds until something may be tried, without counting a try; null for now. */
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

/** The tally of a key as nobody else can change it until the transaction ends. */
async function lockTally(transaction: Transaction<Tables>, key: string, now: Date): Promise<Tally> {
  const row = await transaction
    .insertInto('attempts')
    .values({ key, made: 0, ends_at: now.toISOString(), next_at: null })
    .onConflict((conflict) => conflict.column('key').doUpdateSet((eb) => ({ made: eb.ref('attempts.made') })))
    .returning(['made', 'ends_at', 'next_at'])
    .executeTakeFirstOrThrow();
  return tallyOf(row);
}

/** Once a minute: deletes what has ended, and the rest as far as there is too much of it. */
async function clean(db: Kysely<Tables>, now: Date): Promise<void> {
  if (now.getTime() - (cleaned.get(db) ?? 0) < CLEANING_MILLISECONDS) return;
  cleaned.set(db, now.getTime());
  await deleteAttempts(db, now, ROWS_MAXIMUM);
}

/** Deletes the tries that have ended, and of the others all but so many, those that end first before the rest. */
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

/** Forgets the tries of whoever has shown to be who they say; all of a subject's where `within` is not told. */
export async function forgetAttempts(executor: Kysely<Tables>, attempts: readonly Attempt[]): Promise<void> {
  for (const attempt of attempts) {
    const prefix = prefixOf(attempt);
    await executor
      .deleteFrom('attempts')
      // The character after the colon ends the range of everything within the subject.
      .where((eb) =>
        attempt.within === undefined
          ? eb.or([eb('key', '=', prefix), eb.and([eb('key', '>', `${prefix}:`), eb('key', '<', `${prefix};`)])])
          : eb('key', '=', keyOf(attempt)),
      )
      .execute();
  }
}

/** Forgets every guess at an account, from anywhere: its owner has shown who they are in another way. */
export async function forgetGuesses(executor: Kysely<Tables>, email: string): Promise<void> {
  await forgetAttempts(
    executor,
    [guessesPerPair, guessesPerDevice, guessesPerAccount, rightPasswordsPerAccount].map((limit) => ({
      limit,
      subject: emailKey(email),
    })),
  );
}
