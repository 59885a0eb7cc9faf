import { expect, test } from '@playwright/test';
import { heading, newDevice, newEmail, PASSWORD, textbox } from './account-steps.ts';
import { hydrated, watch } from './watch.ts';

test('a designer registers without an address, lists two rooms, shares them, and makes, orders and deletes a quotation', async ({
  page,
  browser,
}) => {
  const watched = watch(page);
  await page.goto('/register?next=%2Fsaved-lists%3Fitems%3DHB-PIM-13S2-SB%3A4%2CHB-STP-CP-SB%3A10');
  await hydrated(page);
  await textbox(page, 'Email address').focus();
  await page.keyboard.type(newEmail());
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 products go on the new list.')).toBeVisible();
  await textbox(page, 'New list').fill('Mill Lane');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Mill Lane')).toBeVisible();
  for (const room of ['Hall', 'Lounge']) {
    await page.getByRole('button', { name: 'Add a section' }).click();
    await textbox(page, 'Name of the section').fill(room);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: room })).toBeVisible();
  }
  const lounge = page.getByRole('region', { name: 'Lounge' });
  await page.getByRole('combobox', { name: 'Move or copy HB-PIM-13S2-SB' }).selectOption('Move to Hall');
  await page.getByRole('combobox', { name: 'Move or copy HB-STP-CP-SB' }).selectOption('Move to Lounge');
  await expect(lounge.getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByRole('button', { name: 'Create link' }).click();
  const link = new URL((await page.getByText(/\/shared-lists\//).textContent()) ?? '').pathname;

  await page.getByRole('button', { name: 'Make a quotation' }).click();
  await expect(heading(page, 'Quotation')).toBeVisible();
  const { pathname } = new URL(page.url());
  const main = page.getByRole('main');
  await expect(main.getByRole('rowheader', { name: 'Hall' })).toBeVisible();
  await page.getByRole('button', { name: 'Change client and date' }).click();
  await textbox(page, 'Client (optional)').fill('Mrs Lee');
  await textbox(page, 'Valid until').fill('2020-01-01');
  await page.getByRole('button', { name: 'Keep changes' }).click();
  await expect(main.getByRole('alert')).toHaveText(/from its date to a year later/);
  await textbox(page, 'Valid until').fill(new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10));
  await page.getByRole('button', { name: 'Keep changes' }).click();
  await expect(main.getByRole('heading', { name: 'For', exact: true })).toBeVisible();
  await expect(main.getByText('Mrs Lee', { exact: true })).toBeVisible();

  // The list's link opens the list; the quotation is its owner's alone.
  const client = await newDevice(browser);
  await client.goto(link);
  await expect(heading(client, 'Mill Lane')).toBeVisible();
  await expect(client.getByText('Mrs Lee')).toHaveCount(0);
  await client.goto(pathname);
  await expect(heading(client, 'Sign in to see your quotations')).toBeVisible();

  await page.getByRole('button', { name: 'Order this quotation' }).click();
  const drawer = page.getByRole('dialog', { name: 'Your Cart' });
  await expect(drawer.getByRole('list', { name: 'Items in your basket' }).getByRole('listitem')).toHaveCount(2);
  await drawer.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Delete quotation' }).click();
  await page.getByRole('button', { name: 'Yes, delete it' }).click();
  await expect(heading(page, 'Quotations')).toBeVisible();
  await expect(main.getByText('None yet.')).toBeVisible();
  expect(watched.complaints).toEqual([]);
});
