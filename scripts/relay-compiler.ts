import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The compiler's output directories, which contain nothing else. */
export const ARTIFACT_DIRECTORIES = ['web/__generated__', 'web/component-tests/__generated__'];

/** The storefront's persisted operations by hash. */
export const OPERATIONS_FILE = 'schema/operations.json';

/**
 * Compiles the storefront's GraphQL. Starts from an empty operations file, because the compiler never removes old ones.
 * On failure rejects with the compiler's output and restores the file.
 */
export async function compileRelay(root: string): Promise<void> {
  await Promise.all(ARTIFACT_DIRECTORIES.map((directory) => mkdir(join(root, directory), { recursive: true })));
  const operations = join(root, OPERATIONS_FILE);
  const before = await readFile(operations);
  await writeFile(operations, '{}\n');
  try {
    await run('relay-compiler', ['--repersist'], { cwd: root });
  } catch (error) {
    await writeFile(operations, before);
    throw new Error((error as { stderr?: string }).stderr || String(error), { cause: error });
  }
}
