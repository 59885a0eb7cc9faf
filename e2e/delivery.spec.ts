import { expect, test, type APIRequestContext } from '@playwright/test';
import { formatDelivery } from '../domain/delivery/date-words.rules.ts';
import { dispatchAfterPayment } from '../domain/delivery/dispatch-words.rules.ts';
import { findProduct, type FoundProduct } from './find-product.ts';
import { graph } from './graph.ts';
import { holdScripts } from './watch.ts';

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

test('a product states its delivery before scripts run, its day and the charge to a postcode later', async ({
  page,
  request,
  baseURL,
}) => {
  const product = await findProduct(
    request,
    'bulb',
    ({ variants, price, stock }) =>
      variants.length === 0 && stock.status === 'PLENTY' && price.incVat.pence > 100 && price.incVat.pence < 3_000,
  );
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

  await page.context().addCookies([{ name: 'postcode', value: 'BT1%205GS', url: String(baseURL) }]);
  await page.reload();
  // Both views of VAT are in the text; the document shows one of them.
  await expect(main.getByText(/^Delivery to BT1 5GS · .*£20\.72/)).toBeVisible();
  expect(await (await page.request.get(product.path)).text()).not.toMatch(/BT1 5GS|Northern Ireland ·|Tomorrow/);
});
