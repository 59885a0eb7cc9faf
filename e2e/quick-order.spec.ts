import { expect, test, type Page } from '@playwright/test';
import { savedQuantity } from './cart-steps.ts';
import { hydrated, open, watch } from './watch.ts';

const list = (page: Page) => page.getByRole('region', { name: 'Your list' });
const rows = (page: Page) => list(page).locator('tbody').getByRole('row');
const count = (page: Page, name: string) => list(page).getByRole('button', { name, exact: true });
const choice = (page: Page, row: number) => rows(page).nth(row).getByRole('combobox', { name: 'Finish or option of' });

async function paste(page: Page, text: string) {
  await page.getByRole('textbox', { name: 'Codes and quantities' }).fill(text);
  await page.getByRole('button', { name: 'Add to list' }).click();
}

test('a pasted list is looked up, put right and added; what cannot be added stays', async ({ page }) => {
  const watched = watch(page);
  await open(page, '/quick-order');
  await paste(
    page,
    'Product code,Qty\nHB-STP-CP x 4\nhb pim 13s2 x 2\n9 x HB-STP-CP-XX\nNOTACODE\nLV-GLSD-125-B22-27 x 9999',
  );
  await expect(rows(page)).toHaveCount(5);
  await expect(rows(page).nth(0)).toContainText('Heritage Brass Stepney Cup Handle 76mm');
  await expect(rows(page).nth(3)).toContainText('We can’t find NOTACODE.');
  await expect(count(page, '1 ready')).toBeVisible();

  // Products whose variant has to be chosen, and a code that was nearly right.
  await expect(count(page, '2 need a choice')).toBeVisible();
  const forAll = list(page).getByRole('combobox', { name: 'One choice for all rows that have it' });
  await forAll.selectOption({ label: 'Satin Brass (2 rows)' });
  await expect(choice(page, 0)).toHaveValue('HB-STP-CP-SB');
  await expect(choice(page, 1)).toHaveValue('HB-PIM-13S2-SB');
  await rows(page).nth(2).getByRole('button', { name: 'HB-STP-CP-PB' }).click();
  await expect(choice(page, 2)).toHaveValue('HB-STP-CP-PB');

  // The counts filter the rows.
  await count(page, '1 not found').click();
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('NOTACODE');
  await count(page, '1 not found').click();

  await page.reload();
  await hydrated(page);
  await expect(rows(page)).toHaveCount(5);
  await page.getByRole('button', { name: 'Add 4 lines to basket' }).click();
  await expect(list(page).getByRole('status')).toContainText('3 lines are in your basket; 2 are still here');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(async () => expect(await savedQuantity(page)).toBe(15)).toPass();
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).nth(1).getByRole('alert')).toHaveText(
    /maximum available stock.* You can have \d+ at most\.$/,
  );
  expect(watched.complaints).toEqual([]);
});

test('a file, a link and a search for codes fill the list, also after an outage', async ({ page }) => {
  await open(page, '/quick-order');
  await page.route('**/graphql', (route) => route.abort());
  await page.getByLabel('Choose a CSV or text file').setInputFiles({
    name: 'order.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('"SKU";"Qty"\r\n"HB-STP-CP-SB";"2"\r\n'),
  });
  await expect(list(page).getByRole('alert')).toContainText('The shop isn’t responding');
  await page.unroute('**/graphql');
  await list(page).getByRole('button', { name: 'Try again' }).click();
  await expect(rows(page)).toContainText('Satin Brass');
  await expect(list(page).getByRole('alert')).toHaveCount(0);
  const quantities = rows(page).getByRole('textbox', { name: /^Quantity of/ });
  await rows(page).getByRole('button', { name: 'Remove' }).click();
  await expect(list(page)).toContainText('Nothing in your list yet.');

  await open(page, '/search?query=HB-STP-CP-SB%2C+HB-STP-CP-MB+x+2');
  await page.getByRole('main').getByRole('link', { name: 'Order them together' }).click();
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Clear the list' }).click();
  await open(page, '/cart/add?items=HB-STP-CP-SB:2,HB-STP-CP-MB:1');
  await expect(page).toHaveURL('/quick-order');
  await expect(quantities).toHaveCount(2);
  await expect(quantities.first()).toHaveValue('2');
  expect(await savedQuantity(page)).toBe(0);
});
