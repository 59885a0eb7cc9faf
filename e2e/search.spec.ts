import { expect, test } from '@playwright/test';
import { hydrated } from './watch.ts';

test('a search finds products by their words', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const field = page.getByRole('searchbox').first();
  await field.fill('brass');
  await field.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('brass');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test('an empty term goes nowhere', async ({ page }) => {
  await page.goto('/interior-lighting/');
  await hydrated(page);
  await page.getByRole('searchbox').first().fill('   ');
  await page.getByRole('searchbox').first().press('Enter');
  await expect(page).toHaveURL(/\/interior-lighting\/$/);
});

test('a search that finds nothing says so and helps on', async ({ page }) => {
  await page.goto('/search?query=zzzzqqqq');
  await expect(page.getByText('Oops.. No products found matching "zzzzqqqq"')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Interior Lighting' })).toBeVisible();
});
