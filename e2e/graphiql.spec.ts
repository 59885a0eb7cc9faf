import { expect, test, type Page } from '@playwright/test';
import { watch } from './watch.ts';

const editor = (page: Page) => page.locator('.graphiql-query-editor');
const result = (page: Page) => page.locator('.result-window');
const run = (page: Page) => page.getByRole('button', { name: /execute/i }).click();

/** Chooses a tab. The address has the text once the editor has read the operation's name, which a run sends. */
async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`[?&]query=[^&]*${name}`));
}

test('a first visit opens tabs that run, on a cart of its own, within the policy', async ({ page }) => {
  const watched = watch(page);
  const response = await page.goto('/graphql');
  expect(response?.headers()['content-security-policy']).toMatch(/script-src 'sha256-[^']+'; worker-src blob:;/);
  await expect(editor(page)).toContainText('FirstLook', { timeout: 20_000 });
  await run(page);
  await expect(result(page)).toContainText('"featuredProducts"');
  await choose(page, 'AddToCart');
  await run(page);
  await expect(result(page)).toContainText('CartLineAddPayload');
  await choose(page, 'ReadTheCart');
  await run(page);
  await expect(result(page)).toContainText(/"quantity":\s2/);
  await page.getByRole('button', { name: 'Show Documentation Explorer' }).click();
  await page.getByRole('link', { name: 'Query', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Documentation Explorer' })).toContainText('deliveryEstimate');
  expect([watched.complaints, watched.foreignRequests]).toEqual([[], []]);
});

test('a key in the address is sent with every operation, and kept nowhere', async ({ page }) => {
  const key = 'lk_secret_unknown';
  const introspection = page.waitForRequest((request) => request.method() === 'POST');
  await page.goto(`/graphql?partner_key=${key}`);
  expect((await introspection).headers()['x-partner-key']).toBe(key);
  await expect(result(page)).toContainText('The key in x-partner-key is unknown', { timeout: 20_000 });
  await choose(page, 'Categories');
  const operation = page.waitForRequest((request) => request.method() === 'POST');
  await run(page);
  expect((await operation).headers()['x-partner-key']).toBe(key);
  await page.goto('/graphql');
  await expect(page.locator('.graphiql-editor-tool')).toContainText(/"x-partner-key":\s""/, { timeout: 20_000 });
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(key);
});
