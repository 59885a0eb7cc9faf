import { expect, test } from 'vitest';
import { changedLines, isSavedLine, mergedLines, savedListName, type SavedLine } from './saved-list.rules.ts';

const line = (sku: string, quantity = 1, note = ''): SavedLine => ({ sku, quantity, note });
const lines = [line('A-1'), line('B-2', 2, 'Hall'), line('C-3')];
const skus = (changed: readonly SavedLine[]) => changed.map(({ sku }) => sku);

test.each([
  ['a new line goes to the end', { lines: [line('D-4')] }, ['A-1', 'B-2', 'C-3', 'D-4']],
  ['a known code keeps its place, however it is written', { lines: [line('b 2', 9)] }, ['A-1', 'b 2', 'C-3']],
  ['a line is removed, however its code is written', { removedSkus: ['a1', 'X-9'] }, ['B-2', 'C-3']],
  ['lines are reordered', { order: ['C-3', 'A-1', 'B-2'] }, ['C-3', 'A-1', 'B-2']],
  ['lines that the order lacks follow', { order: ['C-3', 'X-9', 'C-3'] }, ['C-3', 'A-1', 'B-2']],
  ['all at once', { lines: [line('D-4')], removedSkus: ['B-2'], order: ['D-4', 'C-3'] }, ['D-4', 'C-3', 'A-1']],
  ['nothing changes', {}, ['A-1', 'B-2', 'C-3']],
])('%s', (_, change, expected) => {
  expect(skus(changedLines(lines, change))).toEqual(expected);
});

test('a changed line has its new quantity and note', () => {
  expect(changedLines(lines, { lines: [line('B-2', 5, 'Kitchen')] })[1]).toEqual(line('B-2', 5, 'Kitchen'));
});

test('codes that are property names of objects are codes like others', () => {
  expect(skus(changedLines([line('__proto__')], { lines: [line('constructor')] }))).toEqual([
    '__proto__',
    'constructor',
  ]);
});

test('two lists become one, and a code that both have stays as the first has it', () => {
  expect(mergedLines(lines, [line('b2', 7, 'Loft'), line('E-5')])).toEqual([...lines, line('E-5')]);
});

test.each([
  ['Kitchen', 'Kitchen'],
  ['  Mrs  Lee’s\n hall ', 'Mrs Lee’s hall'],
  ['x'.repeat(61), 'x'.repeat(60)],
  [' \t', null],
])('names a list %j', (typed, expected) => {
  expect(savedListName(typed)).toBe(expected);
});

test.each([
  [line('A-1', 9_999, 'x'.repeat(300)), true],
  [line('–'), false],
  [line('A'.repeat(101)), false],
  [line('A-1', 0), false],
  [line('A-1', 1.5), false],
  [line('A-1', 10_000), false],
  [line('A-1', 1, 'x'.repeat(301)), false],
])('case %#: whether a line can be stored', (given, expected) => {
  expect(isSavedLine(given)).toBe(expected);
});
