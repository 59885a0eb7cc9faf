import { spawn, type ChildProcess } from 'node:child_process';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { createShopServer } from '../shop/server.ts';
import { openSmallShop } from '../shop/small-shop.fixture.ts';
import { faults } from './axe.ts';
import { FIRST_PORT } from './shops.ts';
import { hydrated, watch } from './watch.ts';

const PORT = FIRST_PORT + 20;
const SHOP_PORT = PORT + 1;
const GALLERY = '/dev/components';
const DIALOGS = ['a drawer on the right', 'a drawer on the left', 'centred', 'wide'];

const BUILD = 'dist/current';

test('production has neither the component gallery’s page nor its code', async ({ request }) => {
  expect((await request.get(GALLERY)).status()).toBe(404);
  for await (const file of glob('{client,server}/**/*.js', { cwd: BUILD }))
    expect([file, (await readFile(join(BUILD, file), 'utf8')).includes('Component gallery')]).toEqual([file, false]);
});

test.describe('in development', { tag: '@wide' }, () => {
  let gateway: ChildProcess;

  test.beforeAll(async () => {
    test.setTimeout(120_000);
    const shop = await createShopServer(await openSmallShop());
    await new Promise<void>((resolve) => shop.listen(SHOP_PORT, '127.0.0.1', resolve));
    gateway = spawn('node', ['scripts/dev/dev.ts'], {
      env: {
        ...process.env,
        NODE_ENV: 'development',
        PORT: String(PORT),
        SHOP_API_URL: `http://127.0.0.1:${SHOP_PORT}`,
        DATA_DIR: 'test-results/component-gallery',
        LOG_LEVEL: 'error',
      },
      stdio: 'ignore',
    });
    // The first request compiles the sources.
    await expect(async () => expect((await fetch(`http://127.0.0.1:${PORT}${GALLERY}`)).status).toBe(200)).toPass();
  });
  test.afterAll(() => void gateway.kill('SIGKILL'));

  test('no component has an accessibility fault at 390 and 1440 px, in both colour schemes', async ({ page }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 390, height: 900 });
    const watched = watch(page);
    await page.goto(`http://127.0.0.1:${PORT}${GALLERY}`);
    await hydrated(page);
    for (const name of DIALOGS) {
      await page.getByRole('button', { name: `Open ${name}` }).click();
      await expect(page.getByRole('dialog', { name: `A dialog, ${name}` })).toBeVisible();
      expect(await faults(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    expect(watched.complaints).toEqual([]);
    await page.getByRole('button', { name: 'Let it fail' }).click();
    await page.getByRole('button', { name: 'Save' }).first().click();
    await expect(page.locator(':focus')).toHaveAttribute('aria-invalid', 'true');
    for (const [width, colorScheme] of [
      [390, 'light'],
      [1440, 'dark'],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      // A window as tall as the page: in a scrolled one the sticky header may cover part of any control,
      // which axe takes for a target that is too small.
      await page.setViewportSize({ width, height: 900 });
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.setViewportSize({ width, height });
      await page.getByRole('button', { name: 'About IP rating' }).focus();
      expect(await faults(page)).toEqual([]);
    }
  });
});
