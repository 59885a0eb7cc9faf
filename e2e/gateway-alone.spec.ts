import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { findPlain } from './find-product.ts';
import { graph } from './graph.ts';
import { FIRST_PORT } from './shops.ts';

const PORT = FIRST_PORT + 24;
const SHOP_PORT = PORT + 1;
const ORIGIN = `http://127.0.0.1:${PORT}`;
const FOLDER = resolve('dist/gateway-alone');
const SECRET = 'shared-by-gateway-and-shop';

const programs: ChildProcess[] = [];

function start(program: string, cwd: string, environment: Readonly<Record<string, string>>): void {
  programs.push(
    spawn(process.execPath, [program], {
      cwd,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        DATABASE_URL: '',
        REDIS_URL: '',
        SHOP_API_SECRET: SECRET,
        ...environment,
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    }),
  );
}

test.use({ baseURL: ORIGIN });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  rmSync(FOLDER, { recursive: true, force: true });
  execFileSync('scripts/deployment/assemble.sh', ['gateway', FOLDER], { stdio: ['ignore', 'ignore', 'inherit'] });
  const shop = `http://127.0.0.1:${SHOP_PORT}`;
  start('shop/embedded/main.ts', process.cwd(), {
    PORT: String(SHOP_PORT),
    DATA_DIR: 'test-results/shop-alone',
    SEED_PRODUCTS: '100',
    SHOP_API_URL: '',
  });
  start('gateway/main.ts', FOLDER, {
    PORT: String(PORT),
    DATA_DIR: 'data',
    SHOP_API_URL: shop,
    LOG_LEVEL: 'error',
    OPEN_GRAPH: 'true',
  });
  await expect(async () => expect((await fetch(`${ORIGIN}/readyz`)).status).toBe(200)).toPass({ timeout: 60_000 });
});

test.afterAll(() => {
  for (const program of programs) program.kill('SIGTERM');
  rmSync(FOLDER, { recursive: true, force: true });
});

test('gateway and web alone sell in front of a shop API, and say what they lack', async ({ request }) => {
  const listed = execFileSync('npm', ['ls', '--workspace', 'gateway', '--all', '--json', '--omit=dev'], {
    cwd: FOLDER,
    encoding: 'utf8',
  });
  expect(listed).toContain('"graphql-jit"');
  expect(listed).not.toMatch(/@storefront\/(?:shop|search|sample-catalogue)|"nodemailer"|"csv-parse"|"stream-json"/);
  const { path, id } = await findPlain(request, 'lamp');
  const page = await request.get(path);
  expect([page.status(), /<h1/.test(await page.text())]).toEqual([200, true]);
  const query = `mutation ($id: ID!) {
    cartLineAdd(input: { productId: $id }) { ... on CartLineAddPayload { cart { quantity } } }
  }`;
  expect(await graph(request, query, { id })).toEqual({ cartLineAdd: { cart: { quantity: 1 } } });

  // Settings with which it cannot start are refused in one line.
  for (const [settings, line] of [
    [{ SHOP_API_URL: '', PORT: '0' }, /^Set SHOP_API_URL[^\n]+\n$/],
    [{ PORT: 'http' }, /^Configuration: PORT: [^\n]+\n$/],
  ] as const) {
    const started = spawnSync(process.execPath, ['gateway/main.ts'], {
      cwd: FOLDER,
      env: { ...process.env, ...settings },
      encoding: 'utf8',
    });
    expect([started.status, started.stdout + started.stderr]).toEqual([1, expect.stringMatching(line)]);
  }
});
