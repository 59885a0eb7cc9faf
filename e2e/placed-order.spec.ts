import { expect, test, type Page } from '@playwright/test';
import { addFromList, open } from './cart-steps.ts';
import { openReview, ORDER_BUTTON } from './checkout-steps.ts';
import { hydrated } from './watch.ts';

const thanks = (page: Page) => page.getByRole('heading', { level: 1, name: 'Thank you, Ann Lee' });
const placed = (page: Page) => page.getByRole('heading', { level: 1, name: /^You’ve placed order ORD-\d+$/ });

/** Answers the order, and delays whatever the page requests after it. Returns what ends the delay. */
async function delayConfirmation(page: Page, paymentUrl: string | null = null) {
  let end = () => {};
  const held = new Promise<void>((resolve) => (end = resolve));
  let hasOrdered = false;
  await page.route('**/*', async (route) => {
    const isOrder = route.request().postData()?.includes('"idempotencyKey"') && !hasOrdered;
    if (!isOrder) {
      if (hasOrdered && route.request().postData()?.includes('"key"')) await held;
      return route.fallback();
    }
    const response = await route.fetch();
    const answer = (await response.json()) as { data: { result: object } };
    hasOrdered = true;
    await route.fulfill({ json: { data: { result: { ...answer.data.result, paymentUrl } } } });
  });
  return end;
}

test('the order is being placed until its confirmation is there', async ({ page }) => {
  await openReview(page);
  const end = await delayConfirmation(page);
  await page.getByRole('button', { name: ORDER_BUTTON }).click();
  const progress = page.getByRole('status').filter({ hasText: 'Your order is being placed' });
  await expect(progress).toBeVisible();
  // The shop has emptied the basket, and the page has read that.
  await expect(page.getByRole('button', { name: ORDER_BUTTON })).toHaveCount(0);
  await expect(progress).toBeVisible();
  await expect(page.getByText('Your shopping cart is empty')).toHaveCount(0);
  await expect(page.getByText('£0.00')).toHaveCount(0);
  end();
  await expect(thanks(page)).toBeVisible();
});

test('Back and a reload after ordering lead to the order, until the basket has something again', async ({ page }) => {
  await openReview(page);
  await page.getByRole('button', { name: ORDER_BUTTON }).click();
  await expect(thanks(page)).toBeVisible();
  await page.goBack();
  await expect(placed(page)).toBeVisible();
  await page.reload();
  await expect(placed(page)).toBeVisible();
  await page.goto('/checkout-now/review');
  await hydrated(page);
  await expect(placed(page)).toBeVisible();
  await expect(page.getByText('£0.00')).toHaveCount(0);
  await page.getByRole('link', { name: 'View it' }).click();
  await expect(page).toHaveURL(/\/order\/[0-9a-f]+$/);
  await expect(page.getByRole('main')).toContainText(/ORD-\d+/);

  await open(page);
  await addFromList(page);
  await page.goto('/checkout-now');
  await hydrated(page);
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('');
  await expect(page.getByRole('complementary', { name: 'Your order' })).toContainText('£');
});

test('another tab at the checkout leads to the order too', async ({ page, context }) => {
  await openReview(page);
  const other = await context.newPage();
  await open(other, '/checkout-now');
  await expect(other.getByRole('textbox', { name: 'First name' })).toBeVisible();
  await page.getByRole('button', { name: ORDER_BUTTON }).click();
  await expect(placed(other)).toBeVisible();
  await other.getByRole('link', { name: 'View it' }).click();
  await expect(other.getByRole('main')).toContainText(/ORD-\d+/);
});

test('a tab opened after ordering leads to the order from its checkout and its basket', async ({ page, context }) => {
  await openReview(page);
  await page.getByRole('button', { name: ORDER_BUTTON }).click();
  await expect(thanks(page)).toBeVisible();
  const other = await context.newPage();
  await open(other, '/checkout-now');
  await expect(placed(other)).toBeVisible();
  await open(other, '/cart');
  const main = other.getByRole('main');
  await expect(main.getByText(/You’ve placed order ORD-\d+\./)).toBeVisible();
  await main.getByRole('link', { name: 'View it' }).click();
  await expect(other.getByRole('heading', { level: 1, name: /^Order ORD-\d+$/ })).toBeVisible();
});

test('Back from the payment page leads to the order', async ({ page, baseURL }) => {
  await openReview(page);
  await page.route('**/pay-here', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>Pay here</h1>' }),
  );
  await delayConfirmation(page, `${baseURL}/pay-here`);
  await page.getByRole('button', { name: ORDER_BUTTON }).click();
  await expect(page.getByRole('heading', { name: 'Pay here' })).toBeVisible();
  await page.goBack();
  await expect(placed(page)).toBeVisible();
});

test('the checkout of an empty basket has neither form nor total', async ({ page }) => {
  for (const path of ['/checkout-now', '/checkout-now/review']) {
    await open(page, path);
    await expect(page.getByText('Your shopping cart is empty.')).toBeVisible();
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
    await expect(page.getByText('£0.00')).toHaveCount(0);
  }
});

test('the page of an order thanks once; then it can be ordered again, and the shop asked to cancel it', async ({
  page,
  request,
}) => {
  await openReview(page);
  await page.getByRole('button', { name: ORDER_BUTTON }).click();
  await expect(thanks(page)).toBeVisible();
  await page.reload();
  const title = page.getByRole('heading', { level: 1, name: /^Order ORD-\d+$/ });
  await expect(title).toBeVisible();
  await expect(page.getByText('Thank you, Ann Lee')).toHaveCount(0);
  const number = ((await title.textContent()) ?? '').replace('Order ', '');
  const form = page.getByRole('form', { name: 'Cancel this order' });
  await form.getByRole('button', { name: 'Cancel this order' }).click();
  await form.getByRole('textbox', { name: 'Anything we should know? (optional)' }).fill('Ordered twice.');
  await form.getByRole('button', { name: 'Ask to cancel' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'We have your request' })).toBeVisible();
  const mails = await (await request.get('/dev/outbox')).text();
  expect(mails).toContain(`Please cancel my order ${number}.`);
  await page.getByRole('link', { name: 'Order again' }).click();
  await expect(page).toHaveURL(/\/quick-order/);
  await expect(page.getByRole('button', { name: /^Add .*basket/ })).toBeVisible();
});
