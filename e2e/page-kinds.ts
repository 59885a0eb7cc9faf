import type { APIRequestContext } from '@playwright/test';

/** A page of each indexed kind; the product and the brand are the first featured ones. */
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

/** A page of each kind that is not indexed. */
export const unlistedPages = ['/search?query=brass', '/search', '/cart', '/checkout-now', '/nothing/lives/here/'];
