import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { axe } from './axe.ts';
import { SHOP } from './shops.ts';
import { watch } from './watch.ts';

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
    await expect(page).toHaveTitle('Overview | Lumen & Latch API');
    const paths = await page
      .locator('#starlight__sidebar a[href^="/docs"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(paths.length).toBeGreaterThan(15);
    for (const path of paths) {
      await page.goto(path ?? '');
      await expect(page.locator('#starlight__sidebar [aria-current="page"]')).toHaveAttribute('href', path ?? '');
      expect([path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, width]);
    }
    expect([watched.complaints, watched.foreignRequests, watched.graphRequests]).toEqual([[], [], []]);
  });

  for (const path of [
    '/docs',
    '/docs/errors',
    '/docs/changes',
    '/docs/map',
    '/docs/reference',
    '/docs/reference/reviews',
  ])
    test(`${path} has no accessibility fault at ${width} px in the ${colorScheme} scheme`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      const { violations } = await axe(page).analyze();
      expect([path, ...violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target.join(' '))])]).toEqual([
        path,
      ]);
    });
}

test('the search finds a field, an error code, an example and a guide, and closes with Escape', async ({ page }) => {
  const watched = watch(page);
  await page.goto('/docs');
  await page.getByRole('button', { name: 'Search' }).click();
  const input = page.getByRole('dialog').getByRole('textbox', { name: 'Search' });
  for (const [text, address] of [
    ['BAD_REQUEST', '/docs/errors#error-BAD_REQUEST'],
    ['Put a product in the cart', '/docs/reference/cart#example-cart-add-to-cart'],
    ['Money, dates and ids', '/docs/values#money'],
    ['CartLineAddInput.quantity', '/docs/reference/cart#CartLineAddInput.quantity'],
    ['cart.warnings', '/docs/reference/cart#Cart.warnings'],
  ] as const) {
    await input.fill(text);
    await expect(page.getByRole('dialog').locator(`a[href="${address}"]`)).toBeVisible();
  }
  await page.getByRole('dialog').getByRole('link', { name: 'Cart.warnings', exact: true }).press('Enter');
  await expect(page).toHaveURL(/\/docs\/reference\/cart#Cart\.warnings$/);
  await expect(page.locator('[id="Cart.warnings"]')).toBeInViewport();
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(input).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
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
    await expect(page.locator(`[id="${anchor}"]`)).toBeInViewport();
  }
});

test('each type of the map leads to its fields', async ({ page }) => {
  await page.goto('/docs/map');
  await page.getByRole('group', { name: 'Diagram of the main types' }).getByRole('link', { name: 'CartLine' }).click();
  await expect(page.locator('#map-CartLine')).toBeInViewport();
  await expect(page.getByText('lines.edges.node []').or(page.getByText('lines []')).first()).toBeVisible();
});

/** Copies a block of code by its title. */
async function copied(page: Page, title: string): Promise<string> {
  const block = page.getByRole('figure').filter({ has: page.getByText(title, { exact: true }) });
  await block.getByRole('button', { name: 'Copy to clipboard' }).click();
  await expect(block.getByText('Copied!')).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

test('code is copied as it is', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/docs/reference/cart');
  const variables = await copied(page, 'Variables: Put a product in the cart');
  expect(JSON.parse(variables)).toMatchObject({ input: { quantity: 2 } });
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

test('on a phone the list of pages opens and leads on', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/docs/map');
  const contents = page.locator('#starlight__sidebar');
  await expect(contents).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).press('Enter');
  await expect(contents.getByRole('link', { name: 'Map of types' })).toHaveAttribute('aria-current', 'page');
  await contents.getByRole('link', { name: 'Error types' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Error types');
  await expect(contents).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a reader goes from the contents to a query, to its type, and on to another', async ({ page }) => {
    await page.goto('/docs');
    const contents = page.locator('#starlight__sidebar');
    await contents.getByRole('link', { name: 'All types' }).click();
    await page.getByRole('main').getByRole('link', { name: 'search', exact: true }).click();
    await expect(page).toHaveURL(/\/docs\/reference\/search#Query\.search$/);
    await page.getByRole('main').getByRole('link', { name: 'SearchResult', exact: true }).first().click();
    await expect(page).toHaveURL(/#SearchResult$/);
    await contents.getByRole('link', { name: 'Error types' }).click();
    await expect(page.getByRole('main')).toContainText('Code OUT_OF_STOCK.');
    await page.getByRole('link', { name: /^Previous/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shared types');
  });

  test('on a phone the first page leads to every other', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/docs');
    await page.getByRole('main').getByRole('link', { name: 'Errors and retries' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Errors and retries');
    await page.getByRole('link', { name: 'Lumen & Latch API' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Cart', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cart');
  });
});

test('the quick start works as written, for a partner with a key: curl, TypeScript, Python if installed, and a cart', async ({
  page,
  context,
  request,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/docs');
  const directory = await mkdtemp(join(tmpdir(), 'quick-start-'));
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
    await writeFile(join(directory, name), await copied(page, label));
    return join(directory, name);
  };
  const first = /(?:.+ \d+(?:\.\d+)?\n){3}It cost \d+\n$/;
  expect(await run('node', [await file('first.ts', 'The first request, in TypeScript')], { PARTNER_KEY: key })).toMatch(
    first,
  );
  expect(await run('python3', [await file('first.py', 'The first request, in Python')], { PARTNER_KEY: key })).toMatch(
    new RegExp(`^none$|${first.source}`),
  );
  expect(await run('sh', [await file('first.sh', 'The first request, with curl')], { PARTNER_KEY: key })).toMatch(
    /"totalCount":[1-9]|curl: not found/,
  );
  expect(await run('node', [await file('cart.ts', 'A cart, in TypeScript')], { PARTNER_KEY: key })).toBe(
    'After the transfer has arrived\n',
  );
  await rm(directory, { recursive: true });
});
