import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { freePort } from '../scripts/deployment/gateway-process.ts';

/** `npm run dev` on a copy of the sources, on a separate port and with separate data. */
export interface DevelopmentTree {
  url: string;
  read(file: string): string;
  /** Replaces text in a file of the copy; returns a function that undoes it. Throws when the file lacks the text. */
  edit(file: string, ...replacements: readonly [from: string, to: string][]): () => void;
  /** The output of npm and its processes. */
  output(): string;
  /** Stops npm gracefully, as Ctrl-C or a service manager does. */
  stop(): void;
  /** Whether a process started by npm is still running. */
  isRunning(): boolean;
  /** Kills remaining processes, and removes the copy. */
  remove(): void;
}

const ROOT = join(import.meta.dirname, '..');
const NOT_COPIED: ReadonlySet<string> = new Set([
  'node_modules',
  '.git',
  'dist',
  'data',
  'test-results',
  '__generated__',
]);

/** Starts it without waiting. Packages of npm resolve from the project, which contains the copy. */
export async function startDevelopmentTree(): Promise<DevelopmentTree> {
  // Not in test-results, which Vite does not watch.
  const root = join(ROOT, 'dist/development');
  rmSync(root, { recursive: true, force: true });
  for (const name of readdirSync(ROOT).filter((entry) => !NOT_COPIED.has(entry)))
    cpSync(join(ROOT, name), join(root, name), { recursive: true, filter: (path) => !NOT_COPIED.has(basename(path)) });
  // The copy's packages import one another, not those of the project.
  const packages = join(root, 'node_modules/@storefront');
  mkdirSync(packages, { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules/@storefront')))
    symlinkSync(join(root, name), join(packages, name));
  const port = await freePort();
  // A separate process group, so that everything npm starts can be killed.
  const npm = spawn('npm', ['run', 'dev'], {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: '',
      DATA_DIR: 'data',
      DATABASE_URL: '',
      REDIS_URL: '',
      SHOP_API_URL: '',
      // The sample's in the copy.
      SHOP_DIR: '',
      SEED_PRODUCTS: '100',
      LOG_LEVEL: 'error',
    },
  });
  const group = npm.pid;
  if (group === undefined) throw new Error('npm could not be started');
  const written: string[] = [];
  for (const stream of [npm.stdout, npm.stderr]) stream.setEncoding('utf8').on('data', (text) => written.push(text));

  function isRunning(): boolean {
    try {
      return process.kill(-group!, 0);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
      throw error;
    }
  }

  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  return {
    url: `http://127.0.0.1:${port}`,
    read,
    edit(file, ...replacements) {
      const before = read(file);
      let after = before;
      for (const [from, to] of replacements) {
        if (!after.includes(from)) throw new Error(`${file} has no “${from}” any more: give the test other text`);
        after = after.replace(from, () => to);
      }
      writeFileSync(join(root, file), after);
      return () => writeFileSync(join(root, file), before);
    },
    output: () => written.join(''),
    stop: () => npm.kill('SIGTERM'),
    isRunning,
    remove() {
      if (isRunning()) process.kill(-group, 'SIGKILL');
      rmSync(root, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
