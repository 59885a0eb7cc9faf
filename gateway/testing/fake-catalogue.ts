import { fetchBrands } from '../graph/brand/brand.rest.ts';
import type { GatewayServices } from '../graph/services.ts';
import type { FakeShop } from './fake-shop.ts';
import { categoryRecord, itemRecord, modifierRecord, productRecord, variantRecord } from './records.ts';

/** The products of the fake catalogue, by path. */
export const products = new Map(
  [
    productRecord('plain'),
    productRecord('few', { inventory_level: 3 }),
    productRecord('gone', { inventory_level: 0 }),
    productRecord('withdrawn', { availability: 'disabled' }),
    productRecord('untracked', { inventory_tracking: 'none', inventory_level: 0 }),
    productRecord('single', { variants: [variantRecord(11, 'Satin Brass')] }),
    productRecord('switch', {
      inventory_tracking: 'variant',
      variants: [
        variantRecord(21, 'Satin Brass'),
        variantRecord(22, 'Tartan', { calculated_price: 40, inventory_level: 0 }),
      ],
    }),
    productRecord('shared', {
      inventory_level: 4,
      variants: [variantRecord(31, 'Satin Brass'), variantRecord(32, 'Copper')],
    }),
    productRecord('pendant', {
      modifiers: [
        modifierRecord(5, [
          { id: 51, slug: 'bulb' },
          { id: 52, slug: 'candle' },
          { id: 53, slug: 'gone' },
          { id: 54, slug: 'few' },
        ]),
      ],
    }),
    productRecord('bulb'),
    productRecord('boxed', {
      inventory_level: 1_000,
      calculated_price: 10,
      minimum_quantity: 8,
      quantity_multiple: 5,
      // The middle one is no lower price.
      price_breaks: [
        { quantity: 50, price: 8 },
        { quantity: 25, price: 10 },
        { quantity: 20, price: 9 },
      ],
    }),
  ].map((record) => [record.product_url, record]),
);

/** Forty list items: three REST pages. */
export const items = Array.from({ length: 40 }, (_, index) => itemRecord(`item-${index}`));

/** A REST page of a list, 16 items long. `page` counts from 1. */
export function pageOf(list: readonly unknown[], page: string | null) {
  const start = (Number(page) - 1) * 16;
  return { results: list.slice(start, start + 16), total: list.length, filters: [], brands: [] };
}

/** A category tree, out of order, with a hidden branch. */
const tree = [
  categoryRecord(9, '/hardware/'),
  categoryRecord(1, '/lighting/', [
    categoryRecord(3, '/lighting/wall/'),
    categoryRecord(2, '/lighting/pendants/', [categoryRecord(4, '/lighting/pendants/glass/')]),
  ]),
  categoryRecord(8, '/hidden/', [categoryRecord(80, '/hidden/below/')], { is_visible: false }),
];

/** Adds the catalogue routes to a fake shop. */
export function serveCatalogue(shop: FakeShop): void {
  shop.on('GET /products/*', ({ path }) => {
    const record = products.get(path.replace('/products', ''));
    return record ? { body: record } : { status: 404, body: { detail: 'Product not found' } };
  });
  shop.on('GET /products/old-name/', () => ({ status: 301, headers: { location: '/products/plain/' } }));
  shop.on('GET /products/related_products', () => ({ body: items.slice(0, 3) }));
  shop.on('GET /resolve_url', ({ query }) =>
    query.get('url') === '/very-old-name/'
      ? { body: { type: 'redirect', id: 1, url: '/lighting/' } }
      : { status: 404, body: { detail: 'Not found' } },
  );
  shop.on('POST /get_products_from_blog_url_list', ({ query }) => ({
    // Reversed and without unknown products: the shop API promises neither order nor completeness.
    body: query
      .getAll('url_list')
      .toReversed()
      .flatMap((path) => products.get(path) ?? (path.startsWith('/item-') ? productRecord(path.slice(1, -1)) : [])),
  }));
  shop.on('POST /categories/get_category_by_url', ({ query }) => ({
    body: {
      category: {},
      category_siblings: [],
      category_products: pageOf(query.get('sort_order') === 'desc' ? items.toReversed() : items, query.get('page_no')),
    },
  }));
  shop.on('POST /categories/get_products_with_filters', ({ query }) => ({ body: pageOf(items, query.get('page_no')) }));
  shop.on('GET /categories/get_featured_categories', () => ({ body: tree }));
  shop.on('GET /featured', ({ query }) => ({ body: pageOf(items, query.get('page_no')) }));
  shop.on('GET /search/*', ({ path, query }) => ({
    body: pageOf(path === '/search/brass' ? items : [], query.get('page_no')),
  }));
  shop.on('GET /brands/get_all_brands', () => ({
    body: [
      { id: 7, name: 'Astro', brand_url: '/brands/astro/', products_count: 12 },
      { id: 8, name: null },
    ],
  }));
}

/** Makes a call, whose answer announces the capabilities of a fake shop with the fake catalogue, and forgets it. */
export async function learnCapabilities(shop: FakeShop, { shopApi }: GatewayServices): Promise<void> {
  await fetchBrands(shopApi.rest);
  shop.calls.length = 0;
}
