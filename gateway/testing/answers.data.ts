import { fetchRange } from '../graph/range/range.rest.ts';
import type { ListRequest } from '../graph/list/list.rest.ts';
import { fetchBrandDetail, fetchBrands } from '../graph/brand/brand.rest.ts';
import { addToCart, fetchCart } from '../graph/cart/cart.rest.ts';
import { fetchCategoryPage, fetchCategoryTree, fetchFaqs } from '../graph/category/category.rest.ts';
import { fetchBanners } from '../graph/content/banners.rest.ts';
import { fetchBlogPage, fetchBlogPost } from '../graph/content/blog.rest.ts';
import { fetchPage, fetchPages } from '../graph/content/page.rest.ts';
import { fetchCustomer, fetchOrders } from '../graph/customer/customer.rest.ts';
import { logIn } from '../graph/customer/sign-in.rest.ts';
import { fetchOrder } from '../graph/order/order.rest.ts';
import { fetchProduct, fetchProducts, fetchRelatedProducts, type RestOptions } from '../graph/product/product.rest.ts';
import { fetchReviews } from '../graph/review/review.rest.ts';
import { fetchFeaturedPage, fetchFound, fetchSuggested } from '../graph/search/search.rest.ts';
import { fetchBySku } from '../graph/sku/sku.rest.ts';
import { fetchStores } from '../graph/store/store.rest.ts';
import { trackOrder } from '../graph/order/tracking.rest.ts';
import { confirmStockAlert, fetchStockAlerts } from '../graph/stock-alert/stock-alert.rest.ts';
import { fetchSavedLists, fetchSharedList } from '../graph/saved-list/saved-list.rest.ts';
import { fetchProductAddresses } from '../server/sitemap/sitemap.rest.ts';
import { cartItemRecord, itemRecord, modifierRecord, productRecord, variantRecord } from './records.ts';

/** A REST answer, and the call that reads it. */
interface AnswerSample {
  name: string;
  /** A valid answer of the shop API. */
  sample: unknown;
  /** Makes a call that gets such an answer. */
  call(options: RestOptions): Promise<unknown>;
}

const request: ListRequest = {
  selection: {
    filters: { facets: [], brands: [], minimumPrice: null, maximumPrice: null, inStock: false, onSale: false },
    sort: 'RELEVANCE',
    facetSize: 10,
  },
  brandIds: [],
  withFacets: true,
  excludedFields: [],
};

const product = productRecord('switch', {
  variants: [variantRecord(1, 'Brass'), variantRecord(2, 'Steel')],
  modifiers: [modifierRecord(5, [{ id: 51, slug: 'bulb' }])],
});

const items = [itemRecord('one'), itemRecord('two', { custom_fields: null }), itemRecord('three')];

const page = {
  results: items,
  total: 3,
  filters: [
    { name: 'IP Rating', type: 'range', values: [{ name: 'IP44', selected: true, count: 2 }], min: 1, max: 2 },
    { name: 'Finish:', values: [{ name: 'Brass', count: 2 }] },
  ],
  brands: [{ id: 1, name: 'Astro', brand_url: '/brands/astro/', count: 3 }],
  min_price: 1,
  max_price: 20,
};

const category = (id: number, children: object[] | null) => ({
  id,
  name: `Category ${id}`,
  url: `/category-${id}/`,
  sort_order: id,
  children,
});

const savedList = {
  id: 'l-1',
  name: 'Kitchen',
  lines: [
    { sku: 'A-1', quantity: 2, note: 'Hall' },
    { sku: 'B-2', quantity: 1 },
  ],
  updated_at: '2026-11-20T10:00:00Z',
};
const address = {
  first_name: 'Ann',
  last_name: 'Lee',
  address1: '1 Example Street',
  city: 'Leeds',
  postcode: 'LS1 4DT',
};

