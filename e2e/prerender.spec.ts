import { expect, test } from '@playwright/test';
import { findProduct } from './find-product.ts';
import { hydrated } from './watch.ts';

test('a page that is drawn ahead leaves no trace until it is shown', async ({ page, context, request }) => {
  const { path, name } = await findProduct(request, 'pendant', () => true);
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'prerendering', { value: true, configurable: true });
    Object.defineProperty(Document.prototype, 'hidden', { value: true, configurable: true });
  });
  const sent: string[] = [];
  page.on('request', (each) => {
    if (each.resourceType() === 'script' || each.method() !== 'GET') sent.push(each.url());
  });
  const stored = () =>
    page.evaluate(() => JSON.stringify([localStorage, sessionStorage].map((each) => Object.entries(each))));
  await page.goto(path, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const before = await stored();
  // The pointer rests on a link, as it may on the page that the shopper still sees.
  await page.getByRole('main').getByRole('link').first().hover();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
  expect(sent).toEqual([]);
  expect(await stored()).toBe(before);
  expect(await context.cookies()).toEqual([]);
  expect(before).not.toContain('recent');

  await page.evaluate(() => {
    Reflect.deleteProperty(Document.prototype, 'prerendering');
    Reflect.deleteProperty(Document.prototype, 'hidden');
    document.dispatchEvent(new Event('prerenderingchange'));
  });
  await hydrated(page);
  await expect.poll(stored).toContain('recent');
});

test('pages that show a shopper’s own data or change something are never speculated on', async ({ page }) => {
  await page.route(/\/assets\/prefetch-page-/, (route) => route.abort());
  await page.goto('/interior-lighting/pendants/');
  const rules = await page.locator('#speculation-rules').textContent();
  const { prefetch, prerender } = JSON.parse(rules ?? '') as Record<
    string,
    { where: { and: { not?: { href_matches?: string[] } }[] } }[]
  >;
  const excluded = prefetch?.[0]?.where.and.flatMap(({ not }) => not?.href_matches ?? []);
  for (const path of ['cart', 'checkout-now', 'account', 'login', 'order', 'saved-lists', 'stock-alert', 'graphql'])
    expect(excluded).toContain(`/${path}{/*}?`);
  expect(prerender?.[0]?.where).toEqual(prefetch?.[0]?.where);
});
