import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { SHOP } from './shops.ts';
import { watch } from './watch.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const ALL_PAGES = '#contents > ul > li > a';

for (const [width, colorScheme] of [
  [390, 'dark'],
  [1440, 'light'],
] as const) {
  test(`every page of the documentation fits ${width} px, and requests nothing from the graph or another host`, async ({
    page,
  }) => {
    test.setTimeout(90_000);
    const watched = watch(page);
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/docs');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The graph of Lumen & Latch');
    const paths = await page.locator(ALL_PAGES).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(paths.length).toBeGreaterThan(15);
    for (const path of paths) {
      await page.goto(path ?? '');
      expect([path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, width]);
    }
    expect([watched.complaints, watched.foreignRequests, watched.graphRequests]).toEqual([[], [], []]);
  });

  test(`the documentation has no accessibility fault at ${width} px in the ${colorScheme} scheme`, async ({ page }) => {
    test.setTimeout(90_000);
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    for (const path of [
      '/docs',
      '/docs/errors',
      '/docs/changes',
      '/docs/map',
      '/docs/reference',
      '/docs/reference/cart',
    ]) {
      await page.goto(path);
      // The reference repeats a few patterns: checking one of each is enough.
      await page.evaluate(() => {
        for (const part of document.querySelectorAll('.reference'))
          for (const type of [...part.querySelectorAll('.type')].slice(3)) type.remove();
      });
      const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
      expect([path, ...violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target.join(' '))])]).toEqual([
        path,
      ]);
    }
  });
}

test('the search finds a field by keyboard, and closes with Escape', async ({ page }) => {
  const watched = watch(page);
  await page.goto('/docs');
  await page.keyboard.press('/');
  const input = page.getByRole('searchbox', { name: 'Search the documentation' });
  await expect(input).toBeFocused();
  await page.keyboard.type('cart.warn');
  const results = page.getByRole('list', { name: 'Results' });
  await expect(results.getByRole('link').first()).toHaveText('Cart.warnings Field');
  await expect(page.getByRole('search').getByRole('status')).toHaveText(/^\d+ results?$/);
  await page.keyboard.press('Escape');
  await expect(results).toBeHidden();
  await page.keyboard.type('i');
  await page.keyboard.press('ArrowDown');
  await expect(results.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/reference\/cart#Cart\.warnings$/);
  await expect(page.locator('[id="Cart.warnings"]')).toBeInViewport();
  expect(watched.complaints).toEqual([]);
});

test('anchors of the former single page lead to the page that has them', async ({ page }) => {
  for (const [anchor, address] of [
    ['Cart.warnings', '/docs/reference/cart#Cart.warnings'],
    ['Query.search.first', '/docs/reference/search#Query.search.first'],
    ['error-BAD_REQUEST', '/docs/errors#error-BAD_REQUEST'],
    ['keys', '/docs/access#keys'],
    ['refusals', '/docs/reference#refusals'],
  ] as const) {
    await page.goto(`/docs?from=${anchor}#${anchor}`);
    await expect(page).toHaveURL(new URL(address, page.url()).href);
  }
});

test('code is copied as it is', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/docs/reference/cart');
  const label = 'Variables: Put a product in the cart';
  await page.getByRole('button', { name: `Copy “${label}”` }).click();
  await expect(page.locator('#copied')).toHaveText('Copied');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(JSON.parse(copied)).toMatchObject({ input: { quantity: 2 } });
});

test('an example opens in GraphiQL with its variables, and is not run', async ({ page }) => {
  await page.goto('/docs/reference/cart');
  await page.getByRole('link', { name: 'Open in GraphiQL “Put a product in the cart”' }).click();
  await expect(page).toHaveURL(/\/graphql$/);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') asked.push(request.postData() ?? '');
  });
  const tab = page.getByRole('tablist', { name: 'Select active operation' }).getByRole('tab', { selected: true });
  await expect(tab).toHaveText(/AddToCart/, { timeout: 20_000 });
  await expect(page.locator('.graphiql-query-editor')).toContainText('mutation AddToCart');
  await expect(page.locator('.graphiql-editor-tool')).toContainText('"productId"');
  await expect(page.locator('.result-window .view-line')).toHaveText(['']);
  expect(asked.filter((body) => !body.includes('IntrospectionQuery'))).toEqual([]);
});

