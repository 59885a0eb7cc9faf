import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { allExamples } from '../gateway/http/console/examples.ts';
import { watch } from './watch.ts';

async function open(page: Page): Promise<void> {
  await page.goto('/graphql');
  await expect(page.getByRole('button', { name: 'FirstLook', exact: true })).toBeVisible({ timeout: 20_000 });
}

const run = (page: Page) => page.getByRole('button', { name: /execute/i }).click();
/** GraphiQL learns which operation a tab holds a moment after it is opened: a press before that runs nothing. */
const runUntilTold = (page: Page, words: string) =>
  expect(async () => {
    await run(page);
    await expect(told(page)).toContainText(words, { timeout: 2_000 });
  }).toPass();
const result = (page: Page) => page.locator('.result-window');
const told = (page: Page) => page.getByRole('banner').getByRole('status');

test('GraphiQL opens with examples, runs some, says what it cost, and needs no other host', async ({ page }) => {
  const watched = watch(page);
  await open(page);
  await run(page);
  await expect(result(page)).toContainText('freeDeliveryThreshold', { timeout: 10_000 });
  await expect(told(page)).toHaveText(/^FirstLook – cost \d+ of 10,000 at most · \d+ ms · [\d.]+ kB · left this minute: [\d,]+ of cost, [\d,]+ requests$/);
  await page.getByRole('button', { name: 'Categories', exact: true }).click();
  await runUntilTold(page, 'Categories – cost');
  await expect(result(page)).toContainText('Interior Lighting', { timeout: 10_000 });
  expect([watched.foreignRequests, watched.complaints]).toEqual([[], []]);
});

test('a developer who has read nothing finds a 2-gang brass socket under £30, puts two in a cart, and learns when they come', async ({ page }) => {
  await open(page);
  for (const [name, answer] of [['Search', 'Heritage Brass Kensal 2 Gang 13A DP Switched'], ['AddToCart', 'CartLineAddPayload'], ['ReadTheCart', 'maximumQuantity'], ['DeliveryOfTheCart', 'Northern Ireland']] as const) {
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.locator('.graphiql-query-editor').first()).toContainText(name);
    await runUntilTold(page, `${name} – cost`);
    await expect(result(page)).toContainText(answer, { timeout: 10_000 });
  }
  await expect(result(page)).toContainText(/"earliestDate":\s"\d{4}-\d\d-\d\d"/);
});

test('any example opens in a tab of its own, and a refusal is told by its code', async ({ page }) => {
  await open(page);
  const tabs = page.getByRole('tablist', { name: 'Select active operation' }).getByRole('tab');
  const before = await tabs.count();
  await page.getByText('Examples', { exact: true }).click();
  await page.getByRole('navigation', { name: 'Examples' }).getByRole('button', { name: 'Change the quantity of a line' }).click();
  await expect(tabs).toHaveCount(before + 1);
  await expect(page.locator('.graphiql-query-editor').first()).toContainText('ChangeAQuantity');
  await runUntilTold(page, 'ChangeAQuantity – cost');
  await expect(result(page)).toContainText('CART_LINE_NOT_FOUND', { timeout: 10_000 });
  await page.getByText('Headers', { exact: true }).first().click();
  await expect(page.getByText('x-buyer-ip: 203.0.113.7')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('x-buyer-ip: 203.0.113.7')).toBeHidden();
});

test('what we have put above GraphiQL has no fault', async ({ page }) => {
  await open(page);
  for (const name of ['Examples', 'Headers']) {
    await page.getByRole('banner').getByText(name, { exact: true }).click();
    expect((await new AxeBuilder({ page }).include('.bar').analyze()).violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  }
});

test('every example is answered without an error', async ({ request }) => {
  test.setTimeout(60_000);
  type Answer = { data: Record<string, Record<string, unknown>>; errors?: unknown };
  const email = `${crypto.randomUUID()}@example.com`;
  let lineId = '';
  let order = { id: '', path: '' };
  /** What an example cannot know: ids of what was made on the way, and names that can be used once. */
  const filled = (given: string): Record<string, unknown> => {
    const text = given
      .replaceAll('ann@example.com', email)
      .replace('my-first-order-1', crypto.randomUUID())
      .replace('the id of a line, from “Read the cart”', lineId)
      .replace('the id of an order', order.id)
      .replace('the key in its path', new URL(order.path, 'http://x').searchParams.get('key') ?? '');
    return JSON.parse(text || '{}') as Record<string, unknown>;
  };
  const ask = async (name: string): Promise<Answer> => {
    const example = allExamples().find((each) => each.name === name);
    const response = await request.post('/graphql', { data: { query: example?.query, variables: filled(example?.variables ?? '') } });
    const answer = (await response.json()) as Answer;
    expect([name, response.status(), answer.errors, /"code":"[A-Z_]+","message"/.exec(JSON.stringify(answer.data))]).toEqual([name, 200, undefined, null]);
    return answer;
  };

  const added = await ask('cart/add-to-cart');
  lineId = (added.data.cartLineAdd as { line: { id: string } }).line.id;
  const alone = ['cart/add-to-cart', 'cart/take-out-a-line', 'checkout/place-an-order', 'order/read-an-order', 'customer/sign-out', 'customer/who-am-i', 'customer/sign-in'];
  for (const { name } of allExamples()) if (!alone.includes(name)) await ask(name);
  const placed = await ask('checkout/place-an-order');
  order = (placed.data.checkoutComplete as { order: typeof order }).order;
  expect((await ask('order/read-an-order')).data.order).toMatchObject({ status: 'AWAITING_PAYMENT' });
  lineId = ((await ask('cart/add-to-cart')).data.cartLineAdd as { line: { id: string } }).line.id;
  expect((await ask('cart/take-out-a-line')).data.cartLineRemove).toMatchObject({ cart: { quantity: 1 } });
  await ask('customer/sign-out');
  await ask('customer/sign-in');
  expect((await ask('customer/who-am-i')).data.customer).toMatchObject({ email, orders: { totalCount: 1 } });
  // None of them finds nothing.
  for (const name of ['product/one-product', 'search/search', 'products/narrow-a-list', 'brand/one-brand', 'category/one-category', 'product/by-id', 'content/blog']) {
    const { data } = await ask(name);
    expect([name, Object.values(data).every((value) => value !== null && (value.totalCount ?? 1) !== 0)]).toEqual([name, true]);
  }
});

test('a request that is not JSON, or comes from another site, is refused', async ({ request }) => {
  const form = await request.post('/graphql', { form: { query: 'mutation { x }' } });
  expect(form.status()).toBe(415);
  const foreign = await request.post('/graphql', { data: { query: '{ shop { name } }' }, headers: { 'sec-fetch-site': 'cross-site' } });
  expect(foreign.status()).toBe(403);
});
