import { expect, test } from 'vitest';
import { smallCatalogue } from '../catalogue/catalogue.fixture.ts';
import { CATEGORY_FIELD } from '../catalogue/listing/facet-fields.rules.ts';
import { createStructure } from '../catalogue/structure.ts';
import { categoryFacet, withCategoryIds } from './category-facet.rules.ts';

const [plain] = smallCatalogue.categories;
const category = (id: number, parentId: number, name: string) => ({ ...plain!, id, parentId, name, url: `/${id}/` });
const structure = createStructure(
  [
    category(1, 0, 'Interior'),
    category(2, 0, 'Exterior'),
    category(3, 1, 'Wall Lights'),
    category(4, 2, 'Wall Lights'),
    category(5, 2, 'Bollards'),
  ],
  [],
);
const counted = (counts: Record<number, number>, selected: readonly number[] = []) =>
  Object.entries(counts).map(([id, count]) => ({ id: Number(id), count, selected: selected.includes(Number(id)) }));
const valuesOf = (counts: Record<number, number>, total: number, selected: readonly number[] = []) =>
  categoryFacet({ categories: counted(counts, selected), total }, structure, {
    size: 10,
    isSelected: selected.length > 0,
  })?.values.map(({ value, count }) => `${value} ${count}`);

test('categories of one name are told apart by their parents', () => {
  expect(valuesOf({ 1: 3, 3: 3, 2: 6, 4: 2, 5: 4 }, 9)).toEqual([
    'Bollards 4',
    'Wall Lights (Interior) 3',
    'Wall Lights (Exterior) 2',
  ]);
  const filter = (values: string[]) => ({ name: 'Category', values, minimum: null, maximum: null });
  expect(withCategoryIds([filter(['Wall Lights (Exterior)', 'Bollards']), filter(['Wall Lights'])], structure)).toEqual(
    [['4', '5'], []].map((values) => ({ ...filter(values), name: CATEGORY_FIELD })),
  );
});

test('a category counts where none of its own has results, or where it is selected', () => {
  expect(valuesOf({ 2: 3, 3: 3 }, 6)).toEqual(['Exterior 3', 'Wall Lights (Interior) 3']);
  expect(valuesOf({ 2: 6, 4: 2, 5: 4 }, 6, [2])).toEqual(['Exterior 6', 'Bollards 4', 'Wall Lights (Exterior) 2']);
});

test('is missing for one category, and for an unknown one', () => {
  expect(valuesOf({ 1: 3, 3: 3 }, 3)).toBeUndefined();
  expect(valuesOf({ 9: 3, 8: 2 }, 5)).toBeUndefined();
});
