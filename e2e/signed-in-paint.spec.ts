import { expect, test } from '@playwright/test';
import { holdScripts, hydrated } from './watch.ts';

test('a signed-in customer’s pages never offer to sign in', async ({ page, context, baseURL }) => {
  const header = page.getByRole('banner');
  let letGo = await holdScripts(page);
  await page.goto('/brands/', { waitUntil: 'commit' });
  await expect(header.getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expect(header.getByRole('link', { name: 'My Account' })).toBeHidden();
  letGo();
  await hydrated(page);
  await expect(header.getByRole('link', { name: 'Sign in' })).toBeVisible();

  await context.addCookies([{ name: 'signed_in', value: '1', url: baseURL ?? '' }]);
  letGo = await holdScripts(page);
  await page.goto('/brands/', { waitUntil: 'commit' });
  await expect(header.getByRole('link', { name: 'My Account' })).toBeVisible();
  await expect(header.getByRole('link', { name: 'Sign in' })).toBeHidden();
  await page.goto('/checkout-now', { waitUntil: 'commit' });
  await expect(page.getByRole('textbox', { name: 'First name' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeHidden();
  letGo();
});
