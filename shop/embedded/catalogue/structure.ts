import type { CatalogueBrand, CatalogueCategory } from './catalogue.ts';

/** In memory. Immutable: a change builds a new one. */
export type Structure = ReturnType<typeof createStructure>;

export function createStructure(categories: readonly CatalogueCategory[], brands: readonly CatalogueBrand[]) {
  const children = Map.groupBy(
    categories.toSorted((a, b) => a.sortOrder - b.sortOrder || a.id - b.id),
    ({ parentId }) => parentId,
  );
  const named = Map.groupBy(categories, ({ name }) => name);
  const categoryById = new Map(categories.map((category) => [category.id, category]));
  const trailOf = (categoryId: number): readonly CatalogueCategory[] => {
    const category = categoryById.get(categoryId);
    return category ? [...trailOf(category.parentId), category] : [];
  };
  return {
    brands,
    brandById: new Map(brands.map((brand) => [brand.id, brand])),
    brandByUrl: new Map(brands.map((brand) => [brand.url, brand])),
    categoryById,
    categoryByUrl: new Map(categories.map((category) => [category.url, category])),
    categoriesNamed: (name: string) => named.get(name) ?? [],
    /** Sorted; 0 for the top level. */
    childrenOf: (categoryId: number) => children.get(categoryId) ?? [],
    /** From the top level down, the category itself included. */
    trailOf,
  };
}
