import { execFileSync } from 'node:child_process';
import { expect, test } from '@playwright/test';
import { button, signIn, status, textbox } from './account-steps.ts';
import { faults } from './axe.ts';
import { fillBasket, ORDER_BUTTON } from './checkout-steps.ts';
import { printsAsSheet } from './printed-sheet.ts';
import { SHOP } from './shops.ts';
import { hydrated, watch } from './watch.ts';

/** Runs the shop's own command for orders, beside the shop. */
const orders = (...words: string[]) =>
  execFileSync('node', ['shop/embedded/orders/manage/manage-orders.ts', ...words], {
    env: { ...process.env, DATA_DIR: SHOP.dataDir, DATABASE_URL: '' },
    encoding: 'utf8',
  });

test('a pro forma becomes a VAT invoice once the order is paid', async ({ page }) => {
  const watched = watch(page);
  await signIn(page);
  await textbox(page, 'Company (optional)').fill('Hall & Sons');
  await textbox(page, 'VAT number (optional)').fill('980780684');
  await button(page, 'Save details').click();
  await expect(status(page).filter({ hasText: 'Your details have been saved.' })).toBeVisible();

  await fillBasket(page);
  await page.goto('/checkout-now');
  await expect(page.getByText(/You’re signed in as/)).toBeVisible();
  await button(page, 'Continue to delivery').click();
  await button(page, 'Continue to review').click();
  await textbox(page, 'Order reference (optional)').fill('PO-1234');
  await page.getByRole('button', { name: ORDER_BUTTON }).click();
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Pro forma invoice' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pro forma invoice' })).toBeVisible();
  await expect(main.getByText('This isn’t a VAT invoice.')).toBeVisible();
  const fact = (name: string) =>
    main.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd[1]');
  const number = await fact('Order').first().innerText();
  expect(number).toMatch(/^ORD-\d+$/);
  await expect(fact('Invoice number')).toHaveCount(0);

  expect(orders('paid', number)).toContain(number);
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1, name: 'VAT invoice' })).toBeVisible();
  await expect(fact('Invoice number')).toHaveText(/^INV-\d+$/);
  await expect(fact('Tax point')).toHaveText(/\d{4}$/);
  await expect(fact('Your order reference')).toHaveText('PO-1234');
  await expect(main.getByText('VAT number GB 980 7806 84')).toBeVisible();
  await expect(main.getByText(/^Company number/)).toBeVisible();
  expect(await faults(page)).toEqual([]);
  const pence = async (name: string) => Math.round(Number((await fact(name).innerText()).replace(/[£,]/g, '')) * 100);
  const [net, vat, gross] = [await pence('Total ex VAT'), await pence('VAT @ 20%'), await pence('Total paid inc VAT')];
  expect(net + vat).toBe(gross);
  await page.emulateMedia({ media: 'print' });
  await printsAsSheet(page);
  await expect(main.getByRole('columnheader', { name: 'Unit price ex VAT' })).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.goto('/account/orders');
  await expect(main.getByRole('article', { name: `Order ${number}` })).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await main.getByRole('article').first().getByRole('link', { name: 'VAT invoice' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'VAT invoice' })).toBeVisible();
  expect(watched.complaints).toEqual([]);
});
