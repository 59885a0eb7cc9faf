import { setTimeout as delay } from 'node:timers/promises';
import { createTransport } from 'nodemailer';

/** Timeouts add up to less than a claim of the outbox, so that two processes never send one mail at once. */
const CONNECT_MILLISECONDS = 10_000;
const SOCKET_MILLISECONDS = 20_000;

const CHECK_MILLISECONDS = 10_000;

/** Creates a transport to an SMTP server. It connects on first use. */
export function createMailTransport(smtpUrl: string) {
  return createTransport({
    url: smtpUrl,
    connectionTimeout: CONNECT_MILLISECONDS,
    greetingTimeout: CONNECT_MILLISECONDS,
    socketTimeout: SOCKET_MILLISECONDS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** Connects and signs in to an SMTP server without sending anything. Returns why it cannot be used; null when it can. */
export async function mailServerProblem(
  smtpUrl: string,
  milliseconds: number = CHECK_MILLISECONDS,
): Promise<string | null> {
  const transport = createMailTransport(smtpUrl);
  const late = new AbortController();
  try {
    return await Promise.race([
      transport.verify().then(() => null),
      delay(milliseconds, `no answer within ${milliseconds / 1_000} seconds`, { signal: late.signal }),
    ]);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    late.abort();
    transport.close();
  }
}
