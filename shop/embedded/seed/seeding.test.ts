import { expect, test } from 'vitest';
import { seedingFor, ownCatalogueStamp } from './seeding.ts';

test.each<[string, string | null, number | undefined, ReturnType<typeof seedingFor>]>([
  ['an empty database', null, undefined, { products: undefined }],
  ['an empty database, with a size', null, 9_000, { products: 9_000 }],
  ['a current catalogue', ownCatalogueStamp(undefined), undefined, null],
  ['the wanted size', ownCatalogueStamp(9_000), 9_000, null],
  ['a larger size, with none wanted', ownCatalogueStamp(9_000), undefined, null],
  ['another size than wanted', ownCatalogueStamp(9_000), 5_000, { products: 5_000 }],
  ['a current catalogue, with another size wanted', ownCatalogueStamp(undefined), 9_000, { products: 9_000 }],
  ['an older catalogue', '1', undefined, { products: undefined }],
  ['an older catalogue with a size', '1:9000', undefined, { products: 9_000 }],
  ['an imported catalogue', 'imported', 9_000, null],
])('%s', (_, held, wanted, filling) => {
  expect(seedingFor(held, wanted)).toEqual(filling);
});
