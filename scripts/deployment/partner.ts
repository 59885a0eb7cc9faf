import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Creates a partner with the command-line tool in the environment's database, and returns its key. Gateways accept it within two seconds. */
export async function makePartner(
  environment: Readonly<Record<string, string>>,
  options: readonly string[],
): Promise<string> {
  const program = join(import.meta.dirname, '../../gateway/manage-partners.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [program, 'create', 'Made by a script', ...options], {
    env: { ...process.env, ...environment },
  });
  const key = /lk_(?:secret|public)_\S+/.exec(stdout)?.[0];
  if (!key) throw new Error(`No partner was created: ${stdout}`);
  return key;
}
