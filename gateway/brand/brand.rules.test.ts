import { expect, test } from 'vitest';
import { brandPath } from './brand.rules.ts';

test.each([
  ['astro', '/brands/astro/'],
  ['/brands/astro/', '/brands/astro/'],
  ['brands/astro', '/brands/astro/'],
  ['/astro/', '/brands/astro/'],
  ['', '/brands/'],
  ['//evil.example/', '/brands/'],
  ['Ellis & Co', '/brands/'],
])('%j has its page at %s', (brandUrl, path) => {
  expect(brandPath(brandUrl)).toBe(path);
});
