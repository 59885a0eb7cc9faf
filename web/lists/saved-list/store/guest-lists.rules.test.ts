import { expect, test } from 'vitest';
import { LINE_MESSAGE } from '@storefront/domain/contact/name.rules.ts';
import { addedTo, guestListsOf, withChange, withList, type SavedList } from './guest-lists.rules.ts';

const line = (sku: string) => ({ sku, quantity: 1, note: '' });
const list = (name: string, ...skus: string[]): SavedList => ({
  id: name.toLowerCase(),
  name,
  lines: skus.map(line),
  sections: [],
  shareKey: null,
});
const lists = [list('Kitchen', 'A-1'), list('Hall')];

test.each([
  ['no JSON', '{'],
  ['lists without names', JSON.stringify([{ id: 'a', name: ' ', lines: [] }, { id: 'b', lines: [] }, null, 7])],
])('reads %s as no lists', (_, text) => expect(guestListsOf(text)).toEqual([]));

test('reads what was stored, without invalid lines', () => {
  const stored = [
    { ...list('Kitchen', 'A-1', '–'), shareKey: 'x' },
    { ...list('Hall'), lines: [null, { sku: 'A-1' }] },
  ];
  expect(guestListsOf(JSON.stringify(stored))).toEqual(lists);
});

test('reads sections, and lists without any', () => {
  const hall = { key: 'hall', name: 'Hall', note: '' };
  const inSections = ['hall', 'gone'].map((section, index) => ({ ...line(['A-1', 'B-2'][index] ?? ''), section }));
  const stored = [
    { ...list('House'), lines: inSections, sections: [hall, { key: 'x y', name: 'Loft', note: '' }, null] },
    { id: 'b', name: 'Shed', lines: [] },
  ];
  expect(guestListsOf(JSON.stringify(stored))).toMatchObject([
    { lines: [{ sku: 'A-1', section: 'hall' }, line('B-2')], sections: [hall] },
    { sections: [] },
  ]);
});

test('reads at most 50 lists of 500 lines', () => {
  const many = Array.from({ length: 60 }, (_, index) =>
    list(`List ${index}`, ...Array.from({ length: index === 0 ? 600 : 0 }, (__, code) => `C-${code}`)),
  );
  const read = guestListsOf(JSON.stringify(many));
  expect([read.length, read[0]?.lines.length]).toEqual([50, 500]);
});

test('adds a list in front', () => {
  expect(withList(lists, { id: 'x', name: ' Loft ', lines: [] })).toEqual({
    lists: [{ ...list('Loft'), id: 'x' }, ...lists],
  });
});

const lines = (count: number) => Array.from({ length: count }, (_, index) => line(`C-${index}`));
const fifty = Array.from({ length: 50 }, (_, index) => list(`List ${index}`));
const TAKEN = 'You already have a list with this name. Please choose another.';
const FULL = 'A list holds up to 500 products. Please start another.';

test.each([
  ['without a name', lists, ' ', 0, 'Please give your list a name.'],
  ['with a name that is taken', lists, 'kitchen', 0, TAKEN],
  ['beyond 50', fifty, 'Loft', 0, 'You’ve reached the limit of 50 lists. Please delete one you no longer need.'],
  ['of 501 lines', lists, 'Loft', 501, FULL],
])('refuses a list %s', (_, before, name, count, refusal) => {
  expect(withList(before, { id: 'x', name, lines: lines(count) })).toEqual({ refusal });
});

test('changes a list, which moves to the front', () => {
  expect(withChange(lists, 'hall', { name: 'Landing', lines: [line('B-2')] })).toEqual({
    lists: [{ ...list('Landing', 'B-2'), id: 'hall' }, lists[0]],
  });
});

const sections = Array.from({ length: 41 }, (_, index) => ({ key: `s-${index}`, name: 'Room', note: '' }));

test.each([
  ['of an unknown list', 'x', {}, 'We can’t find that list. It may have been deleted.'],
  ['to a name that turns its line', 'hall', { name: 'Hall\u202E' }, LINE_MESSAGE],
  ['to another’s name', 'hall', { name: 'KITCHEN' }, TAKEN],
  ['to 41 sections', 'kitchen', { sections }, 'A list holds up to 40 sections.'],
  ['to 501 lines', 'kitchen', { lines: lines(500) }, FULL],
])('refuses a change %s', (_, id, change, refusal) => expect(withChange(lists, id, change)).toEqual({ refusal }));

const room = (key: string, name: string) => ({ key, name, note: '' });

test('adds what a list lacks, and sections of one name are one', () => {
  const kept = { ...list('House', 'A-1'), sections: [room('k1', 'Hall')] };
  const more = {
    ...list('House', 'a1'),
    lines: [line('a1'), { ...line('B-2'), section: 'g1' }, { ...line('C-3'), section: 'g2' }, line('D-4')],
    sections: [room('g1', 'HALL'), room('g2', 'Loft')],
  };
  expect(addedTo(kept, more)).toEqual({
    lines: [
      { ...line('B-2'), section: 'k1' },
      { ...line('C-3'), section: 'g2' },
      { ...line('D-4'), section: undefined },
    ],
    sections: [room('g2', 'Loft')],
  });
  expect(addedTo(kept, list('House', 'A-1'))).toBeNull();
});
