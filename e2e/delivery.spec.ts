import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { lineTotal } from '../domain/money.rules.ts';
import { sampleConfig } from '../config/config.ts';
import { formatDelivery } from '../domain/delivery/date-words.rules.ts';
import { dispatchAfterPayment } from '../domain/delivery/dispatch-words.rules.ts';
import { formatRoundMoney } from '../domain/money-text.rules.ts';
import { holdScripts, hydrated, watch } from './watch.ts';

const THRESHOLD = sampleConfig().delivery.freeFrom ?? 0;
const FREE_FROM = formatRoundMoney(THRESHOLD);

interface Product {
  id: string;
  path: string;
  variantCount: number;
  price: { incVat: { pence: number } };
  stock: { status: string; maximumQuantity: number };
}

async function ask<Data>(request: APIRequestContext, query: string, variables: object = {}): Promise<Data> {
  const response = await request.post('/graphql', { data: { query, variables } });
  return ((await response.json()) as { data: Data }).data;
}

/** A simple product, in plentiful stock and far below the free-delivery threshold. */
async function cheapProduct(request: APIRequestContext): Promise<Product> {
  const { search } = await ask<{ search: { edges: { node: Product }[] } }>(
    request,
    '{ search(query: "bulb", first: 50) { edges { node { id path variantCount price { incVat { pence } } stock { status maximumQuantity } } } } }',
  );
  const found = search.edges
    .map(({ node }) => node)
    .find(
      ({ variantCount, price, stock }) =>
        variantCount === 0 && stock.status === 'PLENTY' && price.incVat.pence > 100 && price.incVat.pence < 3_000,
    );
  if (!found) throw new Error('no product fits');
  return found;
}

/** The promise of this shop, where a delivery can be paid by bank transfer only. */
const PROMISE = dispatchAfterPayment({ minimum: 1, maximum: 1 }, false);

/** Returns the day from which a product that is sent to a store can be collected, by the graph. */
async function readyDay(request: APIRequestContext, product: Product): Promise<string> {
  const query =
    'query ($productId: ID) { deliveryEstimate(productId: $productId) { ... on DeliveryEstimate { earliest: earliestDate latest: latestDate estimatedOn } } }';
  const { deliveryEstimate } = await ask<{ deliveryEstimate: Record<'earliest' | 'latest' | 'estimatedOn', string> }>(
    request,
    query,
    { productId: product.id },
  );
  return formatDelivery(deliveryEstimate).replace(/^Tomorrow/, 'tomorrow');
}

const pounds = (pence: number) => `£${(pence / 100).toLocaleString('en-GB', { minimumFractionDigits: 2 })}`;
const estimator = (page: Page) => page.getByRole('dialog', { name: 'Delivery Estimator' });
const basket = (page: Page) => page.getByRole('dialog', { name: 'Your Cart' });
const keptPostcode = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === 'postcode');

/** Both views of VAT are in the text; the document shows one of them. */
const TO_BELFAST = /^Delivery to BT1 5GS · .*£20\.72/;

async function check(page: Page, postcode: string): Promise<void> {
  await estimator(page).getByLabel('Postcode').fill(postcode);
  await page.keyboard.press('Enter');
}

