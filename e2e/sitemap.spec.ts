import { expect, test } from '@playwright/test';

const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);

test('the sitemap lists every kind of page, and what it lists exists', async ({ request, baseURL }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  const parts = locations(await (await request.get('/sitemap.xml')).text());
  expect(parts.map((address) => address.replace(`${baseURL}/sitemap/`, ''))).toEqual([
    'pages.xml',
    'categories.xml',
    'brands.xml',
    'products-1.xml',
  ]);
  let [products, dates] = [0, 0];
  for (const part of parts) {
    const xml = await (await request.get(part)).text();
    const addresses = locations(xml);
    [products, dates] = [addresses.length, xml.match(/<lastmod>\d{4}-\d\d-\d\dT/g)?.length ?? 0];
    expect(addresses.length).toBeGreaterThan(2);
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const address of [addresses[0] ?? '', addresses.at(-1) ?? '']) {
      expect(address.startsWith(`${baseURL}/`), address).toBe(true);
      const page = await request.get(address, { maxRedirects: 0 });
      expect(page.status(), address).toBe(200);
      expect(await page.text()).toContain(`<link rel="canonical" href="${address}"/>`);
    }
  }
  expect([products > 4_000, dates]).toEqual([true, products]);
});
