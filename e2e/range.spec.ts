import { expect, test } from '@playwright/test';
import { findProduct } from './find-product.ts';
import { hydrated } from './watch.ts';

test('View Complete Range shows the range in one grid, one kind or all, and Complete the range shows it in the chosen finish', async ({
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
  // One grid, of which a kind shows its own part.
  const all = await cards.count();
  await main.getByRole('navigation', { name: 'Kinds' }).getByRole('link').nth(1).click();
  await expect(page).toHaveURL(/\/ranges\/[a-z-]+\/\?kind=[a-z-]+$/);
  await expect.poll(() => cards.count()).toBeLessThan(all);
  await page.reload();
  expect(await cards.count()).toBeLessThan(all);

  await page.goto(path);
  await page.getByRole('link', { name: 'View Complete Range' }).click();
  await expect(page).toHaveURL(/\/ranges\/[a-z-]+\/$/);

  const whole = page.url();
  for (const filter of ['finish=tartan', 'kind=boats', 'finish=satin-brass&kind=boats']) {
    expect((await page.goto(`${whole}?${filter}`))?.status()).toBe(200);
    await expect(main.getByRole('heading', { name: 'No products match all your filters' })).toBeVisible();
    await expect(cards).toHaveCount(0);
  }
  await main.getByRole('link', { name: 'See the whole range' }).click();
  await expect(page).toHaveURL(whole);
  expect((await page.goto('/ranges/nothing-here/'))?.status()).toBe(404);
});
