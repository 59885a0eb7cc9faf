import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { allExamples } from '../gateway/server/graphiql/examples.ts';
import { axe } from './axe.ts';
import { watch } from './watch.ts';

async function open(page: Page): Promise<void> {
  await page.goto('/graphql');
  await expect(page.getByRole('button', { name: 'FirstLook', exact: true })).toBeVisible({ timeout: 20_000 });
}

async function pick(page: Page, title: string): Promise<void> {
  const { query } = allExamples().find((example) => example.title === title) ?? { query: '' };
  await page.getByText('Examples', { exact: true }).click();
  await page.getByRole('navigation', { name: 'Examples' }).getByRole('button', { name: title, exact: true }).click();
  await expect(page.locator('.graphiql-query-editor')).toContainText(/(?:query|mutation) (\w+)/.exec(query)?.[1] ?? '');
}

const run = (page: Page) => page.getByRole('button', { name: /execute/i }).click();
const runs = async (page: Page, words: string) => {
  await run(page);
  await expect(told(page)).toContainText(words);
};
const result = (page: Page) => page.locator('.result-window');
const told = (page: Page) => page.getByRole('banner').getByRole('status');

test('GraphiQL opens with examples, runs some, shows their cost, and requests no other host', async ({ page }) => {
  const watched = watch(page);
  await open(page);
  await run(page);
  await expect(result(page)).toContainText('freeDeliveryThreshold', { timeout: 10_000 });
  await expect(told(page)).toHaveText(
    /^FirstLook – cost \d+ of 12,000 at most · \d+ ms · [\d.]+ kB · left this minute: [\d,]+ of cost, [\d,]+ requests$/,
  );
  await page.getByRole('button', { name: 'Categories', exact: true }).click();
  await runs(page, 'Categories – cost');
  await expect(result(page)).toContainText('Interior Lighting', { timeout: 10_000 });
  expect([watched.foreignRequests, watched.complaints]).toEqual([[], []]);
});

test('its page is small; its scripts, styles and workers are compressed files cached for ever', async ({
  page,
  request,
}) => {
  const html = await (await request.get('/graphql', { headers: { accept: 'text/html' } })).text();
  expect(html.length).toBeLessThan(150_000);
  const addresses = new Set<string>();
  page.on('request', (each) => {
    const { pathname } = new URL(each.url());
    if (/\.(?:js|css)$/.test(pathname)) addresses.add(pathname);
  });
  await open(page);
  const workers = () => [...addresses].filter((address) => address.includes('.worker-'));
  await expect.poll(() => workers().length, { timeout: 10_000 }).toBe(3);
  expect([...addresses].filter((address) => !address.startsWith('/assets/graphiql/'))).toEqual([]);
  for (const address of addresses) {
    for (const encoding of ['br', 'gzip']) {
      const { status, headers } = await fileAt(request, address, encoding);
      expect([address, status, headers['content-encoding'], headers['cache-control']]).toEqual([
        address,
        200,
        encoding,
        'public, max-age=31536000, immutable',
      ]);
      expect(Number(headers['content-length'])).toBeLessThan(2_000_000);
    }
  }
});

async function fileAt(
  request: APIRequestContext,
  address: string,
  encoding: string,
): Promise<{ status: number; headers: Record<string, string> }> {
  const response = await request.head(address, { headers: { 'accept-encoding': encoding } });
  return { status: response.status(), headers: response.headers() };
}

test('a new developer finds a product, adds two to a cart, and sees when they arrive', async ({ page }) => {
  await open(page);
  for (const [name, answer] of [
    ['Search', 'Switch'],
    ['AddToCart', 'CartLineAddPayload'],
    ['ReadTheCart', 'maximumQuantity'],
    ['DeliveryOfTheCart', 'Northern Ireland'],
  ] as const) {
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.locator('.graphiql-query-editor').first()).toContainText(name);
    await runs(page, `${name} – cost`);
    await expect(result(page)).toContainText(answer, { timeout: 10_000 });
  }
  await expect(result(page)).toContainText(/"earliestDate":\s"\d{4}-\d\d-\d\d"/);
});

test('any example opens in a new tab, fully visible', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page);
  const tabs = page.getByRole('tablist', { name: 'Select active operation' }).getByRole('tab');
  const before = await tabs.count();
  for (const title of ['Read the cart of whoever asks', 'Every brand', 'Have the checkout fill in this address first'])
    await pick(page, title);
  await expect(tabs).toHaveCount(before + 3);
  await expect(page.getByRole('button', { name: 'PreferAnAddress', exact: true })).toBeInViewport({ ratio: 0.99 });
  await expect(page.getByRole('button', { name: 'Close tab' }).last()).toBeInViewport({ ratio: 0.99 });
  await expect(page.getByRole('button', { name: 'Open settings dialog' })).toBeInViewport({ ratio: 0.99 });
  await expect(page.locator('.graphiql-query-editor')).toContainText('isDefault } } }');
});

