import { fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GatewayProcess } from '../../deployment/gateway-process.ts';

/** A server whose main thread is measured. */
export type LoadedServer = Pick<GatewayProcess, 'child' | 'url'>;

/** A server of the bare elements of a page, in a process of its own. `file` is where the page is left for it. */
export async function startFloor(html: string, file: string): Promise<LoadedServer & { kill(): void }> {
  writeFileSync(file, html);
  const child = fork(join(import.meta.dirname, 'floor-server.ts'), [file], {
    env: { ...process.env, NODE_ENV: 'production' },
    execArgv: ['--max-semi-space-size=64'],
  });
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  const [port] = (await once(child, 'message')) as [number];
  return { child, url: `http://127.0.0.1:${port}`, kill };
}
