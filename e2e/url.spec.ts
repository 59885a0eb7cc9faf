import { get, type IncomingHttpHeaders } from 'node:http';
import { expect, test } from '@playwright/test';

/** Returns the response to an address exactly as written: HTTP clients normalise addresses. */
function ask(
  baseURL: string | undefined,
  path: string,
): Promise<{ status: number | undefined; headers: IncomingHttpHeaders }> {
  const { hostname, port } = new URL(baseURL ?? '');
  return new Promise((resolve, reject) => {
    get({ hostname, port, path, agent: false }, (response) => {
      const { statusCode, headers } = response.resume();
      resolve({ status: statusCode, headers });
    }).on('error', reject);
  });
}

/** One address of each rule that redirects or refuses: every variant of a page's address redirects to it at once. */
const ADDRESSES = [
  ['/INTERIOR-LIGHTING//Pendants', 301, '/interior-lighting/pendants/'],
  ['/Interior-Lighting?page=1&utm_source=mail', 302, '/interior-lighting/?utm_source=mail'],
  ['/interior-lighting/?sort=name&brand=none', 302, '/interior-lighting/?brand=none&sort=name'],
  ['/category/Interior-Lighting', 301, '/interior-lighting/'],
  ['/%49nterior-lighting', 301, '/interior-lighting/'],
  ['/FAQS/%20', 301, '/faqs/'],
  ['/Checkout-Now/', 301, '/checkout-now'],
  ['/finishes/brushed-brass', 301, '/finishes/satin-brass'],
  ['/search?query=hb-stp-cp-sb', 302, '/heritage-brass-stepney-cup-handle-76mm/?finish=satin-brass'],
  ['/brands/nobody-at-all/', 404, undefined],
  ['/finishes/tartan', 404, undefined],
  ['/ranges/nothing-here/', 404, undefined],
  // An unknown address is 404 however it is written, and none redirects to another site.
  ['/Nothing//Here', 404, undefined],
  ['/interior-lighting/?page=9999', 404, undefined],
  ['/order/ABC/?key=x', 404, undefined],
  ['/%2F%2Fevil.example/', 404, undefined],
  ['/%5Cevil.example/', 404, undefined],
  ['/evil%0d%0aLocation:%20https://evil.example', 404, undefined],
  ['/category/%0d%0aSet-Cookie:x=1', 404, undefined],
  ['/category//evil.example/', 301, '/evil.example/'],
  ['/category/%2f%2fevil.example', 301, '/%2f%2fevil.example/'],
  ['http://evil.example/Interior-Lighting', 301, '/interior-lighting/'],
  ['/assets/..%5c..%5cpackage.json', 404, undefined],
  ['/search?query=%E0%A4%A', 200, undefined],
  ['/favicon.svg', 200, undefined],
  ['/healthz', 200, undefined],
  ['/images/80/none.webp', 404, undefined],
  ['/graphql?query=%7Bshop%7Bname%7D%7D', 200, undefined],
  [`/search?query=${'a'.repeat(10_000)}`, 400, undefined],
] as const;

const SECURITY = {
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
  'content-security-policy': expect.stringMatching(/default-src 'none'.*frame-ancestors 'none'/),
  'permissions-policy': expect.stringContaining('camera=()'),
};

test('each kind of address is served, redirected or refused, with security headers', async ({ baseURL }) => {
  for (const [address, status, location] of ADDRESSES) {
    const { headers, ...answer } = await ask(baseURL, address);
    expect([address, answer.status, headers.location]).toEqual([address, status, location]);
    // The address of an order contains its key.
    const referrer = address.startsWith('/order') ? 'same-origin' : 'strict-origin-when-cross-origin';
    expect(headers, address).toMatchObject({ ...SECURITY, 'referrer-policy': referrer });
    // This shop is served over http here: HSTS would lock browsers out.
    expect(headers, address).not.toHaveProperty('strict-transport-security');
    if (status === 404) expect(headers['cache-control'], address).toMatch(/no-store/);
    if (!location) continue;
    expect(headers, address).not.toHaveProperty('link');
    expect((await ask(baseURL, location)).status, address).toBe(location.includes('evil') ? 404 : 200);
  }
});

/** Control characters but tab and line breaks, which HTML is formatted with. */
const CONTROLS = /[^\P{Cc}\t\n\r]/u;

test('addresses with control characters or HTML put neither into their pages', async ({ request }) => {
  for (const path of [
    '/search?query=brass%00%1B%7F%C2%9Flamp',
    '/search?query=lamp&filter.%00Finish%01=%02Brass&brand=%03&sort=%04&min-price=%05',
    '/interior-lighting/?filter.%00Finish%01=%02Brass&page=%00',
    '/compare?codes=%00LV-1%01,%02',
    '/blog?after=%00',
    '/login?next=%00/account',
    '/order/%01?key=%02',
    '/brands/%01/',
    '/nothing%01here%7F/',
    '/track-order?number=%01',
    `/search?query=${encodeURIComponent('<img src=x><b>Ada</b></script>')}`,
    `/${encodeURIComponent('<img src=x><b>Ada</b></script>')}/`,
  ]) {
    const response = await request.get(path);
    const html = await response.text();
    expect(response.status(), path).toBeLessThan(500);
    expect([path, CONTROLS.exec(html), /<img src=x>|<b>Ada/.exec(html)]).toEqual([path, null, null]);
  }
});
