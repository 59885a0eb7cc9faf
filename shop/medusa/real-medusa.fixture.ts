import type { MedusaAccess } from './medusa-client.ts';

/** The Medusa that a step of `./scripts/test --all` starts, in which alone each `*.medusa.test.ts` runs. */
export function realMedusa(): MedusaAccess {
  const {
    TEST_MEDUSA_URL: url,
    TEST_MEDUSA_PUBLISHABLE_KEY: publishableKey,
    TEST_MEDUSA_ADMIN_KEY: adminKey,
  } = process.env;
  if (!url || !publishableKey || !adminKey) throw new Error('TEST_MEDUSA_URL or a key is unset');
  return { url, publishableKey, adminKey };
}

/** The port at which Medusa's subscriber expects the storefront, and their secret. One test at a time listens there. */
export function eventsOf(): { port: number; secret: string } {
  const { TEST_MEDUSA_EVENTS_PORT: port, TEST_MEDUSA_EVENTS_SECRET: secret } = process.env;
  if (!port || !secret) throw new Error('TEST_MEDUSA_EVENTS_PORT or its secret is unset');
  return { port: Number(port), secret };
}

/** Kills Medusa with SIGKILL, and starts it again. Only for tests that run alone. */
export const killMedusa = () => control('kill');
export const restartMedusa = () => control('restart');

async function control(what: 'kill' | 'restart'): Promise<void> {
  const answer = await fetch(`${process.env.TEST_MEDUSA_PROCESS_URL}/${what}`, { method: 'POST' });
  if (!answer.ok) throw new Error(`Medusa's process: ${what}: ${answer.status}`);
}
