import { expect, test } from 'vitest';
import { slugOf } from './slug.rules.ts';

test.each([
  ['13 A / 2 Way', '13-a-2-way'],
  ['2.5 mm', '2-5-mm'],
  ['Café & Co. “Lamp” 1/2"', 'cafe-and-co-lamp-1-2'],
  ["Farrow's", 'farrows'],
  ['--', ''],
])('%s has the slug %j', (text, slug) => expect(slugOf(text)).toBe(slug));
