import { fetchBrandPage } from './brand/brand.rest.ts';
import { fetchCategoryPage, type CategoryKey } from './category/category.rest.ts';
import type { ListRequest } from './list/list.rest.ts';
import type { ListPage } from './list/list.rules.ts';
import { fetchProduct, fetchRelatedProducts, type RestOptions } from './product/product.rest.ts';
import type { ExcludedFields } from './sparse-fieldsets.rest.ts';
import { fetchRange } from './range/range.rest.ts';
import { cachedRead } from '../upstream/catalogue-cache.ts';
import { fetchReviews } from './review/review.rest.ts';
import {
  fetchFeaturedPage,
  fetchFound,
  fetchSearchPage,
  fetchSuggested,
  readSuggestions,
} from './search/search.rest.ts';
import type { ProductSearch } from './search/search.rules.ts';
import { CACHE_LIMITS } from '../limits.data.ts';

export type CatalogueReads = ReturnType<typeof createCatalogue>;

/**
 * Behind the catalogue cache, without a TTL: stock and prices are current, cached answers only stale-if-error. Each
 * throws UpstreamError when the shop API fails.
 */
export function createCatalogue(shopApi: RestOptions) {
  const found = cachedRead((term: string) => fetchFound(shopApi, term), CACHE_LIMITS.catalogue.others);
  const suggested = cachedRead(
    (term: string, limit: number) => fetchSuggested(shopApi, term, limit),
    CACHE_LIMITS.catalogue.others,
  );
  return {
    product: cachedRead(
      (path: string, excludedFields: ExcludedFields['records']) => fetchProduct(shopApi, path, excludedFields),
      {
        ...CACHE_LIMITS.catalogue.products,
        isCacheable: ({ kind }) => kind === 'found',
      },
    ),
    relatedProducts: cachedRead(
      (categoryId: number, excludeId: number) => fetchRelatedProducts(shopApi, categoryId, excludeId),
      CACHE_LIMITS.catalogue.others,
    ),
    categoryPage: cachedRead(
      (category: CategoryKey, page: number, request: ListRequest) =>
        fetchCategoryPage(shopApi, category, page, request),
      { ...CACHE_LIMITS.catalogue.lists, isCacheable: isFilled },
    ),
    brandPage: cachedRead(
      (brandId: number, page: number, request: ListRequest) => fetchBrandPage(shopApi, brandId, page, request),
      { ...CACHE_LIMITS.catalogue.lists, isCacheable: isFilled },
    ),
    range: cachedRead((slug: string, finish: string) => fetchRange(shopApi, slug, finish), {
      ...CACHE_LIMITS.catalogue.others,
      isCacheable: (range) => range !== null,
    }),
    searchPage: cachedRead(
      (search: ProductSearch, page: number, request: ListRequest) => fetchSearchPage(shopApi, search, page, request),
      { ...CACHE_LIMITS.catalogue.others, isCacheable: isFilled },
    ),
    featuredPage: cachedRead((page: number, request: ListRequest) => fetchFeaturedPage(shopApi, page, request), {
      ...CACHE_LIMITS.catalogue.others,
      isCacheable: isFilled,
    }),
    reviewPage: cachedRead(
      (productId: number, page: number) => fetchReviews(shopApi.rest, productId, page),
      CACHE_LIMITS.catalogue.others,
    ),
    suggestions: async (term: string, limit: number) => readSuggestions({ found, suggested }, term, limit),
  };
}

const isFilled = ({ total }: ListPage) => total > 0;
