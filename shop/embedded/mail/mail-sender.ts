import type { Kysely } from 'kysely';
import { type DueMail, claim, markFailed, markSent, readDue, renewClaim } from './outbox-store.ts';
import type { Tables } from '../database/tables.ts';
import { retryOnConflict } from '../database/retry-on-conflict.ts';
import { repeatTask, type RepeatedTask } from '../repeat-task.ts';
import { createMailTransport } from './mail-server.ts';
import type { MailSettings } from './mail.ts';

/** For mails written by other processes and for retries. */
const POLL_MILLISECONDS = 5_000;

const FAILURE_CHARACTERS_MAXIMUM = 500;

export interface MailSender {
  /** Returns how many were sent. A batch may take long: the time is that of each mail. */
  sendDue(now?: () => Date): Promise<number>;
  close(): void;
}

/** Claims each mail first, so that of several processes only one sends it. */
export function createMailSender(
  db: Kysely<Tables>,
  smtpUrl: string,
  settings: Pick<MailSettings, 'companyDetails' | 'from'>,
): MailSender {
  const transport = createMailTransport(smtpUrl);

  async function send(mail: DueMail, now: () => Date): Promise<boolean> {
    if (!(await retryOnConflict(() => claim(db, mail, claimedUntil(now()))))) return false;
    const { id, to, subject, text, html, attempts } = mail;
    const renew = () => retryOnConflict(() => renewClaim(db, mail, claimedUntil(now())));
    const report = (error: unknown) => console.error(`The claim of mail ${id} could not be renewed:`, error);
    const renewal = setInterval(() => void renew().catch(report), RENEWAL_MILLISECONDS);
    const { companyDetails, from } = settings;
    try {
      await transport.sendMail({
        from: { name: companyDetails.shopName, address: from },
        to: { name: '', address: to },
        subject,
        text,
        html,
        // The same at every attempt, so that a mail server can drop duplicates.
        messageId: `<${id}@${from.slice(from.lastIndexOf('@') + 1)}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    } catch (error) {
      const failure = error instanceof Error ? error.message : String(error);
      // An SMTP error may quote the recipient: it is stored with the mail, not logged.
      console.error(`Mail ${id} could not be sent (attempt ${attempts + 1})`);
      await retryOnConflict(() =>
        markFailed(db, id, failure.slice(0, FAILURE_CHARACTERS_MAXIMUM), nextAttempt(now(), attempts + 1)),
      );
      return false;
    } finally {
      clearInterval(renewal);
    }
    await retryOnConflict(() => markSent(db, id, now()));
    return true;
  }

  return {
    async sendDue(now = () => new Date()) {
      let sent = 0;
      for (const mail of await readDue(db, now(), triedSince(now()))) if (await send(mail, now)) sent += 1;
      return sent;
    },
    close: () => transport.close(),
  };
}

export function startSendingMails(sender: MailSender): RepeatedTask {
  const failure = 'The embedded shop could not look for mails to send';
  const task = repeatTask(() => sender.sendDue(), { pauseMilliseconds: POLL_MILLISECONDS, failure });
  return { wake: task.wake, close: () => task.close().finally(() => sender.close()) };
}

const MINUTE_MILLISECONDS = 60_000;

const PAUSE_MILLISECONDS_MINIMUM = 10_000;
const PAUSE_MILLISECONDS_MAXIMUM = 60 * MINUTE_MILLISECONDS;

/** An attempt renews its claim: an older one belongs to a process that died. */
const CLAIM_MILLISECONDS = 10_000;
const RENEWAL_MILLISECONDS = 3_000;

/** They are of no use to anyone by then. */
const TRIED_MILLISECONDS_MAXIMUM = 3 * 24 * 60 * MINUTE_MILLISECONDS;

const after = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds);

/** The pause doubles with each failure, up to an hour. */
export function nextAttempt(now: Date, attempts: number): Date {
  return after(now, Math.min(PAUSE_MILLISECONDS_MAXIMUM, PAUSE_MILLISECONDS_MINIMUM * 2 ** Math.max(0, attempts - 1)));
}

export const claimedUntil = (now: Date): Date => after(now, CLAIM_MILLISECONDS);

const triedSince = (now: Date): Date => after(now, -TRIED_MILLISECONDS_MAXIMUM);
