import { expect, test } from 'vitest';
import { listOf, positionsOf } from './values.ts';

const records = [{ id: 1, name: 'a' }, null, { id: 1, name: 'b' }, { id: 2, name: 'c' }];
const named = ({ id, name }: { id: number; name: string }) => ({ id, name });

test('what is broken or repeated keeps its place as null, or leaves the list', () => {
  const [a, , , c] = records;
  expect(positionsOf(records, 'id', named)).toEqual([a, null, null, c]);
  expect(listOf(records, 'id', named)).toEqual([a, c]);
  expect(listOf(records, ({ name }) => name, named)).toHaveLength(3);
  expect(listOf(null, 'id', named)).toEqual([]);
});
