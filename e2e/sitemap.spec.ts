import { expect, test } from '@playwright/test';

const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);

test('the sitemap lists every kind of page, and what it and the icons name exists', async ({ request, baseURL }) => {
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

  const html = await (await request.get('/')).text();
  const links = [...html.matchAll(/<link rel="(?:icon|apple-touch-icon|manifest)"[^>]* href="([^"]+)"/g)];
  expect(links.length).toBeGreaterThan(2);
  for (const [, address = ''] of links) expect((await request.get(address)).status(), address).toBe(200);
  const { name, icons } = (await (await request.get('/site.webmanifest')).json()) as {
    name: string;
    icons: { src: string; type: string }[];
  };
  expect(name).toBe('Lumen & Latch');
  for (const { src, type } of icons) expect((await request.get(src)).headers()['content-type'], src).toBe(type);
});
