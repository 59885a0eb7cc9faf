import { expect, test } from '@playwright/test';
import { findProduct } from './find-product.ts';
import { printsAsSheet } from './printed-sheet.ts';
import { open } from './watch.ts';

test('a product prints as a sheet of what it is', async ({ page, request }) => {
  const { path, name, variants } = await findProduct(
    request,
    'wall light',
    (product) => product.variants.length > 1 && product.variants.every(({ stock }) => stock.maximumQuantity !== 0),
  );
  const finish = variants[0]?.selectedOptions.find((option) => option.name === 'Finish')?.value ?? '';
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.printed = 'yes';
    };
  });
  await page.setViewportSize({ width: 700, height: 990 });
  await open(page, path);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Print datasheet' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes');
  await page.getByRole('radio', { name: finish }).first().check({ force: true });

  await page.emulateMedia({ media: 'print' });
  await printsAsSheet(page);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(main.getByText(/^Product code: \S+/)).toBeVisible();
  await expect(main.getByText(`Finish: ${finish}`)).toBeVisible();
  await expect(main.getByText(/^£\d/).filter({ visible: true }).first()).toBeVisible();
  await expect(main.getByRole('img', { name: /./ }).filter({ visible: true })).toHaveCount(1);
  // Closed on the screen, open on paper; the whole description too.
  await expect(main.getByRole('term').filter({ hasText: 'IP Rating' })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'In the box' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'You may also like' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Reviews' })).toBeHidden();
});
