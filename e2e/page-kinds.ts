import type { APIRequestContext } from '@playwright/test';
import { graph } from './graph.ts';

/** A page of each indexed kind; the product and the brand are the first featured ones. */
export async function listedPages(request: APIRequestContext): Promise<string[]> {
  const { featuredProducts } = await graph<{
    featuredProducts: { edges: { node: { path: string; brand: { path: string } } }[] };
  }>(request, '{ featuredProducts(first: 1) { edges { node { path brand { path } } } } }');
  const product = featuredProducts.edges[0]?.node;
  return [
    '/',
    '/interior-lighting/',
    '/interior-lighting/pendants/',
    product?.path ?? '',
    '/brands/',
    product?.brand.path ?? '',
    '/featured/',
  ];
}

/** A page of each kind that is not indexed. */
export const unlistedPages = ['/search?query=brass', '/search', '/cart', '/checkout-now', '/nothing/lives/here/'];
