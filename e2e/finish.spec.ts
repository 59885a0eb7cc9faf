import { expect, test, type Page } from '@playwright/test';
import { hydrated, watch } from './watch.ts';

const LIST = '/hardware/door-handles/';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const finishOf = (page: Page) => new URL(page.url()).searchParams.get('finish');

/** The path of a picture without its width. */
const pictureOf = (source: string | null) => /[0-9a-f]{16}/.exec(source ?? '')?.[0] ?? source;

test('handles filtered by a finish are shown in it, and the product opens in it', async ({ page }) => {
  const watched = watch(page);
  await page.goto(LIST);
  await hydrated(page);
  await page
    .getByRole('complementary', { name: 'Filters' })
    .getByRole('checkbox', { name: /^Satin Brass/ })
    .check({ force: true });
  await expect(page).toHaveURL(/Satin[+ ]Brass|Satin%20Brass/);
  await expect(page.getByRole('list', { name: 'Selected filters' })).toContainText('Satin Brass');
  const inFinish = cards(page).filter({ has: page.getByRole('img', { name: /, Satin Brass/ }) });
  await expect(inFinish).toHaveCount(16);
  await page.getByRole('link', { name: 'Show more', exact: true }).click();
  await expect(cards(page)).not.toHaveCount(16);

  for (const card of await cards(page).all()) {
    await expect(card.getByRole('img').first()).toHaveAccessibleName(/, Satin Brass/);
    await expect(card.getByRole('link').first()).toHaveAttribute('href', /[?&]finish=satin-brass(&|$)/);
  }

  const card = cards(page).first();
  const name = (await card.getByRole('link').first().textContent()) ?? '';
  const picture = pictureOf(await card.getByRole('img').first().getAttribute('src'));
  const [price] = /£[\d,.]+/.exec(await card.innerText()) ?? [];
  await card.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('radio', { name: /^Satin Brass/ }).first()).toBeChecked();
  expect(finishOf(page)).toBe('satin-brass');
  const main = page.getByRole('main');
  const shown = main.getByRole('img', { name: /, Satin Brass/ }).first();
  await expect(shown).toBeVisible();
  expect(pictureOf(await shown.getAttribute('src'))).toBe(picture);
  await expect(main.getByText(price ?? 'a price', { exact: false }).first()).toBeVisible();

  // The rest of the page follows: the pictures, and the related products that come in the finish; on a choice too.
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

test('the server renders the same cards, and a quick view opens in the finish too', async ({ page }) => {
  await page.goto(`/search?${new URLSearchParams({ query: 'satin brass door handle' })}`);
  const inFinish = cards(page).filter({ has: page.locator('a[href*="finish=satin-brass"]') });
  await expect(inFinish.first().getByRole('img').first()).toHaveAccessibleName(/, Satin Brass/);
  await hydrated(page);
  await inFinish
    .first()
    .getByRole('button', { name: /^Quick View of/ })
    .click();
  await expect(page.getByRole('dialog').getByRole('radio', { name: /^Satin Brass/ })).toBeChecked();
});

test('the SKU of a variant opens its product with the variant chosen', async ({ page }) => {
  await page.goto(LIST);
  await hydrated(page);
  await page
    .getByRole('complementary', { name: 'Filters' })
    .getByRole('checkbox', { name: /^Satin Brass/ })
    .check({ force: true });
  const link = cards(page).first().getByRole('link').first();
  await expect(link).toHaveAttribute('href', /finish=satin-brass/);
  const path = await link.getAttribute('href');
  const sku = await cards(page)
    .first()
    .getByText(/^[A-Z]+(-[A-Z0-9]+)+$/)
    .innerText();
  const field = page.getByRole('combobox', { name: 'Search the shop' });
  await field.fill(sku.toLowerCase());
  await field.press('Enter');
  await expect(page.getByRole('radio', { name: /^Satin Brass/ }).first()).toBeChecked();
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(path);

  const response = await page.request.get(`/search?query=${sku}`, { maxRedirects: 0 });
  expect([response.status(), response.headers()['location']]).toEqual([302, path]);
});

test('an unfiltered list links to products without a variant', async ({ page }) => {
  await page.goto(LIST);
  for (const card of await cards(page).all())
    await expect(card.getByRole('link').first()).not.toHaveAttribute('href', /\?/);
});

test('a finish is matched across the shop, whatever its maker calls it', async ({ page }) => {
  const watched = watch(page);
  await page.goto('/finishes');
  await hydrated(page);
  const menu = page.getByRole('banner').getByRole('navigation', { name: 'Categories' });
  await menu.getByRole('button', { name: 'Hardware menu' }).click();
  await menu.getByRole('link', { name: 'Satin Brass' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Satin Brass' })).toBeVisible();
  await expect(page.getByText(/Heritage Brass.* call it Satin Brass\./)).toBeVisible();
  for (const name of ['Interior Lighting', 'Switches & Sockets', 'Hardware']) {
    const department = page.getByRole('region', { name });
    await expect(department.getByRole('img').first()).toHaveAccessibleName(/, Satin Brass/);
    await expect(department.getByRole('link', { name: new RegExp(`^All \\d+ in ${name}`) })).toBeVisible();
  }
  await page.getByRole('link', { name: /^All \d+ in Hardware/ }).click();
  await expect(page.getByRole('list', { name: 'Selected filters' })).toContainText('Satin Brass');
  await page.getByRole('link', { name: 'Match Satin Brass across the shop' }).click();
  await expect(page).toHaveURL('/finishes/satin-brass');
  const response = await page.goto('/finishes/brushed-brass');
  expect([new URL(page.url()).pathname, response?.status()]).toEqual(['/finishes/satin-brass', 200]);
  expect((await page.goto('/finishes/tartan'))?.status()).toBe(404);
  expect(watched.complaints.filter((complaint) => !complaint.includes('404'))).toEqual([]);
});
