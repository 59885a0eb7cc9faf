import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { SHOP } from './shops.ts';
import { hydrated, watch } from './watch.ts';

const basket = (page: Page) => page.getByRole('dialog', { name: 'Your Cart' });
const shown = (page: Page, text: string) => basket(page).getByText(text, { exact: true }).filter({ visible: true });

/** Puts a product of 5p on sale; returns its path once the running shop has it. */
async function importBolt(page: Page, handle: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'import-'));
  const file = join(folder, 'products.csv');
  writeFileSync(
    file,
    `Handle,Title,Vendor,Type,Variant SKU,Variant Price,Variant Compare At Price\n${handle},Brass Bolt,Astro,Fixings,BB-1,0.05,0.06\n`,
  );
  execFileSync(
    process.execPath,
    [join(process.cwd(), 'scripts/import-catalogue.ts'), file, '--data-dir', resolve(SHOP.dataDir)],
    { cwd: folder },
  );
  const query = 'query ($path: String!) { product(path: $path) { price { incVat { pence } } } }';
  await expect(async () => {
    const response = await page.request.post('/graphql', { data: { query, variables: { path: `/${handle}/` } } });
    expect(await response.json()).toMatchObject({ data: { product: { price: { incVat: { pence: 5 } } } } });
  }).toPass();
  return `/${handle}/`;
}

test('a product of 5p has four decimals ex VAT, and 1,000 of them are £50.00 with £8.33 VAT', async ({ page }, {
  workerIndex,
  retry,
}) => {
  const watched = watch(page);
  await page.goto(await importBolt(page, `brass-bolt-${workerIndex}-${retry}-${process.pid}`));
  await hydrated(page);
  const main = page.getByRole('main');
  await expect(main.getByText('£0.05', { exact: true }).first()).toBeVisible();
  await page.getByRole('radio', { name: 'Excluded' }).first().check({ force: true });
  await expect(main.getByText('£0.0417', { exact: true }).first()).toBeVisible();
  await expect(main.getByText('£0.0500', { exact: true }).first()).toBeVisible();

  await main.getByRole('textbox', { name: /^Quantity of/ }).fill('1000');
  await main.getByRole('button', { name: 'Add to basket' }).first().click();
  await expect(shown(page, '£41.67').first()).toBeVisible();
  await expect(shown(page, '£0.0417')).toBeVisible();
  await expect(shown(page, '£50.00').first()).toBeVisible();
  // The gateway's total equals the browser's optimistic one.
  await page.reload();
  await hydrated(page);
  await page.getByRole('button', { name: /^Your cart, 1,?000 items$/ }).click();
  await expect(shown(page, '£41.67').first()).toBeVisible();
  const response = await page.request.post('/graphql', {
    data: {
      query:
        '{ cart { subtotal { incVat { pence } exVat { pence } } totals(method: COLLECTION) { ... on CartTotals { total { incVat { pence } } vat { pence } } } } }',
    },
  });
  expect(await response.json()).toMatchObject({
    data: {
      cart: {
        subtotal: { incVat: { pence: 5_000 }, exVat: { pence: 4_167 } },
        totals: { total: { incVat: { pence: 5_000 } }, vat: { pence: 833 } },
      },
    },
  });

  // The drawer covers the VAT switch.
  await page.evaluate(() => (document.documentElement.dataset.vat = 'included'));
  await expect(shown(page, '£41.67')).toHaveCount(0);
  expect(watched.complaints).toEqual([]);
});
