import { expect, test } from 'vitest';
import { product } from '../catalogue.fixture.ts';
import { createListIndex } from './list-index.ts';
import { wholeList } from './list-query.fixture.ts';

/** Handles by their finish, in the order of their scores. */
function handles(scores: readonly number[], finishes: readonly string[], term: string): string[] {
  const index = createListIndex();
  finishes.forEach((finish, place) =>
    index.put(product(place + 1, { customFields: [{ id: 1, name: 'Finish', value: finish }], variants: [] })),
  );
  const { ids } = index.list({
    ...wholeList,
    scope: {
      kind: 'hits',
      hits: { ids: Int32Array.from(scores.keys(), (place) => place + 1), scores: Float32Array.from(scores) },
      term,
    },
  });
  return ids.map((id) => finishes[id - 1] ?? '');
}

test.each([
  ['satin brass door handle', ['Satin Brass', 'Satin Nickel']],
  ['door handle, Satin-Brass', ['Satin Brass', 'Satin Nickel']],
  ['satin nickel handle', ['Satin Nickel', 'Satin Brass']],
  ['brass handle, satin', ['Satin Nickel', 'Satin Brass']],
  ['', ['Satin Nickel', 'Satin Brass']],
])('%j puts %j first', (term, order) => {
  expect(handles([1, 0.9], ['Satin Nickel', 'Satin Brass'], term)).toEqual(order);
});

test('a named value does not outweigh a much better match', () => {
  const [best] = handles([20, 12], ['Satin Nickel', 'Satin Brass'], 'satin brass handle');
  expect(best).toBe('Satin Nickel');
});
