import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { findProduct } from './find-product.ts';
import { openPrerenderingTab } from './prerendering-tab.ts';
import { hydrated } from './watch.ts';

interface GraphRequest {
  method: string;
  variables: unknown;
}

/** Records the GraphQL requests of a page. */
function graphRequests(page: Page): GraphRequest[] {
  const requests: GraphRequest[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname !== '/graphql') return;
    const isGet = request.method() === 'GET';
    const sent = (isGet ? Object.fromEntries(searchParams) : request.postDataJSON()) as Record<string, string>;
    const variables: unknown = isGet ? JSON.parse(sent.variables ?? '{}') : sent.variables;
    requests.push({ method: request.method(), variables });
  });
  return requests;
}

/** Opens a page and waits until it follows links: it fetches that code when it is idle. */
async function open(page: Page, path: string) {
  const code = page.waitForResponse(/\/assets\/prefetch-page-[^/]+\.js$/);
  await page.goto(path);
  await hydrated(page);
  // Resolves after the page's own import of it, so that the page follows links by then.
  await page.evaluate((url) => import(url), (await code).url());
}

const departments = (page: Page) =>
  page.getByRole('main').getByRole('region', { name: 'Shop by category' }).getByRole('link');

/** The methods of the requests for a page at this path; its list prefetches others. */
const methodsFor = (requests: readonly GraphRequest[], path: string | null) =>
  requests.filter(({ variables }) => (variables as { url?: string }).url === path).map(({ method }) => method);

const isPrefetch = ({ pathname, href }: URL) => pathname === '/graphql' && href.includes('documentId=');
const isPrefetched = (message: { url(): string }) => isPrefetch(new URL(message.url()));

test('a link under the pointer is prefetched by GET: leaving it cancels that, and a click sends nothing more', async ({
  page,
}) => {
  const requests = graphRequests(page);
  await open(page, '/');
  const [department, other] = [departments(page).first(), departments(page).nth(1)];
  const [path, otherPath] = [await department.getAttribute('href'), await other.getAttribute('href')];
  const [name, otherName] = [(await department.textContent()) ?? '', (await other.textContent()) ?? ''];

  await test.step('leaving the link cancels the request', async () => {
    await page.route(isPrefetch, () => new Promise(() => {}));
    const sent = page.waitForRequest(isPrefetched);
    await departments(page).nth(2).hover();
    const request = await sent;
    const failed = page.waitForEvent('requestfailed', (each) => each === request);
    await page.getByRole('heading', { level: 1 }).hover();
    expect((await failed).failure()?.errorText).toBe('net::ERR_ABORTED');
    await page.unroute(isPrefetch);
  });

  await test.step('a click after the answer sends nothing', async () => {
    const answered = page.waitForResponse(isPrefetched);
    await department.hover();
    const response = await answered;
    expect(response.status()).toBe(200);
    expect(response.headers()['cache-control']).toMatch(/^public, max-age=/);
    await response.finished();
    await department.click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    expect(methodsFor(requests, path)).toEqual(['GET']);
  });

  await test.step('a click before the answer shares the request', async () => {
    await open(page, '/');
    const held = Promise.withResolvers<void>();
    await page.route(isPrefetch, async (route) => {
      await held.promise;
      await route.continue();
    });
    await other.hover();
    await expect.poll(() => methodsFor(requests, otherPath)).toEqual(['GET']);
    await other.click();
    await page.getByRole('banner').hover({ position: { x: 2, y: 2 } });
    held.resolve();
    await expect(page.getByRole('heading', { level: 1, name: otherName })).toBeVisible();
    expect(methodsFor(requests, otherPath)).toEqual(['GET']);
  });
});

test('the cards in the window are prefetched at rest, those below are not; with data saving on nothing is', async ({
  page,
}) => {
  const requests = graphRequests(page);
  await open(page, '/interior-lighting/pendants/');
  const cards = page.getByRole('main').getByRole('article').locator('h3 a');
  await cards.first().scrollIntoViewIfNeeded();
  const first = await cards.first().getAttribute('href');
  await expect.poll(() => methodsFor(requests, first)).toEqual(['GET']);
  expect(methodsFor(requests, await cards.nth(12).getAttribute('href'))).toEqual([]);

  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
  );
  await page.goto('/brands/');
  requests.length = 0;
  await open(page, '/');
  const name = (await departments(page).first().textContent()) ?? '';
  await departments(page).first().focus();
  await departments(page).first().click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  // The heading is there before the request.
  await expect.poll(() => requests.map(({ method }) => method)).toEqual(['POST']);
});

test('every kind of public page can be prefetched', { tag: '@wide' }, async ({ page, request }) => {
  const requests = graphRequests(page);
  const failures: string[] = [];
  page.on('response', (response) => {
    if (isPrefetched(response) && !response.ok()) failures.push(`${response.status()} ${response.url()}`);
  });
  const query =
    '{ featuredProducts(first: 1) { edges { node { path } } } blogPosts(first: 1) { edges { node { path } } } }';
  const { data } = (await (await request.post('/graphql', { data: { query } })).json()) as {
    data: Record<'featuredProducts' | 'blogPosts', { edges: { node: { path: string } }[] }>;
  };
  await open(page, '/shipping-returns/');
  for (const path of [
    '/',
    '/interior-lighting/pendants/',
    data.featuredProducts.edges[0]?.node.path ?? '',
    '/brands/',
    '/brands/wickham-and-reed/',
    '/featured/',
    '/search?query=brass',
    '/blog/',
    data.blogPosts.edges[0]?.node.path ?? '',
    '/contact-us/',
  ]) {
    const answered = page.waitForResponse(isPrefetched);
    await page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href, textContent: href });
      document.querySelector('main')?.prepend(link);
      link.focus();
    }, path);
    await (await answered).finished();
  }
  expect(failures).toEqual([]);
  expect(requests.map(({ method }) => method)).not.toContain('POST');
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
