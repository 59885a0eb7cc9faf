import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { hydrated, watch } from './watch.ts';

/** A page of each kind; the product is the first that the shop puts forward. */
async function pages(request: import('@playwright/test').APIRequestContext): Promise<string[]> {
  const response = await request.post('/graphql', { data: { query: '{ featuredProducts(first: 1) { edges { node { path } } } }' } });
  const { data } = (await response.json()) as { data: { featuredProducts: { edges: { node: { path: string } }[] } } };
  return ['/', '/interior-lighting/', data.featuredProducts.edges[0]?.node.path ?? '', '/search?query=brass'];
}

test('every kind of page has names, prices and links in its first HTML', async ({ request }) => {
  for (const path of await pages(request)) {
    const response = await request.get(path);
    const html = await response.text();
    expect(response.status(), path).toBe(200);
    expect(html, path).toMatch(/<h1[^>]*>[^<]*\w/);
    expect(html, path).toMatch(/£\d/);
    expect(html, path).toMatch(/<a [^>]*href="\/interior-lighting\/"/);
  }
});

const operations = JSON.parse(readFileSync('schema/operations.json', 'utf8')) as Record<string, string>;

test('a first load asks the graph nothing but when a product would come, asks nobody else, and the console is clean', async ({ page, request }) => {
  const watched = watch(page);
  for (const path of await pages(request)) {
    await page.goto(path);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
  }
  const asked = watched.graphRequests.map((body) => /\w+Query/.exec(operations[(JSON.parse(body) as { documentId: string }).documentId] ?? '')?.[0]);
  expect({ ...watched, graphRequests: asked }).toEqual({ graphRequests: ['useProductDeliveryQuery'], foreignRequests: [], complaints: [] });
});

test('an address where nothing lives is a 404 with a way on', async ({ page }) => {
  const response = await page.goto('/nothing/lives/here/');
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle(/404 - Page not found/);
  await expect(page.getByText('Uh oh! We can’t seem to find the page you’re looking for.').or(page.getByText("Uh oh! We can't seem to find the page you're looking for."))).toBeVisible();
  await expect(page.getByRole('main').getByLabel('Search for what you wanted')).toBeVisible();
});

for (const [address, status, location] of [
  ['/Interior-Lighting', 301, '/interior-lighting/'],
  ['//evil.example/', 400, undefined],
  ['/%E0%A4%A', 400, undefined],
  ['/interior-lighting/?page=9999', 404, undefined],
] as const) {
  test(`${address} answers ${status}`, async ({ request, baseURL }) => {
    const response = await request.get(`${baseURL}${address}`, { maxRedirects: 0 });
    expect(response.status()).toBe(status);
    expect(response.headers().location).toBe(location);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a shopper reads, searches and follows links', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('searchbox').first().fill('brass');
    await page.getByRole('searchbox').first().press('Enter');
    await expect(page).toHaveURL(/\/search\?query=brass/);
    await page.getByRole('main').getByRole('listitem').filter({ hasText: '£' }).first().getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(/£\d/).first()).toBeVisible();
  });
});
