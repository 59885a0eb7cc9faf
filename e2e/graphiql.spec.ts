import { expect, test } from '@playwright/test';
import { watch } from './watch.ts';

test('GraphiQL opens with examples, runs one, and needs no other host', async ({ page }) => {
  const watched = watch(page);
  await page.goto('/graphql');
  await expect(page.getByRole('button', { name: 'Categories', exact: true })).toBeVisible({ timeout: 20_000 });
  await page.getByRole('button', { name: /execute/i }).click();
  await expect(page.locator('.result-window')).toContainText('Interior Lighting', { timeout: 10_000 });
  expect(watched.foreignRequests).toEqual([]);
});

test('a request that is not JSON, or comes from another site, is refused', async ({ request }) => {
  const form = await request.post('/graphql', { form: { query: 'mutation { x }' } });
  expect(form.status()).toBe(415);
  const foreign = await request.post('/graphql', { data: { query: '{ shop { name } }' }, headers: { 'sec-fetch-site': 'cross-site' } });
  expect(foreign.status()).toBe(403);
});
