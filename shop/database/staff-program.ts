import { existsSync } from 'node:fs';
import type { Kysely } from 'kysely';
import { migrate } from './migrations/migrations.ts';
import { databaseLocation, openDatabase } from './open-database.ts';
import { DatabaseUnavailableError } from './postgres/errors.ts';
import { RefusedError } from './refused-error.ts';
import { DatabaseBusyError } from './retry-on-conflict.ts';
import type { Tables } from './tables.ts';

/** Replaces control characters in text typed by shoppers, which could control the terminal. Keeps line feeds. */
export const plain = (text: string): string => text.replace(/[^\P{Cc}\n]/gu, ' ');

/** Runs a program of shop staff on the words of the command line. Errors end it with one line, a wrong command line with the usage too, and exit code 1. */
export async function staffProgram(
  usage: string,
  work: (words: readonly string[], env: NodeJS.ProcessEnv) => Promise<void>,
): Promise<void> {
  // A reader such as `head` may close the pipe early.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  });
  try {
    await work(process.argv.slice(2), process.env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    if (!isOfTheWork(error)) console.error(`\n${usage}`);
    process.exitCode = 1;
  }
}

/** Whether an error is not about the command line. Errors of files and databases have a code. */
function isOfTheWork(error: unknown): boolean {
  if (error instanceof RefusedError || error instanceof DatabaseUnavailableError || error instanceof DatabaseBusyError)
    return true;
  return error instanceof Error && 'code' in error && !String(error.code).startsWith('ERR_PARSE_ARGS');
}

/** Opens the shop's database beside a running shop. Refuses a directory without one: a mistyped one must not become an empty shop. */
export async function withShop(
  settings: { dataDir: string; databaseUrl?: string | undefined },
  work: (db: Kysely<Tables>) => Promise<void>,
): Promise<void> {
  const location = databaseLocation(settings);
  if ('file' in location && !existsSync(location.file))
    throw new RefusedError(
      `There is no shop at ${location.file}: check DATA_DIR, DATABASE_URL and --data-dir, or start the shop first.`,
    );
  const db = await openDatabase(location);
  try {
    await migrate(db);
    await work(db);
  } finally {
    await db.destroy();
  }
}
