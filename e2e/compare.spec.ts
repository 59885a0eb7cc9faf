import { expect, test, type Page } from '@playwright/test';
import { hydrated, watch } from './watch.ts';

const LIST = '/interior-lighting/pendants/';
const tray = (page: Page) => page.getByRole('region', { name: 'Compare', exact: true });
const compareButtons = (page: Page) => page.getByRole('article').getByRole('button', { name: /^Compare / });

test('products are chosen on a list, compared side by side, and shared by the address', async ({ page, browser }) => {
  const watched = watch(page);
  await page.goto(LIST);
  await hydrated(page);
  await compareButtons(page).nth(0).click();
  await expect(tray(page)).toContainText('Choose another to compare');
  for (const index of [1, 2, 3]) await compareButtons(page).nth(index).click();
  await expect(tray(page).getByRole('link', { name: 'Compare 4' })).toBeVisible();
  await compareButtons(page).nth(4).click();
  await expect(page.getByText('You can compare four products. Please remove one first.')).toBeVisible();
  await page
    .getByRole('article')
    .getByRole('button', { name: /Compare /, pressed: true })
    .last()
    .click();
  await tray(page).getByRole('link', { name: 'Compare 3' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Compare products' })).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveCount(3);
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
  const all = await rows.count();
  await rows.last().scrollIntoViewIfNeeded();
  await expect(page.getByRole('columnheader').first()).toBeInViewport({ ratio: 1 });
  await page.getByRole('checkbox', { name: 'Only show differences' }).check();
  await expect(rows.filter({ hasNotText: 'differs' })).toHaveCount(0);
  expect(await rows.count()).toBeLessThan(all);

  const client = await (await browser.newContext()).newPage();
  expect((await client.goto(page.url()))?.status()).toBe(200);
  await expect(client.getByRole('columnheader')).toHaveCount(3);
  await page
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await expect(page.getByRole('columnheader')).toHaveCount(2);
  await page.reload();
  await expect(page.getByRole('columnheader')).toHaveCount(2);
  await page.goto('/compare');
  await expect(page.getByRole('heading', { name: 'Nothing to compare yet' })).toBeVisible();
  expect(watched.complaints).toEqual([]);
});

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('two of the products are compared at a time', async ({ page }) => {
    await page.goto('/compare?codes=HB-PIM-13S2-SB,HB-STP-CP-SB,LV-GLSD-125-B22-27');
    await hydrated(page);
    await expect(page.getByRole('columnheader')).toHaveCount(2);
    await page.getByRole('combobox', { name: 'Second product' }).selectOption({ index: 2 });
    await expect(page.getByRole('columnheader').last()).toContainText('B22');
    await page.getByRole('combobox', { name: 'First product' }).selectOption({ index: 2 });
    await expect(page.getByRole('columnheader')).toHaveCount(2);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
});
