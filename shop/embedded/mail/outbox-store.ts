import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { emailKey } from '@storefront/domain/contact/email.rules.ts';
import { windowStart } from '../attempts/window.rules.ts';
import { mailsPerRecipient } from '../attempts/limits.data.ts';
import type { Mail } from './mail.ts';
import type { Tables } from '../database/tables.ts';

/** They are long. */
const LISTED_MAXIMUM = 100;
const DUE_MAXIMUM = 20;

/** Mails that anyone can trigger by typing an address. */
export type RequestedMail = keyof typeof mailsPerRecipient;

export interface OutboxMail extends Mail {
  id: string;
  createdAt: string;
  sentAt: string | null;
}

export interface DueMail extends Mail {
  id: string;
  attempts: number;
  dueAt: string;
}

/** In the transaction of the change that it reports, so that neither exists without the other. */
export async function writeMail(
  transaction: Transaction<Tables>,
  { to, subject, text, html }: Mail,
  now: Date,
  limitKey: string | null = null,
): Promise<void> {
  const time = now.toISOString();
  await transaction
    .insertInto('outbox')
    .values({
      id: randomUUID(),
      recipient: to,
      subject,
      text,
      html,
      created_at: time,
      sent_at: null,
      attempts: 0,
      due_at: time,
      failure: null,
      limit_key: limitKey,
    })
    .execute();
}

export async function mayRequestMail(
  transaction: Transaction<Tables>,
  kind: RequestedMail,
  to: string,
  now: Date,
): Promise<boolean> {
  const limit = mailsPerRecipient[kind];
  const { sent } = await transaction
    .selectFrom('outbox')
    .select(({ fn }) => fn.countAll().as('sent'))
    .where('limit_key', '=', `${kind}:${emailKey(to)}`)
    .where('created_at', '>', windowStart(limit, now))
    .executeTakeFirstOrThrow();
  return Number(sent) < limit.count;
}

/** Not for a recipient over the limit of its kind. Returns nothing: that would reveal what others have requested. */
export async function writeRequestedMail(
  transaction: Transaction<Tables>,
  kind: RequestedMail,
  mail: Mail,
  now: Date,
): Promise<void> {
  if (await mayRequestMail(transaction, kind, mail.to, now))
    await writeMail(transaction, mail, now, `${kind}:${emailKey(mail.to)}`);
}

/** Newest first. */
export function readOutbox(db: Kysely<Tables>): Promise<OutboxMail[]> {
  return db
    .selectFrom('outbox')
    .select(['id', 'recipient as to', 'subject', 'text', 'html', 'created_at as createdAt', 'sent_at as sentAt'])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(LISTED_MAXIMUM)
    .execute();
}

/** Longest overdue first; those written before `since` have been given up. */
export function readDue(db: Kysely<Tables>, now: Date, since: Date): Promise<DueMail[]> {
  return db
    .selectFrom('outbox')
    .select(['id', 'recipient as to', 'subject', 'text', 'html', 'attempts', 'due_at as dueAt'])
    .where('created_at', '>=', since.toISOString())
    .where('sent_at', 'is', null)
    .where('due_at', '<=', now.toISOString())
    .orderBy('due_at')
    .limit(DUE_MAXIMUM)
    .execute();
}

/** Moves the next attempt to `until`. False when another process has claimed the mail. */
export async function claim(db: Kysely<Tables>, { id, attempts, dueAt }: DueMail, until: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ due_at: until.toISOString(), attempts: attempts + 1 })
    .where('id', '=', id)
    .where('due_at', '=', dueAt)
    .where('attempts', '=', attempts)
    .where('sent_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows) === 1;
}

/** While it is being sent. */
export async function renewClaim(db: Kysely<Tables>, { id, attempts }: DueMail, until: Date): Promise<void> {
  const held = db
    .updateTable('outbox')
    .where('id', '=', id)
    .where('attempts', '=', attempts + 1);
  await held.set({ due_at: until.toISOString() }).where('sent_at', 'is', null).execute();
}

export async function markSent(db: Kysely<Tables>, id: string, now: Date): Promise<void> {
  await db.updateTable('outbox').set({ sent_at: now.toISOString(), failure: null }).where('id', '=', id).execute();
}

export async function markFailed(db: Kysely<Tables>, id: string, failure: string, dueAt: Date): Promise<void> {
  await db.updateTable('outbox').set({ failure, due_at: dueAt.toISOString() }).where('id', '=', id).execute();
}
