import { expect, test, type Page } from '@playwright/test';
import { open, watch } from './watch.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');

test('handles filtered by a finish are shown in it, here and on the next pages', async ({ page }) => {
  const watched = watch(page);
  await open(page, '/hardware/door-handles/?filter.Finish=Satin+Brass');
  const card = cards(page).first();
  await card.getByRole('button', { name: /^Quick View of/ }).press('Enter');
  const quickView = page.getByRole('dialog');
  await expect(quickView.getByRole('radio', { name: /^Satin Brass/ })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(quickView).toHaveCount(0);

  await page.getByRole('link', { name: 'Show more', exact: true }).click();
  await expect(cards(page)).not.toHaveCount(16);
  for (const each of await cards(page).all()) {
    await expect(each.getByRole('img').first()).toHaveAccessibleName(/, Satin Brass/);
    await expect(each.getByRole('link').first()).toHaveAttribute('href', /[?&]finish=satin-brass(&|$)/);
  }
  const name = (await card.getByRole('link').first().textContent()) ?? '';
  const [price] = /£[\d,.]+/.exec(await card.innerText()) ?? [];
  await card.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page).toHaveURL(/[?&]finish=satin-brass(&|$)/);
  const main = page.getByRole('main');
  await expect(main.getByRole('radio', { name: /^Satin Brass/ }).first()).toBeChecked();
  await expect(main.getByText(price ?? 'a price', { exact: false }).first()).toBeVisible();

  const inSatinBrass = page.getByRole('region', { name: 'You may also like' }).locator('a[href*="finish=satin-brass"]');
  await expect(page.getByRole('list', { name: 'Pictures' }).getByRole('img').first()).toHaveAccessibleName(
    /, Satin Brass/,
  );
  await expect(inSatinBrass.first()).toBeAttached();
  const finishes = page.getByRole('group', { name: /^Finish/ });
  await finishes.getByRole('radio', { checked: false }).first().check({ force: true });
  await expect(inSatinBrass).toHaveCount(0);
  expect(watched.complaints).toEqual([]);
});
