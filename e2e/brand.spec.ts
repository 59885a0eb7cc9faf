import { expect, test } from '@playwright/test';
import { open, watch } from './watch.ts';

test('a brand is found by a part of its name, and lists all its products', async ({ page }) => {
  const watched = watch(page);
  await open(page, '/brands/');
  const main = page.getByRole('main');
  const brands = main.getByRole('region').getByRole('link');
  await page.getByRole('navigation', { name: 'Letters' }).getByRole('link', { name: 'W' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'W', exact: true })).toBeInViewport();
  const find = page.getByRole('searchbox', { name: 'Find a brand' });
  await find.fill('nobody');
  await expect(page.getByText('No matches.')).toBeVisible();
  await find.fill('heri');
  await expect(brands).toHaveText([/^Heritage Brass.*\d products?$/]);
  await brands.first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Heritage Brass' })).toBeFocused();

  const filters = page.getByRole('complementary', { name: 'Filters' });
  await expect(filters.getByRole('group', { name: 'Finish', exact: true })).toBeVisible();
  await expect(filters.getByRole('group', { name: 'Brand', exact: true })).toHaveCount(0);
  await page.getByRole('link', { name: 'Show more', exact: true }).click();
  await expect(main.getByRole('article')).toHaveCount(32);
  await expect(main.getByRole('article').filter({ hasNotText: 'Heritage Brass' })).toHaveCount(0);
  const place = page.getByRole('navigation', { name: 'Heritage Brass by category' }).getByRole('link').first();
  const count = /(\d+)\s+products$/.exec(await place.innerText())?.[1];
  await place.click();
  await expect(page).toHaveURL(/\?brand=heritage-brass$/);
  await expect(main.getByRole('status').first()).toHaveText(new RegExp(`^${count} product`));
  expect(watched.complaints).toEqual([]);
});
