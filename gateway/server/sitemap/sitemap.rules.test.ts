import { expect, test } from 'vitest';
import { partNamed, robotsText, writtenPart } from './sitemap.rules.ts';

test.each([
  ['/sitemap/pages.xml', { kind: 'pages' }],
  ['/sitemap/products-12.xml', { kind: 'products', number: 12 }],
  ['/sitemap/products-0.xml', null],
  ['/sitemap/products-999999.xml', null],
  ['/sitemap/products.xml', null],
  ['/sitemap/orders.xml', null],
])('%s is part %j', (path, part) => {
  expect(partNamed(path)).toEqual(part);
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
  ['/lamps/?filter.Finish=Brass&filter.IP+Rating=IP44', true],
  ['/lamps/?filter.Finish=Brass&filter.IP+Rating=IP44&filter.Cap=E27', false],
  ['/lamps/?brand=astro&brand=endon&brand=hamilton', false],
  ['/search?query=brass', false],
  ['/cart', false],
  ['/checkout-now/review', false],
  ['/order/1?key=2', false],
  ['/images/640/drawings/0.svg.webp', true],
])('robots.txt allows %s: %s', (address, allowed) => {
  expect(isAllowed(address)).toBe(allowed);
});
