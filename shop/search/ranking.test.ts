import { describe, expect, test } from 'vitest';
import { buildIndex } from './build-index.ts';
import type { SearchDocument } from './options.ts';
import { createProductSearch } from './product-search.ts';
import { document, OPTIONS } from './testing.fixture.ts';
import { isWord } from './words/analysis.rules.ts';

const some = (count: number, first: number, name: string, more: Partial<SearchDocument> = {}) =>
  Array.from({ length: count }, (_, index) => document(first + index, name, more));
const open = async (documents: readonly SearchDocument[]) => {
  const search = createProductSearch(await buildIndex(documents, OPTIONS), OPTIONS);
  return (term: string) => {
    const hits = search.search(term);
    if (!hits) throw new Error('There is no index');
    const order = Array.from(hits.ids.keys()).sort((a, b) => (hits.scores[b] ?? 0) - (hits.scores[a] ?? 0));
    return { ...hits, order: order.map((index) => hits.ids[index]) };
  };
};

describe('joined words', () => {
  const bulbs = some(20, 1, 'LED Light Bulb E27');
  const mug = document(900, 'Gift Mug', { description: 'Printed with a lightbulb.' });

  test('stand beside their words: one product with the joined form hides no other', async () => {
    const search = await open([...bulbs, mug]);
    for (const term of ['light bulb', 'lightbulb', 'light-bulb']) {
      expect(search(term).ids, term).toHaveLength(21);
      expect(search(term).order.at(-1), term).toBe(900);
    }
  });
  test('are split only where more products have both halves than the whole', async () => {
    const search = await open([
      ...some(9, 1, 'Recessed Downlight'),
      ...some(4, 50, 'Wall Light', { fields: ['Up', 'Down'] }),
      ...some(6, 80, 'Linen Lamp Shade'),
    ]);
    expect(search('downlight').ids).toHaveLength(9);
    expect(search('lampshade').ids).toHaveLength(6);
  });
  test('a hyphen or a space makes no difference', async () => {
    const search = await open([
      document(1, 'Smart Wi-Fi Socket'),
      document(2, 'Data Socket', { fields: ['Cat 6'] }),
      ...some(30, 10, 'Switched Socket'),
    ]);
    for (const term of ['wifi', 'wi-fi', 'wi fi']) expect(search(`${term} socket`).order[0], term).toBe(1);
    for (const term of ['cat6', 'cat 6', 'cat-6']) expect(search(`${term} socket`).order[0], term).toBe(2);
  });
});

describe('numbers', () => {
  const shop = [
    document(1, 'Towel Rail 24 inch'),
    document(2, 'Towel Rail 18 inch'),
    document(3, 'Round Mirror 600mm'),
    document(4, 'Twin & Earth Cable 2.5mm²'),
    document(5, 'LED Bulb 4.9W'),
    document(6, 'Picture Light 300'),
  ];
  test.each([
    ['24"', 1],
    ['rail 24', 1],
    ['24 inch mirror', 3],
    ['2.5mm twin and earth', 4],
    ['5w bulb', 5],
    ['300mm picture light', 6],
  ])('%s', async (term, id) => expect((await open(shop))(term).order[0]).toBe(id));
});

describe('what the product is', () => {
  test('ranks a name with the word in its head above one that is for it', async () => {
    const search = await open([
      document(1, 'Back Box for a Socket', { popularity: 900 }),
      document(2, 'Plain Metal Socket'),
    ]);
    expect(search('socket').order).toEqual([2, 1]);
  });
  test('ranks adjacent words above the same words apart', async () => {
    const search = await open([
      document(1, 'Light Oak Picture Frame', { popularity: 900 }),
      document(2, 'Oak Long Picture Light'),
    ]);
    expect(search('picture light').order).toEqual([2, 1]);
  });
  test('the kind of product that a query names outweighs a rare word', async () => {
    const search = await open([
      ...some(30, 1, 'Rotary Dimmer'),
      document(50, 'Wi-Fi Bulb', { description: 'Needs no dimmer.' }),
      ...some(9, 60, 'Candle Bulb'),
      ...some(200, 100, 'Coat Hook'),
    ]);
    expect(search('wi-fi dimmer').order.slice(0, 30)).not.toContain(50);
  });
  test('words of a department find its products only where names lack them', async () => {
    const department = { categories: ['Switches & Sockets'], categoryIds: [1] };
    const search = await open([
      ...some(60, 1, 'Plain Socket', department),
      ...some(60, 100, 'Rocker Switch', department),
    ]);
    expect(search('socket')).toMatchObject({ matchingAll: 60, ids: { length: 60 } });
    expect(search('switches sockets').ids).toHaveLength(120);
  });
  test('the whole name of a category finds its products as their own names do', async () => {
    const search = await open([
      ...some(5, 1, '13A Outlet with USB', { categories: ['Single Sockets', 'Switches & Sockets'] }),
      ...some(60, 100, 'Single Pendant', { description: 'Near a socket.' }),
    ]);
    expect(Math.max(...search('single socket').order.slice(0, 5).map(Number))).toBe(5);
    expect(search('sinle socket').correctedTerm).toBe('single socket');
  });
  test('a mention in a description means less, the more products are named by the word', async () => {
    const search = await open([
      ...some(40, 1, 'Black Plate Socket'),
      document(50, 'Steel Plate Socket', { description: 'Inserts in black.' }),
      document(51, 'Bronze Plate Socket', { description: 'Screwless.' }),
    ]);
    expect(search('black socket').order.at(-1)).not.toBe(1);
    expect(search('screwless socket').order[0]).toBe(51);
  });
});

