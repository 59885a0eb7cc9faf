import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { hydrated, open } from './watch.ts';

const POLL_MINUTES = 5;

/** Has the page find out which build is the newest, by the page's clock. */
async function poll(page: Page): Promise<void> {
  const asked = page.waitForResponse('**/builds/latest.json');
  // The poll may not have been scheduled yet.
  await expect(async () => {
    await page.clock.fastForward(`0${POLL_MINUTES}:01`);
    await expect(Promise.race([asked, page.evaluate(() => null)])).resolves.not.toBeNull();
  }).toPass();
  // An earlier response may not have been processed yet: wait for a later one.
  await page.evaluate(async () => (await fetch('/builds/latest.json')).text());
}

/** Retries, because a document that is being unloaded cannot be evaluated. */
const expectNewDocument = (page: Page) =>
  expect(async () => expect(await isSameDocument(page)).toBe(false)).toPass({ timeout: 10_000 });
const isSameDocument = (page: Page) => page.evaluate(() => 'isSameDocument' in window);
const goHome = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Lumen & Latch' }).first().click();
const openBrands = (page: Page) =>
  page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Brands' }).click();

test('a build publishes its id, and serves its scripts without their source maps', async ({ request }) => {
  const response = await request.get('/builds/latest.json');
  expect(response.headers()['cache-control']).toBe('no-cache');
  const latest = (await response.json()) as { id: string; timestamp: number };
  expect(await (await request.get(`/builds/meta/${latest.id}.json`)).json()).toEqual(latest);
  const entry = `/assets/entry.client-${latest.id}.js`;
  expect(await (await request.get('/')).text()).toContain(`"${entry}"`);
  const maps = globSync('assets/*.js.map', { cwd: join(import.meta.dirname, '../dist/current/source-maps') });
  expect(maps).toContain(`${entry.slice(1)}.map`);
  const script = await request.get(entry);
  expect([script.status(), (await script.text()).includes('sourceMappingURL')]).toEqual([200, false]);
  expect((await request.get(`${entry}.map`)).status()).toBe(404);
});

/** Renders a page whose list has no facets, as by a bug. */
const RENDERER = `
  import { openStorefront } from './gateway/server/storefront/storefront.ts';
  const { render, assets } = await openStorefront('.');
  let reported = 0;
  const page = await render(new Request('http://shop.example/search?query=lamp'), {
    assets,
    themeColour: '#1F3A2E',
    vitalsRatio: 0,
    onError: () => (reported += 1),
    async execute(documentId, variables) {
      const body = JSON.stringify({ documentId, variables });
      const headers = { 'content-type': 'application/json' };
      const { data } = await (await fetch(process.env.GRAPH, { method: 'POST', headers, body })).json();
      if (data.productSearch) data.productSearch.products.facets = null;
      return { data };
    },
  });
  console.log(JSON.stringify({ ...page, reported }));
`;

test('a page that a bug breaks apologises with status 500, and reports it', ({ baseURL }) => {
  const told = execFileSync(process.execPath, ['--input-type=module', '--eval', RENDERER], {
    encoding: 'utf8',
    env: { ...process.env, GRAPH: `${baseURL}/graphql` },
  });
  const { status, body, reported } = JSON.parse(told) as { status: number; body: string; reported: number };
  expect([status, reported > 0]).toEqual([500, true]);
  expect(body).toMatch(/We’ll be right back[\s\S]*<\/footer>/);
});

test('a navigation loads a new build, but neither the same one nor while a form is half-filled', async ({ page }) => {
  await page.clock.install();
  const follower = page.waitForResponse(/follow-builds/);
  await open(page, '/brands/astro/');
  await page.clock.runFor(5_000);
  await follower;
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await poll(page);
  await openBrands(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Brands' })).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);

  await page.route('**/builds/latest.json', (route) => route.fulfill({ json: { id: 'another', timestamp: 0 } }));
  await poll(page);
  await page.evaluate(() => {
    const field = document.createElement('textarea');
    field.setAttribute('aria-label', 'A message');
    document.querySelector('main')?.append(field);
  });
  await page.getByLabel('A message').pressSequentially('Does it dim?');
  await goHome(page);
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Good light' })).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
  await page.getByLabel('A message').fill('');
  await page.getByRole('main').locator('a[href="/interior-lighting/"]').first().click();
  await expectNewDocument(page);
  await expect(page).toHaveURL('/interior-lighting/');
  // The router sets its history state as it starts, which Playwright would take for the navigation that goBack awaits.
  await hydrated(page);
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('a page whose scripts are gone reloads once; if that does not help the page says so', async ({ page }) => {
  let documents = 0;
  let failures = 0;
  page.on('domcontentloaded', () => (documents += 1));
  await page.route(/\/assets\/BrandsPage-.*\.js$/, (route) => {
    failures += 1;
    return route.fulfill({ status: 404, contentType: 'text/html', body: '' });
  });
  await open(page, '/brands/astro/');
  [documents, failures] = [0, 0];
  await openBrands(page);
  await expect(page).toHaveURL('/brands/');
  await expect.poll(() => documents).toBe(1);
  await hydrated(page);
  // Once the new document has failed to load them too, nothing reloads it again.
  await expect.poll(() => failures).toBeGreaterThan(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(documents).toBe(1);

  await page.unroute(/\/assets\/BrandsPage-.*\.js$/);
  await open(page, '/brands/');
  await expect(page.getByRole('heading', { level: 1, name: 'Brands' })).toBeVisible();
});