const order = {
  id: 'o-1',
  number: 'ORD-1',
  access_key: 'order-access-key',
  placed_at: '2026-11-21T10:00:00Z',
  status: 'awaiting_payment',
  contact: { email: 'ann@example.com', first_name: 'Ann', last_name: 'Lee' },
  items: [cartItemRecord(1, 'bolt', 1), { ...cartItemRecord(2, 'nut', 2), total_inc_vat: 5, total_ex_vat: 4 }],
  delivery: {
    method: 'address',
    address,
    store: { id: 1, name: 'Leeds', opening_hours: [{ days: 'Monday', hours: '8 to 5' }] },
    cost: 4.95,
    date: '2026-11-24',
    date_terms: { transit_days: 1, division: 'scotland', goods: [{ is_slow: true, is_to_order: false }] },
  },
  billing: address,
  payment_method: 'bank_transfer',
};

const post = { url: '/blog/lamps/', title: 'Lamps', summary: 'About lamps.', published_at: '2026-01-02T10:00:00Z' };
const review = { id: 1, rating: 5, title: 'Good', created_at: '2026-01-02T10:00:00Z', verified_buyer: true };

/** A valid answer of the shop API for each REST call of the gateway that reads its body. */
export const answerSamples: readonly AnswerSample[] = [
  { name: 'a product', sample: product, call: (options) => fetchProduct(options, product.product_url, []) },
  {
    name: 'products by path',
    sample: [product, { ...product, id: 9 }],
    call: (options) => fetchProducts(options, ['/switch/'], []),
  },
  { name: 'related products', sample: items, call: (options) => fetchRelatedProducts(options, 2, 3) },
  { name: 'a page of products', sample: page, call: (options) => fetchFeaturedPage(options, 1, request) },
  {
    name: 'a page of a category',
    sample: { category_products: page },
    call: (options) => fetchCategoryPage(options, { entityId: 1, path: '/a/' }, 1, request),
  },
  {
    name: 'a range',
    sample: {
      name: 'Vintage',
      brand: { id: 7, name: 'Astro', brand_url: 'astro' },
      finishes: ['Satin Brass'],
      finish: 'Satin Brass',
      kinds: [{ name: 'Switches', url: '/switches/', results: items }],
    },
    call: (options) => fetchRange(options, 'vintage', 'satin-brass'),
  },
  {
    name: 'the category tree',
    sample: [category(1, [category(2, null), category(3, [category(4, [])])]), category(5, [])],
    call: ({ rest }) => fetchCategoryTree(rest),
  },
  {
    name: 'FAQs of a category',
    sample: [{ question: 'Why?', answer: 'Because.' }],
    call: ({ rest }) => fetchFaqs(rest, 1),
  },
  {
    name: 'suggestions',
    sample: { terms: ['lamp'], categories: [{ id: 1 }], brands: [{ id: 1, name: 'Astro' }], products: items, total: 3 },
    call: (options) => fetchSuggested(options, 'lamp', 3),
  },
  {
    name: 'found products',
    sample: {
      results: [
        {
          id: 1,
          title: 'Lamp',
          gtin: '',
          brand: 'Astro',
          retail_price: 12,
          best_price: 10,
          image_link: '/lamp.webp',
          link: '/lamp/',
          availability: 'in stock',
          modifiable: false,
        },
      ],
      total: 1,
    },
    call: (options) => fetchFound(options, 'lamp'),
  },
  {
    name: 'brands',
    sample: [
      { id: 1, name: 'Astro', products_count: 3 },
      { id: 2, name: 'Varilight' },
    ],
    call: ({ rest }) => fetchBrands(rest),
  },
  {
    name: 'a brand',
    sample: { description: 'Lights.', categories: [{ id: 1, count: 2 }] },
    call: ({ rest }) => fetchBrandDetail(rest, 'astro'),
  },
  {
    name: 'products by code',
    sample: { products: [product], unknown: [{ sku: 'X-1', nearest: ['V-1'] }] },
    call: (options) => fetchBySku(options, ['V-1', 'X-1']),
  },
  {
    name: 'a cart',
    sample: {
      cart: {
        items: [cartItemRecord(1, 'plain', 2, { parent_id: 7, added_price: 3 })],
        removed_items: [{ name: 'Gone' }],
        discounts: [{ name: 'Sale', amount_inc_vat: 2 }],
      },
    },
    call: (options) => fetchCart(options, 'token'),
  },
  { name: 'an added cart line', sample: { token: 'token-of-a-cart' }, call: (options) => addToCart(options, null, []) },
  { name: 'an order', sample: order, call: (options) => fetchOrder(options, 'o-1', 'key') },
  {
    name: 'a tracked order',
    sample: {
      number: 'ORD-1',
      placed_at: '2026-11-20T10:00:00Z',
      status: 'paid',
      method: 'collection',
      store_name: 'Leeds',
    },
    call: (options) => trackOrder(options, { number: 'ORD-1', emailOrPostcode: 'LS1 4DT', clientAddress: null }),
  },
  {
    name: 'a stock alert',
    sample: { name: 'Lamp, Satin Brass', url: '/lamp/?finish=satin-brass' },
    call: (options) => confirmStockAlert(options, 'token-of-an-alert', { clientAddress: null, sessionToken: null }),
  },
  {
    name: 'the stock alerts of a customer',
    sample: {
      alerts: [
        {
          id: 'a-1',
          name: 'Lamp, Satin Brass',
          url: '/lamp/?finish=satin-brass',
          sku: 'L-1',
          created_at: '2026-11-20T10:00:00Z',
        },
        { id: 2, name: 'Switch', url: '/switch/', created_at: '2026-11-19T10:00:00Z' },
      ],
    },
    call: (options) => fetchStockAlerts(options, 'token'),
  },
  {
    name: 'orders',
    sample: { results: [order, { ...order, id: 'o-2' }], total: 2 },
    call: (options) => fetchOrders(options, 'token', 1),
  },
  {
    name: 'a customer',
    sample: { id: 1, email: 'ann@example.com', default_address_id: 7, addresses: [{ id: 7, ...address }] },
    call: (options) => fetchCustomer(options, 'token'),
  },
  {
    name: 'saved lists',
    sample: { lists: [savedList, { ...savedList, id: 'l-2', share_key: 'key-of-a-list' }] },
    call: (options) => fetchSavedLists(options, 'token'),
  },
  {
    name: 'a shared list',
    sample: { ...savedList, shared_by: 'Lee Interiors' },
    call: (options) => fetchSharedList(options, 'key'),
  },
  {
    name: 'a sign-in',
    sample: { token: 'token-of-a-session', cart_merged: true },
    call: (options) =>
      logIn(options, 'ann@example.com', 'secret', { cartToken: null, clientAddress: null, deviceToken: null }),
  },
  {
    name: 'banners',
    sample: {
      promises: [{ icon: 'trust', title: 'Trusted' }],
      promotion: { message: 'Sale', url: '/sale/' },
      trade: { title: 'Trade' },
    },
    call: ({ rest }) => fetchBanners(rest),
  },
  {
    name: 'posts',
    sample: { results: [post, { ...post, url: 'bulbs' }], total: 2 },
    call: ({ rest }) => fetchBlogPage(rest, 1),
  },
  {
    name: 'a post',
    sample: { ...post, body: '<p>Lamps.</p>', products: ['/a/', '/b/'] },
    call: ({ rest }) => fetchBlogPost(rest, 'lamps'),
  },
  {
    name: 'pages',
    sample: [
      { url: '/a/', title: 'A' },
      { url: 'b', title: 'B' },
    ],
    call: ({ rest }) => fetchPages(rest),
  },
  {
    name: 'a page',
    sample: { title: 'Delivery', sections: [{ heading: 'When' }], faqs: [{ question: 'Why?', answer: 'Because.' }] },
    call: ({ rest }) => fetchPage(rest, '/delivery/'),
  },
  {
    name: 'reviews',
    sample: { results: [review, { ...review, id: 2 }], total: 2, average: 5 },
    call: ({ rest }) => fetchReviews(rest, 1, 1),
  },
  {
    name: 'stores',
    sample: [{ id: 1, name: 'Leeds', opening_hours: [{ days: 'Monday', hours: '8 to 5' }] }],
    call: ({ rest }) => fetchStores(rest),
  },
  {
    name: 'product URLs',
    sample: { results: [{ url: '/a/', updated_at: '2026-01-01' }, { url: '/b/' }], total: 2, page_size: 50 },
    call: ({ rest }) => fetchProductAddresses(rest, 1),
  },
];
