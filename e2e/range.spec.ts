import { expect, test } from '@playwright/test';
import { findProduct } from './find-product.ts';
import { hydrated } from './watch.ts';

test('“View Complete Range” leads to the products of its range', async ({ page, request }) => {
  const { path, name } = await findProduct(request, 'Sutminster wall light', ({ name: found }) =>
    found.includes('Sutminster'),
  );
  await page.goto(path);
  await hydrated(page);
  await page.getByRole('link', { name: 'View Complete Range' }).click();
  await expect(page).toHaveURL(/\/search\?query=Astro%20Sutminster$/);
  await expect(page.getByRole('main').getByRole('link', { name }).first()).toBeVisible();
  expect(
    await page
      .getByRole('main')
      .getByRole('link', { name: /Sutminster/ })
      .count(),
  ).toBeGreaterThan(1);
});
