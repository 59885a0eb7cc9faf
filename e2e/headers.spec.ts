import { expect, test } from '@playwright/test';
import { listedPages, unlistedPages } from './page-kinds.ts';
import { hydrated, watch } from './watch.ts';

const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
};

test('every kind of response carries the security headers', async ({ request }) => {
  const addresses = [
    '/',
    '/nothing/lives/here/',
    '/a/../b',
    '/favicon.svg',
    '/healthz',
    '/images/80/none.webp',
    '/robots.txt',
    '/sitemap.xml',
    '/interior-lighting',
  ];
  for (const address of addresses) {
    const headers = (await request.get(address, { maxRedirects: 0 })).headers();
    expect(headers, address).toMatchObject(everywhere);
    expect(headers['content-security-policy'], address).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
    expect(headers['permissions-policy'], address).toContain('camera=()');
    // This shop is served over http here: HSTS would lock browsers out.
    expect(headers, address).not.toHaveProperty('strict-transport-security');
  }
  const graph = await request.post('/graphql', { data: { query: '{ shop { name } }' } });
  expect(graph.headers()).toMatchObject({ ...everywhere, 'cache-control': 'private, no-store' });
});

test('no page violates its own policy, and none allows inline code', async ({ page, request }) => {
  const watched = watch(page);
  for (const path of [...(await listedPages(request)), ...unlistedPages]) {
    const response = await page.goto(path);
    expect(response?.headers()['content-security-policy'], path).not.toMatch(/unsafe|https?:/);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    // The browser itself logs that a page was a 404.
    expect({ path, complaints: watched.complaints.splice(0).filter((text) => !text.includes('404')) }).toEqual({
      path,
      complaints: [],
    });
  }
});

test('an injected script does not run', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const ran = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.documentElement.dataset.ran = "yes"';
    document.body.append(script);
    const image = document.createElement('img');
    image.setAttribute('onerror', 'document.documentElement.dataset.ran = "yes"');
    image.src = '/images/80/none.webp';
    document.body.append(image);
    return new Promise((resolve) =>
      image.addEventListener('error', () => resolve(document.documentElement.dataset.ran ?? 'no')),
    );
  });
  expect(ran).toBe('no');
});

test('a CDN may cache public pages and revalidate them by ETag; nothing else', async ({ request }) => {
  const page = await request.get('/interior-lighting/');
  expect(page.headers()).toMatchObject({
    'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
    vary: 'accept, accept-encoding',
  });
  const again = await request.get('/interior-lighting/', { headers: { 'if-none-match': page.headers().etag ?? '' } });
  expect(again.status()).toBe(304);
  expect((await again.body()).length).toBe(0);

  for (const address of ['/nothing/lives/here/', '/a/../b', '/images/80/none.webp', '/order/none?key=none']) {
    const response = await request.get(address);
    expect(response.status(), address).toBeGreaterThanOrEqual(400);
    expect(response.headers()['cache-control'], address).toMatch(/no-store/);
  }
  const [, script] = /"(\/assets\/[^"]+\.js)"/.exec(await page.text()) ?? [];
  expect((await request.get(script ?? '')).headers()).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
  });
});

test('GraphiQL has a separate policy and works under it', async ({ page }) => {
  const watched = watch(page);
  const response = await page.goto('/graphql');
  const policy = response?.headers()['content-security-policy'] ?? '';
  expect(policy).toMatch(/script-src 'self';/);
  expect(policy).not.toMatch(/https?:/);
  await page.getByRole('button', { name: /execute/i }).click({ timeout: 20_000 });
  await expect(page.locator('.result-window')).toContainText('freeDeliveryThreshold', { timeout: 10_000 });
  expect(watched.complaints).toEqual([]);
});
