import { expect, test, type APIRequestContext } from '@playwright/test';
import { findProduct } from './find-product.ts';
import { openPrerenderingTab } from './prerendering-tab.ts';
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

/** Requests for the graph, and visits of products, that the shop has counted. */
async function counted(request: APIRequestContext) {
  const lines = (await (await request.get('/metrics')).text()).split('\n');
  const sum = (...parts: string[]) =>
    lines
      .filter((line) => parts.every((part) => line.includes(part)))
      .reduce((total, line) => total + Number(line.slice(line.lastIndexOf(' '))), 0);
  return {
    graph: sum('http_requests_total{', 'route="graphql"'),
    visits: sum('web_vitals_ttfb_seconds_count{', 'page="product"'),
    prerendered: sum('web_vitals_ttfb_seconds_count{', 'page="product"', 'navigation="prerender"'),
  };
}

test('a page that Chromium draws ahead counts once it is shown, and never before', async ({
  request,
  baseURL,
  launchOptions,
}) => {
  const { path, name } = await findProduct(request, 'pendant', () => true);
  const tab = await openPrerenderingTab(launchOptions);
  const mouse = (type: string, x: number, y: number) =>
    tab.send('Input.dispatchMouseEvent', { type: `mouse${type}`, x, y, button: 'left', clickCount: 1 });
  const stored = () =>
    tab.evaluate('JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), document.cookie])');
  async function goto(at: string): Promise<void> {
    await tab.send('Page.navigate', { url: `${baseURL}${at}` });
    await expect.poll(() => tab.evaluate('location.pathname + document.readyState')).toContain(`complete`);
  }
  /** Presses the product's link, as the browser draws the page ahead; returns where. */
  async function press(): Promise<[number, number]> {
    const link = `document.querySelector('main article a[href="${path}"]')`;
    const at = (await tab.evaluate(
      `${link}.scrollIntoView({ block: 'center' }), (({ x, y, width, height }) => [x + width / 2, y + height / 2])(${link}.getBoundingClientRect())`,
    )) as [number, number];
    await mouse('Moved', ...at);
    await mouse('Pressed', ...at);
    await expect.poll(() => tab.evaluate('document.querySelector("h1")?.textContent', 'ahead')).toBe(name);
    return at;
  }
  try {
    // Until their scripts run, pages leave links to the browser.
    await tab.send('Network.enable', {});
    await tab.send('Network.setBlockedURLs', { urls: ['*/assets/*.js'] });
    await goto('/search?query=pendant');
    const before = await counted(request);
    await press();
    expect(await tab.evaluate('document.prerendering', 'ahead')).toBe(true);
    await mouse('Moved', 5, 5);
    await mouse('Released', 5, 5);
    await goto('/brands/');
    expect(await counted(request)).toEqual(before);
    expect(await stored()).toBe('[[],[],""]');

    await goto('/search?query=pendant');
    await mouse('Released', ...(await press()));
    await expect
      .poll(() => tab.evaluate('performance.getEntriesByType("navigation")[0].activationStart'))
      .toBeGreaterThan(0);
    await expect.poll(stored).toContain('recently-viewed');
    await expect
      .poll(() =>
        tab.evaluate('performance.getEntriesByType("resource").some(({ name }) => name.includes("report-vitals"))'),
      )
      .toBe(true);
    await goto('/brands/');
    await expect
      .poll(() => counted(request))
      .toMatchObject({ visits: before.visits + 1, prerendered: before.prerendered + 1 });
  } finally {
    await tab.close();
  }
});
