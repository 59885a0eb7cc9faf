import { expect, test } from '@playwright/test';
import { heading, newDevice, newEmail, register, textbox } from './account-steps.ts';
import { basket, lines } from './cart-steps.ts';
import { graph } from './graph.ts';
import { watch } from './watch.ts';

test('a quotation is made of a list, given a client, ordered and deleted', async ({ page, browser }) => {
  const watched = watch(page);
  await register(page, newEmail(), null);
  const input = {
    name: 'Mill Lane',
    sections: [{ key: 'hall', name: 'Hall' }],
    lines: [
      { sku: 'HB-PIM-13S2-SB', quantity: 4, section: 'hall' },
      { sku: 'HB-STP-CP-SB', quantity: 10 },
    ],
  };
  const query = 'mutation ($input: SavedListCreateInput!) { savedListCreate(input: $input) { __typename } }';
  await graph(page.request, query, { input });
  await page.goto('/saved-lists');
  await page.getByRole('link', { name: 'Mill Lane' }).click();

  await page.getByRole('button', { name: 'Make a quotation' }).click();
  await expect(heading(page, 'Quotation')).toBeVisible();
  const { pathname } = new URL(page.url());
  const main = page.getByRole('main');
  await expect(main.getByRole('rowheader', { name: 'Hall' })).toBeVisible();
  await page.getByRole('button', { name: 'Change client and date' }).click();
  await textbox(page, 'Client (optional)').fill('Mrs Lee');
  await textbox(page, 'Valid until').fill(new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10));
  await page.getByRole('button', { name: 'Keep changes' }).click();
  await expect(main.getByRole('heading', { name: 'For', exact: true })).toBeVisible();
  await expect(main.getByText('Mrs Lee', { exact: true })).toBeVisible();

  const client = await newDevice(browser);
  await client.goto(pathname);
  await expect(heading(client, 'Sign in to see your quotations')).toBeVisible();
  await client.context().close();

  await page.getByRole('button', { name: 'Order this quotation' }).click();
  await expect(lines(page)).toHaveCount(2);
  await basket(page).getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Delete quotation' }).click();
  await page.getByRole('button', { name: 'Yes, delete it' }).click();
  await expect(heading(page, 'Quotations')).toBeVisible();
  await expect(main.getByText('None yet.')).toBeVisible();
  expect(watched.complaints).toEqual([]);
});
