import { spawn, type ChildProcess } from 'node:child_process';

/** The built shop in a separate process, for benchmarks that open it in a browser. */
export interface ServedShop {
  origin: string;
  stop(): void;
}

/** Starts the built shop on a local port, and waits until a category page answers 200. Throws after a minute. */
export async function serveShop(port: number): Promise<ServedShop> {
  const origin = `http://127.0.0.1:${port}`;
  const gateway = spawn(process.execPath, ['main.ts'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      LOG_LEVEL: 'silent',
      OPEN_GRAPH: 'true',
      COST_PER_MINUTE: '1000000000',
      PAGES_PER_MINUTE: '100000',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await untilOpen(`${origin}/interior-lighting/pendants/`, gateway);
  return { origin, stop: () => void gateway.kill('SIGTERM') };
}

async function untilOpen(address: string, gateway: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  gateway.kill('SIGKILL');
  throw new Error('The shop did not open');
}
