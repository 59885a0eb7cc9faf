import { expect, test } from 'vitest';
import { seedingFor, ownCatalogueStamp } from './seeding.ts';

test.each<[string, string | null, number | undefined, ReturnType<typeof seedingFor>]>([
  ['an empty store', null, undefined, { products: undefined }],
  ['an empty store, so many wanted', null, 9_000, { products: 9_000 }],
  ['a full one', ownCatalogueStamp(undefined), undefined, null],
  ['one filled with so many, as wanted', ownCatalogueStamp(9_000), 9_000, null],
  ['one filled with so many, no number wanted', ownCatalogueStamp(9_000), undefined, null],
  ['one filled with so many, others wanted', ownCatalogueStamp(9_000), 5_000, { products: 5_000 }],
  ['a full one, more wanted', ownCatalogueStamp(undefined), 9_000, { products: 9_000 }],
  ['an older catalogue', '1', undefined, { products: undefined }],
  ['an older catalogue of so many', '1:9000', undefined, { products: 9_000 }],
  ['an imported one', 'imported', 9_000, null],
])('%s', (_, held, wanted, filling) => {
  expect(seedingFor(held, wanted)).toEqual(filling);
});
