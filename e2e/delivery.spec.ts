import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { sampleConfig } from '../schema/settings/shared-config.ts';
import { dispatchAfterPayment } from '../domain/delivery/dispatch-words.rules.ts';
import { findProduct } from './find-product.ts';
import { open, watch } from './watch.ts';

const THRESHOLD = sampleConfig().delivery.freeFrom ?? 0;

/** A simple product, in plentiful stock and far below the free-delivery threshold. */
const cheapProduct = (request: APIRequestContext) =>
  findProduct(
    request,
    'bulb',
    ({ variants, price: { incVat }, stock }) =>
      variants.length === 0 && stock.status === 'PLENTY' && incVat.pence > 100 && incVat.pence < 3_000,
  );

/** The promise of this shop, where a delivery can be paid by bank transfer only. */
const PROMISE = dispatchAfterPayment({ minimum: 1, maximum: 1 }, false);

const pounds = (pence: number) => `£${(pence / 100).toLocaleString('en-GB', { minimumFractionDigits: 2 })}`;
const keptPostcode = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === 'postcode');
/** Both views of VAT are in the text; the document shows one of them. */
const TO_BELFAST = /^Delivery to BT1 5GS · .*£20\.72/;

test.use({ viewport: { width: 390, height: 844 } });

test('the estimator shows the cost to a postcode, and remembers the last', async ({ page, request }) => {
  const watched = watch(page);
  const product = await cheapProduct(request);
  await open(page, product.path);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Check postcode' }).press('Enter');
  const estimator = page.getByRole('dialog', { name: 'Delivery Estimator' });
  const check = async (postcode: string) => {
    await estimator.getByLabel('Postcode').fill(postcode);
    await page.keyboard.press('Enter');
  };

  await check('sw1a1aa');
  await expect(estimator.getByText('SW1A 1AA, UK Mainland')).toBeVisible();
  await expect(estimator.getByText(PROMISE, { exact: true })).toBeVisible();
  const missing = pounds(THRESHOLD - product.price.incVat.pence);
  await expect(estimator.getByText(`Shop for ${missing} more for free UK mainland delivery`)).toBeVisible();

  await check('nowhere');
  await expect(estimator.getByRole('status').filter({ hasText: 'Invalid postcode' })).toBeVisible();
  await expect(estimator.getByLabel('Postcode')).toBeFocused();
  await expect(estimator.getByText(PROMISE, { exact: true })).toHaveCount(0);
  expect(await keptPostcode(page)).toBeUndefined();

  await check(' bt1 5gs ');
  await expect(estimator.getByText('BT1 5GS, Northern Ireland')).toBeVisible();
  await expect(estimator.getByText('£20.72')).toBeVisible();
  const cookie = await keptPostcode(page);
  expect(decodeURIComponent(cookie?.value ?? '')).toBe('BT1 5GS');
  expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax' });
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(Math.abs(days - 7)).toBeLessThan(0.1);

  await page.keyboard.press('Escape');
  await expect(main.getByRole('button', { name: 'Change postcode' })).toBeFocused();
  await expect(main.getByText(TO_BELFAST)).toBeVisible();
  expect(watched.graphRequests).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.reload();
  await expect(main.getByText(TO_BELFAST)).toBeVisible();
  expect(watched.complaints).toEqual([]);
  expect(await (await page.request.get(product.path)).text()).not.toMatch(/BT1 5GS|Northern Ireland ·|Tomorrow/);
});
