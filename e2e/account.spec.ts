import { expect, test } from '@playwright/test';
import { button, header, heading, logIn, newEmail, PASSWORD, register, status, textbox } from './account-steps.ts';
import { hydrated, watch } from './watch.ts';

test('errors of a registration are listed, and shown beside each field', async ({ page }) => {
  await page.goto('/register');
  await hydrated(page);
  await button(page, 'Create an account').click();
  await expect(textbox(page, 'Email address')).toBeFocused();
  const summary = page.getByRole('main').getByRole('alert');
  await expect(summary.getByRole('link')).toHaveText([
    'Please enter an email address such as name@example.com.',
    'Please choose a password of at least 10 characters.',
  ]);
  await summary.getByRole('link', { name: /password/ }).click();
  await expect(textbox(page, 'Password')).toBeFocused();
  await expect(textbox(page, 'Password')).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(textbox(page, 'Password')).toHaveAttribute('type', 'text');
  await expect(textbox(page, 'Password')).toHaveAttribute('autocomplete', 'new-password');
});

test('a customer changes details, addresses, newsletter and data', async ({ page }) => {
  const email = newEmail();
  await register(page, email);
  await textbox(page, 'Company (optional)').fill('Engines');
  await button(page, 'Save details').click();
  await expect(status(page).filter({ hasText: 'Your details have been saved.' })).toBeVisible();
  await page.getByRole('checkbox', { name: /latest products/ }).check();
  await expect(status(page).filter({ hasText: 'You’re now subscribed to our newsletter.' })).toBeVisible();

  await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Addresses' }).click();
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

  await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Your data' }).click();
  const downloading = page.waitForEvent('download');
  await button(page, 'Download my data').click();
  expect((await downloading).suggestedFilename()).toBe('my-account.json');
  await textbox(page, 'Password').fill('not this one');
  await button(page, 'Delete my account').click();
  await expect(page.getByRole('main').getByRole('alert').first()).toContainText('The password is not right.');
  await textbox(page, 'Password').fill(PASSWORD);
  await button(page, 'Delete my account').click();
  await expect(status(page).filter({ hasText: 'Your account has been deleted.' })).toBeVisible();
  await logIn(page, email, PASSWORD);
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('The email address or password is incorrect.');
});

for (const [path, name] of [
  ['/login', 'Sign in'],
  ['/register', 'Create an account'],
  ['/reset-password', 'Reset your password'],
  ['/account', 'My account'],
] as const) {
  test(`${path} has no personal data in its HTML, and no cache stores it`, async ({ page, request }) => {
    const response = await request.get(path);
    expect([response.status(), response.headers()['cache-control']]).toEqual([200, 'private, no-store']);
    const watched = watch(page);
    await page.goto(path);
    await hydrated(page);
    if (path === '/account') return expect(page).toHaveURL('/login?next=%2Faccount');
    await expect(heading(page, name)).toBeVisible();
    await expect(page).toHaveTitle(name);
    expect([watched.graphRequests, watched.complaints]).toEqual([[], []]);
  });
}

test('a sign-in never redirects to another site, and unknown parts of the account are 404', async ({
  page,
  request,
}) => {
  const email = newEmail();
  await register(page, email);
  await page.goto('/');
  await hydrated(page);
  await header(page).getByRole('button', { name: 'Logout' }).click();
  await expect(header(page).getByRole('link', { name: 'Sign in' })).toBeVisible();
  await page.goto(`/login?next=${encodeURIComponent('//evil.example/')}`);
  await hydrated(page);
  await textbox(page, 'Email address').fill(email);
  await textbox(page, 'Password').fill(PASSWORD);
  await button(page, 'Sign in').click();
  await expect(page).toHaveURL('/account');
  expect((await request.get('/account/nothing')).status()).toBe(404);
});

test('a form says that the shop cannot be reached, and keeps what was typed', async ({ page }) => {
  await page.goto('/login');
  await hydrated(page);
  await page.route('**/graphql', (route) => route.abort());
  await textbox(page, 'Email address').fill('ada@shopper.example');
  await textbox(page, 'Password').fill(PASSWORD);
  await button(page, 'Sign in').click();
  await expect(page.getByRole('alert')).toContainText('Network error or unable to reach the server');
  await expect(textbox(page, 'Email address')).toHaveValue('ada@shopper.example');
});
