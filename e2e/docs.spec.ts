import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { axe } from './axe.ts';
import { SHOP } from './shops.ts';
import { watch } from './watch.ts';

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await axe(page).analyze();
  expect([page.url(), ...violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target.join(' '))])]).toEqual(
    [page.url()],
  );
}

test('the search leads to fields, errors, examples and guides, and an example opens in GraphiQL without being run', async ({
  page,
}) => {
  const watched = watch(page);
  await page.goto('/docs');
  await expect(page).toHaveTitle('Overview | Lumen & Latch API');
  await page.getByRole('button', { name: 'Search' }).click();
  const input = page.getByRole('dialog').getByRole('textbox', { name: 'Search' });
  await input.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(input).toBeFocused();
  for (const [text, address] of [
    ['BAD_REQUEST', '/docs/errors#error-BAD_REQUEST'],
    ['Money, dates and ids', '/docs/values#money'],
    ['cart.warnings', '/docs/reference/cart#Cart.warnings'],
    ['Put a product in the cart', '/docs/reference/cart#example-cart-add-to-cart'],
  ] as const) {
    await input.fill(text);
    await expect(page.getByRole('dialog').locator(`a[href="${address}"]`)).toBeVisible();
  }
  await page.getByRole('dialog').getByRole('link', { name: 'Put a product in the cart' }).first().press('Enter');
  await expect(page).toHaveURL(/\/docs\/reference\/cart#example-cart-add-to-cart$/);
  expect([watched.complaints, watched.foreignRequests, watched.graphRequests]).toEqual([[], [], []]);

  await page.getByRole('link', { name: 'Open in GraphiQL “Put a product in the cart”' }).click();
  await expect(page).toHaveURL(/\/graphql$/);
  const tab = page.getByRole('tablist', { name: 'Select active operation' }).getByRole('tab', { selected: true });
  await expect(tab).toHaveText(/AddToCart/, { timeout: 20_000 });
  await expect(page.locator('.graphiql-query-editor')).toContainText('mutation AddToCart');
  await expect(page.locator('.graphiql-editor-tool')).toContainText('"productId"');
  await expect(page.locator('.result-window .view-line')).toHaveText(['']);
  expect(watched.graphRequests.filter((body) => body.includes('AddToCart'))).toEqual([]);
});

test('on a phone, in the dark, the list of pages leads on, also to where former anchors are', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/docs/map');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('group', { name: 'Diagram of the main types' }).getByRole('link', { name: 'CartLine' }).click();
  await expect(page.locator('#map-CartLine')).toBeInViewport();
  const contents = page.locator('#starlight__sidebar');
  await expect(contents).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).press('Enter');
  await expect(contents.getByRole('link', { name: 'Map of types' })).toHaveAttribute('aria-current', 'page');
  await contents.getByRole('link', { name: 'Error types' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Error types');
  await expect(contents).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  for (const [anchor, address] of [
    ['Cart.warnings', '/docs/reference/cart#Cart.warnings'],
    ['error-BAD_REQUEST', '/docs/errors#error-BAD_REQUEST'],
  ] as const) {
    await page.goto(`/docs?from=${anchor}#${anchor}`);
    await expect(page).toHaveURL(new URL(address, page.url()).href);
    await expect(page.locator(`[id="${anchor}"]`)).toBeInViewport();
  }
  await expectAccessible(page);
});

for (const [width, colorScheme, accessible] of [
  [390, 'dark', ['/docs/map', '/docs/reference/reviews']],
  [1440, 'light', ['/docs', '/docs/reference']],
] as const)
  test(
    `pages of the documentation fit ${width} px and are accessible in the ${colorScheme} scheme`,
    { tag: '@wide' },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await page.goto('/docs');
      const paths = await page
        .locator('#starlight__sidebar a[href^="/docs"]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      expect(paths.length).toBeGreaterThan(15);
      for (const path of width === 390 ? paths : accessible) {
        await page.goto(path);
        await expect(page.locator('#starlight__sidebar [aria-current="page"]')).toHaveAttribute('href', path);
        expect([path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, width]);
        if (accessible.some((each) => each === path)) await expectAccessible(page);
      }
    },
  );

/** Copies a block of code by its title. */
async function copied(page: Page, title: string): Promise<string> {
  const block = page.getByRole('figure').filter({ has: page.getByText(title, { exact: true }) });
  await block.getByRole('button', { name: 'Copy to clipboard' }).click();
  await expect(block.getByText('Copied!')).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

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
  const environment = { PARTNER_KEY: key };
  const programs = [
    ['node', await file('first.ts', 'The first request, in TypeScript'), first],
    ['python3', await file('first.py', 'The first request, in Python'), new RegExp(`^none$|${first.source}`)],
    ['sh', await file('first.sh', 'The first request, with curl'), /"totalCount":[1-9]|curl: not found/],
    ['node', await file('cart.ts', 'A cart, in TypeScript'), /^After the transfer has arrived\n$/],
  ] as const;
  const told = await Promise.all(programs.map(([program, name]) => run(program, [name], environment)));
  for (const [index, [, name, expected]] of programs.entries()) expect(told[index], name).toMatch(expected);
  await rm(directory, { recursive: true });
});
