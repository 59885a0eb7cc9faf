import { expect, test, type Page } from '@playwright/test';
import { header, logIn, newDevice, newEmail, PASSWORD, register } from './account-steps.ts';
import { graph } from './graph.ts';
import { open, watch } from './watch.ts';

const SOCKET = '/heritage-brass-pimlico-2-gang-13a-dp-switched-socket/?finish=satin-brass';
const HANDLE = '/heritage-brass-stepney-cup-handle-76mm/?finish=satin-brass';
const lines = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByText(/^HB-/) });
const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true });

const createList = (page: Page, name: string, sku: string) =>
  graph(page.request, 'mutation ($input: SavedListCreateInput!) { savedListCreate(input: $input) { __typename } }', {
    input: { name, lines: [{ sku, quantity: 1 }] },
  });

/** The lists of a customer: their names, with code, quantity and note of each line. */
async function listsOf(page: Page): Promise<Record<string, string[]>> {
  const { customer } = await graph<{
    customer: { savedLists: { name: string; lines: { sku: string; quantity: number; note: string }[] }[] };
  }>(page.request, '{ customer { savedLists { name lines { sku quantity note } } } }');
  return Object.fromEntries(
    customer.savedLists.map(({ name, lines: all }) => [
      name,
      all.map(({ sku, quantity, note }) => `${sku} ${quantity} ${note}`.trim()),
    ]),
  );
}

/** Saves the product of a page to a new list. */
async function save(page: Page, path: string, name: string) {
  await open(page, path);
  await page.getByRole('button', { name: 'Save to a list' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save to a list' });
  await dialog.getByRole('textbox').fill(name);
  await dialog.getByRole('button', { name: /Save|Create and save/ }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Saved to a list' })).toBeVisible();
}

async function openList(page: Page, name: string) {
  await page.goto('/saved-lists');
  await link(page, name).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

test('a guest’s lists work in two tabs, and become the account’s at sign-in', async ({ page, context, browser }) => {
  const watched = watch(page);
  const email = newEmail();
  const elsewhere = await newDevice(browser);
  await register(elsewhere, email);
  await createList(elsewhere, 'Kitchen', 'HB-STP-CP-SB');

  await save(page, SOCKET, 'Kitchen');
  const tab = await context.newPage();
  await save(tab, HANDLE, 'Hall');
  await openList(page, 'Hall');
  await expect(lines(page)).toHaveCount(1);
  await lines(page).getByRole('button', { name: 'Add a note' }).click();
  await lines(page).getByRole('textbox', { name: 'Note for' }).fill('Coat cupboard');
  await lines(page).getByRole('button', { name: 'Keep note' }).click();
  await expect(lines(page)).toContainText('Coat cupboard');
  await lines(page).getByRole('button', { name: 'Increase' }).click();
  await page.getByRole('button', { name: 'Add all to basket' }).click();
  await expect(page.getByRole('dialog', { name: 'Your Cart' })).toContainText('Stepney Cup Handle');

  // The account has a list of one of these names already: both become one.
  await logIn(page, email, PASSWORD);
  await expect(header(page).getByRole('link', { name: 'My Account' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('saved-lists'))).toBeNull();
  expect(await listsOf(page)).toEqual({
    Hall: ['HB-STP-CP-SB 2 Coat cupboard'],
    Kitchen: ['HB-STP-CP-SB 1', 'HB-PIM-13S2-SB 1'],
  });

  // Two devices change one list at once: both changes stay.
  await openList(elsewhere, 'Kitchen');
  await openList(page, 'Kitchen');
  await lines(page).filter({ hasText: 'Pimlico' }).getByRole('button', { name: /up$/ }).click();
  await expect(lines(page)).toHaveText([/Pimlico/, /Stepney Cup Handle/]);
  await lines(elsewhere).filter({ hasText: 'Stepney' }).getByRole('button', { name: 'Increase' }).click();
  await expect.poll(async () => (await listsOf(page)).Kitchen).toEqual(['HB-PIM-13S2-SB 1', 'HB-STP-CP-SB 2']);
  expect(watched.complaints).toEqual([]);
});

test('a list is shared by a link that shows it ex VAT, until it is revoked', async ({ page, browser }) => {
  await register(page, newEmail());
  await createList(page, 'Show home', 'HB-PIM-13S2-SB');
  await openList(page, 'Show home');
  const id = new URL(page.url()).pathname;
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByRole('button', { name: 'Create link' }).click();
  await page.getByRole('checkbox', { name: 'Show prices ex VAT first' }).check();
  const { pathname, search } = new URL((await page.getByText(/\/shared-lists\//).textContent()) ?? '');

  const client = await newDevice(browser);
  const response = await client.goto(pathname + search);
  expect([response?.status(), response?.headers()['cache-control']]).toEqual([
    200,
    expect.stringContaining('no-store'),
  ]);
  await expect(client.getByRole('heading', { level: 1, name: 'Show home' })).toBeVisible();
  await expect(client.locator('html')).toHaveAttribute('data-vat', 'excluded');
  await expect(client.getByRole('main').getByRole('textbox')).toHaveCount(0);
  await client.getByRole('button', { name: 'Add all to basket' }).click();
  await expect(client.getByRole('dialog', { name: 'Your Cart' })).toContainText('Pimlico');
  // The address of a list opens it for its owner alone.
  await client.goto(id);
  await expect(client.getByRole('heading', { name: 'We can’t find that list' })).toBeVisible();

  await page.getByRole('button', { name: 'Revoke link' }).click();
  await expect(page.getByRole('button', { name: 'Create link' })).toBeVisible();
  const revoked = await client.request.get(pathname);
  expect(revoked.status()).toBe(404);
  expect(await revoked.text()).toMatch(/<h1[^>]*>This list is no longer shared\..*Ask the person who sent it\./s);

  // Nothing of the account's lists stays in a browser that others use.
  const marks = () => page.evaluate(() => localStorage.getItem('saved-skus'));
  await expect.poll(marks).toContain('hbpim13s2sb');
  await header(page).getByRole('button', { name: 'Logout' }).click();
  await expect.poll(marks).toBeNull();
});

test('a basket becomes a list, whose lines move to a section', async ({ page }) => {
  await open(page, '/saved-lists?items=HB-PIM-13S2-SB:4,HB-STP-CP-SB:10,HB-PIN-13S2:2.5');
  await expect(page.getByText('Not added: “HB-PIN-13S2:2.5”.')).toBeVisible();
  await expect(page.getByText('2 products go on the new list.')).toBeVisible();
  await page.getByRole('textbox', { name: 'New list' }).fill('Loft');
  await page.getByRole('button', { name: 'Create list' }).click();
  await expect(lines(page)).toHaveCount(2);
  await expect(lines(page).first().getByRole('textbox', { name: 'Quantity' })).toHaveValue('4');

  await page.getByRole('button', { name: 'Add a section' }).click();
  await page.getByRole('textbox', { name: 'Name of the section' }).fill('Landing');
  await page.getByRole('textbox', { name: 'Note (optional)' }).fill('Brass');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const landing = page.getByRole('region', { name: 'Landing' });
  await expect(landing).toContainText('Brass');
  const place = (code: string) => page.getByRole('combobox', { name: `Move or copy ${code}` });
  await place('HB-PIM-13S2-SB').selectOption('Move to Landing');
  await expect(landing.getByRole('listitem')).toHaveCount(1);
  await expect(landing).toContainText('Subtotal');
});
