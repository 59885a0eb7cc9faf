import DataLoader from 'dataloader';
import { fetchBrands, type Brand } from './brand/brand.rest.ts';
import { createCartReader, type CartReader } from './cart/cart.reading.ts';
import { fetchCategoryPage, fetchCategoryTree, type ProductSort } from './category/category.rest.ts';
import { indexTree, type CategoryTree } from './category/category.rules.ts';
import type { Config } from './config.ts';
import { fetchProduct, fetchProducts, fetchRelatedProducts, type ProductAnswer, type RestOptions } from './product/product.rest.ts';
import { productOf, type Product } from './product/product.rules.ts';
import { createRestClient } from './rest/client.ts';
import { keep } from './rest/kept.ts';
import { once, whileUnderWay } from './rest/once.ts';
import type { RestPage } from './rest/window.ts';
import { fetchFeaturedPage, fetchSearchPage } from './search/search.rest.ts';

/** The catalogue's calls, in our words. Every one throws UpstreamError when the shop API cannot answer. */
export interface CatalogueReads {
  /** What lives at a canonical path. */
  product(path: string): Promise<ProductAnswer>;
  /** Up to 8 products of a category, one left out. */
  relatedProducts(categoryId: number, excludeId: number): Promise<readonly Product[]>;
  /** One REST page of a category's products; empty for a category that has gone. */
  categoryPage(path: string, page: number, sort: ProductSort): Promise<RestPage<Product>>;
  /** One REST page of what matches a term. */
  searchPage(term: string, page: number): Promise<RestPage<Product>>;
  /** One REST page of what the shop puts forward. */
  featuredPage(page: number): Promise<RestPage<Product>>;
}

/** What lives as long as the gateway: its way to the shop API, and the answers that every page needs. */
export interface GatewayServices {
  config: Config;
  shopApi: RestOptions;
  /** Shared by all requests: a call that is under way answers everyone who asks the same meanwhile. */
  catalogue: CatalogueReads;
  categories: () => Promise<CategoryTree>;
  brands: () => Promise<readonly Brand[]>;
  close(): Promise<void>;
}

interface ServiceOptions {
  config: Config;
  shopApiUrl: string;
  /** Told of every request to the shop API. */
  onRestRequest?: (method: string, path: string) => void;
}

export function createGatewayServices({ config, shopApiUrl, onRestRequest }: ServiceOptions): GatewayServices {
  const rest = createRestClient({ url: shopApiUrl, ...(onRestRequest && { onRequest: onRestRequest }) });
  const shopApi = { rest, pricesIncludeVat: config.pricesIncludeVat };
  return {
    config,
    shopApi,
    catalogue: {
      product: whileUnderWay((path: string) => fetchProduct(shopApi, path)),
      relatedProducts: whileUnderWay((categoryId: number, excludeId: number) => fetchRelatedProducts(shopApi, categoryId, excludeId)),
      categoryPage: whileUnderWay((path: string, page: number, sort: ProductSort) => fetchCategoryPage(shopApi, path, page, sort)),
      searchPage: whileUnderWay((term: string, page: number) => fetchSearchPage(shopApi, term, page)),
      featuredPage: whileUnderWay((page: number) => fetchFeaturedPage(shopApi, page)),
    },
    categories: keep(async () => indexTree(await fetchCategoryTree(rest))),
    brands: keep(() => fetchBrands(rest)),
    close: () => rest.close(),
  };
}

/** What one request brings along and what its answer may set. */
export interface RequestOptions {
  /** `cartToken` is null for a caller who has no cart yet; a mutation that makes one writes it here for the rest of the request. */
  request: { cartToken: string | null; requestId: string };
  response: { setCartToken(token: string): void };
}

/** What lives as long as one request. Its catalogue makes each call once, however many fields ask. */
export interface Context extends Omit<GatewayServices, 'close'>, RequestOptions {
  /** Products by path, many in one call; null for a path that has none. */
  products: DataLoader<string, Product | null>;
  /** The cart of whoever asks. */
  cart: CartReader;
}

export function createContext({ services, request, response }: RequestOptions & { services: GatewayServices }): Context {
  const { shopApi, catalogue } = services;
  // A copy: a token that a mutation has just been given serves the rest of this request only.
  const own = { ...request };
  const products = new DataLoader(async (paths: readonly string[]) => {
    const found = new Map((await fetchProducts(shopApi, paths)).map((detail) => [detail.path, productOf(detail)]));
    return paths.map((path) => found.get(path) ?? null);
  });
  return {
    ...services,
    request: own,
    response,
    products,
    cart: createCartReader(shopApi, own),
    catalogue: {
      product: once(async (path: string) => {
        const answer = await catalogue.product(path);
        if (answer.kind === 'found') products.prime(path, productOf(answer.detail));
        return answer;
      }),
      relatedProducts: once(catalogue.relatedProducts),
      categoryPage: once(catalogue.categoryPage),
      searchPage: once(catalogue.searchPage),
      featuredPage: once(catalogue.featuredPage),
    },
  };
}
