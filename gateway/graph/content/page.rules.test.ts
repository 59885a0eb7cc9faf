import { expect, test } from 'vitest';
import { blogSlug, dayOf, withAnchors } from './page.rules.ts';

test.each([
  ['a-post', 'a-post'],
  ['/blog/A-Post/', 'a-post'],
  ['', null],
  ['-a', null],
  ['../a', null],
  ['x'.repeat(121), null],
])('the slug of %j is %j', (given, slug) => {
  expect(blogSlug(given)).toBe(slug);
});

test.each([
  ['2026-03-30', '2026-03-30'],
  ['2026-03-30T10:00:00Z', '2026-03-30'],
  ['2026-02-31', null],
  ['30/03/2026', null],
  ['', null],
])('the day of %j is %j', (text, day) => {
  expect(dayOf(text)).toBe(day);
});

test('gives sections valid, unique anchors', () => {
  const section = (anchor: string) => ({ anchor, heading: '', body: '' });
  expect(withAnchors(['Who', 'who', '1a', '', 'b c', 'why-2'].map(section)).map(({ anchor }) => anchor)).toEqual([
    'who',
    'section-2',
    'section-3',
    'section-4',
    'section-5',
    'why-2',
  ]);
});
