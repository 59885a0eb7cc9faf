import { expect, test, type Page } from '@playwright/test';
import { findPlain } from './find-product.ts';
import { open, watch } from './watch.ts';

const field = (page: Page) => page.getByRole('banner').getByRole('combobox', { name: 'Search the shop' });
/** The field of `/search`, which has no suggestions. */
const searchField = (page: Page) => page.getByRole('banner').getByRole('searchbox', { name: 'Search the shop' });
const list = (page: Page) => page.getByRole('banner').getByRole('listbox', { name: 'Suggestions' });
const options = (page: Page) => list(page).getByRole('option');
const results = (page: Page, term: string) =>
  page.getByRole('heading', { level: 1, name: `Results for “${term}”`, exact: true });

/** Types like a shopper, and waits for the suggestions for exactly that text. */
async function type(page: Page, text: string) {
  await field(page).pressSequentially(text);
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(
    list(page)
      .getByRole('group', { name: /^(Searches|Products)$/ })
      .first(),
  ).toBeVisible();
}

/** Holds the requests of a kind back until the returned function is called. */
async function hold(page: Page, url: RegExp | string, isHeld: (body: string) => boolean = () => true) {
  const held = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    if (isHeld(route.request().postData() ?? '')) await held.promise;
    await route.continue();
  });
  return () => held.resolve();
}

test('typing suggests categories and products; a code finds its product first', async ({ page, request }) => {
  const { path, sku } = await findPlain(request, 'bulb');
  const watched = watch(page);
  const scripts: string[] = [];
  page.on('request', (each) => each.url().includes('SuggestBox') && scripts.push(each.url()));
  const letGo = await hold(page, /SuggestBox.*\.js/);
  await open(page, '/brands/hamilton/');
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
  expect([scripts, watched.graphRequests]).toEqual([[], []]);

  // Text typed before the code has loaded stays, with the caret in place.
  await field(page).click();
  await field(page).pressSequentially('dowl');
  await field(page).press('ArrowLeft');
  letGo();
  await expect(list(page)).toBeVisible();
  await field(page).pressSequentially('n');
  await expect(field(page)).toHaveValue('downl');
  const category = options(page).filter({ hasText: 'in Downlights' });
  await expect(category).toBeVisible();
  await expect(list(page).getByRole('group', { name: 'Products' }).getByRole('option').first()).toContainText(/£\d/);
  await expect(options(page).filter({ hasText: /See all \d+ results/ })).toBeVisible();
  expect(await options(page).count()).toBeLessThanOrEqual(10);
  await category.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Downlights' })).toBeVisible();
  await expect(list(page)).toBeHidden();

  await field(page).fill('');
  await type(page, sku.toLowerCase().replaceAll('-', ''));
  await expect(options(page).first()).toContainText(sku);
  await options(page).first().click();
  await expect(page).toHaveURL(path);
  expect(watched.complaints).toEqual([]);
});

test('typing during a navigation keeps focus in the field; otherwise focus moves to the page', async ({ page }) => {
  const letGo = await hold(page, '**/graphql', (body) => body.includes('"searching"'));
  await open(page, '/');
  await field(page).fill('brass');
  await field(page).press('Enter');
  await field(page).fill('gu10');
  letGo();
  await expect(results(page, 'brass')).toBeVisible();
  await page.keyboard.type(' bulb');
  await expect(searchField(page)).toHaveValue('gu10 bulb');
  await page.keyboard.press('Enter');
  await expect(results(page, 'gu10 bulb')).toBeVisible();
  await open(page, '/');
  await field(page).fill('pendant');
  await field(page).press('Enter');
  await expect(results(page, 'pendant')).toBeFocused();
});

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the overlay is a sheet, and a chosen page replaces its history entry', async ({ page }) => {
    await open(page, '/interior-lighting/');
    await field(page).tap();
    await type(page, 'dim');
    await page.goBack();
    await expect(list(page)).toBeHidden();
    await expect(page).toHaveURL(/\/interior-lighting\/$/);

    await field(page).fill('');
    await field(page).tap();
    await type(page, 'downl');
    await options(page).filter({ hasText: 'in Downlights' }).tap();
    await expect(page).toHaveURL(/\/downlights\/$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/interior-lighting\/$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Interior Lighting' })).toBeVisible();
    await expect(list(page)).toBeHidden();
  });
});
