import { expect, test } from '@playwright/test';
import { findProduct } from './find-product.ts';
import { hydrated } from './watch.ts';

test('the energy label’s arrow opens the label and the information sheet', async ({ page, request }) => {
  const { path, energyClass } = await findProduct(request, 'bulb', (product) => product.energyClass !== null);
  await page.goto(path);
  await hydrated(page);
  const arrow = page
    .getByRole('main')
    .getByRole('button', { name: `Energy class ${energyClass} on a scale from A to G` })
    .first();
  await arrow.press('Enter');
  const label = page.getByRole('dialog', { name: 'Energy label' });
  await expect(label.getByRole('row', { name: `Energy efficiency class ${energyClass}` })).toBeVisible();
  await expect(label.getByText('kWh/1000h')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(label).toBeHidden();
  await expect(arrow).toBeFocused();
});

test('in a list and a quick view the arrow opens the label too, and Escape closes only that', async ({ page }) => {
  await page.goto('/lamps-bulbs/lamps-bulbs/');
  await hydrated(page);
  const label = page.getByRole('dialog', { name: 'Energy label' });
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Energy class/ })
    .first()
    .click();
  await expect(label.getByRole('table')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(label).toBeHidden();
  await page
    .getByRole('button', { name: /^Quick View/ })
    .first()
    .press('Enter');
  const quickView = page.locator('dialog[open]');
  await quickView.getByRole('button', { name: /^Energy class/ }).click();
  await expect(label.getByRole('table')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(label).toBeHidden();
  await expect(quickView.getByRole('button', { name: /^Add to basket/ })).toBeVisible();
  await expect(page).toHaveURL(/\/lamps-bulbs\/lamps-bulbs\/$/);
});
