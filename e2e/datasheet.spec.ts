import { expect, test } from '@playwright/test';
import { addFromList, open } from './cart-steps.ts';
import { findProduct } from './find-product.ts';
import { printsAsSheet } from './printed-sheet.ts';
import { hydrated } from './watch.ts';

test('“Print datasheet” prints', async ({ page, request }) => {
  const { path } = await findProduct(request, 'bulb', ({ stock }) => stock.status === 'IN_STOCK');
  await page.addInitScript(() => {
    window.print = () => {
      document.title = 'printed';
    };
  });
  await page.goto(path);
  await hydrated(page);
  await page.getByRole('button', { name: 'Print datasheet' }).click();
  await expect(page).toHaveTitle('printed');
});

test('the printed sheet has name, code, picture, price, specifications and the shop’s details, and nothing else', async ({
  page,
  request,
}) => {
  const { path, name, variants } = await findProduct(
    request,
    'wall light',
    (product) => product.variants.length > 1 && product.variants.every(({ stock }) => stock.maximumQuantity !== 0),
  );
  const finish = variants[0]?.selectedOptions.find((option) => option.name === 'Finish')?.value ?? '';
  await page.setViewportSize({ width: 700, height: 990 });
  await page.goto(path);
  await hydrated(page);
  await page.getByRole('radio', { name: finish }).first().check({ force: true });
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
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

test('a basket prints as a sheet of its lines and total', async ({ page }) => {
  await open(page);
  const name = await addFromList(page);
  await page.goto('/cart');
  const line = page.getByRole('main').getByRole('listitem').filter({ hasText: name });
  await expect(line).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await printsAsSheet(page);
  await expect(line.getByRole('textbox', { name: /^Quantity of/ })).toBeVisible();
  await expect(page.getByText('(including VAT)').filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Checkout Now' })).toBeHidden();
});
