import { execFile, execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { axe } from './axe.ts';
import { SHOP } from './shops.ts';
import { watch } from './watch.ts';

test('the search leads to an error’s place, without scripts too', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: String(baseURL) });
  const page = await context.newPage();
  await page.goto('/docs');
  await page.getByRole('searchbox', { name: 'Search the documentation' }).fill('BAD_REQUEST');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('main').getByRole('link', { name: 'BAD_REQUEST – Errors' }).click();
  await expect(page).toHaveURL(/\/docs\/errors#error-BAD_REQUEST$/);
  await expect(page.getByRole('heading', { name: 'BAD_REQUEST' })).toBeInViewport();
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Errors' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await context.close();
});

test('an example opens in GraphiQL without being run', async ({ page }) => {
  const watched = watch(page);
  await page.goto('/docs/examples');
  await expect(page).toHaveTitle('Examples – Lumen & Latch API');
  expect([watched.complaints, watched.foreignRequests, watched.graphRequests]).toEqual([[], [], []]);
  await page.getByRole('link', { name: 'Put a product in the cart' }).click();
  await expect(page).toHaveURL(/\/graphql$/);
  const tab = page.getByRole('tablist', { name: 'Select active operation' }).getByRole('tab', { selected: true });
  await expect(tab).toHaveText(/AddToCart/, { timeout: 20_000 });
  await expect(page.locator('.graphiql-query-editor')).toContainText('mutation AddToCart');
  await expect(page.locator('.graphiql-editor-tool')).toContainText('"productId"');
  await expect(page.locator('.result-window .view-line')).toHaveText(['']);
  expect(watched.graphRequests.filter((body) => body.includes('AddToCart'))).toEqual([]);
});

for (const [width, colorScheme] of [
  [390, 'dark'],
  [1440, 'light'],
] as const)
  test(`pages fit ${width} px and are accessible in the ${colorScheme} scheme`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await page.goto('/docs');
    const paths = await page
      .locator('nav > ul > li > a[href^="/docs"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(paths.length).toBe(8);
    for (const path of [...paths, '/docs/search?q=key']) {
      await page.goto(path);
      expect([path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, width]);
      const { violations } = await axe(page).analyze();
      expect([path, ...violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target.join(' '))])]).toEqual([
        path,
      ]);
    }
  });

test('the copied program buys something in the sandbox', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/docs/examples');
  const block = page.locator('.code').filter({ hasText: '// buy.ts' });
  await block.getByRole('button', { name: 'Copy' }).click();
  await expect(block.getByRole('button', { name: 'Copied' })).toBeVisible();
  const directory = await mkdtemp(join(tmpdir(), 'buy-'));
  await writeFile(join(directory, 'buy.mts'), await page.evaluate(() => navigator.clipboard.readText()));
  const told = execFileSync(process.execPath, ['gateway/manage-partners.ts', 'create', 'Reader', '--kind', 'sandbox'], {
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: SHOP.dataDir, DATABASE_URL: '' },
  });
  const environment = { ...process.env, PARTNER_KEY: /lk_sandbox_[\w-]+/.exec(told)?.[0] };
  // A running gateway knows a new key within two seconds.
  await expect(async () => {
    const bought = await promisify(execFile)(process.execPath, [join(directory, 'buy.mts'), 'lamp'], {
      env: environment,
    });
    expect(bought.stdout).toMatch(/ in the cart\n£\d+\.\d\d with delivery\nTest order ORD-9\d{8}: AWAITING_PAYMENT\n/);
  }).toPass();
  await rm(directory, { recursive: true });
});
