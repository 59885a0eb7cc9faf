import { expect, test } from 'vitest';
import { readDraft, shownAverage, type ReviewDraft } from './review.rules.ts';

const draft: ReviewDraft = {
  rating: 4,
  title: 'Warm light',
  body: 'Just as bright as it says.',
  author: 'Sam',
  email: 'sam@example.com',
  orderNumber: '',
};

test.each<[string, Partial<ReviewDraft>, string[]]>([
  ['a whole review', {}, []],
  ['the longest of everything', { title: 'x'.repeat(120), body: '💡'.repeat(2_000), author: 'x'.repeat(60) }, []],
  ['no stars', { rating: 0 }, ['rating']],
  ['a long headline', { title: 'x'.repeat(121) }, ['title']],
  ['nine characters', { body: 'x'.repeat(9) }, ['body']],
  ['too many characters', { body: 'x'.repeat(2_001) }, ['body']],
  ['no name', { author: '' }, ['author']],
  ['a long name', { author: 'x'.repeat(61) }, ['author']],
  ['an email without a dot', { email: 'sam@example' }, ['email']],
  ['a long order number', { orderNumber: 'x'.repeat(41) }, ['orderNumber']],
  ['nothing', { rating: 0, title: '', body: '', author: '', email: '' }, ['rating', 'body', 'author', 'email']],
  ['a name that turns its line', { author: 'Sam\u202E' }, ['author']],
])('the fields that are refused of %s', (_, more, fields) => {
  expect(readDraft({ ...draft, ...more }).errors.map(({ field }) => field)).toEqual(fields);
});

test('reads a review as it is meant', () => {
  const written = {
    title: '  Warm  light ',
    author: ' Sam\u3000Lee\u200B',
    orderNumber: 'ｌｌ-１\u200B',
    email: ' sam@example.com ',
  };
  expect(readDraft({ ...draft, ...written, body: ' One\r\n\r\n\r\n\r\n<b>Two</b>\u0007 ' }).draft).toEqual({
    ...draft,
    title: 'Warm light',
    author: 'Sam Lee',
    body: 'One\n\n<b>Two</b>',
    orderNumber: 'll-1',
  });
});

test.each([
  [null, 0, null],
  [4.25, 0, null],
  [4.25, 4, 4.3],
  [4.94, 100, 4.9],
  [0, 3, null],
  [9, 3, null],
])('shows an average of %j from %i reviews as %j', (average, count, shown) => {
  expect(shownAverage(average, count)).toBe(shown);
});
