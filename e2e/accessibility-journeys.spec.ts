import { expect, test, type Page } from '@playwright/test';
import { newEmail, registerCustomer } from './account-steps.ts';
import { faults } from './axe.ts';
import { hydrated, open } from './watch.ts';

// Everything that fades is there at once.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 844 };
const NARROW = { width: 320, height: 844 };

const main = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name }).first().click();

/** Closes the topmost layer. */
async function leave(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

async function openProduct(page: Page): Promise<void> {
  await page.goto('/search?query=gu10+bulb');
  await main(page).getByRole('article').first().getByRole('link').first().click();
  await expect(main(page).getByRole('button', { name: 'Add to basket' }).first()).toBeVisible();
  await hydrated(page);
}

async function addProduct(page: Page): Promise<void> {
  await press(page, /^Add to basket/);
  await expect(page.getByRole('dialog', { name: 'Your Cart' }).getByRole('listitem')).toHaveCount(1);
}

/** Registers with the longest names allowed, which signs in. */
async function register(page: Page): Promise<void> {
  await registerCustomer(page.request, `featherstonehaugh-cholmondeley-${newEmail()}`, {
    firstName: 'Maximiliana-Wilhelmina',
    lastName: 'Featherstonehaugh-Cholmondeley',
    company: 'Engines & Sons',
    address1: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch House',
    city: 'London',
    postcode: 'SE1 0ZZ',
    country: 'United Kingdom',
  });
}

/** Opens what lies over a list. */
async function overList(page: Page): Promise<void> {
  await open(page, '/interior-lighting/');
  if (page.viewportSize()?.width === PHONE.width) {
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    expect(await faults(page)).toEqual([]);
    await leave(page);
    await page.getByRole('link', { name: /^Filter and sort/ }).click();
    await expect(page.getByRole('dialog').getByRole('button', { name: /^Show / })).toBeVisible();
  } else {
    await page.getByRole('banner').getByRole('button', { name: 'Hardware' }).click();
    await expect(page.getByRole('link', { name: 'All Hardware' })).toBeVisible();
  }
  expect(await faults(page)).toEqual([]);
  await leave(page);
  await main(page).getByRole('button', { name: 'Quick View' }).first().press('Enter');
  await expect(page.getByRole('dialog').getByRole('button', { name: /^Add to basket/ })).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await leave(page);
  await page.getByRole('banner').getByRole('combobox').fill('brass');
  await expect(page.getByRole('listbox', { name: 'Suggestions' })).toBeVisible();
  expect(await faults(page)).toEqual([]);
}

/** Opens a product, what lies over it, and the basket. */
async function overProduct(page: Page): Promise<void> {
  await openProduct(page);
  expect(await faults(page)).toEqual([]);
  await press(page, /view larger/);
  await expect(page.getByRole('dialog', { name: 'Larger picture' })).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await leave(page);
  await press(page, 'Check postcode');
  await expect(page.getByRole('dialog', { name: 'Delivery Estimator' })).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await leave(page);
  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).click();
  await expect(page.getByRole('button', { name: 'Accept' })).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Decline' }).click();
  await addProduct(page);
  expect(await faults(page)).toEqual([]);
}

/** Collects an order from a store as a guest, with errors on the way. */
async function checkout(page: Page): Promise<void> {
  await openProduct(page);
  await addProduct(page);
  await open(page, '/checkout-now');
  await press(page, 'Continue to delivery');
  await expect(main(page).getByRole('alert')).toBeVisible();
  expect(await faults(page)).toEqual([]);
  for (const [name, text] of [
    ['First name', 'Ann'],
    ['Last name', 'Lee'],
    ['Email address', 'ann@example.com'],
    ['Phone number', '020 7946 0123'],
  ] as const)
    await page.getByRole('textbox', { name }).fill(text);
  await press(page, 'Continue to delivery');
  await page.getByRole('radio', { name: /Collect from a store/ }).check();
  await page.getByRole('radio', { name: /Leeds/ }).check();
  expect(await faults(page)).toEqual([]);
  await press(page, 'Continue to review');
  await page.getByRole('radio', { name: /Pay in store/ }).check();
  expect(await faults(page)).toEqual([]);
  await press(page, /Place order/);
  await expect(page.getByRole('heading', { level: 1, name: /^Thank you/ })).toBeVisible();
  expect(await faults(page)).toEqual([]);
}

/** Opens the account of a customer with long names. */
async function account(page: Page): Promise<void> {
  await register(page);
  await page.goto('/account');
  await expect(main(page).getByLabel('First name')).toHaveValue('Maximiliana-Wilhelmina');
  expect(await faults(page)).toEqual([]);
  await page.goto('/account/data');
  await expect(main(page).getByRole('button', { name: 'Delete my account' })).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await page.goto('/account/addresses');
  await press(page, 'Add an address');
  await press(page, 'Save address');
  await expect(main(page).getByRole('alert')).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await page.goto('/account/orders');
  await expect(main(page).getByText('No orders yet')).toBeVisible();
  expect(await faults(page)).toEqual([]);
  // A signed-in customer is redirected from the sign-in page.
  await page.goto('/login?next=/account/addresses');
  await expect(page).toHaveURL('/account/addresses');
}

/** Sends forms that lack what they need. */
async function forms(page: Page): Promise<void> {
  for (const [path, name] of [
    ['/login', 'Sign in'],
    ['/register', 'Create an account'],
    ['/reset-password', 'Send the link'],
    ['/contact-us/', 'Send message'],
  ] as const) {
    await open(page, path);
    await main(page).getByRole('button', { name, exact: true }).click();
    await expect(main(page).getByRole('alert').getByRole('link').first()).toBeVisible();
    expect(await faults(page)).toEqual([]);
  }
  await page.getByRole('button', { name: 'Contact us' }).click();
  const panel = page.getByRole('dialog', { name: 'Talk to us' });
  await panel.getByRole('button', { name: 'Send message' }).click();
  await expect(panel.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await panel.getByRole('alert').getByRole('link', { name: 'Please write your message.' }).click();
  await expect(panel.getByRole('textbox', { name: 'Message' })).toBeFocused();
  expect(await faults(page)).toEqual([]);
}

for (const [title, walk, viewport, colorScheme, tag = []] of [
  ['menu, filters, quick view and suggestions of a list', overList, PHONE, 'light'],
  ['a product, its zoom, delivery estimate, basket and cookie settings', overProduct, PHONE, 'light'],
  ['a guest’s checkout with errors, and its order', checkout, DESKTOP, 'dark'],
  ['an account with long names', account, NARROW, 'light'],
  ['forms with errors, the contact panel’s beside the contact page’s', forms, NARROW, 'light'],
  ['menu, quick view and suggestions of a list', overList, DESKTOP, 'dark', '@wide'],
  ['a product, its zoom, delivery estimate, basket and cookie settings', overProduct, DESKTOP, 'dark', '@wide'],
  ['an account with long names', account, DESKTOP, 'dark', '@wide'],
] as const)
  test.describe(`at ${viewport.width} px, in the ${colorScheme} colour scheme`, () => {
    test.use({ viewport, colorScheme });
    test(`no accessibility fault: ${title}`, { tag }, async ({ page }) => walk(page));
  });
