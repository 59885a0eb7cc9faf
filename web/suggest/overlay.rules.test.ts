import { expect, test } from 'vitest';
import { EMPTY_OVERLAY, hasContent, overlayOf, spoken, type OverlayParts } from './overlay.rules.ts';
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
const kinds = (changed: Partial<OverlayParts>) => overlayOf({ ...parts, ...changed })?.groups.map(({ name }) => name);

test('before typing: recent searches, or departments, while featured products may be on their way', () => {
  expect(kinds({})).toEqual(['recent']);
  expect(kinds({ recent: [] })).toEqual(['departments']);
  expect(overlayOf({ ...parts, featured: null })?.isWaiting).toBe(true);
  expect(overlayOf(parts)?.isWaiting).toBe(false);
});

test('until the first answer what is shown stays', () => expect(overlayOf({ ...parts, typed: 'd' })).toBeNull());

test('the last list stays until there is an answer for the new text, and keeps its own emphasis', () => {
  const overlay = overlayOf({ ...parts, typed: 'dimme', answer: { term: 'dim', suggestions: found } });
  expect([overlay?.typed, overlay?.entries]).toEqual(['dim', [{ kind: 'term', term: 'dimmer' }]]);
});

test('an emptied field shows what it shows before typing, whatever was answered', () => {
  expect(kinds({ answer: { term: 'dim', suggestions: found } })).toEqual(['recent']);
});

test('when suggestions fail there are recent searches only', () => {
  const failed = { typed: 'dim', answer: { term: 'dim', suggestions: null } };
  expect(kinds(failed)).toEqual(['recent']);
  const without = overlayOf({ ...parts, ...failed, recent: [] });
  expect([without?.groups, without && hasContent(without), without && spoken(without)]).toEqual([[], false, '']);
});

test('where nothing fits it says so, and says where else to start', () => {
  const overlay = overlayOf({ ...parts, typed: 'zzz', answer: { term: 'zzz', suggestions: { ...found, terms: [] } } });
  expect([overlay?.isNothing, overlay?.groups.map(({ name }) => name), overlay && spoken(overlay)]).toEqual([
    true,
    ['departments'],
    'No suggestions',
  ]);
});

test('text without words in it is no text', () => {
  expect(kinds({ typed: '--', answer: { term: '--', suggestions: { ...found, term: '', terms: [] } } })).toEqual([
    'recent',
  ]);
});

test('what is corrected is said', () => {
  const overlay = overlayOf({
    ...parts,
    typed: 'dimer',
    answer: { term: 'dimer', suggestions: { ...found, correctedTerm: 'dimmer' } },
  });
  expect([overlay?.correctedTerm, overlay && spoken(overlay)]).toEqual([
    'dimmer',
    'Showing suggestions for dimmer. 1 suggestion',
  ]);
});

test('an empty overlay shows and says nothing', () =>
  expect([hasContent(EMPTY_OVERLAY), spoken(EMPTY_OVERLAY)]).toEqual([false, '']));
