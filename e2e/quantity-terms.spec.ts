import { expect, test } from '@playwright/test';
import { findProduct } from './find-product.ts';
import { hydrated, watch } from './watch.ts';

const pence = (text: string) => Math.round(Number(/£([\d,]+\.\d\d)/.exec(text)?.[1]?.replace(',', '')) * 100);

test('a product is bought by the box: its page shows what more of it costs, and the basket follows', async ({
  page,
  request,
}) => {
  const watched = watch(page);
  const { path, name } = await findProduct(request, 'led gu10 bulb', ({ stock }) => stock.status === 'PLENTY');
  await page.goto(path);
  await hydrated(page);
  const main = page.getByRole('main');
  const breaks = main.locator('dl', { has: page.getByText('10 or more') });
  await expect(breaks).toBeVisible();
  const [tenth, fiftieth] = await breaks.getByRole('definition').allInnerTexts();
  expect(pence(fiftieth ?? '')).toBeLessThan(pence(tenth ?? ''));

  const quantity = main.getByRole('textbox', { name: `Quantity of ${name}` });
  await quantity.fill('9');
  await quantity.press('Enter');
  await main
    .getByRole('button', { name: /^Add to basket/ })
    .first()
    .click();
  const drawer = page.getByRole('dialog', { name: 'Your Cart' });
  const line = drawer.getByRole('listitem').filter({ hasText: name });
  await expect(line.getByRole('textbox')).toHaveValue('9');
  await line.getByRole('button', { name: 'Increase' }).click();
  await expect(line).toContainText(`£${(pence(tenth ?? '') / 100).toFixed(2)}`);
  await expect(line).toContainText(`£${((pence(tenth ?? '') * 10) / 100).toFixed(2)}`);
  await expect(drawer.getByText(/price of .* has changed/)).toHaveCount(0);
  expect(watched.complaints).toEqual([]);
});

test('a product that is sold in multiples starts at its minimum, and a list’s button adds as many', async ({
  page,
  request,
}) => {
  const { path, name } = await findProduct(request, 'g9 capsule bulb', ({ stock }) => stock.status === 'PLENTY');
  await page.goto(path);
  await hydrated(page);
  const main = page.getByRole('main');
  await expect(main.getByText('Sold in multiples of 5, from 10.')).toBeVisible();
  const quantity = main.getByRole('textbox', { name: `Quantity of ${name}` });
  await expect(quantity).toHaveValue('10');
  await quantity.fill('12');
  await quantity.press('Enter');
  await expect(quantity).toHaveValue('15');

  await page.goto(`/search?query=${encodeURIComponent(name)}`);
  await hydrated(page);
  const card = main.getByRole('article').filter({ hasText: name }).first();
  await card.getByRole('button', { name: /^Add to Cart/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Your Cart' });
  await expect(drawer.getByRole('listitem').filter({ hasText: name }).getByRole('textbox')).toHaveValue('10');
  await expect(drawer.getByText('Sold in multiples of 5, from 10. Your basket now has 10.')).toBeVisible();
});
