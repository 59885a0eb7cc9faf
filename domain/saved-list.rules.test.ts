import { expect, test } from 'vitest';
import {
  changedContent,
  changedLines,
  isSavedLine,
  isSavedSection,
  linesBySection,
  savedListName,
  type SavedContentChange,
  type SavedLine,
} from './saved-list.rules.ts';

const line = (sku: string, quantity = 1, note = ''): SavedLine => ({ sku, quantity, note });
const lines = [line('A-1'), line('B-2', 2, 'Hall'), line('C-3')];
const skus = (changed: readonly SavedLine[]) => changed.map(({ sku }) => sku);

test.each([
  ['a new line goes to the end', { lines: [line('D-4')] }, ['A-1', 'B-2', 'C-3', 'D-4']],
  ['a known code keeps its place, however it is written', { lines: [line('b 2', 9)] }, ['A-1', 'b 2', 'C-3']],
  ['a line is removed, however its code is written', { removedSkus: ['a1', 'X-9'] }, ['B-2', 'C-3']],
  ['lines are reordered', { order: ['C-3', 'A-1', 'B-2'] }, ['C-3', 'A-1', 'B-2']],
  ['lines that the order lacks follow', { order: ['C-3', 'X-9', 'C-3'] }, ['C-3', 'A-1', 'B-2']],
])('%s', (_, change, expected) => expect(skus(changedLines(lines, change))).toEqual(expected));

test('a changed line has its new quantity and note', () => {
  expect(changedLines(lines, { lines: [line('B-2', 5, 'Kitchen')] })[1]).toEqual(line('B-2', 5, 'Kitchen'));
});

test('codes that are property names of objects are codes like others', () => {
  const changed = changedLines([line('__proto__')], { lines: [line('constructor')] });
  expect(skus(changed)).toEqual(['__proto__', 'constructor']);
});

const section = (key: string, name = key, note = '') => ({ key, name, note });
const project = {
  lines: [line('A-1'), { ...line('B-2'), section: 'hall' }, { ...line('C-3'), section: 'loft' }],
  sections: [section('hall'), section('loft')],
};

test.each<[string, SavedContentChange, string]>([
  ['a new section goes to the end', { sections: [section('snug')] }, 'A-1 | hall: B-2 | loft: C-3 | snug:'],
  ['a section is renamed', { sections: [section('hall', 'Landing')] }, 'A-1 | Landing: B-2 | loft: C-3'],
  ['sections are reordered', { sectionOrder: ['loft', 'attic'] }, 'A-1 | loft: C-3 | hall: B-2'],
  ['the lines of a removed section stay', { removedSections: ['hall', 'attic'] }, 'A-1 B-2 | loft: C-3'],
  ['a line moves to a section', { lines: [{ ...line('a1'), section: 'loft' }] }, 'hall: B-2 | loft: a1 C-3'],
  ['a line moves out of a section', { lines: [{ ...line('B-2'), section: '' }] }, 'A-1 B-2 | hall: | loft: C-3'],
  ['a changed line keeps its section', { lines: [line('B-2', 7)] }, 'A-1 | hall: B-2 | loft: C-3'],
  ['an unknown section is none', { lines: [{ ...line('B-2'), section: '__proto__' }] }, 'A-1 B-2 | hall: | loft: C-3'],
])('%s', (_, change, expected) => {
  const { lines: after, sections } = changedContent(project, change);
  const groups = linesBySection(after, sections).map((group) =>
    [...(group.section ? [`${group.section.name}:`] : []), ...skus(group.lines)].join(' '),
  );
  expect(groups.join(' | ')).toBe(expected);
});

test.each([
  [section('0190a6b2-aaaa', 'Hall', 'x'.repeat(500)), true],
  [section('a b', 'Hall'), false],
  [section('a'.repeat(41), 'Hall'), false],
  [section('a', ' '), false],
  [section('a', 'x'.repeat(61)), false],
  [section('a', 'Hall', 'x'.repeat(501)), false],
])('case %#: whether a section can be stored', (given, expected) => expect(isSavedSection(given)).toBe(expected));

test.each([
  ['Kitchen', 'Kitchen'],
  ['  Mrs  Lee’s\n hall ', 'Mrs Lee’s hall'],
  ['x'.repeat(61), 'x'.repeat(60)],
  [' \t', null],
])('names a list %j', (typed, expected) => expect(savedListName(typed)).toBe(expected));

test.each([
  [line('A-1', 9_999, 'x'.repeat(300)), true],
  [line('A'.repeat(101)), false],
  [line('A-1', 0), false],
  [line('A-1', 10_000), false],
  [line('A-1', 1, 'x'.repeat(301)), false],
  [{ ...line('A-1'), section: 'hall' }, true],
  [{ ...line('A-1'), section: 'a b' }, false],
])('case %#: whether a line can be stored', (given, expected) => expect(isSavedLine(given)).toBe(expected));
