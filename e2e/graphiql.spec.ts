import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { BLANKS } from '../gateway/server/console/blanks.data.ts';
import { allExamples, exampleNamed } from '../gateway/server/console/examples.ts';
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

test('GraphiQL opens with examples, runs some, says what it cost, and needs no other host', async ({ page }) => {
  const watched = watch(page);
  await open(page);
  await run(page);
  await expect(result(page)).toContainText('freeDeliveryThreshold', { timeout: 10_000 });
  await expect(told(page)).toHaveText(
    /^FirstLook – cost \d+ of 10,000 at most · \d+ ms · [\d.]+ kB · left this minute: [\d,]+ of cost, [\d,]+ requests$/,
  );
  await page.getByRole('button', { name: 'Categories', exact: true }).click();
  await runs(page, 'Categories – cost');
  await expect(result(page)).toContainText('Interior Lighting', { timeout: 10_000 });
  expect([watched.foreignRequests, watched.complaints]).toEqual([[], []]);
});

test('its page is small; its scripts, styles and workers are files that come compressed and are kept for good', async ({
  request,
}) => {
  const html = await (await request.get('/graphql', { headers: { accept: 'text/html' } })).text();
  expect(html.length).toBeLessThan(150_000);
  const addresses = new Set([...html.matchAll(/"(\/assets\/graphiql[^"]+)"/g)].map(([, address]) => address ?? ''));
  expect(addresses.size).toBe(5);
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

test('a developer who has read nothing finds a 2-gang brass socket under £30, puts two in a cart, and learns when they come', async ({
  page,
}) => {
  await open(page);
  for (const [name, answer] of [
    ['Search', 'Heritage Brass Kensal 2 Gang 13A DP Switched'],
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

test('any example opens in a tab of its own, all of it in sight', async ({ page }) => {
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

test('what is run at once after another tab is chosen, or an example while the page still loads, is what is seen', async ({
  page,
}) => {
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

test('what an example lacks is said, and filled in once an answer has told it; a refusal is told by its code', async ({
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

test('what headers there are is told, until Escape', async ({ page }) => {
  await open(page);
  await page.getByText('Headers', { exact: true }).first().click();
  await expect(page.getByText('x-buyer-ip: 203.0.113.7')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('x-buyer-ip: 203.0.113.7')).toBeHidden();
});

test('what we have put above GraphiQL has no fault', async ({ page }) => {
  await open(page);
  for (const name of ['Examples', 'Headers']) {
    await page.getByRole('banner').getByText(name, { exact: true }).click();
    expect(
      (await new AxeBuilder({ page }).include('.bar').analyze()).violations.map(({ id, nodes }) => [
        id,
        nodes.map(({ html }) => html),
      ]),
    ).toEqual([]);
  }
});

/** In what order they can be run one after another, where that is not the order of the list. */
const AFTERWARDS = [
  'checkout/place-an-order',
  'order/read-an-order',
  'order/pay-by-card',
  'order/order-again',
  'cart/add-to-cart',
  'cart/take-out-a-line',
  'customer/ask-for-a-new-password',
  'customer/set-a-new-password',
  'customer/sign-out',
  'customer/sign-in',
  'customer/who-am-i',
  'customer/forget-an-address',
  'customer/delete-the-account',
];
/** These need a change of e-mail address that waits to be confirmed: a test of their own runs them. */
const OF_EMAIL_CHANGES = [
  'customer/resend-the-email-link',
  'customer/cancel-the-email-change',
  'customer/confirm-a-new-email',
];
/** Where no cards are taken, no order waits for one. */
const REFUSED: Record<string, string> = { 'order/pay-by-card': 'ORDER_NOT_PAYABLE' };

test('every example is run and answered without an error', async ({ request }) => {
  test.setTimeout(60_000);
  const email = `${crypto.randomUUID()}@example.com`;
  const checkout = crypto.randomUUID();
  /** What an example cannot know: ids of what was made on the way, and names that can be used once. */
  const known = { 'ann@example.com': email, 'my-first-order-1': checkout } as Record<string, string>;
  const learn = async (name: string, data: unknown) => {
    for (const { words, places, part } of BLANKS) {
      const found = places
        .map((place) =>
          place
            .split('.')
            .reduce<unknown>((value, key) => (value as Record<string, unknown> | null | undefined)?.[key], data),
        )
        .find((value) => typeof value === 'string');
      if (found !== undefined) known[words] = new RegExp(part ?? '(.*)').exec(found)?.[1] ?? '';
    }
    if (name === 'customer/ask-for-a-new-password')
      known['the token of the mailed link'] = await mailedToken(request, email);
  };
  const run = async (name: string): Promise<Record<string, unknown>> => {
    const { query, variables } = exampleNamed(name);
    const filled = Object.entries(known).reduce(
      (text, [words, value]) => text.replaceAll(words, value),
      variables ?? '{}',
    );
    const response = await request.post('/graphql', { data: { query, variables: JSON.parse(filled) as object } });
    const { data, errors } = (await response.json()) as { data: Record<string, unknown>; errors?: unknown };
    expect([name, response.status(), errors, /"code":"([A-Z_]+)","message"/.exec(JSON.stringify(data))?.[1]]).toEqual([
      name,
      200,
      undefined,
      REFUSED[name],
    ]);
    await learn(name, data);
    return data;
  };

  await run('cart/add-to-cart');
  for (const { name } of allExamples()) if (![...AFTERWARDS, ...OF_EMAIL_CHANGES].includes(name)) await run(name);
  const data = new Map<string, unknown>();
  for (const name of AFTERWARDS) data.set(name, await run(name));

  expect(data.get('order/read-an-order')).toMatchObject({ order: { status: 'AWAITING_PAYMENT' } });
  expect(data.get('order/order-again')).toMatchObject({ orderReorder: { notices: [], cart: { quantity: 3 } } });
  expect(data.get('cart/take-out-a-line')).toMatchObject({ cartLineRemove: { cart: { quantity: 4 } } });
  expect(data.get('customer/who-am-i')).toMatchObject({
    customer: {
      email,
      addresses: [{ isDefault: false }, { address1: '3 Example Road', isDefault: true }],
      orders: { totalCount: 1 },
    },
  });
  expect(data.get('customer/forget-an-address')).toMatchObject({
    customerAddressDelete: { customer: { addresses: [{ isDefault: true }] } },
  });
  expect(await run('customer/who-am-i')).toEqual({ customer: null });
  // None of them finds nothing.
  for (const name of [
    'product/one-product',
    'search/search',
    'products/narrow-a-list',
    'brand/one-brand',
    'category/one-category',
    'product/by-id',
    'content/blog',
  ]) {
    const found = Object.values(await run(name)) as ({ totalCount?: number } | null)[];
    expect([name, found.every((value) => value !== null && (value.totalCount ?? 1) !== 0)]).toEqual([name, true]);
  }
  expect(await run('product/several-by-id')).toMatchObject({
    nodes: [{ __typename: 'Product' }, { __typename: 'Variant' }, { __typename: 'Category' }, null],
  });
});

test('the examples of a change of e-mail address run one after another', async ({ request }) => {
  const [email, newEmail] = [`${crypto.randomUUID()}@example.com`, `${crypto.randomUUID()}@example.com`];
  const run = async (name: string, variables: object = {}) => {
    const response = await request.post('/graphql', { data: { query: exampleNamed(name).query, variables } });
    return ((await response.json()) as { data: unknown }).data;
  };
  const { input } = JSON.parse(exampleNamed('customer/register').variables ?? '{}') as { input: { password: string } };
  await run('customer/register', { input: { ...input, email } });
  const change = () =>
    run('customer/change-the-account', { input: { email: newEmail, currentPassword: input.password } });
  await change();
  expect(await run('customer/resend-the-email-link')).toMatchObject({
    customerEmailChangeResend: { customer: { email, pendingEmail: newEmail } },
  });
  expect(await run('customer/cancel-the-email-change')).toMatchObject({
    customerEmailChangeCancel: { customer: { email, pendingEmail: null } },
  });
  await change();
  const token = await mailedToken(request, newEmail);
  expect(await run('customer/confirm-a-new-email', { token })).toMatchObject({
    customerEmailConfirm: { email: newEmail },
  });
});

async function mailedToken(request: APIRequestContext, email: string): Promise<string> {
  const mails = (await (await request.get('/dev/outbox')).json()) as { to: string; text: string }[];
  return (
    mails
      .map(({ to, text }) => (to === email ? /#token=([\w-]+)/.exec(text)?.[1] : undefined))
      .find((token) => token !== undefined) ?? ''
  );
}

test('a request that is not JSON, or comes from another site, is refused', async ({ request }) => {
  const form = await request.post('/graphql', { form: { query: 'mutation { x }' } });
  expect(form.status()).toBe(415);
  const foreign = await request.post('/graphql', {
    data: { query: '{ shop { name } }' },
    headers: { 'sec-fetch-site': 'cross-site' },
  });
  expect(foreign.status()).toBe(403);
});
