import { fetchBrandPage } from './brand/brand.rest.ts';
import { fetchCategoryPage, type CategoryKey } from './category/category.rest.ts';
import type { ListRequest } from './list/list.rest.ts';
import type { ListPage } from './list/list.rules.ts';
import { fetchProduct, fetchRelatedProducts, type ProductAnswer, type RestOptions } from './product/product.rest.ts';
import type { Product } from './product/product.rules.ts';
import type { ExcludedFields } from './sparse-fieldsets.rest.ts';
import { fetchRange, type ProductRange } from './range/range.rest.ts';
import { cachedRead } from '../upstream/catalogue-cache.ts';
import { fetchReviews, type ReviewPage } from './review/review.rest.ts';
import {
  fetchFeaturedPage,
  fetchFound,
  fetchSearchPage,
  fetchSuggested,
  readSuggestions,
} from './search/search.rest.ts';
import type { ProductSearch, SuggestionsRecord } from './search/search.rules.ts';
import { CACHE_LIMITS } from '../limits.data.ts';

/** Each throws UpstreamError when the shop API fails. */
export interface CatalogueReads {
  /** The product or the redirect at a canonical path. */
  product(path: string, excludedFields: ExcludedFields['records']): Promise<ProductAnswer>;
  /** Up to 8 products of a category, without one of them. */
  relatedProducts(categoryId: number, excludeId: number): Promise<readonly Product[]>;
  /** Empty for a deleted category. */
  categoryPage(category: CategoryKey, page: number, request: ListRequest): Promise<ListPage>;
  brandPage(brandId: number, page: number, request: ListRequest): Promise<ListPage>;
  /** In one finish by its slug, or in all; null for an unknown range. */
  range(slug: string, finish: string): Promise<ProductRange | null>;
  searchPage(search: ProductSearch, page: number, request: ListRequest): Promise<ListPage>;
  featuredPage(page: number, request: ListRequest): Promise<ListPage>;
  /** Sixteen, newest first; null when the shop has no reviews. */
  reviewPage(productId: number, page: number): Promise<ReviewPage | null>;
  /** Suggestions for a partial term, at most `limit` of each kind. */
  suggestions(term: string, limit: number): Promise<SuggestionsRecord>;
}

/** Behind the catalogue cache, without a TTL: stock and prices are current, cached answers only stale-if-error. */
export function createCatalogue(shopApi: RestOptions): CatalogueReads {
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
    suggestions: async (term, limit) => readSuggestions({ found, suggested }, term, limit),
  };
}

const isFilled = ({ total }: ListPage) => total > 0;
