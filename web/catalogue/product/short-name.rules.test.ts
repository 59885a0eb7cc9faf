import { expect, test } from 'vitest';
import { shortName } from './short-name.rules.ts';

test.each([
  ['Heritage Brass Vintage 2 Gang Switch', 'Heritage Brass', 'Vintage 2 Gang Switch'],
  ['HERITAGE BRASS Vintage 2 Gang Switch', 'Heritage Brass', 'Vintage 2 Gang Switch'],
  ['Tala – Porcelain Bulb', 'Tala', 'Porcelain Bulb'],
  ['Talaria Pendant', 'Tala', 'Talaria Pendant'],
  ['Tala’s Favourite', 'Tala', 'Tala’s Favourite'],
  ['Tala', 'Tala', 'Tala'],
  ['Vintage Switch', undefined, 'Vintage Switch'],
])('%j of the brand %j is shown as %j', (name, brand, shown) => expect(shortName(name, brand)).toBe(shown));
