import { randomUUID } from 'node:crypto';
import { expect, test, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { printsAsSheet } from './printed-sheet.ts';
import { hydrated, watch } from './watch.ts';

/** Unique to this run: an address may have only a few unpaid orders a day. */
const EMAIL = `ann-${randomUUID().slice(0, 8)}@example.com`;

const cart = (page: Page) => page.getByRole('dialog', { name: 'Your Cart' });
const textbox = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Adds the first plain bulb to the basket, and opens the checkout. */
async function fillBasket(page: Page) {
  await page.goto('/search?query=gu10%20bulb');
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await page.getByRole('main').getByRole('button', { name: 'Add to basket' }).first().click();
  await expect(cart(page)).toBeVisible();
}

async function fillContact(page: Page) {
  await textbox(page, 'First name').fill('Ann');
  await textbox(page, 'Last name').fill('Lee');
  await textbox(page, 'Email address').fill(EMAIL);
  await textbox(page, 'Phone number').fill('+44 20 7946 0123');
  await button(page, 'Continue to delivery').click();
  await expect(page).toHaveURL('/checkout-now/delivery');
}

async function fillAddress(page: Page, postcode = 'bt1 1aa') {
  await textbox(page, 'House number and street').fill('1 High Street');
  await textbox(page, 'Town or city').fill('Belfast');
  await textbox(page, 'Postcode').fill(postcode);
  await button(page, 'Continue to review').click();
  await expect(page).toHaveURL('/checkout-now/review');
}

/** Returns the amount after a label, in pence. */
async function sum(place: Locator, page: Page, name: string): Promise<number> {
  const amount = place
    .locator('dl div', { has: page.getByRole('term').getByText(name, { exact: true }) })
    .getByRole('definition');
  return pence(await amount.innerText());
}
const pence = (text: string) => Math.round(Number(/£([\d,]+\.\d\d)/.exec(text)?.[1]?.replace(',', '')) * 100);
/** The order summary: beside the form, and in the last step around the button that places the order. */
const aside = (page: Page) =>
  page.getByRole('complementary', { name: 'Your order' }).or(page.getByRole('region', { name: 'Your order' }));

/** Returns the link in an order's confirmation mail. */
async function mailedLink(request: APIRequestContext, address: string): Promise<string> {
  const mails = (await (await request.get('/dev/outbox')).json()) as { text: string }[];
  return (
    mails
      .flatMap(({ text }) => /http\S+\/order\/\S+/.exec(text)?.[0] ?? [])
      .find((link) => link.startsWith(`${address}?`)) ?? ''
  );
}

test('a guest orders with the keyboard alone, and opens the order by its link', async ({ page, browser, request }) => {
  const watched = watch(page);
  await fillBasket(page);
  const typed = async (name: string, text: string) => {
    await expect(textbox(page, name)).toBeFocused();
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  };
  await cart(page)
    .getByRole('link', { name: 'Checkout Now' })
    .or(cart(page).getByRole('button', { name: 'Checkout Now' }))
    .focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/checkout-now');
  await textbox(page, 'First name').focus();
  await typed('First name', 'Ann');
  await typed('Last name', 'Lee');
  await typed('Email address', EMAIL);
  await typed('Phone number', '020 7946 0123');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('radio', { name: /Delivery to an address/ }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /London/ })).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Tab');
  await typed('Company (optional)', 'Hall & Sons');
  await typed('House number and street', '1 High Street');
  await typed('Flat or building (optional)', '');
  await typed('Town or city', 'Leeds');
  await expect(textbox(page, 'Postcode')).toBeFocused();
  await page.keyboard.type('ls1 4dt');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/checkout-now/review');
  await expect(aside(page)).toContainText('Total');
  const shown = await sum(aside(page), page, 'Total');
  await expect(aside(page)).toContainText('Dispatched the working day after your transfer arrives');
  await expect(page.getByText('Hall & Sons, 1 High Street')).toBeVisible();
  await textbox(page, 'Order reference (optional)').fill('PO 7');
  await button(page, 'Place order with obligation to pay').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you, Ann Lee' })).toBeVisible();
  // The key is removed from the URL; the tab keeps it for a reload, and the mailed link carries it elsewhere.
  await expect(page).toHaveURL(/\/order\/[0-9a-f]+$/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: /^Order ORD-\d+$/ })).toBeVisible();
  await expect(page).toHaveURL(/\/order\/[0-9a-f]+$/);
  expect(await sum(page.getByRole('main'), page, 'Total')).toBe(shown);
  await expect(page.getByText('Your order reference PO 7')).toBeVisible();
  await expect(page.getByText('Hall & Sons')).toBeVisible();
  await expect(
    page.getByRole('main').getByText('Dispatched the working day after your transfer arrives'),
  ).toBeVisible();
  await expect(page.getByText(/^We’ll hold your order until /)).toBeVisible();
  const bank = (name: string) => page.getByRole('main').locator('dl div').filter({ hasText: name });
  await expect(bank('Amount')).toContainText(`£${(shown / 100).toFixed(2)}`);
  await expect(bank('Payee')).toContainText('Lumen & Latch Limited');
  await expect(bank('Pay by')).toContainText(/The end of \w+day \d+ \w+$/);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await button(page, 'Copy reference').press('Enter');
  await expect(page.getByText('Reference copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^ORD-\d+$/);
  await expect(page.getByRole('button', { name: /^Your cart, \d+ items?$/ })).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await printsAsSheet(page);
  await expect(page.getByRole('heading', { name: 'What you ordered' })).toBeVisible();
  expect(watched.complaints).toEqual([]);

  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(page.url());
  await expect(elsewhere.getByText('To see this order, open the link in its confirmation email.')).toBeVisible();
  const link = await mailedLink(request, page.url());
  await elsewhere.goto(link);
  await expect(elsewhere.getByText(/ORD-\d+/).first()).toBeVisible();
  await expect(elsewhere).toHaveURL(page.url());
  const wrong = await elsewhere.goto(link.replace(/key=.*/, 'key=another-key'));
  expect(wrong?.status()).toBe(404);
  await elsewhere.context().close();
});

