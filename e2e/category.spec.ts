import { expect, test, type Page } from '@playwright/test';
import { hydrated, open, watch } from './watch.ts';

const LIST = '/interior-lighting/';

const products = (page: Page) => page.getByRole('main').getByRole('article');
const more = (page: Page) => page.getByRole('link', { name: 'Show more', exact: true });
const chosen = (page: Page) =>
  page.getByRole('list', { name: 'Selected filters' }).getByRole('link', { name: /^Remove filter/ });
const filters = (page: Page) => page.getByRole('complementary', { name: 'Filters' });
const query = (page: Page) => decodeURIComponent(new URL(page.url()).search).replaceAll('+', ' ');

async function total(page: Page): Promise<number> {
  return Number(
    (await page.getByRole('main').getByRole('status').first().innerText())
      .replace(/ product.*$/s, '')
      .replaceAll(',', ''),
  );
}

test('Back and a reload restore a list as far as it was loaded, where it was', async ({ page }) => {
  const watched = watch(page);
  await open(page, LIST);
  await expect(products(page)).toHaveCount(16);
  await expect(more(page)).toHaveAttribute('href', `${LIST}?page=2`);
  for (const count of [32, 48]) {
    await more(page).click();
    await expect(products(page)).toHaveCount(count);
    await expect(page).toHaveURL(`${LIST}?page=1-${count / 16}`);
  }
  expect(watched.graphRequests.map((sent) => JSON.parse(sent) as object)).toEqual(
    Array.from({ length: 2 }, () => expect.objectContaining({ documentId: expect.stringMatching(/^[0-9a-f]{64}$/) })),
  );
  const link = products(page).nth(37).getByRole('link').first();
  const name = (await link.textContent()) ?? '';
  await link.scrollIntoViewIfNeeded();
  const place = async () => Math.round((await link.boundingBox())?.y ?? Number.NaN);
  const before = await place();
  const isRestored = async () => {
    await expect(products(page)).toHaveCount(48);
    await hydrated(page);
    await expect(link).toHaveText(name);
    await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThanOrEqual(2);
  };

  await test.step('Back', async () => {
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    watched.graphRequests.length = 0;
    await page.goBack();
    await isRestored();
    // The product page may still have requested its delivery charge.
    expect(watched.graphRequests.filter((sent) => !sent.includes('"postcode"'))).toEqual([]);
  });
  await test.step('a reload', async () => {
    await page.reload();
    await isRestored();
  });
  await test.step('Back from another document', async () => {
    await page.goto('/search');
    await page.goBack();
    await isRestored();
  });
  expect(watched.complaints).toEqual([]);
});

