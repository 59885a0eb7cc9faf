import { expect, test } from '@playwright/test';
import { watch, hydrated } from './watch.ts';

test('a brand is found by a part of its name; its page lists all its products and leads to its categories', async ({
  page,
}) => {
  const watched = watch(page);
  await page.goto('/brands/');
  await hydrated(page);
  const main = page.getByRole('main');
  const brands = main.getByRole('region').getByRole('link');
  await page.getByRole('navigation', { name: 'Letters' }).getByRole('link', { name: 'W' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'W', exact: true })).toBeInViewport();
  const find = page.getByRole('searchbox', { name: 'Find a brand' });
  await find.fill('nobody');
  await expect(page.getByText('No matches.')).toBeVisible();
  await find.fill('heri');
  await expect(brands).toHaveText([/^Heritage Brass.*\d products?$/]);
  await brands.first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Heritage Brass' })).toBeFocused();

  const filters = page.getByRole('complementary', { name: 'Filters' });
  await expect(filters.getByRole('group', { name: 'Finish', exact: true })).toBeVisible();
  await expect(filters.getByRole('group', { name: 'Brand', exact: true })).toHaveCount(0);
  await page.getByRole('link', { name: 'Show more', exact: true }).click();
  await expect(main.getByRole('article')).toHaveCount(32);
  await expect(main.getByRole('article').filter({ hasNotText: 'Heritage Brass' })).toHaveCount(0);
  const place = page.getByRole('navigation', { name: 'Heritage Brass by category' }).getByRole('link').first();
  const count = /(\d+)\s+products$/.exec(await place.innerText())?.[1];
  await place.click();
  await expect(page).toHaveURL(/\?brand=heritage-brass$/);
  await expect(main.getByRole('status').first()).toHaveText(new RegExp(`^${count} product`));
  expect(watched.complaints).toEqual([]);
});

test('brands, finishes, ranges and categories have one address each, and what there is not is a 404', async ({
  request,
}) => {
  for (const [path, status, location] of [
    ['/brands/astro?sort=name', 301, '/brands/astro/?sort=name'],
    ['/brands/Astro/', 301, '/brands/astro/'],
    ['/brands/nobody-at-all/', 404, undefined],
    ['/featured', 301, '/featured/'],
    ['/featured/?page=99', 404, undefined],
    ['/category/Interior-Lighting/pendant-lights?page=2', 301, '/interior-lighting/pendant-lights/?page=2'],
    ['/category/%5Cshop.example/', 301, '/%5cshop.example/'],
    ['/finishes/brushed-brass', 301, '/finishes/satin-brass'],
    ['/finishes/tartan', 404, undefined],
    ['/ranges/nothing-here/', 404, undefined],
    ['/search?query=hb-stp-cp-sb', 302, '/heritage-brass-stepney-cup-handle-76mm/?finish=satin-brass'],
  ] as const) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect([response.status(), response.headers().location], path).toEqual([status, location]);
  }
  const past = await (await request.get('/interior-lighting/?brand=astro&page=900')).text();
  expect(past).toMatch(/<main.*<a [^>]*href="\/interior-lighting\/\?brand=astro"/s);
  const home = await (await request.get('/')).text();
  expect(home).toMatch(/<main.*<a [^>]*href="\/brands\/[a-z-]+\/"/s);
  const product = await (await request.get('/heritage-brass-stepney-cup-handle-76mm/')).text();
  expect(product).toMatch(/<main.*<a [^>]*href="\/brands\/heritage-brass\/"/s);
});