test('partial matches are added until a list has 48 products, and counted apart', async () => {
  const search = await open([
    ...some(12, 1, 'Round Brass Hook'),
    ...some(90, 100, 'Brass Hook'),
    ...some(500, 1_000, 'Brass Hinge'),
  ]);
  const { ids, matchingAll, order } = search('round brass hook');
  expect([ids.length, matchingAll]).toEqual([102, 12]);
  expect(Math.max(...order.slice(0, 12).map(Number))).toBe(12);
  expect(search('brass hook')).toMatchObject({ matchingAll: 102, ids: { length: 102 } });
  expect(search('nothing at all')).toMatchObject({ matchingAll: 0, ids: { length: 0 } });
});

describe('corrections', () => {
  const shop = [
    ...some(30, 1, 'Golf Club'),
    ...some(5, 50, 'LED Bulb'),
    document(90, 'Round Plate', { codes: ['HAM-ASC-S1'], description: 'Has a task.' }),
    document(91, 'Square Plate', { codes: ['HAM-ASC-S2'] }),
  ];
  test('the candidate that occurs with the other words wins', async () => {
    const search = await open(shop);
    expect(search('led blub').correctedTerm).toBe('led bulb');
    expect(search('golf blub').correctedTerm).toBe('golf club');
  });
  test('the word that a correction finds has its synonyms', async () => {
    const search = await open([...some(3, 1, '2 Gang Socket'), ...some(3, 10, 'Double Bed')]);
    expect(new Set(search('doubel socket').order.slice(0, 3))).toEqual(new Set([1, 2, 3]));
  });
  test('a word that only the synonyms have is corrected to, and found by them', async () => {
    const search = await open([...some(3, 1, 'Bell Push'), ...some(3, 10, 'Door Bolt')]);
    expect(search('dorobell')).toMatchObject({ correctedTerm: 'doorbell', ids: { length: 3 } });
    expect((await open(some(3, 1, 'Door Bolt')))('doorbell').correctedTerm).not.toBe('doorbell');
  });
  test.each(['HAM-ASC', 'ham asc', 'hamasc', 'HAM/ASC'])('%s, the beginning of codes, is left alone', async (term) => {
    const { correctedTerm, order } = (await open(shop))(term);
    expect([correctedTerm, new Set(order)]).toEqual([null, new Set([90, 91])]);
  });
  test('in a list of codes nothing is corrected', async () => {
    const search = await open(shop);
    expect(search('HAM-ASC-S1, HAM-ASC-S2, LEDD-BULBB').correctedTerm).toBeNull();
    expect(search('LEDD-BULBB').correctedTerm).not.toBeNull();
  });
});

test('what a product is for need not be said by any that is named so', async () => {
  const search = await open([
    ...some(3, 1, 'LED Bulb'),
    ...some(3, 10, 'Outdoor Wall Light', { description: 'Takes one bulb.' }),
    document(20, 'LED Bulb', { description: 'For a wall light.' }),
    ...some(40, 100, 'Dimmer Switch'),
  ]);
  const { matchingAll, order } = search('bulb for outdoor wall light');
  expect([matchingAll, order.slice(0, 4)]).toEqual([null, [20, 1, 2, 3]]);
  expect(search('bulb for wall light')).toMatchObject({ matchingAll: 1 });
  expect(search('bulb in outdoor wall light').order.slice(0, 3)).toEqual([10, 11, 12]);
});

test('each of several negations rules out products, whatever variants another one leaves', async () => {
  const search = await open([
    document(1, 'Fused Spur with Pull Cord', { fields: ['With Neon', 'Without Neon'], optional: ['neon'] }),
    document(2, 'Fused Spur', { fields: ['With Neon', 'Without Neon'], optional: ['neon'] }),
    document(3, 'Fused Spur Neon'),
  ]);
  expect(search('fused spur without pull cord, no neon').order).toEqual([2]);
});

test('an index has a phrase for each value and for words that stand together in several names', async () => {
  const { segment } = await buildIndex([
    document(1, 'Harwell Pull Cord', { fields: ['Satin Brass', 'Black'], optional: ['satin', 'brass', 'black'] }),
    document(2, 'Kelton Pull Cord', { fields: ['Black'] }),
  ]);
  expect(segment.vocabulary.filter((term) => !isWord(term))).toEqual(['~pull cord', '~satin brass']);
  expect([...segment.values]).toEqual([
    ['satin brass', 1],
    ['black', 2],
  ]);
});
