import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { sampleConfig } from '../schema/settings/shared-config.ts';
import { formatDelivery } from '../domain/delivery/date-words.rules.ts';
import { dispatchAfterPayment } from '../domain/delivery/dispatch-words.rules.ts';
import { findProduct, type FoundProduct } from './find-product.ts';
import { graph } from './graph.ts';
import { holdScripts, open, watch } from './watch.ts';

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

/** Returns the day from which a product that is sent to a store can be collected, by the graph. */
async function readyDay(request: APIRequestContext, { id }: FoundProduct): Promise<string> {
  const query = `query ($id: ID) {
    deliveryEstimate(productId: $id) {
      ... on DeliveryEstimate { earliest: earliestDate latest: latestDate estimatedOn }
    }
  }`;
  const { deliveryEstimate } = await graph<{
    deliveryEstimate: Record<'earliest' | 'latest' | 'estimatedOn', string>;
  }>(request, query, { id });
  return formatDelivery(deliveryEstimate).replace(/^Tomorrow/, 'tomorrow');
}

const pounds = (pence: number) => `£${(pence / 100).toLocaleString('en-GB', { minimumFractionDigits: 2 })}`;
const keptPostcode = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === 'postcode');
/** Both views of VAT are in the text; the document shows one of them. */
const TO_BELFAST = /^Delivery to BT1 5GS · .*£20\.72/;

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the estimator shows the cost to a postcode, and remembers the last', async ({ page, request }) => {
    const watched = watch(page);
    const product = await cheapProduct(request);
    await open(page, product.path);
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Check postcode' }).press('Enter');
    const estimator = page.getByRole('dialog', { name: 'Delivery Estimator' });
    const button = await estimator.getByRole('button', { name: 'Check delivery' }).boundingBox();
    expect((button?.x ?? 0) + (button?.width ?? 390)).toBeLessThan(374);
    const check = async (postcode: string) => {
      await estimator.getByLabel('Postcode').fill(postcode);
      await page.keyboard.press('Enter');
    };

    await check('sw1a1aa');
    await expect(estimator.getByText('SW1A 1AA, UK Mainland')).toBeVisible();
    await expect(estimator.getByText('£5.94')).toBeVisible();
    await expect(estimator.getByText(PROMISE, { exact: true })).toBeVisible();
    const missing = pounds(THRESHOLD - product.price.incVat.pence);
    await expect(estimator.getByText(`Shop for ${missing} more for free UK mainland delivery`)).toBeVisible();

    await check('nowhere');
    const problem = estimator.getByRole('status').filter({ hasText: 'Invalid postcode' });
    await expect(problem).toHaveCSS('font-style', 'italic');
    await expect(problem).toHaveCSS('color', 'rgb(158, 47, 27)');
    await expect(estimator.getByLabel('Postcode')).toBeFocused();
    await expect(estimator.getByText(PROMISE, { exact: true })).toHaveCount(0);
    expect(await keptPostcode(page)).toBeUndefined();

    await check(' bt1 5gs ');
    await expect(estimator.getByText('BT1 5GS, Northern Ireland')).toBeVisible();
    await expect(estimator.getByText('£20.72')).toBeVisible();
    await expect(estimator.getByText(/more for free/)).toHaveCount(0);
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
    expect(await (await page.request.get(product.path)).text()).not.toMatch(/BT1|Northern Ireland ·|Tomorrow/);
  });
});

test('a product states its delivery before scripts run, and its day later', async ({ page, request }) => {
  const product = await cheapProduct(request);
  const ready = await readyDay(request, product);
  await page.addInitScript(() => {
    const { now } = Date;
    Date.now = () => now() - 100 * 86_400_000;
  });
  const letGo = await holdScripts(page);
  await page.goto(product.path, { waitUntil: 'commit' });
  const main = page.getByRole('main');
  const button = main.getByRole('button', { name: 'Add to basket' }).first();
  await page.evaluate(() => document.fonts.ready);
  await expect(main.getByText(/^UK mainland delivery · .*£5\.94/)).toBeVisible();
  await expect(main.getByText(/^Collect free from [A-Z]/)).toBeVisible();
  await expect(main.getByText(PROMISE, { exact: true })).toBeVisible();
  await expect(main.getByText(/Tomorrow|day \d+(st|nd|rd|th) /)).toHaveCount(0);
  const before = await button.boundingBox();
  letGo();
  await expect(main.getByText(new RegExp(`ready ${ready}$`))).toBeVisible();
  expect(await button.boundingBox()).toEqual(before);
});
