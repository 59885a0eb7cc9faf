import { describe, expect, test } from 'vitest';
import { buildIndex, SegmentBuilder } from './build-index.ts';
import { Delta } from './live-segment.ts';
import type { SearchDocument } from './options.ts';
import { createProductSearch } from './product-search.ts';
import { analysis, document as plain, OPTIONS } from './testing.fixture.ts';

const document = (id: number, name: string, more: Partial<SearchDocument> = {}): SearchDocument =>
  plain(id, name, { sku: `SKU-${1000 + id}`, codes: [`SKU-${1000 + id}`], ...more });
const shop = [
  document(1, 'Satin Brass Dimmer Switch', {
    categories: ['Dimmer Switches'],
    categoryIds: [7],
    brand: 'Hamilton',
    brandId: 3,
  }),
  document(2, 'Polished Brass Door Handle'),
  document(3, 'Dimmer Module', { popularity: 900 }),
  document(4, 'Fire Rated Downlight', { fields: ['IP65'] }),
  document(5, 'Switched Socket', { codes: ['SKU-1005', 'V-5-SB', '5012345678900'] }),
  document(6, 'Light Switch'),
  document(7, 'Dimmer Knob', { description: 'Brass, for dimmers.' }),
  document(8, 'Light Switch, 2 Gang'),
];
const open = async (documents = shop) => createProductSearch(await buildIndex(documents, OPTIONS), OPTIONS);
const found = (search: Awaited<ReturnType<typeof open>>, term: string) => {
  const hits = search.search(term);
  if (!hits) return null;
  return Array.from(hits.ids.keys())
    .sort((a, b) => (hits.scores[b] ?? 0) - (hits.scores[a] ?? 0))
    .map((index) => hits.ids[index]);
};

test.each([
  ['fire brass dimmer', 'fire'],
  ['brass dimmer xyzzy', 'xyzzy'],
  ['brass dimmer', null],
  ['brass xyzzy plugh', null],
])('of %j the missing word is %j', async (term, word) => expect((await open()).search(term, true)?.missing).toBe(word));

describe('a term', () => {
  test.each([
    ['brass dimmer', [1, 7]],
    ['dimmers', [1, 3, 7]],
    ['down light', [4]],
    ['downlights ip 65', [4]],
    ['sku1005', [5]],
    ['v5sb', [5]],
    ['50123 45678 900', [5]],
    ['1005', [5]],
    ['brass handel', [2]],
    ['double light switch', [8]],
    ['nothing like it', []],
    ['', []],
    ['the', []],
    ['"*" OR (a:b) -- ;', []],
    ['1/2 inch', []],
  ])('%j', async (term, ids) => {
    const answer = found(await open(), term);
    expect(new Set(answer?.slice(0, Math.max(1, ids.length)))).toEqual(new Set(ids));
  });
  test('ties rank by popularity', async () => {
    const twins = [document(1, 'Lamp'), document(2, 'Lamp', { popularity: 800 })];
    expect(found(await open(twins), 'lamp')).toEqual([2, 1]);
  });
  test('corrects unknown words and reports the correction; leaves known words alone', async () => {
    const search = await open();
    expect(search.search('dimer swich')?.correctedTerm).toBe('dimmer switch');
    expect(search.search('brass switch')?.correctedTerm).toBeNull();
    expect(search.search('sku-1005')?.correctedTerm).toBeNull();
    expect(search.search('  Brass,  dimer-swich! ')?.correctedTerm).toBe('brass, dimmer-switch!');
  });
  test('searches for words as they are spelt when it is told to', async () => {
    const search = await open([document(1, 'Mersey Lamp'), document(2, 'Merseyx')]);
    expect(search.search('mersay lamp')?.correctedTerm).toBe('mersey lamp');
    expect(search.search('mersay lamp', true)).toMatchObject({ correctedTerm: null, matchingAll: 0 });
    expect(search.search('mersay', true)?.ids).toHaveLength(0);
  });
  test('leaves English words as typed, and corrects slips beside them', async () => {
    const search = await open([document(1, 'Next Accent Lamp'), document(2, 'Mersey Internet Backplate')]);
    for (const term of ['nest', 'account', 'jersey', 'internal', 'faceplate', 'jersey lamp'])
      expect(search.search(term)?.correctedTerm).toBeNull();
    expect(search.search('jersey lmap')?.correctedTerm).toBe('jersey lamp');
  });
  test('finds a code of letters in any spelling, and by its prefix', async () => {
    const search = await open([
      ...shop,
      document(9, 'Round Plate', { codes: ['AE-GDS-SB'] }),
      document(10, 'Square Plate', { codes: ['AE-GDS-WH'] }),
    ]);
    for (const code of ['AE-GDS-SB', 'aegdssb', 'ae gds sb', 'Ae/Gds.Sb', 'plate AE-GDS-SB'])
      expect(found(search, code)?.[0]).toBe(9);
    expect(found(search, 'aegds')?.sort()).toEqual([10, 9]);
  });
  test('a word that is also a code finds that product first, and others with the word', async () => {
    const bulbs = Array.from({ length: 5 }, (_, index) => document(20 + index, `GU10 Bulb ${index + 1}`));
    const search = await open([...bulbs, document(9, 'Adapter', { codes: ['GU10'] })]);
    expect(found(search, 'gu10')).toHaveLength(6);
    expect(found(search, 'gu 10')?.[0]).toBe(9);
    expect(found(search, 'gu10 bulb')).not.toContain(9);
  });
  test.each(['x'.repeat(10_000), '\u0000\u0007', '💡💡', 'a '.repeat(5_000), '\ud800'])(
    '%j is a normal answer',
    async (term) => {
      expect(found(await open(), term)).toEqual(expect.any(Array));
    },
  );
});

