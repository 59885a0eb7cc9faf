import { expect, test } from '@playwright/test';
import { open } from './watch.ts';

const HANDLE = '/heritage-brass-stepney-cup-handle-76mm/';

test('“Complete the range” shows the range in the chosen finish, or one kind of it', async ({ page }) => {
  await open(page, HANDLE);
  await page.getByRole('radio', { name: 'Satin Brass' }).first().check({ force: true });
  await page.getByRole('link', { name: 'Complete the range in Satin Brass' }).click();
  await expect(page).toHaveURL(/\/ranges\/[a-z-]+\/\?finish=satin-brass$/);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(/ in Satin Brass$/);
  const cards = main.getByRole('article');
  expect(await cards.count()).toBeGreaterThan(1);
  await expect(cards.getByRole('heading').locator('a:not([href*="finish=satin-brass"])')).toHaveCount(0);
  await main.getByRole('navigation', { name: 'Finishes' }).getByRole('link', { name: 'All finishes' }).click();
  await expect(page).toHaveURL(/\/ranges\/[a-z-]+\/$/);
  // One grid, of which a kind shows its own part.
  const all = await cards.count();
  await main.getByRole('navigation', { name: 'Kinds' }).getByRole('link').nth(1).click();
  await expect(page).toHaveURL(/\/ranges\/[a-z-]+\/\?kind=[a-z-]+$/);
  await expect.poll(() => cards.count()).toBeLessThan(all);
});
