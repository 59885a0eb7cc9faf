import { expect, test, type Page } from '@playwright/test';
import { hydrated, watch } from './watch.ts';

const LIST = '/interior-lighting/';

const products = (page: Page) => page.getByRole('main').getByRole('article');
const chosen = (page: Page) =>
  page.getByRole('list', { name: 'Selected filters' }).getByRole('link', { name: /^Remove filter/ });
const filters = (page: Page) => page.getByRole('complementary', { name: 'Filters' });
const query = (page: Page) => decodeURIComponent(new URL(page.url()).search).replaceAll('+', ' ');

async function prices(page: Page): Promise<number[]> {
  return (await products(page).allInnerTexts()).map((text) =>
    Number(/£([\d,]+\.\d\d)/.exec(text)?.[1]?.replace(',', '')),
  );
}

async function total(page: Page): Promise<number> {
  return Number(
    (await page.getByRole('main').getByRole('status').first().innerText())
      .replace(/ product.*$/s, '')
      .replaceAll(',', ''),
  );
}

test('“Show more” appends the next sixteen, and is a real link', async ({ page }) => {
  const watched = watch(page);
  await page.goto(LIST);
  await hydrated(page);
  await expect(products(page)).toHaveCount(16);
  const more = page.getByRole('link', { name: 'Show more', exact: true });
  await expect(more).toHaveAttribute('href', /\?page=2$/);
  await more.click();
  await expect(products(page)).toHaveCount(32);
  await expect(products(page).nth(16).getByRole('link').first()).toBeFocused();
  expect(watched.graphRequests).toHaveLength(1);
  expect(JSON.parse(watched.graphRequests[0] ?? '')).toMatchObject({
    documentId: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  expect(watched.complaints).toEqual([]);
});

test('on a phone “Show more” is not covered by the filter bar', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(LIST);
  await hydrated(page);
  const more = page.getByRole('link', { name: 'Show more', exact: true });
  await more.evaluate((link) => link.scrollIntoView({ block: 'center' }));
  await more.click();
  await expect(products(page)).toHaveCount(32);
});

test('a phone has one product in a row, or two once asked for, which is remembered', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(LIST);
  await hydrated(page);
  const lefts = async () => {
    const boxes = await Promise.all([0, 1].map((index) => products(page).nth(index).boundingBox()));
    return new Set(boxes.map((box) => box?.x)).size;
  };
  expect(await lefts()).toBe(1);
  await page.getByRole('button', { name: 'Two per row' }).click();
  expect(await lefts()).toBe(2);
  await page.reload();
  expect(await lefts()).toBe(2);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.setViewportSize({ width: 767, height: 844 });
  await page.getByRole('button', { name: 'One per row' }).click();
  expect(await lefts()).toBe(1);
  await page.setViewportSize({ width: 768, height: 844 });
  expect(await lefts()).toBe(2);
});

test('the sort order is in the URL and rendered by the server too', async ({ page }) => {
  await page.goto(`${LIST}?sort=price-asc`);
  const asked = await prices(page);
  expect(asked.length).toBe(16);
  expect(asked).toEqual(asked.toSorted((a, b) => a - b));
});

for (const back of ['Back', 'a reload', 'Back from elsewhere'] as const) {
  test(`${back} restores a list as far as it was loaded, at the same scroll position`, async ({ page }) => {
    const watched = watch(page);
    await page.goto(LIST);
    await hydrated(page);
    for (const count of [32, 48]) {
      await page.getByRole('link', { name: 'Show more', exact: true }).click();
      await expect(products(page)).toHaveCount(count);
      await expect(page).toHaveURL(`${LIST}?page=1-${count / 16}`);
    }
    const card = products(page).nth(37);
    const name = (await card.getByRole('link').first().textContent()) ?? '';
    await card.scrollIntoViewIfNeeded();
    const place = async () => Math.round((await card.boundingBox())?.y ?? Number.NaN);
    const before = await place();

    if (back === 'Back') {
      await card.getByRole('link').first().click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      watched.graphRequests.length = 0;
      await page.goBack();
    } else if (back === 'a reload') {
      await page.reload();
    } else {
      await page.goto('/search');
      await page.goBack();
    }
    await expect(products(page)).toHaveCount(48);
    await hydrated(page);
    await expect(card.getByRole('link').first()).toHaveText(name);
    await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThanOrEqual(2);
    // The product page may still have requested its delivery charge.
    if (back === 'Back') expect(watched.graphRequests.filter((sent) => !sent.includes('"postcode"'))).toEqual([]);
    expect(watched.complaints).toEqual([]);
  });
}

