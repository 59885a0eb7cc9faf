import { expect, test, type Page } from '@playwright/test';
import { hydrated, watch } from './watch.ts';

const products = (page: Page) => page.getByRole('main').getByRole('article');
const NAME = { name: 'Search the shop' };
/** The header's field; on `/search` and without scripts it has no suggestions. */
const field = (page: Page) => page.getByRole('combobox', NAME).or(page.getByRole('searchbox', NAME));

test('a search finds products by their words', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await field(page).fill('brass');
  await field(page).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('brass');
  await expect(products(page).first()).toBeVisible();
  await expect(field(page)).toHaveValue('brass');
});

test('an empty term does not navigate', async ({ page }) => {
  await page.goto('/interior-lighting/');
  await hydrated(page);
  await field(page).fill('   ');
  await field(page).press('Enter');
  await expect(page).toHaveURL(/\/interior-lighting\/$/);
});

test('results can be filtered, sorted and loaded further like any list', async ({ page }) => {
  const watched = watch(page);
  await page.goto('/search?query=dimmer+switch');
  await hydrated(page);
  const filters = page.getByRole('complementary', { name: 'Filters' });
  await filters.getByRole('checkbox', { name: /^Hamilton/ }).click();
  await expect(page).toHaveURL(/\/search\?query=dimmer\+switch&brand=hamilton$/);
  await expect(products(page).first()).toContainText('Hamilton');
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price, low to high');
  await expect(page).toHaveURL(/brand=hamilton&sort=price-asc$/);
  await expect
    .poll(async () => {
      const prices = (await products(page).allInnerTexts()).map((text) =>
        Number(/£([\d,]+\.\d\d)/.exec(text)?.[1]?.replace(',', '')),
      );
      return prices.every((price, index) => index === 0 || price >= (prices[index - 1] ?? 0));
    })
    .toBe(true);
  await page.getByRole('link', { name: 'Load more results' }).click();
  await expect(products(page)).toHaveCount(32);
  await expect(page).toHaveURL(/sort=price-asc&page=1-2$/);
  await page.reload();
  await expect(products(page)).toHaveCount(32);
  await expect(field(page)).toHaveValue('dimmer switch');
  expect(watched.complaints).toEqual([]);
});

test('results can be filtered by category, and the filter is in the address', async ({ page }) => {
  const watched = watch(page);
  await page.goto('/search?query=wall+lights');
  await hydrated(page);
  const categories = page.getByRole('complementary', { name: 'Filters' }).getByRole('group', { name: 'Category' });
  const box = categories.getByRole('checkbox', { name: /^Picture Lights/ });
  await box.click();
  await expect(page).toHaveURL('/search?query=wall+lights&filter.Category=Picture+Lights');
  await expect(products(page).first()).toContainText(/picture light/i);
  await expect(categories.getByRole('checkbox', { name: /^Modern Wall Lights/ })).not.toBeChecked();
  await page.reload();
  await expect(box).toBeChecked();
  expect(watched.complaints).toEqual([]);
});

test('a typo is corrected, and the page says so', async ({ page }) => {
  await page.goto('/search?query=dimer+swich');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('dimer swich');
  await expect(page.getByText('Showing results for dimmer switch. Search for dimer swich instead.')).toBeVisible();
  await expect(products(page).first()).toContainText(/dimmer/i);
  await expect(field(page)).toHaveValue('dimer swich');
  await page.getByRole('link', { name: 'dimer swich', exact: true }).click();
  await expect(page).toHaveURL('/search?query=dimer+swich&verbatim=yes');
  await expect(page.getByText('Oops.. No products found matching "dimer swich"')).toBeVisible();
});

