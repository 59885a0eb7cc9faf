import { randomUUID } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { savedQuantity } from './cart-steps.ts';
import { ORDER_BUTTON } from './checkout-steps.ts';
import { HOUR_SCREENS } from './hour-screens.ts';
import { hydrated, watch } from './watch.ts';

const list = (page: Page) => page.getByRole('region', { name: 'Your list' });
const rows = (page: Page) => list(page).locator('tbody').getByRole('row');
const count = (page: Page, name: string) => list(page).getByRole('button', { name, exact: true });
const choice = (page: Page, row: number) =>
  rows(page)
    .nth(row)
    .getByRole('combobox', { name: /^Finish or option of/ });

async function open(page: Page, path = '/quick-order') {
  await page.goto(path);
  await hydrated(page);
}

async function paste(page: Page, text: string) {
  await page.getByRole('textbox', { name: 'Codes and quantities' }).fill(text);
  await page.getByRole('button', { name: 'Add to list' }).click();
}

test('a pasted list is looked up, put right and added to the basket; what cannot be added stays with its reason', async ({
  page,
}) => {
  const watched = watch(page);
  await open(page);
  await paste(
    page,
    'Product code,Qty\nHB-STP-CP-SB,4\nhb pim 13s2 x 2\n9 x HB-STP-CP-XX\nNOTACODE\nLV-GLSD-125-B22-27 x 9999',
  );
  await expect(rows(page)).toHaveCount(5);
  await expect(rows(page).nth(0)).toContainText('Heritage Brass Stepney Cup Handle 76mm');
  await expect(choice(page, 0)).toHaveValue('HB-STP-CP-SB');
  await expect(
    rows(page)
      .nth(0)
      .getByRole('textbox', { name: /^Quantity of/ }),
  ).toHaveValue('4');
  await expect(rows(page).nth(3)).toContainText('We can’t find NOTACODE.');
  await expect(count(page, '2 ready')).toBeVisible();
  await expect(count(page, '1 needs a choice')).toBeVisible();

  // A product whose variant has to be chosen, and a code that was nearly right.
  await choice(page, 1).selectOption('HB-PIM-13S2-SB');
  await expect(count(page, '1 needs a choice')).toHaveCount(0);
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

for (const { screen, ...use } of HOUR_SCREENS)
  test.describe(screen, () => {
    test.use(use);

    test('an electrician’s hour: codes in one finish by keyboard, totals in the VAT view, and a guest’s order by transfer with its pro forma', async ({
      page,
    }) => {
      const watched = watch(page);
      await open(page, '/quick-order');
      const field = page.getByRole('textbox', { name: 'Codes and quantities' });
      await field.focus();
      await page.keyboard.insertText('HB-STP-CP x 2\nhb pim 13s2\nNOTACODE');
      await page.getByRole('button', { name: 'Add to list' }).press('Enter');
      await expect(count(page, '2 need a choice')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Add 0 lines to basket' })).toBeDisabled();
      const forAll = list(page).getByRole('combobox', { name: 'One choice for all rows that have it' });
      await forAll.selectOption({ label: 'Satin Brass (2 rows)' });
      await expect(choice(page, 0)).toHaveValue('HB-STP-CP-SB');
      await expect(choice(page, 1)).toHaveValue('HB-PIM-13S2-SB');
      const amounts = await rows(page).nth(0).getByText(/^£/).filter({ visible: true }).allTextContents();
      const [each = 0, total = 0] = amounts.map((text) => Math.round(Number(text.replace('£', '')) * 100));
      expect([amounts.length, total]).toEqual([2, each * 2]);
      await page.getByRole('button', { name: 'Add 2 lines to basket' }).press('Enter');
      await expect(list(page).getByRole('status')).toContainText('2 lines are in your basket; 1 is still here');

      await page.goto('/checkout-now');
      await hydrated(page);
      const type = (name: string, text: string) => page.getByRole('textbox', { name, exact: true }).fill(text);
      await type('First name', 'Sam');
      await type('Last name', 'Sparks');
      await type('Email address', `sam-${randomUUID().slice(0, 8)}@example.com`);
      await type('Phone number', '020 7946 0123');
      await page.keyboard.press('Enter');
      await type('House number and street', '1 High Street');
      await type('Town or city', 'Leeds');
      await type('Postcode', 'LS1 4DT');
      await page.keyboard.press('Enter');
      await page.getByRole('radio', { name: /bank transfer/i }).check();
      await page.getByRole('button', { name: ORDER_BUTTON }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Thank you, Sam Sparks' })).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: 'Pro forma invoice' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Pro forma invoice' })).toBeVisible();
      for (const text of ['HB-STP-CP-SB', 'HB-PIM-13S2-SB', 'By bank transfer'])
        await expect(page.getByRole('main')).toContainText(text);
      expect(watched.complaints).toEqual([]);
    });
  });

test('a file and single codes join the list, where a code stands once', async ({ page }) => {
  await open(page);
  await page.getByLabel('Choose a CSV or text file').setInputFiles({
    name: 'order.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('"SKU";"Qty"\r\n"HB-STP-CP-SB";"2"\r\n'),
  });
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('combobox', { name: 'Code or name' }).fill('hb-stp-cp-sb');
  await page.getByRole('textbox', { name: 'Quantity', exact: true }).fill('3');
  await page.getByRole('button', { name: 'Add line' }).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page).getByRole('textbox', { name: /^Quantity of/ })).toHaveValue('5');
  await rows(page)
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect(list(page)).toContainText('Nothing in your list yet.');
});

test('a link to a basket shows its lines before they are added, and a search for codes leads to them', async ({
  page,
}) => {
  await open(page, '/cart/add?items=HB-STP-CP-SB:2,HB-STP-CP-MB:1');
  await expect(page).toHaveURL('/quick-order');
  await expect(rows(page)).toHaveCount(2);
  expect(await savedQuantity(page)).toBe(0);
  await page.reload();
  await hydrated(page);
  await expect(
    rows(page)
      .first()
      .getByRole('textbox', { name: /^Quantity of/ }),
  ).toHaveValue('2');
  await page.getByRole('button', { name: 'Clear the list' }).click();
  await open(page, '/search?query=HB-STP-CP-SB%2C+HB-STP-CP-MB+x+2');
  await page.getByRole('main').getByRole('link', { name: 'Order them together' }).click();
  await expect(rows(page)).toHaveCount(2);
});

test('when the shop does not answer the list stays, and is looked up again', async ({ page }) => {
  await open(page);
  await page.route('**/graphql', (route) => route.abort());
  await paste(page, 'HB-STP-CP-SB x 2');
  await expect(list(page).getByRole('alert')).toContainText('The shop isn’t responding');
  await page.unroute('**/graphql');
  await list(page).getByRole('button', { name: 'Try again' }).click();
  await expect(rows(page)).toContainText('Satin Brass');
  await expect(list(page).getByRole('alert')).toHaveCount(0);
});
