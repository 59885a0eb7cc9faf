import { describe, expect, test } from 'vitest';
import { cleanDraft, faultsOf, shownAverage, type ReviewDraft } from './review.rules.ts';

const draft: ReviewDraft = { rating: 4, title: 'Warm light', body: 'Just as bright as it says.', author: 'Sam', email: 'sam@example.com' };

describe('faultsOf', () => {
  test.each<[string, Partial<ReviewDraft>, string[]]>([
    ['a whole review', {}, []],
    ['no headline', { title: '' }, []],
    ['the longest of everything', { title: 'x'.repeat(120), body: '💡'.repeat(2_000), author: 'x'.repeat(60) }, []],
    ['no stars', { rating: 0 }, ['RATING']],
    ['six stars', { rating: 6 }, ['RATING']],
    ['half a star', { rating: 4.5 }, ['RATING']],
    ['a long headline', { title: 'x'.repeat(121) }, ['TITLE']],
    ['nine characters', { body: 'x'.repeat(9) }, ['BODY']],
    ['too many characters', { body: 'x'.repeat(2_001) }, ['BODY']],
    ['no name', { author: '' }, ['AUTHOR']],
    ['a long name', { author: 'x'.repeat(61) }, ['AUTHOR']],
    ['no e-mail', { email: '' }, ['EMAIL']],
    ['an e-mail without a dot', { email: 'sam@example' }, ['EMAIL']],
    ['an e-mail with a space', { email: 'sam @example.com' }, ['EMAIL']],
    ['two e-mails', { email: 'sam@example.com@example.com' }, ['EMAIL']],
    ['nothing at all', { rating: 0, title: '', body: '', author: '', email: '' }, ['RATING', 'BODY', 'AUTHOR', 'EMAIL']],
  ])('%s', (_, more, fields) => {
    expect(faultsOf({ ...draft, ...more }).map(({ field }) => field)).toEqual(fields);
  });
});

test.each<[keyof ReviewDraft, string, string]>([
  ['title', '  Warm\n light ', 'Warm light'],
  ['author', 'Sam\u0000 \u202Eevil', 'Sam evil'],
  ['body', ' One\r\n\r\n\r\n\r\nTwo\u0007 ', 'One\n\nTwo'],
  ['body', '<b>Bold</b>', '<b>Bold</b>'],
  ['email', ' sam@example.com ', 'sam@example.com'],
])('%s %j is kept as %j', (field, written, kept) => {
  expect(cleanDraft({ ...draft, [field]: written })[field]).toBe(kept);
});

test.each([
  [null, 0, null],
  [4.25, 0, null],
  [4.25, 4, 4.3],
  [4.94, 100, 4.9],
  [5, 1, 5],
  [0, 3, null],
  [9, 3, null],
])('an average of %j from %i is shown as %j', (average, count, shown) => {
  expect(shownAverage(average, count)).toBe(shown);
});
