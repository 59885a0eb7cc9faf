import { expect, test } from 'vitest';
import { brandIdsOf, brandPath, brandSlug } from './brand.rules.ts';

test.each([
  ['astro', '/brands/astro/'],
  ['/brands/astro/', '/brands/astro/'],
  ['/astro/', '/brands/astro/'],
  ['//evil.example/', '/brands/'],
  ['Ellis & Co', '/brands/'],
])('the page of brand URL %j is %s', (brandUrl, path) => {
  expect(brandPath(brandUrl)).toBe(path);
});

test.each([
  ['/brands/astro/', 'astro'],
  ['/brands/', ''],
  ['/brands/a/b/', ''],
  ['/astro/', ''],
])('the slug of %j is %j', (path, slug) => {
  expect(brandSlug(path)).toBe(slug);
});

const brands = [
  { entityId: 7, path: '/brands/astro/' },
  { entityId: 8, path: '/brands/' },
];
const NO_BRAND = 2_147_483_647;

test.each<[string[], number]>([
  [['astro'], 7],
  [['astro', 'nobody'], 7],
  [['nobody'], NO_BRAND],
  [['constructor', '__proto__'], NO_BRAND],
  [[''], NO_BRAND],
])('the slugs %j are brand %i', (slugs, id) => {
  expect(brandIdsOf(slugs, brands)).toEqual([id]);
});