test.describe('at 390 px, by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a shopper collects from a store and pays there', async ({ page }) => {
    await fillBasket(page);
    await page.goto('/checkout-now');
    await fillContact(page);
    await page.getByText('Collect from a store').tap();
    await page.getByText(/^Leeds/).tap();
    await button(page, 'Continue to review').tap();
    await page.getByText('Pay in store on collection').tap();
    await page.getByText('Add an address for the invoice').tap();
    await textbox(page, 'Company (optional)').fill('Hall Holdings');
    await textbox(page, 'House number and street').fill('2 Low Street');
    await textbox(page, 'Town or city').fill('York');
    await textbox(page, 'Postcode').fill('YO1 7HH');
    await button(page, 'Place order with obligation to pay').tap();
    await expect(page.getByRole('heading', { level: 1, name: /^Thank you/ })).toBeVisible();
    await expect(page.getByText('Hall Holdings')).toBeVisible();
    await expect(page.getByText('In store, when you collect it')).toBeVisible();
    await expect(page.getByRole('main')).toContainText('CollectionFree');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});

test('product, basket and checkout agree on prices; only the shopper’s choices change them', async ({ page }) => {
  await page.goto('/search?query=gu10%20bulb');
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  const unit = pence(
    await page
      .getByRole('main')
      .getByText(/£[\d.]+\s*inc VAT/)
      .first()
      .innerText(),
  );
  await page.getByRole('main').getByRole('button', { name: 'Add to basket' }).first().click();
  await expect(cart(page)).toBeVisible();
  await page.goto('/checkout-now');
  await fillContact(page);
  await fillAddress(page);
  await expect(aside(page)).toContainText('Total');
  expect(await sum(aside(page), page, 'Goods')).toBe(unit);
  expect(await sum(aside(page), page, 'Delivery')).toBe(2072);
  expect(await sum(aside(page), page, 'Total')).toBe(unit + 2072);
});

