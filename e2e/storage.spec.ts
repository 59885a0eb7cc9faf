import { expect, test, type Page } from '@playwright/test';
import { register } from './account-steps.ts';
import { findProduct } from './find-product.ts';
import { hydrated } from './watch.ts';

test.use({ storageState: { cookies: [], origins: [] } });

/** Returns the names of everything in cookies and storage. */
async function kept(page: Page): Promise<string[]> {
  const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  return [...stored, ...(await page.context().cookies()).map(({ name }) => name)];
}

test('a whole visit stores only what the cookie page names', async ({ page, request }) => {
  test.setTimeout(90_000);
  const seen = new Set<string>();
  const note = async (name: string) => {
    await expect.poll(() => kept(page)).toContain(name);
    for (const one of await kept(page)) seen.add(one);
  };
  const { path } = await findProduct(
    request,
    'bulb',
    ({ variants, stock }) => variants.length === 0 && stock.status === 'PLENTY',
  );

  await page.goto('/');
  await hydrated(page);
  await page.getByRole('region', { name: 'Cookies' }).getByRole('button', { name: 'Accept' }).click();
  await note('consent');
  await page.getByRole('banner').getByRole('radio', { name: 'Excluded' }).check();
  await note('vat');
  await page.getByRole('contentinfo').getByRole('radio', { name: 'Dark' }).check();
  await note('colour-scheme');
  await page.getByRole('banner').getByRole('combobox').fill('brass');
  await page.getByRole('banner').getByRole('combobox').press('Enter');
  await expect(page).toHaveURL(/\/search\?query=brass/);
  await note('recent-searches');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Two per row' }).click();
  await note('list-columns');
  await page.setViewportSize({ width: 1280, height: 720 });

  await page.goto('/quick-order');
  await hydrated(page);
  await page.getByRole('textbox', { name: 'Codes and quantities' }).fill('HB-STP-CP-SB x 2');
  await page.getByRole('button', { name: 'Add to list' }).click();
  await note('quick-order');
  await page.goto(path);
  await hydrated(page);
  await note('react-router-scroll-positions');
  await note('recently-viewed');
  await page.getByRole('button', { name: 'Save to a list' }).click();
  await page.getByRole('dialog', { name: 'Save to a list' }).getByRole('button', { name: 'Save', exact: true }).click();
  await note('saved-lists');
  await note('saved-skus');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Compare / })
    .first()
    .click();
  await note('compare');
  await page.getByRole('button', { name: 'Check postcode' }).click();
  await page.getByRole('dialog', { name: 'Delivery Estimator' }).getByRole('textbox').fill('SE1 0ZZ');
  await page.getByRole('dialog', { name: 'Delivery Estimator' }).getByRole('textbox').press('Enter');
  await note('postcode');
  await page.keyboard.press('Escape');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Add to basket/ })
    .first()
    .click();
  await note('cart');
  await note('cart_token');
  await page.goto('/checkout-now');
  await page.getByRole('textbox', { name: 'First name' }).fill('Ada');
  await page.getByRole('textbox', { name: 'First name' }).blur();
  await note('checkout');

  await register(page, `kept-${Date.now()}@shopper.example`);
  await expect(page.getByRole('navigation', { name: 'Account' })).toBeVisible();
  await note('session_token');
  await note('device_token');
  await note('signed_in');

  await page.goto('/cookies/');
  const named = await page.getByRole('main').locator('tbody th').allInnerTexts();
  // Stored only when a script fails to load, as after a new build, when a mailed link was opened, when an order was placed, or for a moment.
  const always = (names: Iterable<string>) =>
    [...names].filter((name) => !/^(?:reloaded:|token:|(?:placed|last)-order$|probe$)/.test(name)).toSorted();
  expect(always(named)).toEqual(always(seen));
  expect(named).toEqual(expect.arrayContaining(['last-order', 'placed-order', 'probe']));
});
