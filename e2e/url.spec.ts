import { get } from 'node:http';
import { expect, test } from '@playwright/test';
import { listedPages } from './page-kinds.ts';
import { hydrated, watch } from './watch.ts';

test('every kind of page has names, prices and links in its first HTML', async ({ request }) => {
  for (const path of [...(await listedPages(request)), '/search?query=brass']) {
    const response = await request.get(path);
    const html = await response.text();
    expect(response.status(), path).toBe(200);
    expect(html, path).toMatch(/<h1[^>]*>[^<]*\w/);
    if (path !== '/brands/') expect(html, path).toMatch(/£\d/);
    expect(html, path).toMatch(/<a [^>]*href="\/interior-lighting\/"/);
  }
});

test('a first load of a public page sends no GraphQL request, none to another host, and logs nothing to the console', async ({
  page,
  request,
}) => {
  const watched = watch(page);
  for (const path of [...(await listedPages(request)), '/search?query=brass']) {
    await page.goto(path);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
  }
  expect(watched).toEqual({ graphRequests: [], foreignRequests: [], complaints: [] });
});

test('an unknown address is a 404 that links onwards', async ({ page }) => {
  const response = await page.goto('/nothing/lives/here/');
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle(/404 - Page not found/);
  await expect(page.getByText('Uh oh! We can’t seem to find the page you’re looking for.')).toBeVisible();
  await expect(page.getByRole('main').getByLabel('Search for what you need')).toBeVisible();
});

/** Returns the response to an address exactly as written: HTTP clients normalise addresses. */
function ask(
  baseURL: string | undefined,
  path: string,
): Promise<{ status: number | undefined; location: string | undefined }> {
  const { hostname, port } = new URL(baseURL ?? '');
  return new Promise((resolve, reject) => {
    get({ hostname, port, path, agent: false }, (response) => {
      response.resume();
      resolve({ status: response.statusCode, location: response.headers.location });
    }).on('error', reject);
  });
}

for (const [address, status, location] of [
  // Each page has one address; every variant redirects to it at once.
  ['/Interior-Lighting', 301, '/interior-lighting/'],
  ['/interior-lighting', 301, '/interior-lighting/'],
  ['/INTERIOR-LIGHTING//Pendants', 301, '/interior-lighting/pendants/'],
  ['/Interior-Lighting?page=1&utm_source=mail', 302, '/interior-lighting/?utm_source=mail'],
  ['/interior-lighting/?sort=name&brand=none', 302, '/interior-lighting/?brand=none&sort=name'],
  ['/category/Interior-Lighting', 301, '/interior-lighting/'],
  ['/%69nterior%2Dlighting/', 301, '/interior-lighting/'],
  ['/%49nterior-lighting', 301, '/interior-lighting/'],
  ['/brands', 301, '/brands/'],
  ['/Brands//', 301, '/brands/'],
  ['/Featured?page=1', 302, '/featured/'],
  ['/Search/?query=Brass', 301, '/search?query=Brass'],
  ['/cart/', 301, '/cart'],
  ['/Checkout-Now/', 301, '/checkout-now'],
  // An unknown address is 404 however it is written, and none redirects to another site.
  ['/Nothing//Here', 404, undefined],
  ['/interior-lighting/?page=9999', 404, undefined],
  ['/order/ABC/?key=x', 404, undefined],
  ['/a//evil.example/..%2f', 404, undefined],
  ['/%2F%2Fevil.example/', 404, undefined],
  ['/%5Cevil.example/', 404, undefined],
  ['/evil%0d%0aLocation:%20https://evil.example', 404, undefined],
  ['/category/%0d%0aSet-Cookie:x=1', 404, undefined],
  ['/category//evil.example/', 301, '/evil.example/'],
  ['/category/%2f%2fevil.example', 301, '/%2f%2fevil.example/'],
  ['//evil.example/', 400, undefined],
  ['/\\evil.example/', 400, undefined],
  ['http://evil.example/Interior-Lighting', 301, '/interior-lighting/'],
  ['/../etc/passwd', 400, undefined],
  ['/%2e%2e/%2e%2e/etc/passwd', 400, undefined],
  ['/assets/..%5c..%5cpackage.json', 404, undefined],
  ['/%E0%A4%A', 400, undefined],
  ['/%ff', 400, undefined],
  ['/search?query=%E0%A4%A', 200, undefined],
  [`/${'a'.repeat(10_000)}`, 400, undefined],
  [`/search?query=${'a'.repeat(10_000)}`, 400, undefined],
  [`/${'a'.repeat(8_000)}`, 404, undefined],
] as const) {
  test(`${address.slice(0, 60)} answers ${status}`, async ({ baseURL }) => {
    expect(await ask(baseURL, address)).toEqual({ status, location });
    if (location) expect((await ask(baseURL, location)).status).toBe(location.includes('evil') ? 404 : 200);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a shopper reads, searches and follows links', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('searchbox').first().fill('brass');
    await page.getByRole('searchbox').first().press('Enter');
    await expect(page).toHaveURL(/\/search\?query=brass/);
    await page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: '£' })
      .first()
      .getByRole('link')
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(/£\d/).first()).toBeVisible();
  });
});
