import { expect, test } from 'vitest';
import { rangeName, rangeUrlOf } from './range-name.rules.ts';

test.each([
  ['heritage-brass-kingsway', ['Heritage Brass Kingsway Lever on Rose'], 'Heritage Brass Kingsway'],
  ['calder-and-finch-ashby', ['Ashby Shade', 'Calder & Finch Ashby Pendant'], 'Calder & Finch Ashby'],
  ['northbeam-sentry', ['Sentry 6W Downlight'], 'Northbeam Sentry'],
  ['sentry', [], 'Sentry'],
])('%s of %j is %s', (slug, names, name) => expect(rangeName(slug, names)).toBe(name));

test('a range has its page below /ranges/', () => expect(rangeUrlOf('kingsway')).toBe('/ranges/kingsway/'));
