import { expect, test } from 'vitest';
import { hasContent, overlayOf, spoken, type OverlayParts } from './overlay.rules.ts';
import type { Suggestions } from './suggest.rules.ts';

const found: Suggestions = {
  term: 'dim',
  correctedTerm: null,
  terms: ['dimmer'],
  categories: [],
  brands: [],
  products: [],
  totalCount: 0,
};
const parts: OverlayParts = {
  typed: '',
  answer: null,
  recent: ['brass', 'gu10'],
  departments: [{ name: 'Lamps', path: '/lamps/' }],
  featured: [],
  isSheet: false,
};
const answerOf = (term: string, more: Partial<Suggestions> = {}) => ({
  siteMatches: [],
  term,
  suggestions: { ...found, ...more },
});
const kinds = (changed: Partial<OverlayParts>) => overlayOf({ ...parts, ...changed })?.groups.map(({ name }) => name);

test('before typing: shows recent searches or departments, while featured products may be loading', () => {
  expect(kinds({})).toEqual(['recent']);
  expect(kinds({ recent: [] })).toEqual(['departments']);
  expect(overlayOf({ ...parts, featured: null })?.isWaiting).toBe(true);
  expect(overlayOf(parts)?.isWaiting).toBe(false);
});

test('keeps what it shows until the first answer', () => expect(overlayOf({ ...parts, typed: 'd' })).toBeNull());

test('keeps the last list, with its emphasis, until the answer for the new text', () => {
  const overlay = overlayOf({ ...parts, typed: 'dimme', answer: answerOf('dim') });
  expect([overlay?.typed, overlay?.entries]).toEqual(['dim', [{ kind: 'term', term: 'dimmer' }]]);
});

test('shows only recent searches when suggestions fail', () => {
  const failed = { typed: 'dim', answer: { siteMatches: [], term: 'dim', suggestions: null } };
  expect(kinds(failed)).toEqual(['recent']);
  const without = overlayOf({ ...parts, ...failed, recent: [] });
  expect([without?.groups, without && hasContent(without), without && spoken(without)]).toEqual([[], false, '']);
});

test('shows what was found when only some could be loaded', () => {
  const page = { kind: 'PAGE', name: 'Returns', path: '/returns/', parent: null, heading: null } as const;
  const shown = (answer: Partial<NonNullable<OverlayParts['answer']>>) =>
    kinds({ typed: 'dim', answer: { term: 'dim', suggestions: null, siteMatches: null, ...answer } });
  expect(shown({ siteMatches: [page] })).toEqual(['pages']);
  expect(shown({ suggestions: found })).toEqual(['terms']);
  expect(shown({})).toEqual(['recent']);
});

test('shows departments when nothing matches, and says so', () => {
  const overlay = overlayOf({ ...parts, typed: 'zzz', answer: answerOf('zzz', { terms: [] }) });
  expect(overlay).toMatchObject({ isNothing: true, groups: [{ name: 'departments' }] });
  expect(overlay && spoken(overlay)).toBe('No suggestions');
});

test('treats text without words as empty', () => {
  expect(kinds({ typed: '--', answer: answerOf('--', { term: '', terms: [] }) })).toEqual(['recent']);
});