test('running right after switching tabs, or while the page loads, runs what is visible', async ({ page }) => {
  await page.goto('/graphql', { waitUntil: 'commit' });
  await pick(page, 'Every brand');
  await run(page);
  await expect(told(page)).toContainText('Brands – cost', { timeout: 20_000 });
  await page.evaluate(() => {
    const press = (name: string) =>
      [...document.querySelectorAll<HTMLElement>('button')]
        .find(({ textContent, ariaLabel }) => (ariaLabel ?? textContent).startsWith(name))
        ?.click();
    press('Categories');
    press('Execute');
  });
  await expect(told(page)).toContainText('Categories – cost');
  await expect(result(page)).toContainText('Interior Lighting');
});

test('a missing value of an example is reported, and filled in from a response; an error is explained by its code', async ({
  page,
}) => {
  await open(page);
  await pick(page, 'Change the quantity of a line');
  await expect(told(page)).toHaveText(
    'Fill in, or run what tells it and pick this again: the id of a line, from “Read the cart”.',
  );
  await runs(page, 'ChangeAQuantity – cost');
  await expect(told(page)).toContainText('refused: CART_LINE_NOT_FOUND');
  await pick(page, 'Put a product in the cart');
  await runs(page, 'AddToCart – cost');
  await pick(page, 'Change the quantity of a line');
  await expect(told(page)).toHaveText('Run it: what it costs is told here.');
  await runs(page, 'ChangeAQuantity – cost');
  await expect(result(page)).toContainText('CartLineUpdatePayload', { timeout: 10_000 });
  await expect(told(page)).not.toContainText('refused');
});

test('lists the request headers until Escape', async ({ page }) => {
  await open(page);
  await page.getByText('Headers', { exact: true }).first().click();
  await expect(page.getByText('x-buyer-ip: 203.0.113.7')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('x-buyer-ip: 203.0.113.7')).toBeHidden();
});

test('the toolbar above GraphiQL has no accessibility fault', async ({ page }) => {
  await open(page);
  for (const name of ['Examples', 'Headers']) {
    await page.getByRole('banner').getByText(name, { exact: true }).click();
    expect(
      (await axe(page).include('header').analyze()).violations.map(({ id, nodes }) => [
        id,
        nodes.map(({ html }) => html),
      ]),
    ).toEqual([]);
  }
});

test('at 390 px one part is visible at a time, and a run shows its result', async ({ page }) => {
  const watched = watch(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  const parts = page.getByRole('group', { name: 'Visible part' });
  const part = (name: string) => parts.getByRole('button', { name });
  const visible = {
    Operation: page.getByRole('region', { name: 'Operation Editor' }),
    Variables: page.getByRole('region', { name: 'Variables' }),
    Result: page.getByRole('region', { name: 'Result Window' }),
    Docs: page.getByRole('region', { name: 'Documentation Explorer' }),
  };
  const expectOnly = async (shown: keyof typeof visible) => {
    for (const [name, region] of Object.entries(visible))
      await expect(region, `${name} when ${shown} is chosen`).toBeVisible({ visible: name === shown });
    await expect(part(shown)).toHaveAttribute('aria-pressed', 'true');
    const { violations } = await axe(page).include('.panes').analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    expect(await overflowing(page)).toEqual([]);
  };
  await expectOnly('Operation');
  for (const name of ['Variables', 'Docs', 'Result', 'Operation'] as const) {
    await part(name).press('Enter');
    await expectOnly(name);
  }
  await run(page);
  await expectOnly('Result');
  await expect(result(page)).toContainText('freeDeliveryThreshold', { timeout: 10_000 });
  await page.getByRole('button', { name: 'Show Documentation Explorer' }).click();
  await expectOnly('Docs');
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(parts).toBeHidden();
  for (const name of ['Operation', 'Variables', 'Result', 'Docs'] as const) await expect(visible[name]).toBeVisible();
  expect(watched.complaints).toEqual([]);
});

/** Elements beyond the right edge of the screen, except those that scroll in their own box. */
function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('#root *')]
      .filter((each) => !each.closest('.graphiql-tabs, .monaco-editor'))
      .filter((each) => each.checkVisibility() && each.getBoundingClientRect().right > innerWidth)
      .map((each) => each.className.toString()),
  );
}

test('rejects a request that is not JSON or comes from another site', async ({ request }) => {
  const form = await request.post('/graphql', { form: { query: 'mutation { x }' } });
  expect(form.status()).toBe(415);
  const foreign = await request.post('/graphql', {
    data: { query: '{ shop { name } }' },
    headers: { 'sec-fetch-site': 'cross-site' },
  });
  expect(foreign.status()).toBe(403);
});