test('two brands and a rating filter the list at once, with chips, and survive a reload and Back', async ({ page }) => {
  const watched = watch(page);
  await page.goto(LIST);
  await hydrated(page);
  const whole = await total(page);
  const astro = filters(page).getByRole('checkbox', { name: /^Astro/ });
  await astro.click();
  await expect(astro).toBeChecked();
  await expect(page).toHaveURL(/\?brand=astro$/);
  await expect(astro).toBeFocused();
  await expect.poll(() => total(page)).toBeLessThan(whole);
  const one = await total(page);

  await filters(page)
    .getByRole('checkbox', { name: /^Endon Lighting/ })
    .click();
  await expect(page).toHaveURL(/brand=astro&brand=endon-lighting$/);
  await expect.poll(() => total(page)).toBeGreaterThan(one);
  await filters(page).locator('summary', { hasText: 'IP Rating' }).click();
  await filters(page).getByRole('checkbox', { name: /^IP44/ }).click();
  await expect(chosen(page)).toHaveText([
    'Remove filter Brand: Astro',
    'Remove filter Brand: Endon Lighting',
    'Remove filter IP Rating: IP44',
  ]);
  await expect.poll(() => query(page)).toBe('?brand=astro&brand=endon-lighting&filter.IP Rating=IP44');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');

  await page.reload();
  await hydrated(page);
  await expect(chosen(page)).toHaveCount(3);
  const narrowed = await total(page);
  expect(narrowed).toBeLessThan(one);
  await expect(filters(page).getByRole('checkbox', { name: /^IP44/ })).toBeChecked();

  await chosen(page).nth(1).click();
  await expect(chosen(page)).toHaveCount(2);
  await expect(chosen(page).nth(1)).toBeFocused();
  await expect(page).toHaveURL(/\?brand=astro&filter/);
  await page.goBack();
  await expect(chosen(page)).toHaveCount(3);
  await expect.poll(() => total(page)).toBe(narrowed);
  await page.getByRole('main').getByRole('link', { name: 'Clear all' }).click();
  await expect(chosen(page)).toHaveCount(0);
  await expect.poll(() => total(page)).toBe(whole);
  expect(watched.complaints).toEqual([]);
});

test('prices are typed or slid, also by keyboard alone', async ({ page }) => {
  await page.goto(LIST);
  await hydrated(page);
  const most = filters(page).getByRole('textbox', { name: 'Price to' });
  await most.focus();
  await page.keyboard.type('40');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?max-price=40$/);
  await expect(chosen(page)).toHaveText(['Remove filter Price: up to £40']);
  await expect.poll(async () => Math.max(...(await prices(page)))).toBeLessThanOrEqual(40);

  const thumb = filters(page).getByRole('slider', { name: 'Price, least' });
  await thumb.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/\?min-price=\d+&max-price=40$/);
  await expect(thumb).toBeFocused();
  await expect(thumb).toHaveAttribute('aria-valuetext', /^£\d+$/);

  const brand = filters(page).getByRole('group', { name: 'Brand', exact: true }).getByRole('checkbox').first();
  await brand.focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/\?brand=/);
  await expect(brand).toBeFocused();

  const about = filters(page).getByRole('button', { name: 'About IP Rating' });
  await page.keyboard.press('Tab');
  await about.focus();
  await expect(page.getByRole('tooltip').filter({ visible: true })).toContainText('dust and water');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip').filter({ visible: true })).toHaveCount(0);
});

