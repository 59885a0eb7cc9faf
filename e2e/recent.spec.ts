import { expect, test, type Page } from '@playwright/test';
import { hydrated, watch } from './watch.ts';

const PRODUCTS = ['/heritage-brass-stepney-cup-handle-76mm/', '/heritage-brass-pimlico-2-gang-13a-dp-switched-socket/'];
const shelf = (page: Page) => page.getByRole('region', { name: 'Recently viewed' });
const names = (page: Page) => shelf(page).getByRole('heading', { level: 3 });

async function view(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
}

test('products that were viewed show on other pages, the last one first, until they are cleared', async ({ page }) => {
  const watched = watch(page);
  await view(page, PRODUCTS[0] ?? '');
  await expect(shelf(page)).toHaveCount(0);
  await view(page, PRODUCTS[1] ?? '');
  await expect(names(page)).toHaveText([/Stepney Cup Handle/]);
  await view(page, '/');
  await expect(names(page)).toHaveText([/Pimlico/, /Stepney/]);
  await shelf(page).getByRole('button', { name: 'Clear this list' }).click();
  await expect(shelf(page)).toHaveCount(0);
  await view(page, '/');
  await expect(shelf(page)).toHaveCount(0);
  expect(watched.complaints).toEqual([]);
});

test('without optional cookies they are kept for the tab alone', async ({ page, context }) => {
  await view(page, PRODUCTS[0] ?? '');
  expect(await page.evaluate(() => localStorage.getItem('recently-viewed'))).toBeNull();
  const other = await context.newPage();
  await view(other, '/');
  await expect(shelf(other)).toHaveCount(0);
});

test('once cookies are accepted they are there after a week', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] }, baseURL });
  const page = await context.newPage();
  await view(page, PRODUCTS[0] ?? '');
  await page.getByRole('region', { name: 'Cookies' }).getByRole('button', { name: 'Accept' }).click();
  await view(page, PRODUCTS[1] ?? '');
  const other = await context.newPage();
  await view(other, '/');
  await expect(names(other)).toHaveText([/Pimlico/, /Stepney/]);
  await context.close();
});
