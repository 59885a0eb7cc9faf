import { expect, test, type Page } from '@playwright/test';
import { hydrated } from './watch.ts';

interface GraphRequest {
  method: string;
  documentId: string | null;
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
    requests.push({ method: request.method(), documentId: sent.documentId ?? null, variables });
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

const department = (page: Page) =>
  page.getByRole('main').getByRole('region', { name: 'Shop by category' }).getByRole('link').first();

/** The methods of the requests for a page at this path; its list prefetches others. */
const methodsFor = (requests: readonly GraphRequest[], path: string | null) =>
  requests.filter(({ variables }) => (variables as { url?: string }).url === path).map(({ method }) => method);

const isPrefetch = (url: string) => new URL(url).pathname === '/graphql' && url.includes('documentId=');

test('a link under the pointer is prefetched by GET, and a click on it sends nothing more', async ({ page }) => {
  const requests = graphRequests(page);
  await open(page, '/');
  const name = await department(page).textContent();
  const path = await department(page).getAttribute('href');
  const answered = page.waitForResponse((response) => isPrefetch(response.url()));
  await department(page).hover();
  const response = await answered;
  expect(response.status()).toBe(200);
  expect(response.headers()['cache-control']).toMatch(/^public, max-age=/);
  await response.finished();
  await department(page).click();
  await expect(page.getByRole('heading', { level: 1, name: name ?? '' })).toBeVisible();
  expect(methodsFor(requests, path)).toEqual(['GET']);
});

test('a click while the prefetch is under way shares its request', async ({ page }) => {
  const requests = graphRequests(page);
  await open(page, '/');
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(isPrefetchUrl, async (route) => {
    await held;
    await route.continue();
  });
  const name = (await department(page).textContent()) ?? '';
  const path = await department(page).getAttribute('href');
  const sent = page.waitForRequest((request) => isPrefetch(request.url()));
  await department(page).hover();
  await sent;
  await department(page).click();
  await page.getByRole('banner').hover({ position: { x: 2, y: 2 } });
  release();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  expect(methodsFor(requests, path)).toEqual(['GET']);
});

test('the pointer leaving a link cancels its prefetch', async ({ page }) => {
  await open(page, '/');
  await page.route(isPrefetchUrl, () => new Promise(() => {}));
  const sent = page.waitForRequest((request) => isPrefetch(request.url()));
  await department(page).hover();
  const request = await sent;
  const failed = page.waitForEvent('requestfailed', (other) => other === request);
  await page.getByRole('heading', { level: 1 }).hover();
  expect((await failed).failure()?.errorText).toBe('net::ERR_ABORTED');
});

test('the keyboard’s focus prefetches a link', async ({ page }) => {
  await open(page, '/');
  const sent = page.waitForRequest((request) => isPrefetch(request.url()));
  await department(page).focus();
  expect((await sent).method()).toBe('GET');
});

test('the cards in the window are prefetched at rest, those below are not', async ({ page }) => {
  const requests = graphRequests(page);
  await open(page, '/interior-lighting/pendants/');
  const cards = page.getByRole('main').getByRole('article').locator('h3 a');
  await cards.first().scrollIntoViewIfNeeded();
  const first = await cards.first().getAttribute('href');
  await expect.poll(() => methodsFor(requests, first)).toEqual(['GET']);
  expect(methodsFor(requests, await cards.nth(12).getAttribute('href'))).toEqual([]);
});

test('with data saving on nothing is prefetched', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
  );
  const requests = graphRequests(page);
  await open(page, '/');
  const name = (await department(page).textContent()) ?? '';
  await department(page).focus();
  await department(page).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  // The heading is there before the request.
  await expect.poll(() => requests.map(({ method }) => method)).toEqual(['POST']);
});

test('every kind of public page can be prefetched', async ({ page, request }) => {
  const requests = graphRequests(page);
  const failures: string[] = [];
  page.on('response', (response) => {
    if (isPrefetch(response.url()) && !response.ok()) failures.push(`${response.status()} ${response.url()}`);
  });
  const answer = (await (
    await request.post('/graphql', {
      data: {
        query:
          '{ featuredProducts(first: 1) { edges { node { path } } } brands { path } blogPosts(first: 1) { edges { node { path } } } }',
      },
    })
  ).json()) as { data: Record<'featuredProducts' | 'blogPosts', { edges: { node: { path: string } }[] }> };
  const { featuredProducts, blogPosts } = answer.data;
  await open(page, '/shipping-returns/');
  for (const path of [
    '/',
    '/interior-lighting/pendants/',
    featuredProducts.edges[0]?.node.path ?? '',
    '/brands/',
    '/brands/wickham-and-reed/',
    '/featured/',
    '/search?query=brass',
    '/blog/',
    blogPosts.edges[0]?.node.path ?? '',
    '/contact-us/',
  ]) {
    const answered = page.waitForResponse((response) => isPrefetch(response.url()));
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

function isPrefetchUrl(url: URL) {
  return isPrefetch(url.href);
}
