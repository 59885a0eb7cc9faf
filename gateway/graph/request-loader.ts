/**
 * The request loader: memoizes the catalogue's calls for one request, bounded by the operation's complexity limit.
 * Products by path are batched into one call (DataLoader). Errors are kept too; nothing is invalidated.
 */
import type { CacheTags } from './cache-tags.ts';
import type { CatalogueReads } from './catalogue.ts';
import type { CategoryKey } from './category/category.rest.ts';
import type { ListRequest } from './list/list.rest.ts';
import type { ListPage } from './list/list.rules.ts';
import { ProductLoader } from './product/product.loader.ts';
import { fetchProducts, type RestOptions } from './product/product.rest.ts';
import type { Product } from './product/product.rules.ts';
import { createSkuLoader, fetchBySku } from './sku/sku.rest.ts';
import type { ProductSearch } from './search/search.rules.ts';
import type { ExcludedFields } from './sparse-fieldsets.rest.ts';
import type { OperationCalls } from '../upstream/operation-calls.ts';

/** Calls with equal arguments share one promise, even a rejected one. Arguments must be JSON data. */
export function memoized<Arguments extends (string | number | object)[], Answer>(
  load: (...given: Arguments) => Promise<Answer>,
): (...given: Arguments) => Promise<Answer> {
  // Most requests use few of the memoized calls.
  let answers: Map<string, Promise<Answer>> | null = null;
  return (...given) => {
    answers ??= new Map();
    const key = JSON.stringify(given);
    const known = answers.get(key);
    if (known) return known;
    const answer = load(...given);
    answers.set(key, answer);
    return answer;
  };
}

export type RequestLoader = ReturnType<typeof createRequestLoader>;

interface LoaderOptions {
  catalogue: CatalogueReads;
  inTurn: OperationCalls['inTurn'];
  /** For products by path, which bypass the stale-if-error cache: carts and checkouts need current stock and prices. */
  shopApi: RestOptions;
  excludedFields: ExcludedFields;
  tags: CacheTags | undefined;
}

export function createRequestLoader({ catalogue, inTurn, shopApi, excludedFields, tags }: LoaderOptions) {
  const products = new ProductLoader(async (paths) => {
    for (const path of paths) tags?.paths.add(path);
    return tagged(await fetchProducts(shopApi, paths, excludedFields.records), (found) => found);
  });
  const tagged = <Answer>(answer: Answer, productsOf: (answer: Answer) => readonly (Product | null)[]): Answer => {
    if (tags) for (const product of productsOf(answer)) if (product) tags.addProduct(product);
    return answer;
  };
  const memo = <Arguments extends (string | number | object)[], Answer>(
    read: (...given: Arguments) => Promise<Answer>,
  ) => memoized((...given: Arguments) => inTurn(() => read(...given)));
  return {
    /** By path, in batches; null when a path has no product. Products that `catalogue` has read need no call. */
    products,
    skus: createSkuLoader(async (skus) => tagged(await fetchBySku(shopApi, skus), (found) => found?.products ?? [])),
    catalogue: {
      product: memo(async (path: string) => {
        const answer = await catalogue.product(path, excludedFields.records);
        tags?.paths.add(path);
        if (answer.kind === 'found') {
          tags?.addProduct(answer.product);
          products.prime(answer.product.path, answer.product);
        }
        return answer;
      }),
      relatedProducts: memo(async (categoryId: number, excludeId: number) =>
        tagged(await catalogue.relatedProducts(categoryId, excludeId), (related) => related),
      ),
      categoryPage: memo(async (category: CategoryKey, page: number, list: ListRequest) => {
        tags?.paths.add(category.path);
        return tagged(await catalogue.categoryPage(category, page, list), itemsOf);
      }),
      brandPage: memo(async (brandId: number, page: number, list: ListRequest) =>
        tagged(await catalogue.brandPage(brandId, page, list), itemsOf),
      ),
      range: memo(async (slug: string, finish: string) =>
        tagged(await catalogue.range(slug, finish), (range) => range?.kinds.flatMap(({ products: its }) => its) ?? []),
      ),
      searchPage: memo(async (search: ProductSearch, page: number, list: ListRequest) =>
        tagged(await catalogue.searchPage(search, page, list), itemsOf),
      ),
      featuredPage: memo(async (page: number, list: ListRequest) =>
        tagged(await catalogue.featuredPage(page, list), itemsOf),
      ),
      reviewPage: memo(catalogue.reviewPage),
      suggestions: memo(async (term: string, limit: number) =>
        tagged(await catalogue.suggestions(term, limit), (suggested) => suggested.products),
      ),
    },
  };
}

const itemsOf = ({ items }: ListPage) => items;
