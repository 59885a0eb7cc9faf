import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { retryOnConflict } from './retry-on-conflict.ts';
import type { Tables } from './tables.ts';

/** A process at work renews its lease; after a crash others wait so long. */
const LEASE_MILLISECONDS = 9_000;
const RENEWAL_MILLISECONDS = 3_000;
const POLL_MILLISECONDS = 100;

/** One process at a time; null while another is at work. `renew` before a late write: false once another took over. */
export async function withLease<Result>(
  db: Kysely<Tables>,
  name: string,
  work: (renew: () => Promise<boolean>) => Promise<Result>,
  waitMilliseconds = 0,
): Promise<{ result: Result } | null> {
  const key = `lease ${name}`;
  const holder = randomUUID();
  const timeIn = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();
  const value = () => `${timeIn(LEASE_MILLISECONDS)} ${holder}`;

  const take = () =>
    db
      .insertInto('settings')
      .values({ key, value: value() })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({ value: value() }).where('settings.value', '<', timeIn(0)),
      )
      .returning('key')
      .executeTakeFirst();
  const renew = async () => {
    const renewing = db
      .updateTable('settings')
      .set({ value: value() })
      .where('key', '=', key)
      .where('value', 'like', `% ${holder}`);
    const { numUpdatedRows } = await retryOnConflict(() => renewing.executeTakeFirstOrThrow());
    return numUpdatedRows > 0n;
  };
  const release = () =>
    db.deleteFrom('settings').where('key', '=', key).where('value', 'like', `% ${holder}`).execute();

  const giveUp = performance.now() + waitMilliseconds;
  while (!(await retryOnConflict(take))) {
    if (performance.now() >= giveUp) return null;
    await delay(POLL_MILLISECONDS);
  }
  const renewal = setInterval(() => void renew().catch(report), RENEWAL_MILLISECONDS);
  try {
    return { result: await work(renew) };
  } finally {
    clearInterval(renewal);
    await retryOnConflict(release).catch(report);
  }
}

const report = (error: unknown) => console.error('A lease could not be written:', error);
