import { expect, test, type Page } from '@playwright/test';
import { open, watch } from './watch.ts';

const tray = (page: Page) => page.getByRole('region', { name: 'Compare', exact: true });
const compareButtons = (page: Page) => page.getByRole('article').getByRole('button', { name: /^Compare / });
const columns = (page: Page) => page.getByRole('columnheader');

test('products are chosen on a list, compared side by side, and shared by the address', async ({ page }) => {
  const watched = watch(page);
  await open(page, '/interior-lighting/pendants/');
  await compareButtons(page).nth(0).click();
  await expect(tray(page)).toContainText('Choose another to compare');
  for (const index of [1, 2, 3]) await compareButtons(page).nth(index).click();
  await expect(tray(page).getByRole('link', { name: 'Compare 4' })).toBeVisible();
  await compareButtons(page).nth(4).click();
  await expect(page.getByText('You can compare four products. Please remove one first.')).toBeVisible();
  await compareButtons(page).nth(3).click();
  await tray(page).getByRole('link', { name: 'Compare 3' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Compare products' })).toBeVisible();
  await expect(columns(page)).toHaveCount(3);
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
  const all = await rows.count();
  await rows.last().scrollIntoViewIfNeeded();
  await expect(columns(page).first()).toBeInViewport({ ratio: 1 });
  await page.getByRole('checkbox', { name: 'Only show differences' }).check();
  await expect(rows.filter({ hasNotText: 'differs' })).toHaveCount(0);
  expect(await rows.count()).toBeLessThan(all);
  // A phone says of the two columns that it shows what they differ in.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('checkbox', { name: 'Only show differences' }).uncheck();
  const shown = await rows.evaluateAll((all) => all.map((row) => (row as HTMLElement).innerText.split(/\n+/)));
  expect(shown.filter(([name = '', one, other]) => name.includes('differs') !== (one !== other))).toEqual([]);
  await page.getByRole('combobox', { name: 'First product' }).selectOption({ index: 2 });
  await page.setViewportSize({ width: 1280, height: 844 });
  await expect(columns(page)).toHaveCount(3);

  await page.getByRole('button', { name: 'Remove' }).first().click();
  await expect(columns(page)).toHaveCount(2);
  const html = await (await page.request.get(page.url())).text();
  expect(html.match(/<th [^>]*scope="col"/g)).toHaveLength(2);
  expect(await (await page.request.get('/compare')).text()).toContain('Nothing to compare yet');
  expect(watched.complaints).toEqual([]);
});
