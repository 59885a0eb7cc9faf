import { expect, test } from '@playwright/test';
import { hydrated, watch } from './watch.ts';

test('load more adds the next sixteen and is a real link', async ({ page }) => {
  const watched = watch(page);
  await page.goto('/interior-lighting/');
  await hydrated(page);
  const products = page.getByRole('main').getByRole('article');
  await expect(products).toHaveCount(16);
  const more = page.getByRole('link', { name: /load more/i });
  await expect(more).toHaveAttribute('href', /\?page=2$/);
  await more.click();
  await expect(products).toHaveCount(32);
  expect(watched.graphRequests).toHaveLength(1);
  expect(JSON.parse(watched.graphRequests[0] ?? '')).toMatchObject({ documentId: expect.stringMatching(/^[0-9a-f]{64}$/) });
  expect(watched.complaints).toEqual([]);
});

test('the order is in the address and holds for the server too', async ({ page }) => {
  await page.goto('/interior-lighting/?sort=price-asc');
  const prices = (await page.getByRole('main').getByRole('article').allInnerTexts()).map((text) => Number(/£([\d,]+\.\d\d)/.exec(text)?.[1]?.replace(',', '')));
  expect(prices.length).toBe(16);
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
});

test('going to a product and back shows the same list without asking again', async ({ page }) => {
  await page.goto('/interior-lighting/');
  await hydrated(page);
  const first = page.getByRole('main').getByRole('article').first();
  const name = await first.getByRole('link').first().innerText();
  await first.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const watched = watch(page);
  await page.goBack();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(16);
  expect(watched.graphRequests).toEqual([]);
});
