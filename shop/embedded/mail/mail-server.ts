import { setTimeout as delay } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import { checksOf, findingsOf, reasonOf, type Finding } from '@storefront/schema/settings/finding.rules.ts';

const CONNECT_MILLISECONDS = 10_000;
const SOCKET_MILLISECONDS = 20_000;

const CHECK_MILLISECONDS = 10_000;

/** Connects on first use. */
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

/** Sends nothing. Null when the server can be used. */
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

/** Connects to the server. */
export async function mailServerFindings({ smtpUrl }: { smtpUrl: string | undefined }): Promise<Finding[]> {
  const problem = smtpUrl === undefined ? null : await mailServerProblem(smtpUrl);
  const what = `The mail server cannot be used: ${reasonOf(problem ?? '')}`;
  const { must } = checksOf('docs/selling.md#orders');
  return findingsOf({ SMTP_URL: must(problem !== null, what, 'Check host, port, user and password in SMTP_URL.') });
}
