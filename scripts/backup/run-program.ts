import { CopyError } from '../../shop/database/copy/site.ts';
import { DatabaseUnavailableError } from '../../shop/database/postgres/errors.ts';
import { DatabaseBusyError } from '../../shop/database/retry-on-conflict.ts';

/** Runs a command; prints a failure in one line, with the usage after a mistake in the command line, and exits with 1. */
export async function runProgram(usage: string, run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    const isPlain =
      error instanceof CopyError || error instanceof DatabaseUnavailableError || error instanceof DatabaseBusyError;
    const isSystem = error instanceof Error && 'code' in error;
    console.error(error instanceof Error ? error.message : error);
    if (!isPlain && !isSystem) console.error(`\n${usage}`);
    process.exitCode = 1;
  }
}
