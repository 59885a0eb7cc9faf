import { fetchBrandPage } from './brand/brand.rest.ts';
import { fetchCategoryPage } from './category/category.rest.ts';
import type { ListRequest } from './list/list.rest.ts';
import type { ListPage } from './list/list.rules.ts';
import { fetchProduct, fetchRelatedProducts, type ProductAnswer, type RestOptions } from './product/product.rest.ts';
import type { Product } from './product/product.rules.ts';
import type { Unasked } from './unasked.rest.ts';
import { once, whileUnderWay } from '../upstream/cache/once.ts';
import { orStale } from '../upstream/cache/stale.ts';
import { fetchReviews, type ReviewPage } from './review/review.rest.ts';
import { fetchFeaturedPage, fetchSearchPage, fetchSuggestions } from './search/search.rest.ts';
import type { SuggestionsRecord } from './search/search.rules.ts';
import type { CacheTags } from './cache-tags.ts';

/** The catalogue's calls, in our words. Every one throws UpstreamError when the shop API cannot answer. */
export interface CatalogueReads {
  /** What lives at a canonical path, without what nobody reads. */
  product(path: string, unasked: Unasked['records']): Promise<ProductAnswer>;
  /** Up to 8 products of a category, one left out. */
  relatedProducts(categoryId: number, excludeId: number): Promise<readonly Product[]>;
  /** One REST page of a category's products; empty for a category that has gone. */
  categoryPage(path: string, page: number, request: ListRequest): Promise<ListPage>;
  /** One REST page of a brand's products. */
  brandPage(brandId: number, page: number, request: ListRequest): Promise<ListPage>;
  /** One REST page of what matches a term. */
  searchPage(term: string, page: number, request: ListRequest): Promise<ListPage>;
  /** One REST page of what the shop puts forward. */
  featuredPage(page: number, request: ListRequest): Promise<ListPage>;
  /** Sixteen reviews of a product, the newest first; null when the shop has none of any product. */
  reviewPage(productId: number, page: number): Promise<ReviewPage | null>;
  /** What may be meant by a term that is still being typed, at most so many of each kind. */
  suggestions(term: string, limit: number): Promise<SuggestionsRecord>;
}

/** So many answers of each kind are kept to stand in for a shop API that fails: some ten megabytes of what is asked for most. */
const KEPT = { products: { max: 600 }, lists: { max: 200 }, others: { max: 200 } };

/** The catalogue's calls, shared by all who ask the same meanwhile. What was read within the hour stands in for a shop API that fails. */
export function createCatalogue(shopApi: RestOptions): CatalogueReads {
  return {
    product: orStale(
      whileUnderWay((path: string, unasked: Unasked['records']) => fetchProduct(shopApi, path, unasked)),
      { ...KEPT.products, keeps: ({ kind }) => kind === 'found' },
    ),
    relatedProducts: orStale(
      whileUnderWay((categoryId: number, excludeId: number) => fetchRelatedProducts(shopApi, categoryId, excludeId)),
      KEPT.others,
    ),
    categoryPage: orStale(
      whileUnderWay((path: string, page: number, request: ListRequest) =>
        fetchCategoryPage(shopApi, path, page, request),
      ),
      { ...KEPT.lists, keeps: isFilled },
    ),
    brandPage: orStale(
      whileUnderWay((brandId: number, page: number, request: ListRequest) =>
        fetchBrandPage(shopApi, brandId, page, request),
      ),
      { ...KEPT.lists, keeps: isFilled },
    ),
    searchPage: orStale(
      whileUnderWay((term: string, page: number, request: ListRequest) =>
        fetchSearchPage(shopApi, term, page, request),
      ),
      { ...KEPT.others, keeps: isFilled },
    ),
    featuredPage: orStale(
      whileUnderWay((page: number, request: ListRequest) => fetchFeaturedPage(shopApi, page, request)),
      { ...KEPT.others, keeps: isFilled },
    ),
    reviewPage: orStale(
      whileUnderWay((productId: number, page: number) => fetchReviews(shopApi.rest, productId, page)),
      KEPT.others,
    ),
    suggestions: whileUnderWay((term: string, limit: number) => fetchSuggestions(shopApi, term, limit)),
  };
}

const isFilled = ({ total }: ListPage) => total > 0;

/** The same for one request, which knows what nobody reads. */
export type RequestCatalogue = Omit<CatalogueReads, 'product'> & { product(path: string): Promise<ProductAnswer> };

interface Reading {
  /** Told of each product that is read whole. */
  found(product: Product): void;
  /** Collects the products that are read. */
  tags: CacheTags | undefined;
  unasked: Unasked;
}

/** The same calls for one request: each is made once, however many fields ask. */
export function readOnce(catalogue: CatalogueReads, { found, tags, unasked }: Reading): RequestCatalogue {
  const noted = <Answer>(answer: Answer, productsOf: (answer: Answer) => readonly (Product | null)[]): Answer => {
    if (tags) for (const product of productsOf(answer)) if (product) tags.products.add(product.path);
    return answer;
  };
  return {
    product: once(async (path: string) => {
      const answer = await catalogue.product(path, unasked.records);
      tags?.products.add(path);
      if (answer.kind === 'found') found(answer.product);
      return answer;
    }),
    relatedProducts: once(async (categoryId: number, excludeId: number) =>
      noted(await catalogue.relatedProducts(categoryId, excludeId), (related) => related),
    ),
    categoryPage: once(async (path: string, page: number, list: ListRequest) =>
      noted(await catalogue.categoryPage(path, page, list), itemsOf),
    ),
    brandPage: once(async (brandId: number, page: number, list: ListRequest) =>
      noted(await catalogue.brandPage(brandId, page, list), itemsOf),
    ),
    searchPage: once(async (term: string, page: number, list: ListRequest) =>
      noted(await catalogue.searchPage(term, page, list), itemsOf),
    ),
    featuredPage: once(async (page: number, list: ListRequest) =>
      noted(await catalogue.featuredPage(page, list), itemsOf),
    ),
    reviewPage: once(catalogue.reviewPage),
    suggestions: once(async (term: string, limit: number) =>
      noted(await catalogue.suggestions(term, limit), (suggested) => suggested.products),
    ),
  };
}

const itemsOf = ({ items }: ListPage) => items;
