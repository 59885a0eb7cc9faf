import { expect, test } from 'vitest';
import { changedContent, linesBySection } from '@storefront/domain/saved-list.rules.ts';
import { movedLine, shiftedKeys, shiftedPlace, type LinePlace } from './move-line.rules.ts';

const line = (sku: string, section = '') => ({ sku, quantity: 1, note: '', section });
const content = {
  lines: [line('A'), line('B', 'hall'), line('C', 'loft'), line('D', 'hall'), line('E', 'hall')],
  sections: ['hall', 'loft'].map((key) => ({ key, name: key, note: '' })),
};
const hall = content.lines.filter(({ section }) => section === 'hall');

function after(sku: string, place: LinePlace | null): string {
  const { lines, sections } = changedContent(content, place ? movedLine(content.lines, sku, place) : {});
  return linesBySection(lines, sections)
    .map((group) => group.lines.map((moved) => moved.sku).join(''))
    .join(' ');
}

test.each<[string, LinePlace, string]>([
  ['A', { section: 'loft', before: null }, 'BDE CA'],
  ['A', { section: 'hall', before: 'D' }, 'BADE C'],
  ['C', { section: '', before: 'A' }, 'CA BDE '],
  ['E', { section: 'hall', before: 'B' }, 'A EBD C'],
  ['E', { section: 'hall', before: 'gone' }, 'A BDE C'],
  ['gone', { section: 'hall', before: null }, 'A BDE C'],
])('%s moves to %j', (sku, place, expected) => expect(after(sku, place)).toBe(expected));

test.each<[string, -1 | 1, string]>([
  ['B', -1, 'A BDE C'],
  ['B', 1, 'A DBE C'],
  ['D', 1, 'A BED C'],
  ['E', 1, 'A BDE C'],
])('%s moves by %i within its section, past lines of others', (sku, by, expected) => {
  expect(after(sku, shiftedPlace('hall', hall, sku, by))).toBe(expected);
});

test.each<[string, -1 | 1, string]>([
  ['b', 1, 'acb'],
  ['a', -1, 'abc'],
  ['c', 1, 'abc'],
])('section %s moves by %i', (key, by, expected) => {
  expect(shiftedKeys(['a', 'b', 'c'], key, by).join('')).toBe(expected);
});
