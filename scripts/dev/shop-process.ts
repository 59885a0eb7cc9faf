import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { FOLDER_REFUSED, FOLDER_SHOWN } from '../../schema/shop-folder/follow-folder.ts';
import { freePort } from '../deployment/gateway-process.ts';

/** The last characters of what a shop said that did not start. */
const SAID_CHARACTERS = 4_000;
const STOP_MILLISECONDS = 3_000;

/** The embedded shop in a process of its own, at the same address after each restart. It ends with this process. */
export type ShopProcess = Awaited<ReturnType<typeof createShopProcess>>;

export async function createShopProcess(root: string) {
  const port = await freePort();
  const secret = randomBytes(32).toString('base64url');
  let child: ChildProcess | null = null;
  let onFolderRead = () => {};
  process.on('exit', () => child?.kill());

  async function stop(): Promise<void> {
    const running = child;
    child = null;
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    const exited = once(running, 'exit');
    running.kill('SIGTERM');
    // A call in progress may keep it waiting.
    if (!(await Promise.race([exited, delay(STOP_MILLISECONDS, null)]))) running.kill('SIGKILL');
    await exited;
  }

  return {
    url: `http://127.0.0.1:${port}`,
    secret,
    /** Or restarts it with the newest sources. Resolves once it accepts calls; rejects with what it said if it ends. */
    async start() {
      await stop();
      const started = spawn(process.execPath, [...process.execArgv, 'shop/embedded/main.ts'], {
        cwd: root,
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', SHOP_API_SECRET: secret },
      });
      child = started;
      let said = '';
      await new Promise<void>((resolve, reject) => {
        for (const stream of [started.stdout, started.stderr])
          stream.setEncoding('utf8').on('data', (text: string) => {
            if (text.includes(FOLDER_SHOWN) || text.includes(FOLDER_REFUSED)) return onFolderRead();
            process.stderr.write(text);
            said = (said + text).slice(-SAID_CHARACTERS);
            if (said.includes('Shop API  http')) resolve();
          });
        started.once('exit', () => {
          onFolderRead();
          if (child === started) reject(new Error(`The shop ended.\n${said}`));
          else resolve();
        });
      });
    },
    /** Has it read the merchant's folder, which must be without a fault. Resolves once it shows it. */
    async readFolder() {
      const shown = new Promise<void>((resolve) => (onFolderRead = resolve));
      if (child?.kill('SIGHUP')) await shown;
    },
  };
}
