import { expect, test } from '@playwright/test';
import { findProduct } from './find-product.ts';
import { hydrated } from './watch.ts';

test('View Complete Range shows the range by kind, and Complete the range shows it in the chosen finish', async ({
  page,
  request,
}) => {
  const { path } = await findProduct(
    request,
    'satin brass lever door handle on rose',
    ({ variants }) => variants.length > 1,
  );
  await page.goto(path);
  await hydrated(page);
  await page.getByRole('radio', { name: 'Satin Brass' }).first().check({ force: true });
  await page.getByRole('link', { name: 'Complete the range in Satin Brass' }).click();
  await expect(page).toHaveURL(/\/ranges\/[a-z-]+\/\?finish=satin-brass$/);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(/ in Satin Brass$/);
  const cards = main.getByRole('article');
  expect(await cards.count()).toBeGreaterThan(1);
  for (const href of await cards
    .getByRole('heading')
    .getByRole('link')
    .evaluateAll((links) => links.map(String)))
    expect(href).toContain('finish=satin-brass');
  await main.getByRole('navigation', { name: 'Finishes' }).getByRole('link', { name: 'All finishes' }).click();
  await expect(page).toHaveURL(/\/ranges\/[a-z-]+\/$/);
  expect(await main.getByRole('region').count()).toBeGreaterThan(1);
  await expect(main.getByRole('heading', { level: 2 }).first()).toBeVisible();

  await page.goto(path);
  await page.getByRole('link', { name: 'View Complete Range' }).click();
  await expect(page).toHaveURL(/\/ranges\/[a-z-]+\/$/);
  expect((await page.goto('/ranges/nothing-here/'))?.status()).toBe(404);
});
