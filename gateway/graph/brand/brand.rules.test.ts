import { expect, test } from 'vitest';
import { brandPath, brandSlug } from './brand.rules.ts';

test.each([
  ['astro', '/brands/astro/'],
  ['/brands/astro/', '/brands/astro/'],
  ['brands/astro', '/brands/astro/'],
  ['/astro/', '/brands/astro/'],
  ['', '/brands/'],
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
