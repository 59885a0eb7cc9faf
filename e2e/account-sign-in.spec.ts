import { expect, test, type Page } from '@playwright/test';
import {
  button,
  header,
  heading,
  logIn,
  mailedLink,
  newDevice,
  newEmail,
  PASSWORD,
  register,
  status,
  textbox,
} from './account-steps.ts';
import { findProduct, type FoundProduct } from './find-product.ts';
import { hydrated, watch } from './watch.ts';

const OTHER = 'a lamp in every window';

/** Adds a quantity of a product to the basket from its page. */
async function buy(page: Page, { path }: FoundProduct, quantity: number) {
  await page.goto(path);
  await hydrated(page);
  await page
    .getByRole('main')
    .getByRole('textbox', { name: /^Quantity of/ })
    .fill(String(quantity));
  await page.getByRole('main').getByRole('button', { name: 'Add to basket' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Your Cart' })).toBeVisible();
  await page.getByRole('dialog', { name: 'Your Cart' }).getByRole('button', { name: 'Close' }).click();
}

const countIn = (page: Page, quantity: number) =>
  expect(header(page).getByRole('button', { name: new RegExp(`Your cart, ${quantity} items?`) })).toBeVisible();

const isPlain = ({ variants, stock, modifiers }: FoundProduct) =>
  variants.length === 0 && modifiers.length === 0 && stock.level !== null && stock.level >= 10 && stock.level <= 90;

test('two devices share a basket: merged at sign-in with a warning, ordered, and ordered again', async ({
  page,
  browser,
  request,
}) => {
  test.setTimeout(90_000);
  const watched = watch(page);
  const email = newEmail();
  const product = await findProduct(request, 'bulb', isPlain);
  const level = product.stock.level ?? 0;

  await register(page, email, null);
  await expect(header(page).getByRole('link', { name: 'My Account' })).toBeVisible();
  await buy(page, product, level - 2);
  await countIn(page, level - 2);

  const second = await newDevice(browser);
  await buy(second, product, 5);
  await logIn(second, email, PASSWORD);
  await expect(heading(second, 'You’re signed in')).toBeVisible();
  await expect(status(second).filter({ hasText: product.name })).toContainText(
    `We only have ${level} of ${product.name}, so we’ve changed the quantity in your basket.`,
  );
  await countIn(second, level);
  await second.getByRole('main').getByRole('link', { name: 'Continue' }).click();
  await expect(heading(second, 'My account')).toBeVisible();
  const cookies = await second.context().cookies();
  expect(cookies.find(({ name }) => name === 'session_token')).toMatchObject({ httpOnly: true, sameSite: 'Strict' });
  expect(cookies.some(({ name }) => name === 'cart_token')).toBe(false);

  // Back on the first device the basket is the same, and the checkout knows the customer.
  await page.goto('/cart');
  await hydrated(page);
  await countIn(page, level);
  await page
    .getByRole('main')
    .getByRole('button', { name: /Decrease/ })
    .first()
    .click();
  await countIn(page, level - 1);
  await page.goto('/checkout-now');
  await expect(page.getByRole('main').getByText(`You’re signed in as ${email}`)).toBeVisible();
  await expect(textbox(page, 'First name')).toHaveValue('Ada');
  await button(page, 'Continue to delivery').click();
  await textbox(page, 'House number and street').fill('1 Lamp Street');
  await textbox(page, 'Town or city').fill('London');
  await textbox(page, 'Postcode').fill('SE1 0ZZ');
  const saves = page.getByRole('checkbox', { name: 'Save this address to my account' });
  await expect(saves).toBeChecked();
  await button(page, 'Continue to review').click();
  await page
    .getByRole('radio', { name: /bank transfer/i })
    .or(button(page, 'Place order with obligation to pay'))
    .first()
    .waitFor();
  await button(page, 'Place order with obligation to pay').click();
  await expect(heading(page, /Thank you/)).toBeVisible();

  await page.goto('/account/orders');
  const order = page.getByRole('article', { name: /^Order ORD-/ });
  await expect(order).toContainText(product.name);
  await order.getByRole('button', { name: /^Order again/ }).click();
  await expect(order.getByRole('status')).toContainText(`We could only add 1 of ${product.name} to your basket.`);
  await countIn(page, 1);
  await order.getByRole('link', { name: 'View order' }).click();
  await expect(page.getByRole('main')).toContainText(product.name);

  // The account has the address now, so the next checkout fills it in and does not offer to save it.
  await page.goto('/checkout-now');
  await expect(textbox(page, 'First name')).toHaveValue('Ada');
  await button(page, 'Continue to delivery').click();
  await expect(textbox(page, 'House number and street')).toHaveValue('1 Lamp Street');
  await expect(saves).toHaveCount(0);
  expect(watched.complaints).toEqual([]);
  expect(watched.graphRequests.join()).not.toContain('session_token');
});

test('signing out leaves an empty basket, confirms it briefly, and shows nothing of the account', async ({
  page,
  request,
}) => {
  const email = newEmail();
  await register(page, email);
  await buy(page, await findProduct(request, 'bulb', isPlain), 1);
  await countIn(page, 1);
  await page.goto('/account');
  await expect(page.getByRole('main').getByLabel('First name')).toHaveValue('Ada');
  await button(page, 'Log out').click();
  await expect(status(page).filter({ hasText: 'Log out successful' })).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(status(page).filter({ hasText: 'Log out successful' })).toHaveCount(0, { timeout: 5_000 });
  await expect(header(page).getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expect(header(page).getByRole('button', { name: /Your cart, \d+ item/ })).toHaveCount(0);
  await page.goto('/account/orders');
  await expect(page).toHaveURL('/login?next=%2Faccount%2Forders');
  await textbox(page, 'Email address').fill(email.toUpperCase());
  await textbox(page, 'Password').fill(PASSWORD);
  await button(page, 'Sign in').click();
  await expect(page).toHaveURL('/account/orders');
  await countIn(page, 1);
});

test('the eleventh wrong password has to wait, and a reset link opens the account again', async ({
  page,
  request,
  browser,
}) => {
  test.setTimeout(90_000);
  const email = newEmail();
  await register(page, email);
  const other = await newDevice(browser);
  await other.goto('/login');
  await hydrated(other);
  await textbox(other, 'Email address').fill(email);
  const alert = other.getByRole('main').getByRole('alert');
  for (let tries = 1; tries <= 10; tries += 1) {
    await textbox(other, 'Password').fill(`wrong password ${tries}`);
    const answered = other.waitForResponse('**/graphql');
    await button(other, 'Sign in').click();
    await answered;
    await expect(alert).toHaveText('The email address or password is incorrect.');
  }
  await textbox(other, 'Password').fill(PASSWORD);
  await button(other, 'Sign in').click();
  await expect(alert).toHaveText('Too many attempts. Please try again in a minute.');

  await other.getByRole('main').getByRole('link', { name: 'Forgotten your password?' }).click();
  await expect(heading(other, 'Reset your password')).toBeVisible();
  await textbox(other, 'Email address').fill(email);
  await button(other, 'Send the link').click();
  await expect(
    status(other).filter({ hasText: 'If there’s an account with this email address, we’ve sent it a link.' }),
  ).toBeVisible();
  const link = await mailedLink(request, email, 'reset-password');
  await other.goto(link);
  await hydrated(other);
  // The token is removed from the URL, but survives a reload.
  await expect(other).toHaveURL('/reset-password');
  await other.reload();
  await hydrated(other);
  await textbox(other, 'New password').fill('password123');
  await button(other, 'Set password').click();
  await expect(other.getByRole('main').getByRole('alert')).toContainText(
    'This password is too easy to guess. Please choose another.',
  );
  await textbox(other, 'New password').fill(OTHER);
  await button(other, 'Set password').click();
  await expect(status(other).filter({ hasText: 'Your password has been changed.' })).toBeVisible();
  expect(await other.evaluate(() => Object.keys(sessionStorage).filter((name) => name.startsWith('token:')))).toEqual(
    [],
  );
  await logIn(other, email, OTHER);
  await expect(heading(other, 'My account')).toBeVisible();

  // A link works once; the first device has been signed out by it.
  const third = await newDevice(browser);
  await third.goto(link);
  await hydrated(third);
  await textbox(third, 'New password').fill('yet another password');
  await button(third, 'Set password').click();
  await expect(third.getByRole('main').getByRole('alert')).toHaveText(
    'This link has expired or has already been used. Please request a new one.',
  );
  await page.goto('/');
  await expect(header(page).getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expect
    .poll(async () => (await page.context().cookies()).map(({ name }) => name))
    .not.toContain('session_token');
});
