import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, expect, test } from '@playwright/test';
import { addFromList, basket, LIST } from './cart-steps.ts';
import { findPlain } from './find-product.ts';
import { open, watch } from './watch.ts';

const REFUSED = `for (const area of ['localStorage', 'sessionStorage'])
  Object.defineProperty(window, area, { get() { throw new DOMException('', 'SecurityError') } })`;
const FULL = `Storage.prototype.setItem = () => { throw new DOMException('', 'QuotaExceededError') }`;

// One throws as a page reads and one as it writes.
for (const [kind, script] of [
  ['refused', REFUSED],
  ['full', FULL],
] as const) {
  test(`pages and the basket work and saved lists say that they do not with ${kind} storage`, async ({ page }) => {
    await page.addInitScript(script);
    const watched = watch(page);
    for (const path of ['/saved-lists', '/quick-order', '/compare', '/checkout-now', LIST]) {
      await open(page, path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      if (path === '/saved-lists')
        await expect(page.getByText('Your browser doesn’t let us save lists on this device.')).toBeVisible();
    }
    await addFromList(page);
    await page.goto('/cart');
    await expect(page.getByRole('list', { name: 'Items in your basket' }).getByRole('listitem')).toHaveCount(1);
    // The router’s own warning where storage is full.
    expect(watched.complaints.filter((text) => !text.includes('sessionStorage'))).toEqual([]);
  });
}

test('pages work in a browser that lacks every feature that some browsers lack', async ({ page, request }) => {
  await page.addInitScript(`
    const ofWindow = ['IntersectionObserver', 'ResizeObserver', 'requestIdleCallback', 'BroadcastChannel', 'indexedDB'];
    for (const [object, names] of [
      [window, [...ofWindow, 'matchMedia']],
      [navigator, ['locks', 'clipboard', 'share', 'onLine']],
      [crypto, ['randomUUID']],
      [document, ['startViewTransition']],
    ]) for (const name of names) Object.defineProperty(object, name, { value: undefined });
  `);
  const watched = watch(page);
  const { path } = await findPlain(request, 'bulb');
  for (const address of ['/', LIST, path]) {
    await open(page, address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.getByRole('main').getByRole('button', { name: 'Add to basket' }).first().click();
  await expect(basket(page).getByRole('listitem')).toHaveCount(1);
  await page.goto('/cart');
  await page.getByRole('button', { name: 'Copy a link to this basket' }).click();
  await expect(page.getByText('Your browser didn’t allow copying.')).toBeVisible();
  expect(watched.complaints).toEqual([]);
});

test('a browser that blocks cookies is told why there is no basket', async ({ baseURL }, testInfo) => {
  const profile = testInfo.outputPath('profile');
  await mkdir(join(profile, 'Default'), { recursive: true });
  const settings = { profile: { default_content_setting_values: { cookies: 2 } } };
  await writeFile(join(profile, 'Default', 'Preferences'), JSON.stringify(settings));
  const { launchOptions } = testInfo.project.use;
  const context = await chromium.launchPersistentContext(profile, {
    ...launchOptions,
    // The headless shell reads no settings.
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    baseURL,
  });
  const page = await context.newPage();
  await open(page, LIST);
  await page.getByRole('region', { name: 'Cookies' }).getByRole('button', { name: 'Decline' }).click();
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(page.getByRole('alert')).toContainText('Your browser blocks cookies, so we can’t keep a basket.');
  const reason = { name: 'Your browser blocks cookies, so we can’t keep a basket' };
  await page.getByRole('button', { name: 'Your cart' }).click();
  await expect(basket(page).getByRole('heading', reason)).toBeVisible();
  await page.goto('/cart');
  await expect(page.getByRole('main').getByRole('heading', reason)).toBeVisible();
  await page.goto('/checkout-now');
  await expect(page.getByText('Your browser blocks cookies, so we can’t keep a basket.')).toBeVisible();
  await page.goto('/login');
  await expect(page.getByRole('alert')).toContainText('Your browser blocks cookies, so we can’t sign you in.');
  await context.close();
});