test('a double press on the button makes one order', async ({ page }) => {
  await fillBasket(page);
  await page.goto('/checkout-now');
  await fillContact(page);
  await fillAddress(page);
  const sent: string[] = [];
  page.on(
    'request',
    (request) => request.postData()?.includes('idempotencyKey') && sent.push(request.postData() ?? ''),
  );
  await button(page, 'Place order with obligation to pay').dblclick();
  await expect(page.getByRole('heading', { level: 1, name: /^Thank you/ })).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('retrying after a lost response returns the same order', async ({ page }) => {
  await fillBasket(page);
  await page.goto('/checkout-now');
  await fillContact(page);
  await fillAddress(page);
  let lost = 0;
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('"contact"') || lost > 0) return route.fallback();
    lost += 1;
    await route.fetch();
    await route.abort();
  });
  await button(page, 'Place order with obligation to pay').click();
  await expect(page.getByText(/we can’t tell whether your order was placed/)).toBeVisible();
  await button(page, 'Place order with obligation to pay').click();
  await expect(page.getByRole('heading', { level: 1, name: /^Thank you/ })).toBeVisible();
});

test('a field that the shop rejects is marked beside it until it is changed', async ({ page }) => {
  await fillBasket(page);
  await page.goto('/checkout-now');
  await fillContact(page);
  await fillAddress(page);
  const message = 'Our mail server does not know this address.';
  const fields = [{ field: 'contact.email', message }];
  await page.route(
    '**/graphql',
    async (route) => {
      if (!route.request().postData()?.includes('"contact"')) return route.fallback();
      const refusal = {
        __typename: 'InvalidFieldsError',
        __isUserError: 'InvalidFieldsError',
        code: 'INVALID_FIELDS',
        message: 'Please check the following',
        fields,
      };
      await route.fulfill({ json: { data: { result: refusal } } });
    },
    { times: 1 },
  );
  await button(page, 'Place order with obligation to pay').click();
  await expect(page).toHaveURL('/checkout-now');
  await expect(page.getByRole('alert')).toContainText(message);
  await expect(textbox(page, 'Email address')).toHaveAccessibleDescription(
    `We’ll send your confirmation here. ${message}`,
  );
  await page.getByRole('alert').getByRole('link', { name: message }).click();
  await expect(textbox(page, 'Email address')).toBeFocused();
  await textbox(page, 'Email address').fill('jörg@example.com');
  await expect(page.getByText(message)).toHaveCount(0);
  await button(page, 'Continue to delivery').click();
  await button(page, 'Continue to review').click();
  await button(page, 'Place order with obligation to pay').click();
  await expect(page.getByRole('heading', { level: 1, name: /^Thank you/ })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('jörg@example.com');
});

test('missing fields are marked; Back, a reload and returning to a step keep what was typed', async ({ page }) => {
  await fillBasket(page);
  await page.goto('/checkout-now/review');
  await expect(page).toHaveURL('/checkout-now');
  await button(page, 'Continue to delivery').click();
  await expect(page.getByRole('alert')).toContainText('Please enter your first name.');
  await expect(textbox(page, 'First name')).toBeFocused();
  await expect(textbox(page, 'First name')).toHaveAccessibleDescription('Please enter your first name.');
  await fillContact(page);
  await textbox(page, 'House number and street').fill('1 High Street');
  await textbox(page, 'Town or city').fill('Nowhere');
  await textbox(page, 'Postcode').fill('12345');
  await button(page, 'Continue to review').click();
  await expect(textbox(page, 'Postcode')).toHaveAccessibleDescription('Invalid postcode');
  await page.reload();
  await expect(textbox(page, 'House number and street')).toHaveValue('1 High Street');
  await fillAddress(page);
  await textbox(page, 'Order reference (optional)').fill('PO 7');
  await page.goBack();
  await expect(textbox(page, 'Postcode')).toHaveValue('bt1 1aa');
  await page.goForward();
  await expect(textbox(page, 'Order reference (optional)')).toHaveValue('PO 7');
  await page.getByRole('link', { name: 'Change contact' }).click();
  await expect(textbox(page, 'Email address')).toHaveValue(EMAIL);
});

test('the checkout of an empty basket says so', async ({ page }) => {
  await page.goto('/checkout-now');
  await hydrated(page);
  await expect(page.getByText('Your shopping cart is empty.')).toBeVisible();
});

test('an order’s page is never cached, and an unknown order is a 404', async ({ request }) => {
  const response = await request.get('/order/000000000000000000000000?key=nobody-has-this');
  expect(response.status()).toBe(404);
  expect(response.headers()['cache-control']).toContain('no-store');
});