test('the estimator shows cost and promise for London and Belfast, rejects an invalid postcode, and remembers the last one', async ({
  page,
  request,
}) => {
  const watched = watch(page);
  const product = await cheapProduct(request);
  await page.goto(product.path);
  await hydrated(page);
  const main = page.getByRole('main');
  await expect(main.getByText(/^UK mainland delivery · .*£5\.94/)).toBeVisible();
  await expect(main.getByText(PROMISE, { exact: true })).toBeVisible();
  const opener = main.getByRole('button', { name: 'Check postcode' });
  await opener.press('Enter');
  await expect(estimator(page)).toBeVisible();

  await check(page, 'sw1a1aa');
  await expect(estimator(page).getByText('SW1A 1AA, UK Mainland')).toBeVisible();
  await expect(estimator(page).getByText('£5.94')).toBeVisible();
  await expect(estimator(page).getByText(PROMISE, { exact: true })).toBeVisible();
  await expect(
    estimator(page).getByText(
      `Shop for ${pounds(THRESHOLD - product.price.incVat.pence)} more for free UK mainland delivery`,
    ),
  ).toBeVisible();

  await check(page, 'nowhere');
  const problem = estimator(page).getByText('Invalid postcode', { exact: true });
  await expect(problem).toHaveCSS('font-style', 'italic');
  await expect(problem).toHaveCSS('color', 'rgb(158, 47, 27)');
  await expect(estimator(page).getByRole('status').filter({ hasText: 'Invalid postcode' })).toBeVisible();
  await expect(estimator(page).getByLabel('Postcode')).toBeFocused();
  await expect(estimator(page).getByText(PROMISE, { exact: true })).toHaveCount(0);
  expect(await keptPostcode(page)).toBeUndefined();

  await check(page, ' bt1 5gs ');
  await expect(estimator(page).getByText('BT1 5GS, Northern Ireland')).toBeVisible();
  await expect(estimator(page).getByText('£20.72')).toBeVisible();
  await expect(estimator(page).getByText(PROMISE, { exact: true })).toBeVisible();
  await expect(estimator(page).getByText(/more for free/)).toHaveCount(0);
  await expect(estimator(page).getByRole('link', { name: 'Delivery and returns' })).toHaveAttribute(
    'href',
    '/shipping-returns',
  );
  const cookie = await keptPostcode(page);
  expect(decodeURIComponent(cookie?.value ?? '')).toBe('BT1 5GS');
  expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax' });
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(6.9 * 86_400);
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeLessThan(7.1 * 86_400);

  await page.keyboard.press('Escape');
  await expect(main.getByRole('button', { name: 'Change postcode' })).toBeFocused();
  await expect(main.getByText(TO_BELFAST)).toBeVisible();
  expect(watched.graphRequests).toEqual([]);
  await main
    .getByRole('listitem')
    .filter({ has: page.getByText('£') })
    .getByRole('link')
    .first()
    .click();
  await expect(page).not.toHaveURL(product.path);
  await expect(main.getByText(TO_BELFAST)).toBeVisible();
  await page.reload();
  await expect(main.getByText(TO_BELFAST)).toBeVisible();
  expect(watched.complaints).toEqual([]);
  expect(await (await page.request.get(product.path)).text()).not.toMatch(/BT1|Northern Ireland ·|Tomorrow/);
});

test('the delivery line follows the quantity, and collection is offered', async ({ page, request }) => {
  const product = await cheapProduct(request);
  const { pence } = product.price.incVat;
  await page.goto(product.path);
  await hydrated(page);
  const main = page.getByRole('main');
  await expect(main.getByText(/^UK mainland delivery · .*£5\.94/)).toBeVisible();
  const ready = await readyDay(request, product);
  await expect(main.getByText(/^Collect free from [A-Z].*, ready within 1 opening hour$/)).toBeVisible();
  await expect(main.getByText(new RegExp(`^Our other stores?, ready ${ready}$`))).toBeVisible();
  const quantity = main.getByRole('textbox', { name: /^Quantity of/ });
  await quantity.fill(String(Math.ceil(THRESHOLD / pence)));
  await quantity.press('Enter');
  await expect(main.getByText('UK mainland delivery · Free', { exact: true })).toBeVisible();
  await quantity.fill(String(Math.ceil(THRESHOLD / pence) - 1));
  await quantity.press('Enter');
  await expect(main.getByText(/^UK mainland delivery · .*£5\.94/)).toBeVisible();
  await expect(main.getByRole('link', { name: `Free over ${FREE_FROM}, excl. Highlands & Islands` })).toHaveAttribute(
    'href',
    '/shipping-returns',
  );
  // More than any store has.
  await expect(
    main.getByText(`Collect free from London, Bristol, Leeds or Glasgow, ready ${ready}`, { exact: true }),
  ).toBeVisible();
});

test('the date appears without layout shift', async ({ page, request }) => {
  const product = await cheapProduct(request);
  const letGo = await holdScripts(page);
  await page.goto(product.path, { waitUntil: 'commit' });
  const main = page.getByRole('main');
  const button = main.getByRole('button', { name: 'Add to basket' }).first();
  await page.evaluate(() => document.fonts.ready);
  const before = await button.boundingBox();
  const date = main.getByText(new RegExp(`ready ${await readyDay(request, product)}$`));
  await expect(date).toHaveCount(0);
  letGo();
  await expect(date).toBeVisible();
  expect(await button.boundingBox()).toEqual(before);
});

