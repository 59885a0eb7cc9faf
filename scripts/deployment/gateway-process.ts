import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const START_MILLISECONDS_MAXIMUM = 180_000;

/** The product in a separate process, in production mode. */
export type GatewayProcess = Awaited<ReturnType<typeof startGateway>>;

/** This checkout of the product. */
export const HERE = join(import.meta.dirname, '../..');

/**
 * Starts a gateway without the environment's configuration, by default on a free port, and waits until it listens.
 * Another `checkout` runs another release, another `program` the gateway or the shop alone.
 */
export async function startGateway(
  environment: Readonly<Record<string, string>>,
  nodeOptions: readonly string[] = [],
  checkout = HERE,
  program = 'main.ts',
) {
  const port = environment.PORT ?? String(await freePort());
  function start(): ChildProcess {
    const started = spawn(process.execPath, [...nodeOptions, join(checkout, program)], {
      cwd: checkout,
      env: {
        ...process.env,
        PORT: port,
        HOST: '127.0.0.1',
        PUBLIC_URL: '',
        LOG_LEVEL: 'error',
        NODE_ENV: 'production',
        SHOP_API_URL: '',
        DATABASE_URL: '',
        REDIS_URL: '',
        SMTP_URL: '',
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
    // Leave no process behind when a check fails.
    const leaveNone = () => started.kill('SIGKILL');
    process.once('exit', leaveNone);
    started.once('exit', () => process.off('exit', leaveNone));
    return started;
  }
  let child = start();
  const said = await opened(child);
  const end = (signal: NodeJS.Signals) => async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  };
  return {
    get child() {
      return child;
    },
    /** URL of pages and graph. */
    url: `http://127.0.0.1:${port}`,
    /** URL of its shop API. */
    shopApiUrl: /Shop API +(http\S+)/.exec(said)?.[1] ?? '',
    /** The partner key printed at start. */
    key: /partner_key=(\S+)/.exec(said)?.[1] ?? '',
    kill: end('SIGKILL'),
    stop: end('SIGTERM'),
    /** Starts it again, on the same port, after it has ended. */
    async restart() {
      child = start();
      await opened(child);
    },
  };
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

function opened(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const late = setTimeout(() => child.kill('SIGKILL'), START_MILLISECONDS_MAXIMUM);
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      if (said.length < 10_000) said += text;
      if (!/Shop API +http\S+\n/.test(said)) return;
      clearTimeout(late);
      resolve(said);
    });
    child.once('exit', () => {
      clearTimeout(late);
      reject(new Error(`The gateway did not open. It said:\n${said}`));
    });
  });
}

/** Waits until the gateway is ready. */
export async function ready(url: string): Promise<void> {
  const until = performance.now() + START_MILLISECONDS_MAXIMUM;
  for (;;) {
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return;
    if (performance.now() > until) throw new Error(`The gateway is not ready: ${await answer?.text()}`);
    await delay(50);
  }
}
