import { expect, test } from 'vitest';
import { listVariables, supportedState, wholeList, type ListState } from './list-state.rules.ts';
import { listStateFrom } from './list-url.rules.ts';

const state = (more: Partial<ListState>): ListState => ({ ...wholeList, ...more });
test('drops filters by stock and sale that the shop API does not have, and keeps all others', () => {
  const asked = listStateFrom(new URLSearchParams('?brand=nobody&min-price=1&filter.A=IP44&filter.B.min=5&sort=name'));
  const applied = { inStock: false, onSale: false };
  expect(supportedState({ ...asked, inStock: true, onSale: true }, applied, 9)).toEqual(asked);
});

test('sends no filters to the graph when there are none', () => {
  expect(listVariables(wholeList)).toEqual({ page: null, sort: null, filters: null, facetSize: 10 });
  expect(listVariables(state({ maximumPrice: 500, allValues: true }))).toEqual({
    page: null,
    sort: null,
    filters: { brands: [], facets: [], price: { minimum: null, maximum: 500 }, inStock: false, onSale: false },
    facetSize: 80,
  });
});

test('asks the graph for products in stock or on sale, and keeps the filter where the graph applied it', () => {
  expect(listVariables(state({ inStock: true })).filters).toMatchObject({ inStock: true, onSale: false });
  expect(listVariables(state({ onSale: true })).filters).toMatchObject({ inStock: false, onSale: true });
  const applied = { inStock: true, onSale: true };
  expect(supportedState(state({ inStock: true }), applied, 1).inStock).toBe(true);
  expect(supportedState(state({ onSale: true }), applied, 1).onSale).toBe(true);
});

test('loads as many pages as the URL has, at most six and at most those of the list', () => {
  const through = (search: string) => listStateFrom(new URLSearchParams(search));
  expect(through('?page=1-400').through).toBe(6);
  expect(supportedState(through('?page=1-5'), { inStock: false, onSale: false }, 2).through).toBe(2);
  expect(supportedState(through('?page=1-5'), { inStock: false, onSale: false }, 1).through).toBeNull();
});
