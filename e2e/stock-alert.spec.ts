import { expect, test } from '@playwright/test';
import { mailedLink, newEmail, register } from './account-steps.ts';
import { findProduct } from './find-product.ts';
import { open, watch } from './watch.ts';

test('a customer asks for a stock alert, confirms it by the mailed link, and stops it', async ({ page, request }) => {
  const watched = watch(page);
  const email = newEmail();
  await register(page, email);
  const { path, name } = await findProduct(request, 'bulb', ({ stock }) => stock.status === 'OUT_OF_STOCK');
  await open(page, path);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Email me when it’s back' }).click();
  const form = main.getByRole('form', { name: 'Email me when it’s back' });
  const field = form.getByLabel('Your email address');
  await expect(field).toBeFocused();
  await field.fill(email);
  await page.keyboard.press('Enter');
  await expect(main.getByRole('status').filter({ hasText: 'press the link in the email' })).toBeVisible();

  const link = await mailedLink(request, email, 'stock-alert');
  await open(page, link);
  await expect(page).toHaveURL('/stock-alert');
  await main.getByRole('button', { name: 'Yes, email me' }).click();
  await expect(
    main.getByRole('status').filter({ hasText: `We’ll email you when ${name} is back in stock.` }),
  ).toBeVisible();
  await expect(main.getByRole('link', { name })).toHaveAttribute('href', path);

  await page.goto('/account');
  await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Stock alerts' }).click();
  await expect(main.getByRole('listitem').getByRole('link', { name })).toHaveAttribute('href', path);
  await main.getByRole('button', { name: `Stop emails about ${name}` }).click();
  await expect(main.getByRole('status').filter({ hasText: `We won’t email you about ${name}.` })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'No stock alerts' })).toBeVisible();
  await expect(main.getByRole('region', { name: 'Stock alerts' })).toBeFocused();

  await open(page, link);
  await main.getByRole('button', { name: 'Don’t email me' }).click();
  await expect(main.getByRole('status').filter({ hasText: 'We won’t email you about this product.' })).toBeVisible();
  await expect(main.getByRole('button')).toHaveCount(0);
  expect(watched.complaints).toEqual([]);
});
