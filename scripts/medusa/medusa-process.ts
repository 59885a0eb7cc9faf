import { type ChildProcess, execFile, spawn, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  createWriteStream,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  mkdirSync,
  renameSync,
} from 'node:fs';
import { tmpdir, homedir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { freePort } from '../deployment/gateway-process.ts';
import { createHash } from 'node:crypto';

const MINUTES_MAXIMUM = 10;

/** Sent by Medusa to the storefront: what the retailer puts into Medusa. */
const SUBSCRIBER = join(import.meta.dirname, '../../shop/medusa/subscriber/storefront.js');

/** A real Medusa with a small shop in it. */
export type MedusaProcess = Awaited<ReturnType<typeof startMedusa>>;

interface MedusaOptions {
  /** URL of a PostgreSQL server in which databases can be created. */
  postgres: string;
  /** Variables of Medusa's process, for the subscriber. */
  environment: Readonly<Record<string, string>>;
  report(message: string): void;
}

/** Installs, fills and starts Medusa. Throws, with the end of its log, when it is not healthy within ten minutes. */
export async function startMedusa({ postgres, environment, report }: MedusaOptions) {
  const packages = installMedusa(report);
  const folder = mkdtempSync(join(tmpdir(), 'medusa-'));
  cpSync(APP, folder, { recursive: true });
  symlinkSync(packages, join(folder, 'node_modules'));
  if (existsSync(SUBSCRIBER)) cpSync(SUBSCRIBER, join(folder, 'src/subscribers/storefront.js'));
  const database = `medusa_${process.pid}`;
  await onServer(postgres, `create database ${database}`);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const log = join(folder, 'medusa.log');
  const cli = join(packages, '@medusajs/cli/cli.js');
  const env = {
    ...process.env,
    ...environment,
    DATABASE_URL: databaseUrl(postgres, database),
    NODE_ENV: 'production',
    MEDUSA_DISABLE_TELEMETRY: 'true',
  };
  let server: ChildProcess | undefined;
  const leaveNone = () => server?.kill('SIGKILL');
  process.once('exit', leaveNone);

  const run = (what: string, ...words: string[]) => {
    report(what);
    return promisify(execFile)(process.execPath, [cli, ...words], { cwd: folder, env, maxBuffer: 50_000_000 });
  };

  async function serve(): Promise<void> {
    const child = spawn(process.execPath, [cli, 'start', '--host', '127.0.0.1', '--port', String(port)], {
      cwd: folder,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const output = createWriteStream(log, { flags: 'a' });
    child.stdout.pipe(output, { end: false });
    child.stderr.pipe(output, { end: false });
    server = child;
    const until = performance.now() + MINUTES_MAXIMUM * 60_000;
    while (!(await isHealthy(url))) {
      if (child.exitCode === null && performance.now() < until) {
        await delay(250);
        continue;
      }
      throw new Error(`Medusa is not healthy. The end of its log:\n${readFileSync(log, 'utf8').slice(-3000)}`);
    }
  }

  const end = async (signal: NodeJS.Signals) => {
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const exited = once(server, 'exit');
    server.kill(signal);
    await exited;
  };

  /** Of the server, and its database. */
  async function stop(): Promise<void> {
    await end('SIGKILL');
    process.off('exit', leaveNone);
    await onServer(postgres, `drop database if exists ${database} with (force)`);
    rmSync(folder, { recursive: true, force: true });
  }

  try {
    await run('creating its tables', 'db:migrate', '--skip-scripts', '--execute-all-links');
    await run('filling the shop', 'exec', './seed.js');
    report('starting');
    await serve();
    const keys = JSON.parse(readFileSync(join(folder, 'keys.json'), 'utf8')) as {
      publishableKey: string;
      adminKey: string;
    };
    return { url, ...keys, kill: () => end('SIGKILL'), restart: serve, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

const isHealthy = (url: string) =>
  fetch(`${url}/health`, { signal: AbortSignal.timeout(5000) }).then(
    ({ ok }) => ok,
    () => false,
  );

async function onServer(postgres: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: postgres });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** The URL of a database. Medusa's migrations read the folder of a socket from the place of the host alone. */
function databaseUrl(postgres: string, database: string): string {
  const { host, port, user = '', password } = new Client({ connectionString: postgres });
  const login = [user, ...(password ? [password] : [])].map(encodeURIComponent).join(':');
  return `postgresql://${login}@${encodeURIComponent(host)}:${port}/${database}`;
}

/** Medusa's project for tests: its packages, settings and catalogue. */
const APP = join(import.meta.dirname, 'app');

/** Returns the folder of Medusa's packages: 700 MB, outside the project, under the lock file's hash, for all clones. */
function installMedusa(report: (message: string) => void): string {
  const cache = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'storefront-medusa');
  const lock = readFileSync(join(APP, 'package-lock.json'));
  const folder = join(cache, createHash('sha256').update(lock).digest('hex').slice(0, 12));
  const packages = join(folder, 'node_modules');
  if (existsSync(packages)) return packages;
  report('installing 1,000 packages, several minutes the first time');
  mkdirSync(cache, { recursive: true });
  // Beside its place: an interrupted installation leaves nothing that looks complete.
  const begun = mkdtempSync(join(cache, 'begun-'));
  try {
    for (const name of ['package.json', 'package-lock.json']) cpSync(join(APP, name), join(begun, name));
    // Medusa needs none of its packages' install scripts, one of which sends telemetry.
    const words = ['ci', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
    execFileSync('npm', words, { cwd: begun, stdio: ['ignore', 'inherit', 'inherit'] });
    if (!existsSync(folder)) renameSync(begun, folder);
  } finally {
    rmSync(begun, { recursive: true, force: true });
  }
  return packages;
}
