import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { hydrated } from './watch.ts';

const POLL_MINUTES = 5;

/** Opens a page that has just detected a newer build. */
async function outdatedPage(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await page.route('**/builds/latest.json', (route) => route.fulfill({ json: { id: 'another', timestamp: 0 } }));
  const follower = page.waitForResponse(/follow-builds/);
  await page.goto(path);
  await hydrated(page);
  await page.clock.runFor(5_000);
  await follower;
  const asked = page.waitForResponse('**/builds/latest.json');
  // The poll may not have been scheduled yet.
  await expect(async () => {
    await page.clock.fastForward(`0${POLL_MINUTES}:01`);
    await expect(Promise.race([asked, page.evaluate(() => null)])).resolves.not.toBeNull();
  }).toPass();
  // An earlier response may not have been processed yet: wait for a later one.
  await page.evaluate(async () => (await fetch('/builds/latest.json')).text());
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
}

/** Retries, because a document that is being unloaded cannot be evaluated. */
const expectNewDocument = (page: Page) =>
  expect(async () => expect(await isSameDocument(page)).toBe(false)).toPass({ timeout: 10_000 });
const isSameDocument = (page: Page) => page.evaluate(() => 'isSameDocument' in window);
const goHome = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Lumen & Latch' }).first().click();
const openBrands = (page: Page) =>
  page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Brands' }).click();

test('a build publishes its id, and its own page agrees', async ({ request }) => {
  const response = await request.get('/builds/latest.json');
  expect(response.headers()['cache-control']).toBe('no-cache');
  const latest = (await response.json()) as { id: string; timestamp: number };
  expect(await (await request.get(`/builds/meta/${latest.id}.json`)).json()).toEqual(latest);
  expect(await (await request.get('/')).text()).toContain(`"/assets/entry.client-${latest.id}.js"`);
});

test('source maps exist for every script, and none is served', async ({ request }) => {
  const maps = globSync('assets/*.js.map', { cwd: join(import.meta.dirname, '../dist/current/source-maps') });
  const entry = maps.find((path) => path.startsWith('assets/entry.client-')) ?? 'none';
  const script = await request.get(`/${entry.replace(/\.map$/, '')}`);
  expect(script.status()).toBe(200);
  expect(await script.text()).not.toContain('sourceMappingURL');
  for (const path of maps) expect((await request.get(`/${path}`)).status(), path).toBe(404);
});

test('an error of the renderer names the line of its source', () => {
  const program = `import { openStorefront } from './gateway/server/storefront/storefront.ts';
    const { render } = await openStorefront('.');
    await render(undefined, {}).catch(({ stack }) => console.log(stack));`;
  const stack = execFileSync(process.execPath, ['--input-type=module', '--eval', program], { encoding: 'utf8' });
  const [, file = 'none', line] = /\((\S+\.tsx):(\d+):\d+\)/.exec(stack) ?? [];
  expect(file).toMatch(/\/web\/app\/entry\.server\.tsx$/);
  expect(readFileSync(file, 'utf8').split('\n')[Number(line) - 1]).toContain('request.url');
});

test('the next navigation loads the new build', async ({ page }) => {
  await outdatedPage(page, '/brands/astro/');
  await openBrands(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Brands' })).toBeVisible();
  await expectNewDocument(page);
  await expect(page).toHaveURL('/brands/');
  // The router sets its history state as it starts, which Playwright would take for the navigation that goBack awaits.
  await hydrated(page);
  await page.goBack();
  await expect(page).toHaveURL('/brands/astro/');
});

test('a half-filled form is not lost to a new build', async ({ page }) => {
  await outdatedPage(page, '/brands/astro/');
  await page.evaluate(() => {
    const field = document.createElement('textarea');
    field.setAttribute('aria-label', 'A message');
    document.querySelector('main')?.append(field);
  });
  await page.getByLabel('A message').pressSequentially('Does it dim?');
  await openBrands(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Brands' })).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
  await page.getByLabel('A message').fill('');
  await goHome(page);
  await expectNewDocument(page);
});

test('an open checkout is not interrupted', async ({ page }) => {
  await outdatedPage(page, '/checkout-now');
  await goHome(page);
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
  await page.getByRole('main').locator('a[href="/interior-lighting/"]').first().click();
  await expectNewDocument(page);
});

test('the same build does not reload', async ({ page, request }) => {
  const latest = await (await request.get('/builds/latest.json')).json();
  await page.clock.install();
  await page.goto('/brands/astro/');
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.route('**/builds/latest.json', (route) => route.fulfill({ json: latest }));
  await page.clock.runFor('05:10');
  await openBrands(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Brands' })).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
});

test('a page whose scripts are gone reloads once; if that does not help the page says so', async ({ page }) => {
  let isGone = true;
  let documents = 0;
  // Not its request: the browser may have the document already, by the speculation rules.
  page.on('domcontentloaded', () => (documents += 1));
  await page.route(/\/assets\/BrandsPage-.*\.js$/, (route) =>
    isGone ? route.fulfill({ status: 404, contentType: 'text/html', body: '' }) : route.continue(),
  );
  await page.goto('/brands/astro/');
  await hydrated(page);
  documents = 0;
  await openBrands(page);
  await expect(page).toHaveURL('/brands/');
  await expect.poll(() => documents).toBe(1);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(documents).toBe(1);

  isGone = false;
  await page.goto('/brands/');
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Brands' })).toBeVisible();
});