describe('changes', () => {
  test('are visible to the next search: added, renamed, and no longer under the old name', async () => {
    const search = await open();
    search.apply([document(2, 'Chrome Hook'), document(9, 'Zephyr Lantern', { codes: ['ZEP-9'] })]);
    expect([
      found(search, 'zephyr'),
      found(search, 'zep9'),
      found(search, 'hook'),
      found(search, 'door handle'),
    ]).toEqual([[9], [9], [2], []]);
    search.apply([document(9, 'Mistral Lantern')]);
    expect([found(search, 'zephyr lantern'), found(search, 'mistral'), search.size]).toEqual([[9], [9], 9]);
  });
  test('one by one merge into few segments, each document once', () => {
    const delta = new Delta(() => new SegmentBuilder(analysis));
    for (let index = 0; index < 1_500; index += 1) delta.add([document(index % 700, `Lamp ${index}`)]);
    expect(delta.segments.length).toBeLessThan(14);
    expect(delta.segments.reduce((sum, { size }) => sum + size, 0)).toBe(700);
  });
  test('made during a build are in the new index', async () => {
    const search = createProductSearch(null, OPTIONS);
    expect([search.search('lamp'), search.suggest('la', 4)]).toEqual([null, null]);
    search.apply([document(1, 'Written before the build')]);
    const before = search.applied;
    const built = await buildIndex([...shop, document(1, 'Written before the build')], OPTIONS);
    search.apply([document(2, 'Written during the build')]);
    await search.replace(built, before);
    expect([
      found(search, 'written during'),
      found(search, 'written before'),
      found(search, 'door handle'),
      search.applied,
    ]).toEqual([[2, 1], [1, 2], [], 1]);
  });
  test('made during a build are added in slices, with those made meanwhile', async () => {
    const search = await open();
    search.apply(Array.from({ length: 600 }, (_, index) => document(100 + index, `Lantern ${index}`)));
    const replaced = search.replace(await buildIndex(shop, OPTIONS), 0);
    const between = new Promise((resolve) => setImmediate(() => resolve(found(search, 'lantern')?.length)));
    search.apply([document(2, 'Zephyr')]);
    expect(await Promise.race([replaced, between])).toBe(600);
    await replaced;
    expect([found(search, 'lantern')?.length, found(search, 'zephyr'), search.applied]).toEqual([600, [2], 601]);
  });
});

describe('suggestions', () => {
  test('complete the last word, correct the others, and name their targets', async () => {
    const many = [
      ...shop,
      ...Array.from({ length: 4 }, (_, index) =>
        document(20 + index, `Dimmer Switch ${'ABCD'[index]}`, {
          categories: ['Dimmer Switches'],
          categoryIds: [7],
          brand: 'Hamilton',
          brandId: 3,
        }),
      ),
    ];
    const search = await open(many);
    expect(search.suggest('dimer swi', 3)).toMatchObject({
      terms: ['dimmer switch'],
      categoryIds: [7],
      hits: { correctedTerm: 'dimmer swi' },
    });
    expect(search.suggest('hamil', 3)).toMatchObject({ brandIds: [3], hits: { ids: { length: 5 } } });
    expect(search.suggest('satin dimm', 3)?.terms).toEqual([]);
    expect(search.suggest('', 3)).toMatchObject({ terms: [], hits: { ids: { length: 0 } } });
  });
  test('combine words that products share, even when no name has them side by side', async () => {
    const sockets = Array.from({ length: 4 }, (_, index) =>
      document(30 + index, `Plate Socket ${index + 1}`, { fields: ['Antique Brass'] }),
    );
    const search = await open([...sockets, ...shop]);
    expect(search.suggest('brass so', 3)?.terms).toEqual(['brass socket']);
    expect(search.suggest('copper so', 3)?.terms).toEqual([]);
  });
});