test('a finish that nobody sells is replaced by the nearest, and the words as typed are one link away', async ({
  page,
}) => {
  await page.goto('/search?query=gunmetal+toggle+switch');
  await expect(
    page.getByText(
      'We don’t sell gunmetal. Showing the nearest we do: black nickel. Search for gunmetal toggle switch instead.',
    ),
  ).toBeVisible();
  await page.getByRole('link', { name: 'gunmetal toggle switch', exact: true }).click();
  await expect(page).toHaveURL('/search?query=gunmetal+toggle+switch&verbatim=yes');
  await expect(page.getByText(/We don’t sell anything called gunmetal toggle switch/)).toBeVisible();
  await expect(products(page).first()).toContainText(/switch/i);
});

test('a search says how many products match all of its words, and how many some', async ({ page }) => {
  await page.goto('/search?query=gu10+5w+cool+white');
  const count = page.getByRole('main').getByRole('status').first();
  await expect(count).toContainText(/^[\d,]+ products: \d+ match all words, [\d,]+ match some/);
  const [total, all, some] = (await count.innerText()).replaceAll(',', '').match(/\d+/g) ?? [];
  expect(Number(all) + Number(some)).toBe(Number(total));
  await page.goto('/search?query=gu10');
  await expect(count).toContainText(/^\d+ products/);
  await expect(count).not.toContainText('words');
});

test('a search without results says so and offers help', async ({ page }) => {
  await page.goto('/search?query=zzzzqqqq');
  await expect(page.getByText('Oops.. No products found matching "zzzzqqqq"')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Interior Lighting' })).toBeVisible();
  await expect(field(page)).toHaveValue('zzzzqqqq');
});

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('a price in words becomes a filter that can be removed', async ({ page }) => {
      await page.goto('/');
      if (javaScriptEnabled) await hydrated(page);
      const box = field(page);
      await box.fill('brass wall light under £60');
      await box.press('Enter');
      await expect(page).toHaveURL(/\/search\?query=brass\+wall\+light&max-price=60$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “brass wall light”');
      await expect(products(page).first()).toBeVisible();
      for (const text of await products(page).allInnerTexts()) {
        const [, pounds = ''] = /£([\d,]+\.\d\d)/.exec(text) ?? [];
        expect(Number(pounds.replace(',', ''))).toBeLessThanOrEqual(60);
      }
      await page
        .getByRole('list', { name: 'Selected filters' })
        .getByRole('link', { name: 'Remove filter Price: up to £60' })
        .click();
      await expect(page).toHaveURL(/\/search\?query=brass\+wall\+light$/);
      await expect(page.getByRole('list', { name: 'Selected filters' })).toHaveCount(0);
    });

    test('a word that is a material is offered as a filter', async ({ page }) => {
      await page.goto('/search?query=brass+door+handle');
      if (javaScriptEnabled) await hydrated(page);
      const suggested = page.getByRole('list', { name: 'Suggested filters' });
      await expect(suggested.getByRole('link')).toHaveText(['Only Brass Material']);
      await suggested.getByRole('link', { name: 'Only Brass' }).click();
      await expect(page).toHaveURL(/\/search\?query=door\+handle&filter\.Material=Brass$/);
      const heading = page.getByRole('heading', { level: 1, name: 'Results for “door handle”' });
      await expect(heading).toBeVisible();
      if (javaScriptEnabled) await expect(heading).toBeFocused();
      await expect(page.getByRole('link', { name: 'Remove filter Material: Brass' })).toBeVisible();
      await expect(suggested).toHaveCount(0);
    });
  });

test('a price in words leaves other filters and a price of the address as they are', async ({ page }) => {
  const found = await page.request.get('/search?query=lamp+%C2%A310+to+%C2%A330&brand=astro&sort=name', {
    maxRedirects: 0,
  });
  expect(found.headers()['location']).toBe('/search?query=lamp&brand=astro&min-price=10&max-price=30&sort=name');
  const priced = await page.request.get('/search?query=lamp+under+%C2%A320&max-price=50', { maxRedirects: 0 });
  expect(priced.status()).toBe(200);
});
