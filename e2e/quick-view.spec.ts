import { expect, test, type Page } from '@playwright/test';
import { hydrated, watch } from './watch.ts';

const filters = (page: Page) => page.getByRole('complementary', { name: 'Filters' });
const quickView = (page: Page) => page.getByRole('dialog').filter({ has: page.getByRole('link', { name: 'View full details' }) });

test('with the keyboard alone: from the menu to a category, two brands and a rating, a quick view and back', async ({ page }) => {
  const watched = watch(page);
  await page.goto('/');
  await hydrated(page);
  const menu = page.getByRole('navigation', { name: 'Categories' }).first();
  await menu.getByRole('button', { name: /Interior Lighting/ }).focus();
  await page.keyboard.press('Enter');
  const link = menu.getByRole('link', { name: 'Bathroom Lighting', exact: true });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/interior-lighting\/bathroom-lighting\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  for (const name of [/^Astro/, /^Endon Lighting/]) {
    const box = filters(page).getByRole('checkbox', { name });
    await box.focus();
    await page.keyboard.press('Space');
    await expect(box).toBeChecked();
    await expect(box).toBeFocused();
  }
  const rating = filters(page).getByRole('checkbox', { name: /^IP44/ });
  if (!(await rating.isVisible())) {
    await filters(page).locator('summary', { hasText: 'IP Rating' }).focus();
    await page.keyboard.press('Enter');
  }
  await rating.focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/brand=astro&brand=endon-lighting&filter\.IP\+Rating=IP44$/);

  const opener = page.getByRole('main').getByRole('button', { name: /^Quick View/ }).nth(1);
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(quickView(page)).toBeVisible();
  await expect(quickView(page).getByRole('button', { name: /^Add to basket/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(quickView(page)).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(page).toHaveURL(/filter\.IP\+Rating=IP44$/);
  expect(watched.complaints).toEqual([]);
});

test('Back closes a quick view, a reload opens the list, and its link leads to the product', async ({ page }) => {
  await page.goto('/interior-lighting/wall-lights/');
  await hydrated(page);
  await page.getByRole('button', { name: /^Quick View/ }).first().click();
  await expect(quickView(page)).toBeVisible();
  await page.goBack();
  await expect(quickView(page)).toBeHidden();
  await expect(page).toHaveURL(/wall-lights\/$/);
  await page.goForward();
  await expect(quickView(page)).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: /^Quick View/ }).first().click();
  await quickView(page).getByRole('link', { name: 'View full details' }).click();
  await expect(page.getByRole('button', { name: /Add to basket/ }).first()).toBeVisible();
  await expect(page).not.toHaveURL(/wall-lights\/$/);
});

test('a product that cannot be loaded says so, and can be tried again', async ({ page }) => {
  await page.goto('/interior-lighting/wall-lights/');
  await hydrated(page);
  await page.route('**/graphql', (route) => route.abort());
  await page.getByRole('button', { name: /^Quick View/ }).first().click();
  await expect(page.getByRole('dialog').getByText('The product could not be loaded.')).toBeVisible();
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(quickView(page)).toBeVisible();
});
