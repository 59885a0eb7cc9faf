import { expect, test } from '@playwright/test';
import { basket } from './cart-steps.ts';
import { findProduct } from './find-product.ts';
import { open, watch } from './watch.ts';

const pence = (text: string) => Math.round(Number(/£([\d,]+\.\d\d)/.exec(text)?.[1]?.replace(',', '')) * 100);

test('a product says what more of it costs, and the basket follows', async ({ page, request }) => {
  const watched = watch(page);
  const box = await findProduct(request, 'led gu10 bulb', ({ stock }) => stock.status === 'PLENTY');
  await open(page, box.path);
  const main = page.getByRole('main');
  const breaks = main.locator('dl', { has: page.getByText('10 or more') });
  await expect(breaks).toBeVisible();
  const [tenth, fiftieth] = (await breaks.getByRole('definition').allInnerTexts()).map(pence);
  expect(fiftieth).toBeLessThan(tenth ?? 0);
  const quantity = main.getByRole('textbox', { name: `Quantity of ${box.name}` });
  await quantity.fill('9');
  await quantity.press('Enter');
  await main.getByRole('button', { name: 'Add to basket' }).first().click();
  const line = basket(page).getByRole('listitem').filter({ hasText: box.name });
  await expect(line.getByRole('textbox')).toHaveValue('9');
  await line.getByRole('button', { name: 'Increase' }).click();
  await expect(line).toContainText(`£${((tenth ?? 0) / 100).toFixed(2)}`);
  await expect(line).toContainText(`£${((tenth ?? 0) / 10).toFixed(2)}`);
  await expect(basket(page).getByText(/price of .* has changed/)).toHaveCount(0);

  expect(watched.complaints).toEqual([]);
});
