import type { Kysely } from 'kysely';
import { set } from '../../catalogue/catalogue-writes.ts';
import type { Tables } from '../../database/tables.ts';
import { withWriteLock } from '../../database/write-lock.ts';

const KEY = 'medusa_sync_lease';

/** Longer than the slowest page takes; after a crash another process goes on after this time. */
const HELD_MILLISECONDS = 60_000;

/** The right to write the catalogue from Medusa, which one process has at a time. */
export interface Lease {
  /** Takes or renews it; false while another process has it. */
  take(): Promise<boolean>;
  release(): Promise<void>;
}

export function createLease(db: Kysely<Tables>, owner: string, now: () => number = Date.now): Lease {
  const write = (until: number) =>
    withWriteLock(db, async (transaction) => {
      const row = await transaction.selectFrom('settings').select('value').where('key', '=', KEY).executeTakeFirst();
      const [holder = '', end = '0'] = row?.value.split(' ') ?? [];
      if (holder !== owner && Number(end) > now()) return false;
      await set(transaction, KEY, `${owner} ${until}`);
      return true;
    });
  return {
    take: () => write(now() + HELD_MILLISECONDS),
    async release() {
      await write(0);
    },
  };
}
