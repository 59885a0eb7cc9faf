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
import { hydrated, open, watch } from './watch.ts';

const OTHER = 'a lamp in every window';

/** Adds a quantity of a product to the basket from its page. */
async function buy(page: Page, { path }: FoundProduct, quantity: number) {
  await open(page, path);
  await page.getByRole('main').getByRole('textbox', { name: 'Quantity of' }).fill(String(quantity));
  await page.getByRole('main').getByRole('button', { name: 'Add to basket' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Your Cart' })).toBeVisible();
  await page.getByRole('dialog', { name: 'Your Cart' }).getByRole('button', { name: 'Close' }).click();
}

const countIn = (page: Page, quantity: number) =>
  expect(header(page).getByRole('button', { name: new RegExp(`Your cart, ${quantity} items?`) })).toBeVisible();

const isPlain = ({ variants, stock, modifiers }: FoundProduct) =>
  variants.length === 0 && modifiers.length === 0 && stock.level !== null && stock.level >= 10 && stock.level <= 90;

test('two devices share a basket, which is merged, ordered and ordered again', async ({ page, browser, request }) => {
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

  // Back on the first device the basket is the same, and the checkout knows the customer.
  await open(page, '/cart');
  await countIn(page, level);
  await page.getByRole('main').getByRole('button', { name: 'Decrease' }).first().click();
  await countIn(page, level - 1);
  await page.goto('/checkout-now');
  await expect(page.getByRole('main').getByText(`You’re signed in as ${email}`)).toBeVisible();
  await expect(textbox(page, 'First name')).toHaveValue('Ada');
  await button(page, 'Continue to delivery').click();
  await textbox(page, 'House number and street').fill('1 Lamp Street');
  await textbox(page, 'Town or city').fill('London');
  await textbox(page, 'Postcode').fill('SE1 0ZZ');
  await expect(page.getByRole('checkbox', { name: 'Save this address to my account' })).toBeChecked();
  await button(page, 'Continue to review').click();
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

  await page.goto('/account');
  await button(page, 'Log out').click();
  await expect(status(page).filter({ hasText: 'Log out successful' })).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(header(page).getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expect(header(page).getByRole('button', { name: /Your cart, \d+ item/ })).toHaveCount(0);
  await page.goto('/account/orders');
  await expect(page).toHaveURL('/login?next=%2Faccount%2Forders');
  await textbox(page, 'Email address').fill(email.toUpperCase());
  await textbox(page, 'Password').fill(PASSWORD);
  await button(page, 'Sign in').click();
  await expect(page).toHaveURL('/account/orders');
  await countIn(page, 1);
  expect(watched.complaints).toEqual([]);
  expect(watched.graphRequests.join()).not.toContain('session_token');
});

test('a customer changes details, addresses and email, and deletes the account', async ({ page, request, browser }) => {
  const [email, wanted] = [newEmail(), newEmail()];
  await register(page, email);
  const other = await newDevice(browser);
  await logIn(other, email, PASSWORD);
  await expect(heading(other, 'My account')).toBeVisible();
  await textbox(page, 'Company (optional)').fill('Engines');
  await button(page, 'Save details').click();
  await expect(status(page).filter({ hasText: 'Your details have been saved.' })).toBeVisible();

  await textbox(page, 'Email address').fill(wanted);
  await textbox(page, 'Current password').fill(PASSWORD);
  await button(page, 'Change sign-in details').click();
  const waiting = status(page).filter({
    hasText: `We’ve sent a link to ${wanted}. Until you open it, keep signing in with ${email}.`,
  });
  await expect(waiting.first()).toBeVisible();
  await expect(textbox(page, 'Email address')).toHaveValue(email);
  await open(page, await mailedLink(request, wanted, 'confirm-email'));
  await expect(page).toHaveURL('/confirm-email');
  await button(page, 'Confirm this address').click();
  await expect(status(page).filter({ hasText: `From now on, sign in with ${wanted}.` })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Go to your account' }).click();
  await expect(textbox(page, 'Email address')).toHaveValue(wanted);
  await other.goto('/account');
  await expect(status(other).filter({ hasText: 'You’ve been logged out' })).toBeVisible();
  await expect(other).toHaveURL('/login?next=%2Faccount');

  const section = (name: string) => page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name });
  await section('Addresses').click();
  await button(page, 'Add an address').click();
  await textbox(page, 'House number and street').fill('2 Rue de la Lampe');
  await textbox(page, 'Town or city').fill('Paris');
  await page.getByRole('combobox', { name: 'Country' }).selectOption('France');
  await textbox(page, 'Postcode').fill('75001');
  await button(page, 'Save address').click();
  const added = page.getByRole('listitem').filter({ hasText: '2 Rue de la Lampe' });
  await expect(added).toContainText('Billing only');
  await added.getByRole('button', { name: 'Make 2 Rue de la Lampe the default' }).click();
  await expect(added).toContainText('Default');
  await added.getByRole('button', { name: 'Delete 2 Rue de la Lampe' }).click();
  await expect(added).toHaveCount(0);

  await section('Your data').click();
  const downloading = page.waitForEvent('download');
  await button(page, 'Download my data').click();
  expect((await downloading).suggestedFilename()).toBe('my-account.json');
  await textbox(page, 'Password').fill(PASSWORD);
  await button(page, 'Delete my account').click();
  await expect(status(page).filter({ hasText: 'Your account has been deleted.' })).toBeVisible();
});

test('a mailed link resets a password once, and signs out all devices', async ({ page, request, browser }) => {
  const email = newEmail();
  await register(page, email);
  const other = await newDevice(browser);
  const watched = watch(other);
  await logIn(other, email, 'not this one');
  const alert = other.getByRole('main').getByRole('alert');
  await expect(alert).toHaveText('The email address or password is incorrect.');
  expect(watched.graphRequests).toHaveLength(1);

  await other.getByRole('main').getByRole('link', { name: 'Forgotten your password?' }).click();
  await expect(heading(other, 'Reset your password')).toBeVisible();
  await textbox(other, 'Email address').fill(email);
  await button(other, 'Send the link').click();
  await expect(
    status(other).filter({ hasText: 'If there’s an account with this email address, we’ve sent it a link.' }),
  ).toBeVisible();
  const link = await mailedLink(request, email, 'reset-password');
  await open(other, link);
  // The token is removed from the URL, but survives a reload.
  await expect(other).toHaveURL('/reset-password');
  await other.reload();
  await hydrated(other);
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
  await open(third, link);
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
