import type { Transaction } from 'kysely';
import { resetMail } from '@storefront/embedded/accounts/mails.rules.ts';
import { retryOnConflict } from '@storefront/embedded/database/retry-on-conflict.ts';
import type { Tables } from '@storefront/embedded/database/tables.ts';
import { hashOf, newToken } from '@storefront/embedded/database/tokens.ts';
import { writeRequestedMail } from '@storefront/embedded/mail/outbox-store.ts';
import type { ReadModel } from '@storefront/embedded/read-model.ts';
import { seal, unseal } from '../sealed.rules.ts';

/** Of Medusa's own token. */
const RESET_MILLISECONDS = 15 * 60_000;

/** Medusa's token is stored encrypted with a key derived from ours. */
interface Reset {
  email: string;
  medusaToken: string;
}

/** Beside sessions: with the word no token of a session opens a reset. */
const secretOf = (token: string) => `reset ${token}`;

export type Resets = ReturnType<typeof createResets>;

export function createResets(model: Pick<ReadModel, 'db' | 'companyDetails'>) {
  const { db } = model;
  return {
    async mail({ email, medusaToken }: Reset, transaction: Transaction<Tables>): Promise<void> {
      const token = newToken();
      const now = new Date();
      const mail = resetMail({ to: email, firstName: '', token }, model.companyDetails);
      const row = {
        token_hash: hashOf(secretOf(token)),
        customer_hash: hashOf(secretOf(email)),
        sealed: seal(secretOf(token), { email, medusaToken } satisfies Reset),
        expires_at: new Date(now.getTime() + RESET_MILLISECONDS).toISOString(),
      };
      await transaction.insertInto('medusa_sessions').values(row).execute();
      await writeRequestedMail(transaction, 'reset', mail, now);
    },
    /** Null when it is used, expired or unknown. */
    async find(token: string): Promise<Reset | null> {
      const row = await db
        .selectFrom('medusa_sessions')
        .select('sealed')
        .where('token_hash', '=', hashOf(secretOf(token)))
        .where('expires_at', '>', new Date().toISOString())
        .executeTakeFirst();
      return row ? (unseal(secretOf(token), row.sealed) as Reset) : null;
    },
    async endAll(email: string): Promise<void> {
      const ended = db.deleteFrom('medusa_sessions').where('customer_hash', '=', hashOf(secretOf(email)));
      await retryOnConflict(() => ended.execute());
    },
  };
}
