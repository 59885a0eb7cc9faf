import { expect, test, type Page } from '@playwright/test';
import { fillBasket, openReview, ORDER_BUTTON } from './checkout-steps.ts';
import { open } from './watch.ts';

const thanks = (page: Page) => page.getByRole('heading', { level: 1, name: 'Thank you, Ann Lee' });
const placed = (page: Page) => page.getByRole('heading', { level: 1, name: /^You’ve placed order ORD-\d+$/ });
const ofOrder = (page: Page) => page.getByRole('heading', { level: 1, name: /^Order ORD-\d+$/ });

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

test('a placed order is waited for, and Back and other tabs lead to it', async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await openReview(page);
  const other = await context.newPage();
  await open(other, '/checkout-now');
  await expect(other.getByRole('textbox', { name: 'First name' })).toBeVisible();
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

  await test.step('the other tab', async () => {
    await expect(placed(other)).toBeVisible();
    await open(other, '/cart');
    const main = other.getByRole('main');
    await expect(main.getByText(/You’ve placed order ORD-\d+\./)).toBeVisible();
    await main.getByRole('link', { name: 'View it' }).click();
    await expect(ofOrder(other)).toBeVisible();
  });

  await test.step('Back and a reload', async () => {
    await page.goBack();
    await expect(placed(page)).toBeInViewport();
    await expect(page.getByRole('navigation', { name: 'Steps' })).toHaveCount(0);
    await open(page, '/checkout-now/review');
    await expect(placed(page)).toBeVisible();
    await expect(page.getByText('£0.00')).toHaveCount(0);
  });

  await test.step('another basket', async () => {
    await fillBasket(page);
    // As the basket's own page finds what was added on another device.
    await page.goto('/cart');
    await expect(page.getByRole('main').getByRole('textbox', { name: /^Quantity of/ })).toHaveValue('1');
    await open(page, '/checkout-now');
    await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('');
    await expect(page.getByRole('complementary', { name: 'Your order' })).toContainText('£');
  });
});

test('Back from the payment page leads to the order, which can be cancelled', async ({ page, request, baseURL }) => {
  await openReview(page);
  await page.route('**/pay-here', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>Pay here</h1>' }),
  );
  const end = await delayConfirmation(page, `${baseURL}/pay-here`);
  await page.getByRole('button', { name: ORDER_BUTTON }).click();
  await expect(page.getByRole('heading', { name: 'Pay here' })).toBeVisible();
  end();
  await page.goBack();
  await expect(placed(page)).toBeVisible();
  await page.getByRole('link', { name: 'View it' }).click();
  await expect(thanks(page)).toBeVisible();
  // It thanks once.
  await page.reload();
  await expect(ofOrder(page)).toBeVisible();
  const number = ((await ofOrder(page).textContent()) ?? '').replace('Order ', '');
  const form = page.getByRole('form', { name: 'Cancel this order' });
  await form.getByRole('button', { name: 'Cancel this order' }).click();
  await form.getByRole('textbox', { name: 'Anything we should know? (optional)' }).fill('Ordered twice.');
  await form.getByRole('button', { name: 'Ask to cancel' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'We have your request' })).toBeVisible();
  expect(await (await request.get('/dev/outbox')).text()).toContain(`Please cancel my order ${number}.`);
  await page.getByRole('link', { name: 'Order again' }).click();
  await expect(page).toHaveURL(/\/quick-order/);
  await expect(page.getByRole('button', { name: /^Add .*basket/ })).toBeVisible();
});
