import { expect, test, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { basket } from './cart-steps.ts';
import { fill, fillAddress, fillBasket, fillContact, newCustomer, ORDER_BUTTON } from './checkout-steps.ts';
import { sentMails } from './graph.ts';
import { printsAsSheet } from './printed-sheet.ts';
import { open, watch } from './watch.ts';

const textbox = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

const pence = (text: string) => Math.round(Number(/£([\d,]+\.\d\d)/.exec(text)?.[1]?.replace(',', '')) * 100);
/** Returns the amount after a label, in pence. */
async function sum(place: Locator, name: string): Promise<number> {
  const term = place.page().getByRole('term').getByText(name, { exact: true });
  return pence(await place.locator('dl div', { has: term }).getByRole('definition').innerText());
}

/** Returns the link in an order's confirmation mail. */
async function mailedLink(request: APIRequestContext, address: string): Promise<string> {
  return (
    (await sentMails(request))
      .flatMap(({ text }) => /http\S+\/order\/\S+/.exec(text)?.[0] ?? [])
      .find((link) => link.startsWith(`${address}?`)) ?? ''
  );
}

test('a guest orders by keyboard, opens the order by its link, and tracks it', async ({ page, browser, request }) => {
  const watched = watch(page);
  const email = newCustomer();
  await page.goto('/search?query=gu10%20bulb');
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().press('Enter');
  const unit = pence(
    await page
      .getByRole('main')
      .getByText(/£[\d.]+\s*inc VAT/)
      .first()
      .innerText(),
  );
  await page.getByRole('main').getByRole('button', { name: 'Add to basket' }).first().press('Enter');
  const typed = async (name: string, text: string) => {
    await expect(textbox(page, name)).toBeFocused();
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  };
  await basket(page).getByRole('link', { name: 'Checkout Now' }).press('Enter');
  await expect(page).toHaveURL('/checkout-now');
  await textbox(page, 'First name').focus();
  await typed('First name', 'Ann');
  await typed('Last name', 'Lee');
  await typed('Email address', email);
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
  const review = page.getByRole('region', { name: 'Your order' });
  await expect(review).toContainText('Total');
  const shown = await sum(review, 'Total');
  expect([await sum(review, 'Goods'), (await sum(review, 'Delivery')) + unit]).toEqual([unit, shown]);
  await expect(review).toContainText('Dispatched the working day after your transfer arrives');
  await expect(page.getByText('Hall & Sons, 1 High Street')).toBeVisible();
  await fill(page, 'Order reference (optional)', 'PO 7');
  await button(page, ORDER_BUTTON).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you, Ann Lee' })).toBeVisible();
  // The key is removed from the URL; the tab keeps it for a reload, and the mailed link carries it elsewhere.
  await expect(page).toHaveURL(/\/order\/[0-9a-f]+$/);
  await page.reload();
  const main = page.getByRole('main');
  const title = main.getByRole('heading', { level: 1, name: /^Order ORD-\d+$/ });
  await expect(title).toBeVisible();
  await expect(page).toHaveURL(/\/order\/[0-9a-f]+$/);
  expect(await sum(main, 'Total')).toBe(shown);
  for (const text of ['Your order reference PO 7', 'Hall & Sons', 'Dispatched the working day after your transfer'])
    await expect(main).toContainText(text);
  await expect(main.getByText(/^We’ll hold your order until /)).toBeVisible();
  const bank = (name: string) => main.locator('dl div').filter({ hasText: name });
  await expect(bank('Amount')).toContainText(`£${(shown / 100).toFixed(2)}`);
  await expect(bank('Payee')).toContainText('Lumen & Latch Limited');
  await expect(bank('Pay by')).toContainText(/The end of \w+day \d+ \w+$/);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await button(page, 'Copy reference').press('Enter');
  await expect(page.getByText('Reference copied')).toBeVisible();
  const number = await page.evaluate(() => navigator.clipboard.readText());
  expect(await title.textContent()).toBe(`Order ${number}`);
  await expect(page.getByRole('button', { name: /^Your cart, \d+ items?$/ })).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await printsAsSheet(page);
  await expect(page.getByRole('heading', { name: 'What you ordered' })).toBeVisible();
  expect(watched.complaints).toEqual([]);

  const elsewhere = await (await browser.newContext()).newPage();
  await test.step('the mailed link opens the order on another device', async () => {
    await elsewhere.goto(page.url());
    await expect(elsewhere.getByText('To see this order, open the link in its confirmation email.')).toBeVisible();
    const link = await mailedLink(request, page.url());
    await elsewhere.goto(link);
    await expect(elsewhere.getByText(number).first()).toBeVisible();
    await expect(elsewhere).toHaveURL(page.url());
  });
  await test.step('its number and postcode track it', async () => {
    await open(elsewhere, '/track-order');
    await fill(elsewhere, 'Order number', number.replace('ORD-', 'ord '));
    await fill(elsewhere, 'Email address or postcode', 'ls14dt');
    await elsewhere.getByRole('main').getByRole('button', { name: 'Track order' }).click();
    const found = elsewhere.getByRole('region', { name: `Order ${number}` });
    await expect(found).toContainText('Awaiting payment');
    await expect(found).not.toContainText(/Ann|Lee|High Street/);
  });
  await elsewhere.context().close();
});

test('missing and refused fields are marked, and what was typed stays', async ({ page }) => {
  // Without contact details the last step leads to the first, and an empty basket has neither form nor total.
  await page.goto('/checkout-now/review');
  await expect(page).toHaveURL('/checkout-now');
  await expect(page.getByText('Your shopping cart is empty.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
  await expect(page.getByText('£0.00')).toHaveCount(0);

  await fillBasket(page);
  await open(page, '/checkout-now');
  await button(page, 'Continue to delivery').click();
  await expect(page.getByRole('alert')).toContainText('Please enter your first name.');
  await expect(textbox(page, 'First name')).toBeFocused();
  await expect(textbox(page, 'First name')).toHaveAccessibleDescription('Please enter your first name.');
  await fillContact(page);
  await fill(page, 'House number and street', '1 High Street');
  await fill(page, 'Town or city', 'Nowhere');
  await fill(page, 'Postcode', '12345');
  await button(page, 'Continue to review').click();
  await expect(textbox(page, 'Postcode')).toHaveAccessibleDescription('Invalid postcode');
  await page.reload();
  await expect(textbox(page, 'House number and street')).toHaveValue('1 High Street');
  await fillAddress(page, 'bt1 1aa');
  await fill(page, 'Order reference (optional)', 'PO 7');
  await page.goBack();
  await expect(textbox(page, 'Postcode')).toHaveValue('bt1 1aa');
  await page.goForward();
  await expect(textbox(page, 'Order reference (optional)')).toHaveValue('PO 7');

  const message = 'Our mail server does not know this address.';
  const result = {
    __typename: 'InvalidFieldsError',
    __isUserError: 'InvalidFieldsError',
    code: 'INVALID_FIELDS',
    message: 'Please check the following',
    fields: [{ field: 'contact.email', message }],
  };
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('"idempotencyKey"')
      ? route.fulfill({ json: { data: { result } } })
      : route.fallback(),
  );
  await button(page, ORDER_BUTTON).click();
  await expect(page).toHaveURL('/checkout-now');
  await expect(page.getByRole('alert')).toContainText(message);
  await expect(textbox(page, 'Email address')).toHaveAccessibleDescription(
    `We’ll send your confirmation here. ${message}`,
  );
  await page.getByRole('alert').getByRole('link', { name: message }).click();
  await expect(textbox(page, 'Email address')).toBeFocused();
  await fill(page, 'Email address', 'ann.lee@example.com');
  await expect(page.getByText(message)).toHaveCount(0);
  await button(page, 'Continue to delivery').click();
  await expect(page).toHaveURL('/checkout-now/delivery');
});
