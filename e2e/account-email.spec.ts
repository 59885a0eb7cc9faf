import { expect, test } from '@playwright/test';
import {
  button,
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
import { hydrated } from './watch.ts';

test('a new email address signs in once its link is opened, and all other sessions end', async ({
  page,
  request,
  browser,
}) => {
  test.setTimeout(90_000);
  const email = newEmail();
  const wanted = newEmail();
  await register(page, email);
  const other = await newDevice(browser);
  await logIn(other, email, PASSWORD);
  await expect(heading(other, 'My account')).toBeVisible();

  await textbox(page, 'Email address').fill(wanted);
  await textbox(page, 'Current password').fill(PASSWORD);
  await button(page, 'Change sign-in details').click();
  const waiting = status(page).filter({
    hasText: `We’ve sent a link to ${wanted}. Until you open it, keep signing in with ${email}.`,
  });
  await expect(waiting.first()).toBeVisible();
  await expect(textbox(page, 'Email address')).toHaveValue(email);
  const first = await mailedLink(request, wanted, 'confirm-email');
  await button(page, 'Send the link again').click();
  await expect(
    status(page)
      .filter({ hasText: `We’ve sent a new link to ${wanted}.` })
      .first(),
  ).toBeVisible();
  await page.reload();
  await expect(waiting.first()).toBeVisible();

  const second = await mailedLink(request, wanted, 'confirm-email', first);
  await page.goto(second);
  await hydrated(page);
  await expect(page).toHaveURL('/confirm-email');
  await button(page, 'Confirm this address').click();
  await expect(status(page).filter({ hasText: `From now on, sign in with ${wanted}.` })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Go to your account' }).click();
  await expect(textbox(page, 'Email address')).toHaveValue(wanted);
  await expect(button(page, 'Send the link again')).toHaveCount(0);
  await other.goto('/account');
  await expect(status(other).filter({ hasText: 'You’ve been logged out' })).toBeVisible();
  await expect(other).toHaveURL('/login?next=%2Faccount');
  await other.goto(first);
  await hydrated(other);
  await button(other, 'Confirm this address').click();
  await expect(other.getByRole('main').getByRole('alert')).toHaveText(
    'This link has expired or has already been used. Please request a new one in your account.',
  );
});
