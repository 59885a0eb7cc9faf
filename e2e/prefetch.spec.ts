import { expect, test, type Page } from '@playwright/test';
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

test('a link under the pointer is prefetched by GET, and a click sends nothing more', async ({ page }) => {
  const requests = graphRequests(page);
  await open(page, '/');
  const [department, other] = [departments(page).first(), departments(page).nth(1)];
  const [path, otherPath] = [await department.getAttribute('href'), await other.getAttribute('href')];
  const [name, otherName] = [(await department.textContent()) ?? '', (await other.textContent()) ?? ''];

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

test('only cards in the window are prefetched', async ({ page }) => {
  const requests = graphRequests(page);
  await open(page, '/interior-lighting/pendants/');
  const cards = page.getByRole('main').getByRole('article').locator('h3 a');
  await cards.first().scrollIntoViewIfNeeded();
  const first = await cards.first().getAttribute('href');
  await expect.poll(() => methodsFor(requests, first)).toEqual(['GET']);
  expect(methodsFor(requests, await cards.nth(12).getAttribute('href'))).toEqual([]);
});
