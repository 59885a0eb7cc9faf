import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from './deployment/gateway-process.ts';

// Starts the shop as README says, in an empty clone of the last commit and without this clone's Node, and asks for a
// page of products.

const OPEN_SECONDS_MAXIMUM = 600;

const folder = mkdtempSync(join(tmpdir(), 'clone-'));
const url = `http://127.0.0.1:${await freePort()}`;
execFileSync('git', ['clone', '--quiet', '.', folder], { stdio: 'inherit' });
const ownPrograms = join(process.cwd(), 'node_modules/.bin');
const shop = spawn(join(folder, 'scripts/start'), {
  cwd: folder,
  env: {
    ...process.env,
    PATH: process.env.PATH?.split(':')
      .filter((part) => part !== ownPrograms)
      .join(':'),
    PORT: new URL(url).port,
    DATA_DIR: join(folder, 'data'),
    LOG_LEVEL: 'error',
  },
  stdio: 'inherit',
  // A group of its own, which ends with all that it started.
  detached: true,
});
const ended = new Promise<void>((resolve) => shop.once('exit', () => resolve()));

try {
  const page = await firstPage();
  if (!page.includes('Add to Cart')) throw new Error('The list of lamps shows nothing to buy');
  console.log('A clone starts, and sells.');
} finally {
  if (shop.pid !== undefined && shop.exitCode === null) process.kill(-shop.pid, 'SIGTERM');
  await ended;
  rmSync(folder, { recursive: true, force: true });
}

async function firstPage(): Promise<string> {
  const deadline = performance.now() + OPEN_SECONDS_MAXIMUM * 1000;
  while (performance.now() < deadline) {
    if (shop.exitCode !== null) throw new Error(`The shop ended with ${shop.exitCode}`);
    const response = await fetch(`${url}/lamps-bulbs/lamps-bulbs/`).catch(() => null);
    if (response?.ok) return response.text();
    await delay(500);
  }
  throw new Error(`The shop did not open within ${OPEN_SECONDS_MAXIMUM} s`);
}
