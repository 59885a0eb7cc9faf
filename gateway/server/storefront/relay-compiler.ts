import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Where the compiler writes; nothing else is in them. */
export const ARTIFACT_DIRECTORIES = ['web/__generated__', 'web/component-tests/__generated__'];

/** Where the storefront's operations are, by the hash of their text. */
export const OPERATIONS_FILE = 'schema/operations.json';

/**
 * Compiles the storefront's GraphQL, and writes its operations from nothing, because the compiler never removes one that is no longer sent.
 * Rejects with what the compiler said, and then leaves the operations as they were.
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