test('a long list of values expands and can be searched', async ({ page }) => {
  await page.goto(LIST);
  await hydrated(page);
  const group = filters(page).getByRole('group', { name: 'Finish', exact: true });
  await expect(group.getByRole('checkbox')).toHaveCount(10);
  await group.getByRole('link', { name: 'Load more filters of Finish' }).click();
  await expect(page).toHaveURL(/\?facets=all$/);
  await expect.poll(() => group.getByRole('checkbox').count()).toBeGreaterThan(10);
  const find = group.getByRole('searchbox');
  await expect(find).toBeFocused();
  await find.fill('nickel');
  for (const label of await group.getByRole('listitem').allInnerTexts()) expect(label).toContain('Nickel');
  await expect(filters(page).getByRole('group', { name: 'Material', exact: true }).getByRole('checkbox')).toHaveCount(
    10,
  );
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the filters are a form, and every page is linked', async ({ page }) => {
    await page.goto(`${LIST}?sort=name`);
    await filters(page)
      .getByRole('checkbox', { name: /^Astro/ })
      .check();
    await filters(page)
      .getByRole('checkbox', { name: /^Endon Lighting/ })
      .check();
    await filters(page).locator('summary', { hasText: 'IP Rating' }).click();
    await filters(page).getByRole('checkbox', { name: /^IP44/ }).check();
    await filters(page).getByRole('textbox', { name: 'Price to' }).fill('200');
    await filters(page).getByRole('button', { name: 'Show products' }).click();
    await expect(page).toHaveURL(/sort=name/);
    expect(query(page)).toBe('?brand=astro&brand=endon-lighting&max-price=200&filter.IP Rating=IP44&sort=name');
    await expect(chosen(page)).toHaveCount(4);
    await chosen(page).first().click();
    await expect(chosen(page)).toHaveCount(3);
    await page.goto(LIST);
    await page.getByRole('link', { name: 'Show more', exact: true }).click();
    await expect(page).toHaveURL(/\?page=2$/);
    await expect(page.getByText(/^17–32 of/)).toBeVisible();
  });
});

test('on a phone filters and sort order are in a sheet, and Back closes only that', async ({ page }) => {
  const watched = watch(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(LIST);
  await hydrated(page);
  await products(page).nth(5).scrollIntoViewIfNeeded();
  const opener = page.getByRole('link', { name: /^Filter and sort/ });
  await expect(opener).toBeInViewport();
  await opener.click();
  const sheet = page.getByRole('dialog', { name: 'Filter and sort' });
  await sheet.getByRole('checkbox', { name: /^Astro/ }).click();
  await sheet.getByRole('combobox', { name: 'Sort by' }).selectOption('Name, A to Z');
  await expect(page).toHaveURL(/\?brand=astro&sort=name$/);
  await expect(sheet.getByRole('button', { name: /^Show \d+ results$/ })).toBeVisible();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/\?brand=astro&sort=name$/);
  await expect(chosen(page)).toHaveCount(1);

  await opener.click();
  await sheet.getByRole('checkbox', { name: /^Endon Lighting/ }).click();
  const show = sheet.getByRole('button', { name: /^Show \d+ results$/ });
  await expect(page).toHaveURL(/brand=endon-lighting/);
  await show.click();
  await expect(sheet).toBeHidden();
  await expect(chosen(page)).toHaveCount(2);
  await opener.click();
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/brand=astro&brand=endon-lighting&sort=name$/);
  await page.goBack();
  await expect(page).not.toHaveURL(/interior-lighting/);
  expect(watched.complaints).toEqual([]);
});

test('an equivalent URL redirects to the canonical one', async ({ page, request }) => {
  const answer = await request.get(
    `${LIST}?utm_source=mail&page=1&filter.Shoe=44&brand=nobody&max-price=&filter.IP+Rating=IP44`,
    { maxRedirects: 0 },
  );
  expect(answer.headers().location).toBe(`${LIST}?brand=nobody&filter.IP+Rating=IP44&filter.Shoe=44&utm_source=mail`);
  const past = await page.goto(`${LIST}?brand=astro&page=900`);
  expect(past?.status()).toBe(404);
  await page
    .getByRole('main')
    .getByRole('link', { name: /first page|start of the list|page 1|beginning/i })
    .click();
  await expect(page).toHaveURL(/\?brand=astro$/);
});

test('filters without results can be removed one by one', async ({ page }) => {
  await page.goto(`${LIST}?brand=halden&filter.IP+Rating=IP44&max-price=8`);
  await hydrated(page);
  await expect(page.getByRole('heading', { name: 'No products match all your filters' })).toBeVisible();
  await expect(filters(page).getByRole('checkbox', { name: /^Halden/ })).toBeChecked();
  await page.getByRole('link', { name: 'Without Brand: Halden' }).click();
  await expect(chosen(page)).toHaveCount(2);
});
