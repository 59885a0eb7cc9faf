import { expect, test } from 'vitest';
import { canonicalCategoryPath } from './category-path.rules.ts';

test.each([
  ['/category/interior-lighting/pendants', '/interior-lighting/pendants/'],
  ['/category/interior-lighting/?page=2', '/interior-lighting/?page=2'],
  ['/category/', '/'],
  ['/category//other.example/', '/other.example/'],
  ['/category/%5Cother.example/', '/%5cother.example/'],
  ['/category/\\other.example', '/other.example/'],
])('redirects %s to %s', (address, own) =>
  expect(canonicalCategoryPath(new URL(address, 'http://shop.example'))).toBe(own),
);
