import { expect, test } from '@playwright/test';
import { holdScripts, hydrated } from './watch.ts';

test('a signed-in customer’s pages never offer to sign in, not even before hydration', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'signed_in', value: '1', url: baseURL ?? '' }]);
  const letGo = await holdScripts(page);
  await page.goto('/brands/', { waitUntil: 'commit' });
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'My Account' })).toBeVisible();
  await expect(header.getByRole('link', { name: 'Sign in' })).toBeHidden();
  await page.goto('/checkout-now', { waitUntil: 'commit' });
  await expect(page.getByRole('textbox', { name: 'First name' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeHidden();
  letGo();
});

test('a guest’s pages offer to sign in from the start', async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto('/brands/', { waitUntil: 'commit' });
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expect(header.getByRole('link', { name: 'My Account' })).toBeHidden();
  letGo();
  await hydrated(page);
  await expect(header.getByRole('link', { name: 'Sign in' })).toBeVisible();
});
