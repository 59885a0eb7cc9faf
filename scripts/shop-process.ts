import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const START_MILLISECONDS_MAXIMUM = 60_000;

/** The whole product in a process of its own. */
export interface ShopProcess {
  /** Where the embedded shop's API is. */
  url: string;
  /** From its start until the shop answered. */
  startMilliseconds: number;
  /** As a power cut for the process: nothing of it gets another turn. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

export async function startProcess(dataDir: string, seedProducts: number): Promise<ShopProcess> {
  const started = performance.now();
  const child = spawn(process.execPath, [join(import.meta.dirname, '../gateway/main.ts')], {
    env: { ...process.env, DATA_DIR: dataDir, SEED_PRODUCTS: String(seedProducts), PORT: '0', LOG_LEVEL: 'error', NODE_ENV: 'production', SHOP_API_URL: '', DATABASE_URL: '', SMTP_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // Whatever becomes of the rounds, no shop stays behind.
  const leaveNone = () => child.kill('SIGKILL');
  process.once('exit', leaveNone);
  child.once('exit', () => process.off('exit', leaveNone));
  const url = await openedAt(child);
  const answer = await fetch(`${url}/stores`);
  if (!answer.ok) throw new Error(`The shop opened and answered ${answer.status}`);
  const end = (signal: NodeJS.Signals) => async () => {
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  };
  return { url, startMilliseconds: performance.now() - started, kill: end('SIGKILL'), stop: end('SIGTERM') };
}

function openedAt(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const late = setTimeout(() => child.kill('SIGKILL'), START_MILLISECONDS_MAXIMUM);
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      const url = /Shop API +(http\S+)\n/.exec(said)?.[1];
      if (!url) return;
      clearTimeout(late);
      resolve(url);
    });
    child.once('exit', () => {
      clearTimeout(late);
      reject(new Error(`The shop did not open. It said:\n${said}`));
    });
  });
}