test('on a phone the list of pages opens and closes by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/docs/map');
  const contents = page.getByRole('navigation', { name: 'Contents' });
  await expect(contents).toBeHidden();
  await page.getByRole('button', { name: 'Contents' }).press('Enter');
  await expect(contents.getByRole('link', { name: 'Map of types' })).toHaveAttribute('aria-current', 'page');
  await page.keyboard.press('Escape');
  await expect(contents).toBeHidden();
  await page.getByRole('button', { name: 'Contents' }).press('Enter');
  await contents.getByRole('link', { name: 'CartLine', exact: true }).click();
  await expect(contents).toBeHidden();
  await expect(page.locator('#map-CartLine')).toBeInViewport();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a reader goes from the contents to a query, to its type, and on to another', async ({ page }) => {
    await page.goto('/docs');
    await expect(page.getByRole('search')).toBeHidden();
    await expect(page.getByRole('button', { name: /^Copy/ })).toHaveCount(0);
    const contents = page.getByRole('navigation', { name: 'Contents' });
    await contents.getByRole('link', { name: 'All types' }).click();
    await page.getByRole('link', { name: 'search', exact: true }).click();
    await expect(page).toHaveURL(/\/docs\/reference\/search#Query\.search$/);
    await page.locator('[id="Query.search"]').getByRole('link', { name: 'SearchResult' }).click();
    await expect(page).toHaveURL(/#SearchResult$/);
    await page.locator('#SearchResult').getByRole('link', { name: 'ProductEdge' }).click();
    await expect(page.locator('#ProductEdge')).toBeInViewport();
    await contents.getByRole('link', { name: 'Error types' }).click();
    await contents.getByRole('link', { name: 'OutOfStockError' }).click();
    await expect(page.locator('#OutOfStockError')).toContainText('Code OUT_OF_STOCK.');
    await page.getByRole('link', { name: /^Previous/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shared types');
  });

  test('on a phone the list of pages opens too', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/docs');
    await page.getByRole('button', { name: 'Contents' }).click();
    await page.getByRole('link', { name: 'Errors and retries' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Errors and retries');
  });
});

test('the quick start works as written, for a partner with a key: curl, TypeScript, Python if installed, and a cart', async ({
  page,
  request,
}) => {
  await page.goto('/docs');
  const directory = await mkdtemp(join(tmpdir(), 'quick-start-'));
  const code = async (label: string) => (await page.getByLabel(label, { exact: true }).textContent()) ?? '';
  const run = (program: string, given: string[], environment: Record<string, string>): Promise<string> => {
    const child = spawn(program, given, { env: { ...process.env, FORCE_COLOR: '0', ...environment } });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (part: string) => (said += part));
    return new Promise((resolve) => child.once('error', () => resolve('none')).once('close', () => resolve(said)));
  };
  const made = await run(
    'node',
    ['gateway/manage-partners.ts', 'create', 'Reader of the documentation', '--scopes', 'catalogue,cart'],
    { DATA_DIR: SHOP.dataDir, DATABASE_URL: '' },
  );
  const key = /lk_secret_[\w-]+/.exec(made)?.[0] ?? '';
  const asked = () =>
    request.post('/graphql', { data: { query: '{ __typename }' }, headers: { 'x-partner-key': key } });
  await expect(async () => expect((await asked()).status()).toBe(200)).toPass({ timeout: 10_000 });

  const file = async (name: string, label: string) => {
    await writeFile(join(directory, name), await code(label));
    return join(directory, name);
  };
  const first = /Dimmer.+\n.+\n.+\nIt cost \d+\n$/;
  expect(await run('node', [await file('first.ts', 'The first request, in TypeScript')], { PARTNER_KEY: key })).toMatch(
    first,
  );
  expect(await run('python3', [await file('first.py', 'The first request, in Python')], { PARTNER_KEY: key })).toMatch(
    new RegExp(`^none$|${first.source}`),
  );
  expect(await run('sh', [await file('first.sh', 'The first request, with curl')], { PARTNER_KEY: key })).toMatch(
    /"totalCount":[1-9]|curl: not found/,
  );
  expect(await run('node', [await file('cart.ts', 'A cart, in TypeScript')], { PARTNER_KEY: key })).toMatch(
    /^\d{4}-\d\d-\d\d\n$/,
  );
  await rm(directory, { recursive: true });
});
