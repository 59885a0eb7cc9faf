import { expect, test } from 'vitest';
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
  ['nothing', null],
  ['no JSON', '{'],
  ['no list', '{"id":1}'],
  ['lists without names', JSON.stringify([{ id: 'a', name: ' ', lines: [] }, { id: 'b', lines: [] }, null, 7])],
])('reads %s as no lists', (_, text) => {
  expect(guestListsOf(text)).toEqual([]);
});

test('reads what was stored, without invalid lines', () => {
  const stored = [
    { ...list('Kitchen', 'A-1', '–'), shareKey: 'x' },
    { ...list('Hall'), lines: [null, { sku: 'A-1' }] },
  ];
  expect(guestListsOf(JSON.stringify(stored))).toEqual(lists);
});

test('reads sections, and lists without any of earlier versions', () => {
  const hall = { key: 'hall', name: 'Hall', note: '' };
  const stored = [
    {
      id: 'a',
      name: 'House',
      lines: [
        { ...line('A-1'), section: 'hall' },
        { ...line('B-2'), section: 'gone' },
      ],
      sections: [hall, { key: 'x y', name: 'Loft', note: '' }, null],
    },
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

test.each([
  ['without a name', lists, ' ', [], 'Please give your list a name.'],
  ['with a name that is taken', lists, 'kitchen', [], 'You already have a list with this name. Please choose another.'],
  [
    'beyond 50',
    Array.from({ length: 50 }, (_, index) => list(`List ${index}`)),
    'Loft',
    [],
    'You’ve reached the limit of 50 lists. Please delete one you no longer need.',
  ],
  [
    'of 501 lines',
    lists,
    'Loft',
    Array.from({ length: 501 }, (_, index) => line(`C-${index}`)),
    'A list holds up to 500 products. Please start another.',
  ],
])('refuses a list %s', (_, before, name, lines, refusal) => {
  expect(withList(before, { id: 'x', name, lines })).toEqual({ refusal });
});

test('changes a list, which moves to the front', () => {
  expect(withChange(lists, 'hall', { name: 'Landing', lines: [line('B-2')] })).toEqual({
    lists: [{ ...list('Landing', 'B-2'), id: 'hall' }, lists[0]],
  });
});

test.each([
  ['of an unknown list', 'x', {}, 'We can’t find that list. It may have been deleted.'],
  ['to another’s name', 'hall', { name: 'KITCHEN' }, 'You already have a list with this name. Please choose another.'],
  [
    'to 41 sections',
    'kitchen',
    { sections: Array.from({ length: 41 }, (_, index) => ({ key: `s-${index}`, name: 'Room', note: '' })) },
    'A list holds up to 40 sections.',
  ],
  [
    'to 501 lines',
    'kitchen',
    { lines: Array.from({ length: 500 }, (_, index) => line(`C-${index}`)) },
    'A list holds up to 500 products. Please start another.',
  ],
])('refuses a change %s', (_, id, change, refusal) => {
  expect(withChange(lists, id, change)).toEqual({ refusal });
});

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
