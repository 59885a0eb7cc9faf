import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Limit } from '../../customers/throttle.rules.ts';
import type { Tables } from '../tables.ts';
import { whenFree } from '../when-free.ts';

/** Something that is limited, and who or what is trying it. */
export interface Attempt {
  limit: Limit;
  /** An e-mail address or a network's; kept as a hash. */
  subject: string;
}

const keyOf = ({ limit, subject }: Attempt) => `${limit.name}:${createHash('sha256').update(subject).digest('base64url')}`;

/** Counts a try against all of its limits; answers the seconds until it may be tried again, null for now. Refused tries count too. */
export async function countAttempts(db: Kysely<Tables>, attempts: readonly Attempt[], now: Date): Promise<number | null> {
  // In one order for everyone: two that wait for each other's rows could wait for ever.
  const ordered = attempts.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  const waits = await whenFree(() =>
    db.transaction().setIsolationLevel('read committed').execute(async (transaction) => {
      const found: number[] = [];
      for (const attempt of ordered) {
        const { made, ends_at } = await countOne(transaction, attempt, now);
        if (made > attempt.limit.tries) found.push(Math.max(1, Math.ceil((Date.parse(ends_at) - now.getTime()) / 1_000)));
      }
      return found;
    }),
  );
  return waits.length > 0 ? Math.max(...waits) : null;
}

async function countOne(transaction: Kysely<Tables>, attempt: Attempt, now: Date): Promise<{ made: number; ends_at: string }> {
  const key = keyOf(attempt);
  await transaction.deleteFrom('attempts').where('key', '=', key).where('ends_at', '<=', now.toISOString()).execute();
  return transaction
    .insertInto('attempts')
    .values({ key, made: 1, ends_at: new Date(now.getTime() + attempt.limit.seconds * 1_000).toISOString() })
    .onConflict((conflict) => conflict.column('key').doUpdateSet((eb) => ({ made: eb('attempts.made', '+', 1) })))
    .returning(['made', 'ends_at'])
    .executeTakeFirstOrThrow();
}

/** Forgets the tries of whoever has shown to be who they say, and those of windows that have ended. */
export async function forgetAttempts(executor: Kysely<Tables>, attempts: readonly Attempt[], now: Date): Promise<void> {
  await executor.deleteFrom('attempts').where((eb) => eb.or([eb('key', 'in', attempts.map(keyOf)), eb('ends_at', '<=', now.toISOString())])).execute();
}
