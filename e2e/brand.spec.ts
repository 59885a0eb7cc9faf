import { expect, test, type Page } from '@playwright/test';
import { hydrated, watch } from './watch.ts';

const filters = (page: Page) => page.getByRole('complementary', { name: 'Filters' });
const products = (page: Page) => page.getByRole('main').getByRole('article');
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

async function total(page: Page): Promise<number> {
  return Number(
    (await page.getByRole('main').getByRole('status').first().innerText())
      .replace(/ product.*$/s, '')
      .replaceAll(',', ''),
  );
}

test('lists the brands from A to Z, by letter and by name', async ({ page }) => {
  const watched = watch(page);
  await page.goto('/brands/');
  await hydrated(page);
  const brands = page.getByRole('main').getByRole('region').getByRole('link');
  const names = (await brands.locator('span:first-child').allInnerTexts()).map((name) => name.toLowerCase());
  expect(names.length).toBeGreaterThan(20);
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en-GB')));
  await expect(brands.filter({ hasText: /\d products?$/ })).toHaveCount(names.length);
  await page.getByRole('navigation', { name: 'Letters' }).getByRole('link', { name: 'W' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'W', exact: true })).toBeInViewport();

  const find = page.getByRole('searchbox', { name: 'Find a brand' });
  await find.fill('heri');
  await expect(brands).toHaveText([/^Heritage Brass/]);
  await find.fill('nobody');
  await expect(page.getByText('No matches.')).toBeVisible();
  await find.fill('heri');
  await brands.first().click();
  await expect(heading(page, 'Heritage Brass')).toBeFocused();
  expect(watched.complaints).toEqual([]);
});

test('a brand’s page describes it, links to its categories and lists all its products', async ({ page }) => {
  const watched = watch(page);
  await page.goto('/brands/heritage-brass/');
  await hydrated(page);
  await expect(page).toHaveTitle(/Heritage Brass/);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/brands\/heritage-brass\/$/);
  await expect(
    page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Brands' }),
  ).toHaveAttribute('href', '/brands/');
  await expect(filters(page).getByRole('group', { name: 'Brand', exact: true })).toHaveCount(0);
  const all = await total(page);
  await page.getByRole('link', { name: 'Show more', exact: true }).click();
  await expect(products(page)).toHaveCount(32);
  for (const card of await products(page).all()) await expect(card).toContainText('Heritage Brass');

  await filters(page).getByRole('group', { name: 'Finish', exact: true }).getByRole('checkbox').first().click();
  await expect(page).toHaveURL(/\/brands\/heritage-brass\/\?filter\.Finish=/);
  await expect.poll(() => total(page)).toBeLessThan(all);
  await page.getByRole('main').getByRole('link', { name: 'Clear all' }).click();
  await expect.poll(() => total(page)).toBe(all);

  const place = page.getByRole('navigation', { name: 'Heritage Brass by category' }).getByRole('link').first();
  const count = Number(/(\d+)\s+products$/.exec(await place.innerText())?.[1]);
  await place.click();
  await expect(page).toHaveURL(/\?brand=heritage-brass$/);
  await expect.poll(() => total(page)).toBe(count);
  expect(watched.complaints).toEqual([]);
});

test('a brand’s name links to its page, from a product and from home', async ({ page }) => {
  await page.goto('/brands/astro/');
  await products(page).first().getByRole('link').first().click();
  await page.getByRole('main').getByRole('link', { name: 'Astro', exact: true }).first().click();
  await expect(heading(page, 'Astro')).toBeVisible();
  await page.goto('/');
  await page.getByRole('main').locator('a[href^="/brands/"]:not([href="/brands/"])').first().click();
  await expect(page).toHaveURL(/\/brands\/[a-z0-9-]+\/$/);
  await expect(products(page).first()).toBeVisible();
});

test('the Brands menu opens on hover and by its button, and closes with Escape', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const menu = page.getByRole('banner').getByRole('navigation', { name: 'Categories' });
  const toggle = menu.getByRole('button', { name: /^Brands/ });
  const brand = menu.getByRole('link', { name: 'Hamilton', exact: true });
  await menu.getByRole('link', { name: 'Brands', exact: true }).hover();
  await expect(brand).toBeVisible();
  await brand.hover();
  await expect(brand).toBeVisible();
  await page.mouse.move(400, 850);
  await expect(brand).toBeHidden();

  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(brand).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link', { name: 'Airholt', exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(brand).toBeHidden();
  await expect(toggle).toBeFocused();
  await page.keyboard.press('Enter');
  await brand.focus();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Hamilton')).toBeFocused();
  await expect(brand).toBeHidden();
});

