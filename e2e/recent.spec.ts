import { expect, test, type Page } from '@playwright/test';
import { open, watch } from './watch.ts';

const HANDLE = '/heritage-brass-stepney-cup-handle-76mm/';
const SOCKET = '/heritage-brass-pimlico-2-gang-13a-dp-switched-socket/';
const shelf = (page: Page) => page.getByRole('region', { name: 'Recently viewed' });
const names = (page: Page) => shelf(page).getByRole('heading', { level: 3 });

async function view(page: Page, path: string) {
  await open(page, path);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
}

test('viewed products show on other pages of the tab until they are cleared', async ({ page, context }) => {
  const watched = watch(page);
  await view(page, HANDLE);
  await expect(shelf(page)).toHaveCount(0);
  await view(page, SOCKET);
  await expect(names(page)).toHaveText([/Stepney Cup Handle/]);
  await view(page, '/');
  await expect(names(page)).toHaveText([/Pimlico/, /Stepney/]);
  // Without optional cookies they are kept for the tab alone.
  expect(await page.evaluate(() => localStorage.getItem('recently-viewed'))).toBeNull();
  const other = await context.newPage();
  await view(other, '/');
  await expect(shelf(other)).toHaveCount(0);

  await shelf(page).getByRole('button', { name: 'Clear this list' }).click();
  await expect(shelf(page)).toHaveCount(0);
  expect(await page.evaluate(() => sessionStorage.getItem('recently-viewed'))).toBeNull();
  expect(watched.complaints).toEqual([]);
});