test('a device with a wrong clock shows the same dates', async ({ page, request }) => {
  const product = await cheapProduct(request);
  await page.addInitScript(() => {
    const { now } = Date;
    Date.now = () => now() - 100 * 86_400_000;
  });
  await page.goto(product.path);
  const main = page.getByRole('main');
  await expect(main.getByText(new RegExp(`ready ${await readyDay(request, product)}$`))).toBeVisible();
  await main.getByRole('button', { name: 'Add to basket' }).first().click();
  await expect(basket(page).getByText(PROMISE, { exact: true })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('a product states delivery cost and dispatch, but no day that a cache could make wrong', async ({
    page,
    request,
  }) => {
    await page.goto((await cheapProduct(request)).path);
    const main = page.getByRole('main');
    await expect(main.getByText(/^UK mainland delivery · .*£5\.94/)).toBeVisible();
    await expect(main.getByText(/^Collect free from [A-Z]/)).toBeVisible();
    await expect(main.getByText(PROMISE, { exact: true })).toBeVisible();
    await expect(main.getByText(/Tomorrow|day \d+(st|nd|rd|th) /)).toHaveCount(0);
  });
});

test('the basket’s total includes delivery in both views of VAT, and its free-delivery hint follows the zone', async ({
  page,
  request,
}) => {
  const product = await cheapProduct(request);
  const { incVat } = product.price;
  const exVatOf = (quantity: number) => lineTotal({ incVat: incVat.pence }, quantity).exVat;
  await page.goto(product.path);
  await hydrated(page);
  await page.getByRole('main').getByRole('button', { name: 'Add to basket' }).first().click();
  const total = (pence: number) =>
    basket(page).getByText(pounds(pence), { exact: true }).filter({ visible: true }).last();
  await expect(basket(page).getByText(/^UK mainland delivery/)).toBeVisible();
  await expect(basket(page).getByText('or collect free')).toBeVisible();
  await expect(basket(page).getByText('£5.94', { exact: true })).toBeVisible();
  await expect(basket(page).getByText('Total with delivery')).toBeVisible();
  await expect(total(incVat.pence + 594)).toBeVisible();
  await expect(
    basket(page).getByText(`Shop for ${pounds(THRESHOLD - incVat.pence)} more for free UK mainland delivery`),
  ).toBeVisible();

  await basket(page).getByRole('button', { name: 'Enter postcode' }).click();
  await basket(page).getByLabel('Postcode').fill('bt15gs');
  await basket(page).getByRole('button', { name: 'Check' }).click();
  await expect(basket(page).getByText('BT1 5GS, Northern Ireland')).toBeVisible();
  await expect(basket(page).getByRole('button', { name: 'Change' })).toBeFocused();
  await expect(basket(page).getByText('£20.72', { exact: true })).toBeVisible();
  await expect(total(incVat.pence + 2_072)).toBeVisible();
  await expect(basket(page).getByText(/for free UK mainland delivery/)).toHaveCount(0);

  await basket(page).getByRole('button', { name: 'Change' }).click();
  await basket(page).getByLabel('Postcode').fill('SW1A 1AA');
  await page.keyboard.press('Enter');
  await expect(basket(page).getByText('SW1A 1AA, UK Mainland')).toBeVisible();
  await expect(total(incVat.pence + 594)).toBeVisible();
  await page.evaluate(() => (document.documentElement.dataset.vat = 'excluded'));
  await expect(total(incVat.pence + 594)).toBeVisible();
  await expect(basket(page).getByText(pounds(exVatOf(1) + 495), { exact: true })).toBeVisible();

  const enough = Math.ceil(THRESHOLD / incVat.pence);
  await basket(page)
    .getByRole('textbox', { name: /^Quantity/ })
    .fill(String(enough));
  await page.keyboard.press('Enter');
  await expect(basket(page).getByText('Free', { exact: true })).toBeVisible();
  await expect(total(enough * incVat.pence)).toBeVisible();
  await expect(
    basket(page)
      .getByText(pounds(exVatOf(enough)), { exact: true })
      .filter({ visible: true })
      .last(),
  ).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test('estimator and shipping table fit the screen', async ({ page, request }) => {
    await page.goto((await cheapProduct(request)).path);
    await hydrated(page);
    await page.getByRole('button', { name: 'Check postcode' }).tap();
    const button = await estimator(page).getByRole('button', { name: 'Check delivery' }).boundingBox();
    expect((button?.x ?? 0) + (button?.width ?? 390)).toBeLessThan(374);
    await estimator(page).getByRole('button', { name: 'Close' }).tap();
    await page.getByRole('main').locator('summary', { hasText: 'Shipping' }).tap();
    await expect(page.getByRole('row', { name: /Channel Islands £22\.00 2/ })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});
