import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { openReview, ORDER_BUTTON } from './checkout-steps.ts';
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
  start('shop/main.ts', process.cwd(), {
    PORT: String(SHOP_PORT),
    DATA_DIR: 'test-results/shop-alone',
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

test('an install of gateway and web alone has none of the shop’s packages', () => {
  const listed = JSON.parse(
    execFileSync('npm', ['ls', '--workspace', 'gateway', '--all', '--json', '--omit=dev'], {
      cwd: FOLDER,
      encoding: 'utf8',
    }),
  ) as object;
  expect(JSON.stringify(listed)).toContain('"graphql-jit"');
  expect(JSON.stringify(listed)).not.toMatch(
    /@storefront\/(?:shop|search|sample-catalogue)|"nodemailer"|"csv-parse"|"stream-json"/,
  );
});

test('sells in front of a shop API that runs elsewhere', async ({ page }) => {
  await openReview(page);
  await page.getByRole('button', { name: ORDER_BUTTON }).click();
  await expect(page.getByRole('heading', { level: 1, name: /thank you/i })).toBeVisible();
});

test('without a shop API it says what to set', () => {
  expect(() =>
    execFileSync(process.execPath, ['gateway/main.ts'], {
      cwd: FOLDER,
      env: { ...process.env, SHOP_API_URL: '', PORT: '0' },
      stdio: 'pipe',
      encoding: 'utf8',
    }),
  ).toThrow('Set SHOP_API_URL');
});
