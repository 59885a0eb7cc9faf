import { expect, test } from 'vitest';
import { bestOf } from '../hits.ts';
import type { SearchHits } from '../product-search.ts';
import { sampleCatalogue, searchOver } from './sample-catalogue.ts';

const documents = [...sampleCatalogue(4_200).documents()];
const codeOf = new Map(documents.map(({ id, sku }) => [id, sku]));
const search = await searchOver(documents);

test.each(['LV-G', 'lv-', 'HB-P', 'HAM-LND'])('%j finds products whose codes begin so', (typed) => {
  const { hits } = search.suggest(typed, 6) ?? {};
  const codes = [...(hits?.ids ?? [])].map((id) => codeOf.get(id) ?? '');
  expect(codes.length).toBeGreaterThan(0);
  expect(codes.filter((code) => !code.startsWith(typed.toUpperCase()))).toEqual([]);
});

test('the products for the beginning of a word that no product has are those of its first term', () => {
  const { terms: [first = ''] = [], hits } = search.suggest('outsi', 6) ?? {};
  expect(hits?.ids).toEqual(search.search(first)?.ids);
});

/** The products of the six best hits. */
const bestSix = (hits: SearchHits | undefined) => hits && bestOf(hits.scores, 6).map((index) => hits.ids[index]);

/** The typed text, and a shop assistant's suggestions: all of them among the first terms, the first one first. */
test.each<[string, string[]]>([
  ['2 gang s', ['2 gang switch', '2 gang socket']],
  ['2 gang', ['2 gang switch', '2 gang socket']],
  ['1 gang sw', ['1 gang switch']],
  ['2 way s', ['2 way switch']],
  ['gu10 l', ['gu10 led bulb']],
  ['gu10 b', ['gu10 bulb', 'gu10 led bulb']],
  ['ip65', ['ip65 light']],
  ['ip65 d', ['ip65 downlight']],
  ['13a', ['13a socket']],
  ['6 way', ['6 way consumer unit']],
  ['chandal', ['chandelier']],
  ['outside li', ['outside light']],
  ['dimm', ['dimmer switch']],
  ['fire rated d', ['fire rated downlights']],
  ['outsi', ['outside lights', 'outdoor wall lights']],
  ['2 gan', ['2 gang switch', '2 gang socket']],
  ['10 wa', ['10 way consumer unit']],
  ['hall', ['hall lights', 'hall wall lights']],
  ['loung', ['living room lights']],
  ['toil', ['bathroom lights']],
  ['door h', ['door handles']],
  ['refridg', ['e14 bulb']],
  ['thumbturn', ['lever door handle']],
])('%j suggests %j', (typed, expected) => {
  const terms = search.suggest(typed, 6)?.terms ?? [];
  expect(terms[0]).toBe(expected[0]);
  expect(terms.slice(0, 4)).toEqual(expect.arrayContaining(expected));
});

test('says which word a misspelt beginning was read as, and finds its products', () => {
  const hits = search.suggest('modern chandal', 6)?.hits;
  expect(hits?.correctedTerm).toBe('modern chandelier');
  expect(hits?.ids).toEqual(search.suggest('modern chandelier', 6)?.hits.ids);
});

test.each(['2 gang s', '1 gang sw', 'gu10 l'])('the products for “%s” are those of its first term', (typed) => {
  const { terms: [first = ''] = [], hits } = search.suggest(typed, 6) ?? {};
  expect(bestSix(hits)).toEqual(bestSix(search.suggest(first, 6)?.hits));
});

test('does not complete a code that is being typed', () => {
  expect(search.suggest('HAM-ASC', 6)?.hits.correctedTerm).toBeNull();
});
