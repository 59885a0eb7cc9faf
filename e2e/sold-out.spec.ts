import { expect, test } from '@playwright/test';
import { findProduct } from './find-product.ts';
import { hydrated } from './watch.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('a sold-out product offers an email when it is back and no delivery, leads to alternatives in stock, and they come before its description', async ({
  page,
  request,
}) => {
  const { path } = await findProduct(request, 'bulb', ({ stock }) => stock.status === 'OUT_OF_STOCK');
  await page.goto(path);
  await hydrated(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: 'Email me when it’s back' })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Add to basket' })).toHaveCount(0);
  await expect(main.getByRole('button', { name: 'Check postcode' })).toHaveCount(0);
  await expect(main.getByRole('textbox', { name: /^Quantity of/ })).toHaveCount(0);
  await expect(main.getByText(/Delivered (by|on)|order by phone/)).toHaveCount(0);
  await main.getByRole('link', { name: 'See similar products in stock' }).tap();
  const alternatives = main.getByRole('region', { name: 'Similar products in stock' });
  await expect(alternatives.getByRole('heading').first()).toBeInViewport();
  await expect(
    alternatives
      .getByRole('listitem')
      .first()
      .getByText(/^(In|Low) stock$|available$/),
  ).toBeVisible();
  const [other, description] = [await alternatives.boundingBox(), await main.getByText('Description').boundingBox()];
  expect(other?.y ?? 0).toBeLessThan(description?.y ?? 0);
});

test('a product in stock has no such link', async ({ page, request }) => {
  const { path } = await findProduct(request, 'bulb', ({ stock }) => stock.status === 'PLENTY');
  await page.goto(path);
  await expect(page.getByRole('main').getByRole('button', { name: 'Add to basket' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'See similar products in stock' })).toHaveCount(0);
});
