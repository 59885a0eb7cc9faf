import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Approves the pending review that contains a text, with the command-line tool in the environment's database. */
export async function approveReview(environment: Readonly<Record<string, string>>, words: string): Promise<void> {
  const program = join(import.meta.dirname, '../../shop/embedded/customers/reviews/manage-reviews.ts');
  const run = async (...given: string[]) =>
    (await promisify(execFile)(process.execPath, [program, ...given], { env: { ...process.env, ...environment } }))
      .stdout;
  const listed = await run('list');
  const id = listed
    .split('\n\n')
    .find((entry) => entry.includes(words))
    ?.match(/Review (\d+)/)?.[1];
  if (!id) throw new Error(`No such review is pending: ${listed}`);
  await run('approve', id);
}
