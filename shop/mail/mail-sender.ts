import type { Kysely } from 'kysely';
import { createTransport } from 'nodemailer';
import { claim, markFailed, markSent, readDue, type DueMail } from './outbox-store.ts';
import type { Tables } from '../database/tables.ts';
import { retryOnConflict } from '../database/retry-on-conflict.ts';
import type { MailSettings } from './mail-settings.ts';
import { claimedUntil, nextAttempt, triedSince } from './sending.rules.ts';

/** How soon a mail is seen that another process wrote, or that is to be tried again. */
const LOOK_MILLISECONDS = 5_000;

/** An attempt is over before another process may begin one. */
const CONNECT_MILLISECONDS = 10_000;
const SILENCE_MILLISECONDS = 20_000;

const FAILURE_CHARACTERS_MAXIMUM = 500;

export interface MailSender {
  /** Sends what is due; answers how many were sent. */
  sendDue(now: Date): Promise<number>;
  close(): void;
}

/** Sends mails from the outbox through a mail server. Each is claimed before it is sent, so that of several processes one sends it. */
export function createMailSender(
  db: Kysely<Tables>,
  smtpUrl: string,
  { companyDetails, from }: Pick<MailSettings, 'companyDetails' | 'from'>,
): MailSender {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: CONNECT_MILLISECONDS,
    greetingTimeout: CONNECT_MILLISECONDS,
    socketTimeout: SILENCE_MILLISECONDS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = from.slice(from.lastIndexOf('@') + 1);

  async function send(mail: DueMail, now: Date): Promise<boolean> {
    if (!(await retryOnConflict(() => claim(db, mail, claimedUntil(now))))) return false;
    const { id, to, subject, text, html, attempts } = mail;
    try {
      await transport.sendMail({
        from: { name: companyDetails.shopName, address: from },
        to: { name: '', address: to },
        subject,
        text,
        html,
        // The same at every attempt: a mail server that had it already can tell.
        messageId: `<${id}@${domain}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    } catch (error) {
      const failure = error instanceof Error ? error.message : String(error);
      // Mail servers repeat addresses in what they say: that stays in the store.
      console.error(`Mail ${id} could not be sent (attempt ${attempts + 1})`);
      await retryOnConflict(() =>
        markFailed(db, id, failure.slice(0, FAILURE_CHARACTERS_MAXIMUM), nextAttempt(now, attempts + 1)),
      );
      return false;
    }
    await retryOnConflict(() => markSent(db, id, now));
    return true;
  }

  return {
    async sendDue(now) {
      let sent = 0;
      for (const mail of await readDue(db, now, triedSince(now))) if (await send(mail, now)) sent += 1;
      return sent;
    },
    close: () => transport.close(),
  };
}

/** Sends what is due, now and then and whenever it is woken. */
export function keepSending(sender: MailSender): { wake(): void; close(): Promise<void> } {
  let running: Promise<void> | null = null;
  let isWoken = false;
  let isClosed = false;
  let timer = setTimeout(wake, 0);

  async function run(): Promise<void> {
    do {
      isWoken = false;
      await sender.sendDue(new Date());
    } while (isWoken && !isClosed);
  }

  function wake(): void {
    isWoken = true;
    if (running || isClosed) return;
    clearTimeout(timer);
    running = run()
      // The store may be busy or gone for a moment: the mails are still there at the next look.
      .catch((error: unknown) =>
        console.error(
          'The embedded shop could not look for mails to send:',
          error instanceof Error ? error.message : error,
        ),
      )
      .finally(() => {
        running = null;
        if (!isClosed) timer = setTimeout(wake, LOOK_MILLISECONDS);
      });
  }

  return {
    wake,
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await running;
      sender.close();
    },
  };
}