test('filters apply at once, also by keyboard, keep the focus, and survive a reload and Back', async ({ page }) => {
  const watched = watch(page);
  await open(page, LIST);
  const whole = await total(page);
  const astro = filters(page).getByRole('checkbox', { name: /^Astro/ });
  await astro.focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/\?brand=astro$/);
  await expect(astro).toBeChecked();
  await expect(astro).toBeFocused();
  await expect.poll(() => total(page)).toBeLessThan(whole);

  await filters(page).getByRole('textbox', { name: 'Price to' }).focus();
  await page.keyboard.type('400');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/&max-price=400$/);
  const thumb = filters(page).getByRole('slider', { name: 'Price, least' });
  await thumb.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/&min-price=\d+&max-price=400$/);
  await expect(thumb).toBeFocused();
  await expect(thumb).toHaveAttribute('aria-valuetext', /^£\d+$/);

  await filters(page).locator('summary', { hasText: 'IP Rating' }).click();
  await filters(page).getByRole('checkbox', { name: /^IP44/ }).click();
  await expect(chosen(page)).toHaveText([
    'Remove filter Brand: Astro',
    /^Remove filter Price: £\d+ to £400$/,
    'Remove filter IP Rating: IP44',
  ]);
  await expect(page).toHaveURL(/=IP44$/);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');

  await page.reload();
  await hydrated(page);
  await expect(chosen(page)).toHaveCount(3);
  const filtered = await total(page);
  expect(filtered).toBeLessThan(whole);
  await expect(filters(page).getByRole('checkbox', { name: /^IP44/ })).toBeChecked();

  await chosen(page).nth(1).click();
  await expect(chosen(page)).toHaveCount(2);
  await expect(chosen(page).nth(1)).toBeFocused();
  await expect.poll(() => query(page)).toBe('?brand=astro&filter.IP Rating=IP44');
  await page.goBack();
  await expect(chosen(page)).toHaveCount(3);
  await expect.poll(() => total(page)).toBe(filtered);
  await page.getByRole('main').getByRole('link', { name: 'Clear all' }).click();
  await expect(chosen(page)).toHaveCount(0);
  await expect.poll(() => total(page)).toBe(whole);
  expect(watched.complaints).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the filters are a form that keeps the sort order, and every page is linked', async ({ page }) => {
    await page.goto(`${LIST}?sort=price-asc`);
    for (const name of [/^Astro/, /^Endon Lighting/, /^In stock/])
      await filters(page).getByRole('checkbox', { name }).check();
    await filters(page).locator('summary', { hasText: 'IP Rating' }).click();
    await filters(page).getByRole('checkbox', { name: /^IP44/ }).check();
    await filters(page).getByRole('textbox', { name: 'Price to' }).fill('200');
    await filters(page).getByRole('button', { name: 'Show products' }).click();
    await expect(chosen(page)).toHaveCount(5);
    expect(query(page)).toBe(
      '?brand=astro&brand=endon-lighting&max-price=200&in-stock=yes&filter.IP Rating=IP44&sort=price-asc',
    );
    const prices = (await products(page).allInnerTexts()).map((text) => Number(/£([\d.]+)/.exec(text)?.[1]));
    expect(prices.length).toBeGreaterThan(1);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    await chosen(page).first().click();
    await expect(chosen(page)).toHaveCount(4);
    await page.goto(LIST);
    await more(page).click();
    await expect(page).toHaveURL(/\?page=2$/);
    await expect(page.getByText(/^17–32 of/)).toBeVisible();
  });
});

test('on a phone filters and sort order are in a sheet, and Back closes only that', async ({ page }) => {
  const watched = watch(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, LIST);
  await products(page).nth(5).scrollIntoViewIfNeeded();
  const opener = page.getByRole('link', { name: /^Filter and sort/ });
  await expect(opener).toBeInViewport();
  await opener.click();
  const sheet = page.getByRole('dialog', { name: 'Filter and sort' });
  await sheet.getByRole('checkbox', { name: /^Astro/ }).click();
  await expect(page).toHaveURL(/\?brand=astro$/);
  await sheet.getByRole('button', { name: /^Show \d+ results$/ }).click();
  await expect(sheet).toBeHidden();
  await expect(chosen(page)).toHaveCount(1);

  await opener.click();
  await sheet.getByRole('combobox', { name: 'Sort by' }).selectOption('Name, A to Z');
  await expect(page).toHaveURL(/\?brand=astro&sort=name$/);
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/\?brand=astro&sort=name$/);
  await opener.click();
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/\?brand=astro&sort=name$/);
  await page.goBack();
  await expect(page).not.toHaveURL(/interior-lighting/);
  expect(watched.complaints).toEqual([]);
});

test('a phone has one product in a row, or two once asked for, which is remembered', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, LIST);
  const columns = async () => {
    const boxes = await Promise.all([0, 1].map((index) => products(page).nth(index).boundingBox()));
    return new Set(boxes.map((box) => box?.x)).size;
  };
  expect(await columns()).toBe(1);
  await expect(products(page).first().getByRole('img').first()).toHaveCSS('object-fit', 'cover');
  await page.getByRole('button', { name: 'Two per row' }).click();
  expect(await columns()).toBe(2);
  await page.reload();
  await hydrated(page);
  expect(await columns()).toBe(2);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await more(page).evaluate((link) => link.scrollIntoView({ block: 'center' }));
  await more(page).click();
  await expect(products(page)).toHaveCount(32);
  await page.setViewportSize({ width: 767, height: 844 });
  await page.getByRole('button', { name: 'One per row' }).click();
  expect(await columns()).toBe(1);
  await page.setViewportSize({ width: 768, height: 844 });
  expect(await columns()).toBe(2);
});
