import { expect, test } from 'vitest';
import { partNamed, partPaths, robotsText, writtenIndex, writtenPart } from './sitemap.rules.ts';

test.each([
  ['/sitemap/pages.xml', { kind: 'pages' }],
  ['/sitemap/brands.xml', { kind: 'brands' }],
  ['/sitemap/products-12.xml', { kind: 'products', number: 12 }],
  ['/sitemap/products-0.xml', null],
  ['/sitemap/products-999999.xml', null],
  ['/sitemap/products.xml', null],
  ['/sitemap/orders.xml', null],
])('%s is part %j', (path, part) => {
  expect(partNamed(path)).toEqual(part);
});

test.each([
  [0, 0],
  [1, 1],
  [10_000, 1],
  [10_001, 2],
])('%i products need %i parts', (products, parts) => {
  const paths = partPaths(products);
  expect(paths.length).toBe(3 + parts);
  for (const path of paths) expect(partNamed(path)).not.toBeNull();
});

test('a part lists each page once, with its date if known, and escapes text', () => {
  const xml = writtenPart('https://shop.example', [
    { path: '/a/', updatedAt: '2026-11-21T09:00:00.000Z' },
    { path: '/b&c/', updatedAt: '' },
    { path: '/a/', updatedAt: '2026-11-21' },
    { path: '/d/', updatedAt: '</lastmod>' },
  ]);
  expect(xml.match(/<loc>[^<]*/g)).toEqual([
    '<loc>https://shop.example/a/',
    '<loc>https://shop.example/b&amp;c/',
    '<loc>https://shop.example/d/',
  ]);
  expect(xml.match(/<lastmod>[^<]*/g)).toEqual(['<lastmod>2026-11-21']);
});

test('the index lists absolute URLs of the parts', () => {
  expect(writtenIndex('https://shop.example', ['/sitemap/pages.xml'])).toContain(
    '<sitemap><loc>https://shop.example/sitemap/pages.xml</loc></sitemap>',
  );
});

const rules = robotsText('https://shop.example')
  .split('\n')
  .flatMap((line) =>
    line.startsWith('Disallow: ')
      ? [new RegExp(`^${line.slice(10).replace(/[.?]/g, '\\$&').replace(/\*/g, '.*')}`)]
      : [],
  );
const isAllowed = (address: string) => !rules.some((rule) => rule.test(address));

test.each([
  ['/', true],
  ['/interior-lighting/?page=2', true],
  ['/lamps/?filter.Finish=Brass&filter.IP+Rating=IP44', true],
  ['/lamps/?filter.Finish=Brass&filter.IP+Rating=IP44&filter.Cap=E27', false],
  ['/lamps/?brand=astro&filter.Finish=Brass&filter.Cap=E27', false],
  ['/lamps/?brand=astro&brand=endon&brand=hamilton', false],
  ['/brands/astro/', true],
  ['/search?query=brass', false],
  ['/cart', false],
  ['/checkout-now/review', false],
  ['/order/1?key=2', false],
  ['/images/640/drawings/0.svg.webp', true],
])('robots.txt allows %s: %s', (address, allowed) => {
  expect(isAllowed(address)).toBe(allowed);
});

test('robots.txt names the sitemap', () => {
  expect(robotsText('https://shop.example')).toMatch(/\nSitemap: https:\/\/shop\.example\/sitemap\.xml\n$/);
});
