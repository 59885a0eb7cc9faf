import pLimit from 'p-limit';
import type { CatalogueReads } from '../catalogue.ts';
import type { Category, CategoryNode, CategoryTree } from '../category/category.rules.ts';
import { SHOP_API_LIMITS } from '../../limits.data.ts';
import type { BrandSummary, Product } from '../product/product.rules.ts';
import { excludedFieldsOf, type ExcludedFields } from '../sparse-fieldsets.rest.ts';
import { familiesOf, familySlug, FINISH_FACET, oneOfEachFirst, type FinishFamily } from './finish.rules.ts';

/** More values than shops have finishes. */
const FINISHES_MAXIMUM = 80;

/** Nobody reads anything of products where only facets are wanted. */
const FACETS_ALONE = excludedFieldsOf(new Set());

export interface FinishDepartment {
  category: Category;
  labels: readonly string[];
  total: number;
  products: readonly Product[];
}

export interface FinishMaker {
  brand: BrandSummary;
  labels: string[];
}

/** A finish of the catalogue; its departments are the categories of the top level. */
export type Finish = FinishFamily<Category>;

/** The readers of lists: for all requests, or for one. */
interface Reads {
  catalogue: Pick<CatalogueReads, 'categoryPage'>;
}
interface RequestReads extends Reads {
  excludedFields: ExcludedFields;
}

/** The first page of a department's products with any of the names of a finish; of all its products for none. */
function departmentList(
  { catalogue }: Reads,
  category: CategoryNode,
  labels: readonly string[],
  excludedFields: ExcludedFields,
  withFacets = true,
) {
  return catalogue.categoryPage(category, 1, {
    selection: {
      filters: {
        facets: labels.length > 0 ? [{ name: FINISH_FACET, values: labels, minimum: null, maximum: null }] : [],
        brands: [],
        minimumPrice: null,
        maximumPrice: null,
        inStock: false,
        onSale: false,
      },
      sort: 'RELEVANCE',
      facetSize: FINISHES_MAXIMUM,
    },
    brandIds: [],
    withFacets,
    excludedFields: excludedFields.items,
  });
}

/** The most frequent first. */
export async function fetchFinishes({
  categories,
  catalogue,
}: Reads & { categories: () => Promise<CategoryTree> }): Promise<Finish[]> {
  const { roots } = await categories();
  const turns = pLimit(SHOP_API_LIMITS.operationCallsAtOnce);
  return familiesOf(
    await turns.map(roots, async (department) => ({
      department,
      facets: (await departmentList({ catalogue }, department, [], FACETS_ALONE)).facets,
    })),
  );
}

/** The slug may be of any of its makers' names; null when nothing has it. */
export async function readFinish(
  context: { finishes: () => Promise<readonly Finish[]> },
  slug: string,
): Promise<Finish | null> {
  const family = familySlug(slug);
  return (await context.finishes()).find((finish) => finish.slug === family) ?? null;
}

/** Kinds of a department that its products in a finish begin with: as many as a page shows at once. */
export const LEADING_KINDS = 5;

/** Each begins with one product of its first kinds each: the best-selling alone may all be of one kind. */
export async function readDepartments(
  context: RequestReads,
  { labelsByDepartment }: Finish,
): Promise<FinishDepartment[]> {
  const departments = await Promise.all(
    [...labelsByDepartment].map(async ([category, labels]) => {
      const kinds = category.children.slice(0, LEADING_KINDS);
      const [{ total, items }, ...ofKinds] = await Promise.all([
        departmentList(context, category, labels, context.excludedFields),
        ...kinds.map((kind) => departmentList(context, kind, labels, context.excludedFields, false)),
      ]);
      const found = (list: readonly (Product | null)[]) => list.filter((product) => product !== null);
      return {
        category,
        labels,
        total,
        products: oneOfEachFirst(
          ofKinds.map((list) => found(list.items)),
          found(items),
        ),
      };
    }),
  );
  // The finishes are up to a minute old, and the last product may have gone.
  return departments.filter(({ products }) => products.length > 0);
}

/** The brands that have products in a finish, with what each calls it; those with the most products first. */
export async function readMakers(context: RequestReads, { labelsByDepartment }: Finish): Promise<FinishMaker[]> {
  const makers = new Map<number, FinishMaker & { count: number }>();
  // A list of each name, because a list of several does not say which brand has which.
  const lists = await Promise.all(
    [...labelsByDepartment].flatMap(([category, labels]) =>
      labels.map(async (label) => ({
        label,
        list: await departmentList(context, category, [label], context.excludedFields),
      })),
    ),
  );
  for (const { label, list } of lists) {
    for (const { brand, count } of list.brands.filter((facet) => facet.count > 0)) {
      const maker = makers.get(brand.entityId) ?? { brand, labels: [], count: 0 };
      if (!maker.labels.includes(label)) maker.labels.push(label);
      makers.set(brand.entityId, { ...maker, count: maker.count + count });
    }
  }
  return [...makers.values()].toSorted((a, b) => b.count - a.count).map(({ brand, labels }) => ({ brand, labels }));
}
