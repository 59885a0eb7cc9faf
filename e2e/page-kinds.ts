import type { APIRequestContext } from '@playwright/test';

/** A page of each kind that search engines list; the product and the brand are the first that the shop puts forward. */
export async function listedPages(request: APIRequestContext): Promise<string[]> {
  const response = await request.post('/graphql', {
    data: { query: '{ featuredProducts(first: 1) { edges { node { path brand { path } } } } }' },
  });
  const { data } = (await response.json()) as {
    data: { featuredProducts: { edges: { node: { path: string; brand: { path: string } } }[] } };
  };
  const product = data.featuredProducts.edges[0]?.node;
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

/** And of each that they do not. */
export const unlistedPages = ['/search?query=brass', '/search', '/cart', '/checkout-now', '/nothing/lives/here/'];
