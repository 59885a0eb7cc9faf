import type { CatalogueCategory } from '../catalogue/catalogue.ts';
import { CATEGORY_FIELD } from '../catalogue/listing/facet-fields.rules.ts';
import type { ListFacet } from '../catalogue/listing/facets.ts';
import type { ListFilter, ListResult } from '../catalogue/listing/list-query.ts';
import { listed, offeredValues } from '../catalogue/listing/offered-values.rules.ts';
import type { Structure } from '../catalogue/structure.ts';

/** In the API's words. */
export const CATEGORY_FACET = 'Category';

/** None where no value of the category facet names one. */
export function withCategoryIds(filters: readonly ListFilter[], structure: Structure): ListFilter[] {
  return filters.map((filter) => {
    if (filter.name !== CATEGORY_FACET) return filter;
    const values = [...structure.categoryById.values()]
      .filter((category) => filter.values.includes(labelOf(category, structure)))
      .map(({ id }) => String(id));
    return { ...filter, name: CATEGORY_FIELD, values };
  });
}

/** The narrowest categories, those with most products first; null where they do not tell the products apart. */
export function categoryFacet(
  { categories, total }: Pick<ListResult, 'categories' | 'total'>,
  structure: Structure,
  { size, isSelected }: { size: number; isSelected: boolean },
): ListFacet | null {
  const here = new Set(categories.map(({ id }) => id));
  const byLabel = new Map<string, ListFacet['values'][number]>();
  for (const { id, count, selected } of categories) {
    const category = structure.categoryById.get(id);
    const isNarrowest = !structure.childrenOf(id).some((child) => here.has(child.id));
    if (!category || !(isNarrowest || selected)) continue;
    const value = labelOf(category, structure);
    const before = byLabel.get(value);
    byLabel.set(value, {
      value,
      count: count + (before?.count ?? 0),
      selected: selected || (before?.selected ?? false),
    });
  }
  const values = offeredValues([...byLabel.values()], {
    total,
    covered: total,
    isRange: false,
    isOption: false,
    isSelected,
  }).toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
  if (values.length === 0) return null;
  return {
    name: CATEGORY_FACET,
    isRange: false,
    values: listed(values, size),
    total: values.length,
    minimum: null,
    maximum: null,
    selectedMinimum: null,
    selectedMaximum: null,
  };
}

/** With its parent's where another has the same name. */
function labelOf({ id, name, parentId }: CatalogueCategory, { categoriesNamed, categoryById }: Structure): string {
  const isAlone = categoriesNamed(name).every((other) => other.id === id);
  const parent = isAlone ? undefined : categoryById.get(parentId);
  return parent ? `${name} (${parent.name})` : name;
}
