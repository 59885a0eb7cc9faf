import { expect, test } from '@playwright/test';
import { findProduct } from './find-product.ts';
import { open } from './watch.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('a sold-out product leads to alternatives in stock, which come before its description', async ({
  page,
  request,
}) => {
  const { path, stock } = await findProduct(request, 'bulb', (product) => product.stock.status === 'OUT_OF_STOCK');
  await open(page, path);
  const main = page.getByRole('main');
  await expect(main.getByText(stock.message).first()).toBeVisible();
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