test('the menu stays closed when scrolling brings it under a pointer at rest, until the pointer moves', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/');
  await hydrated(page);
  const menu = page.getByRole('banner').getByRole('navigation', { name: 'Categories' });
  const brands = menu.getByRole('link', { name: 'Brands', exact: true });
  const brand = menu.getByRole('link', { name: 'Hamilton', exact: true });
  const brandsUnderPointer = brands.and(page.locator(':hover'));
  // The header hides on scrolling down and shows on scrolling up.
  await page.mouse.wheel(0, 800);
  await expect(brands).not.toBeInViewport();
  await page.mouse.wheel(0, -200);
  await brands.hover();
  await page.clock.runFor(1_000);
  await expect(brand).toBeVisible();
  const { x, y } = (await brands.boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.move(400, 850);
  await page.clock.runFor(1_000);
  await expect(brand).toBeHidden();

  await page.mouse.wheel(0, 400);
  await expect(brands).not.toBeInViewport();
  await page.mouse.move(x + 8, y + 8);
  await page.mouse.wheel(0, -200);
  await expect(brandsUnderPointer).toBeVisible();
  await page.clock.runFor(1_000);
  await expect(brand).toBeHidden();
  await page.mouse.move(x + 10, y + 10);
  await page.clock.runFor(1_000);
  await expect(brand).toBeVisible();
});

test('moving focus to the next category closes the menu', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const menu = page.getByRole('banner').getByRole('navigation', { name: 'Categories' });
  const toggle = menu.getByRole('button', { name: /^Hardware/ });
  await toggle.focus();
  await page.keyboard.press('Enter');
  await menu.getByRole('link', { name: 'All finishes' }).focus();
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link', { name: 'Electrical Accessories', exact: true })).toBeFocused();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
});

test('on a phone the brands are a level of the menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await drawer.locator('summary', { hasText: 'Brands' }).click();
  await drawer.getByRole('link', { name: 'Astro', exact: true }).click();
  await expect(heading(page, 'Astro')).toBeVisible();
  await expect(drawer).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('the featured products can be filtered like any list', async ({ page }) => {
  await page.goto('/featured/');
  await hydrated(page);
  const all = await total(page);
  await filters(page).getByRole('group', { name: 'Brand', exact: true }).getByRole('checkbox').first().click();
  await expect(page).toHaveURL(/\/featured\/\?brand=/);
  await expect.poll(() => total(page)).toBeLessThan(all);
});

test('every address redirects to one canonical form, and never to another site', async ({ request }) => {
  const answer = async (path: string) => {
    const response = await request.get(path, { maxRedirects: 0 });
    return [response.status(), response.headers().location].filter((part) => part !== undefined);
  };
  expect(await answer('/brands')).toEqual([301, '/brands/']);
  expect(await answer('/brands/astro?sort=name')).toEqual([301, '/brands/astro/?sort=name']);
  expect(await answer('/brands/Astro/')).toEqual([301, '/brands/astro/']);
  expect(await answer('/brands/nobody-at-all/')).toEqual([404]);
  expect(await answer('/featured')).toEqual([301, '/featured/']);
  expect(await answer('/switches-and-sockets')).toEqual([301, '/switches-and-sockets/']);
  expect(await answer('/category/Interior-Lighting/pendant-lights?page=2')).toEqual([
    301,
    '/interior-lighting/pendant-lights/?page=2',
  ]);
  expect(await answer('/featured/?page=99')).toEqual([404]);
  expect(await answer('/category//shop.example/')).toEqual([301, '/shop.example/']);
  expect(await answer('/category/%5Cshop.example/')).toEqual([301, '/%5cshop.example/']);
});

test('lists of categories, brands and featured products say “Show more”, search results “Load more results”', async ({
  page,
}) => {
  const next = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true });
  for (const path of ['/interior-lighting/', '/brands/astro/', '/featured/']) {
    await page.goto(path);
    await expect(next('Show more')).toBeVisible();
    await expect(next('Load more results')).toHaveCount(0);
  }
  await page.goto('/search?query=brass');
  await expect(next('Load more results')).toBeVisible();
});
