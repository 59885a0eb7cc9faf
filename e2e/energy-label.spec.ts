import { expect, test } from '@playwright/test';
import { open } from './watch.ts';

test('the energy label opens over a list and a quick view, and Escape closes only that', async ({ page }) => {
  await open(page, '/lamps-bulbs/lamps-bulbs/');
  const label = page.getByRole('dialog', { name: 'Energy label' });
  const arrow = page
    .getByRole('main')
    .getByRole('button', { name: /^Energy class [A-G] on a scale from A to G/ })
    .first();
  const energyClass = /class (\w)/.exec((await arrow.textContent()) ?? '')?.[1];
  await arrow.press('Enter');
  await expect(label.getByRole('row', { name: `Energy efficiency class ${energyClass}` })).toBeVisible();
  await expect(label.getByText('kWh/1000h')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(label).toBeHidden();
  await expect(arrow).toBeFocused();
  await page.getByRole('button', { name: 'Quick View' }).first().press('Enter');
  const quickView = page.locator('dialog[open]');
  await quickView.getByRole('button', { name: /^Energy class/ }).click();
  await expect(label.getByRole('table')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(label).toBeHidden();
  await expect(quickView.getByRole('button', { name: /^Add to basket/ })).toBeVisible();
  await expect(page).toHaveURL(/\/lamps-bulbs\/lamps-bulbs\/$/);
});
