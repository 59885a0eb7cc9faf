import { randomUUID } from 'node:crypto';
import { fetchBySku } from '../../gateway/graph/sku/sku.rest.ts';
import { unitPrice } from '../../domain/money.rules.ts';
import { fetchRange } from '../../gateway/graph/range/range.rest.ts';
import { fetchBrandDetail, fetchBrandPage, fetchBrands } from '../../gateway/graph/brand/brand.rest.ts';
import { addToCart, fetchCart, removeFromLine, updateLine } from '../../gateway/graph/cart/cart.rest.ts';
import type { Cart } from '../../gateway/graph/cart/cart.rules.ts';
import { fetchCategoryPage, fetchCategoryTree, fetchFaqs } from '../../gateway/graph/category/category.rest.ts';
import { placeOrder } from '../../gateway/graph/checkout/checkout.rest.ts';
import { sendContactMessage } from '../../gateway/graph/contact/contact.rest.ts';
import { fetchBanners } from '../../gateway/graph/content/banners.rest.ts';
import { fetchBlogPage, fetchBlogPost } from '../../gateway/graph/content/blog.rest.ts';
import { fetchPage, fetchPages } from '../../gateway/graph/content/page.rest.ts';
import {
  deleteAccount,
  exportAccount,
  fetchCustomer,
  fetchOrders,
  fetchOwnOrder,
  updateAccount,
} from '../../gateway/graph/customer/customer.rest.ts';
import { changeAddress, createAddress } from '../../gateway/graph/customer/addresses/address.rest.ts';
import {
  cancelEmailChange,
  confirmEmail,
  resendEmailConfirmation,
} from '../../gateway/graph/customer/email-change/email-change.rest.ts';
import { logIn, logOut, register, requestReset, resetPassword } from '../../gateway/graph/customer/sign-in.rest.ts';
import type { ListRequest } from '../../gateway/graph/list/list.rest.ts';
import { subscribe } from '../../gateway/graph/newsletter/newsletter.rest.ts';
import { trackOrder } from '../../gateway/graph/order/tracking.rest.ts';
import {
  confirmStockAlert,
  createStockAlert,
  deleteStockAlert,
} from '../../gateway/graph/stock-alert/stock-alert.rest.ts';
import { fetchOrder, recordPayment } from '../../gateway/graph/order/order.rest.ts';
import {
  fetchProduct,
  fetchProducts,
  fetchRelatedProducts,
  type RestOptions,
} from '../../gateway/graph/product/product.rest.ts';
import { fetchProductChanges } from '../../gateway/graph/product/sync/sync.rest.ts';
import { noExcludedFields, excludedFieldsOf } from '../../gateway/graph/sparse-fieldsets.rest.ts';
import {
  createSavedList,
  deleteSavedList,
  fetchSavedLists,
  fetchSharedList,
  shareSavedList,
  updateSavedList,
} from '../../gateway/graph/saved-list/saved-list.rest.ts';
import { fetchReviews, sendReview } from '../../gateway/graph/review/review.rest.ts';
import {
  fetchFeaturedPage,
  fetchFound,
  fetchSearchPage,
  fetchSuggested,
} from '../../gateway/graph/search/search.rest.ts';
import {
  fetchPageAddresses,
  fetchPostAddresses,
  fetchProductAddresses,
} from '../../gateway/server/sitemap/sitemap.rest.ts';
import { fetchStores } from '../../gateway/graph/store/store.rest.ts';
import { fetchRedirect } from '../../gateway/graph/url/url.rest.ts';

/** Values that later calls take from earlier answers; sample values where nothing was called. */
export interface StepState {
  productId: number;
  categoryId: number;
  brandId: number;
  cartToken: string;
  cart: Cart;
  token: string;
  addressId: string;
  listId: string;
  listKey: string;
  orderId: string;
  orderKey: string;
  orderNumber: string;
  /** The idempotency keys of the addition to the cart and of the checkout, which are repeated with them. */
  keys: { cart: string; addition: string; checkout: string };
  /** The cursor of the second page of changes; null when there is none. */
  changesAfter: string | null;
  samples: Samples;
}

/** What the calls look up and send: of the test's catalogue, or found in the shop that is called. */
export interface Samples {
  categoryPath: string;
  brandSlug: string;
  term: string;
  productPath: string;
  otherPath: string;
  /** The variant to buy; null for a product without variants. */
  variantId: number | null;
  productName: string;
  sku: string;
  skus: readonly string[];
  /** A path that the shop resolves; null when none was found. */
  resolvedPath: string | null;
  range: { slug: string; finish: string } | null;
  pagePath: string | null;
  postSlug: string | null;
  /** A product that is sold out; null when none was found. */
  soldOutId: number | null;
  email: string;
  /** The address to change to; null at a shop without changes of the email address. */
  otherEmail: string | null;
  password: string;
}

/** The values that the calls start with. */
export const sampleState = (): StepState => ({
  productId: 1,
  categoryId: 1,
  brandId: 1,
  cartToken: 'token-of-a-cart',
  cart: {
    lines: [
      {
        id: '1',
        productId: 1,
        variantId: null,
        name: 'Lamp',
        sku: 'L-1',
        path: '/lamp-1/',
        quantity: 2,
        price: { exVat: 1000, incVat: 1200, exVatCentipence: 100_000 },
        retailPrice: null,
        imageUrl: null,
        selectedOptions: [],
        isModifier: false,
        parentId: null,
        priceWhenAdded: null,
        canChangeQuantity: true,
      },
    ],
    removed: [],
    isNew: false,
  },
  token: 'token-of-a-session',
  addressId: '1',
  listId: '1',
  listKey: 'key-of-a-shared-list',
  orderId: '1',
  orderKey: 'key-of-an-order',
  orderNumber: 'LL-1',
  keys: { cart: randomUUID(), addition: randomUUID(), checkout: randomUUID() },
  changesAfter: null,
  samples: {
    categoryPath: '/lamps/',
    brandSlug: 'heritage-brass',
    term: 'lamp',
    productPath: '/finished/',
    otherPath: '/lamp-1/',
    variantId: null,
    productName: 'Lamp',
    sku: 'L-1',
    skus: ['L-1', 'V-1001', 'V-100'],
    resolvedPath: '/old-lamp/',
    range: { slug: 'finished', finish: 'satin-brass' },
    pagePath: '/about-us/',
    postSlug: 'three-layers-of-light',
    soldOutId: 102,
    email: 'ann@example.com',
    otherEmail: 'anne@example.com',
    password: 'a pass phrase of mine',
  },
});

/** Whether an account was created. */
export const hasAccount = ({ token }: StepState) => token !== sampleState().token;

/** Whether an order was placed. */
export const hasOrder = ({ orderKey }: StepState) => orderKey !== sampleState().orderKey;

/** Whether a cart was created. */
export const hasCart = ({ cartToken }: StepState) => cartToken !== sampleState().cartToken;

/** The token of the cart: the account's, which took over the stranger's cart, or the stranger's own. */
export const cartTokenOf = (state: StepState) => (hasAccount(state) ? state.token : state.cartToken);

/** The error of an answer that has the right shape but contradicts the contract. */
export class BehaviourError extends Error {
  override name = 'BehaviourError';
}

function must(holds: boolean | undefined, fault: string): void {
  if (holds !== true) throw new BehaviourError(fault);
}

/** One call of the gateway to the shop API. Throws a BehaviourError when the answer contradicts an earlier one. */
export interface Step {
  /** The path template: `/orders/{id}`. */
  path: string;
  /** Whether it stores something at the shop. Defaults to false. */
  writes?: true;
  /** Whether it needs an account, which a step that writes makes. Defaults to false. */
  needsAccount?: true;
  /** Whether the call sends an unknown token or path, which the shop must refuse. Defaults to false. */
  isRefused?: true;
  /** Statuses by which a shop may refuse the call, because of what could not be found for it. */
  refusals?: readonly number[];
  /** Whether the call cannot be made, because the shop lacks a value for it. Defaults to false. */
  isSkipped?: (state: StepState) => boolean;
  run(options: RestOptions, state: StepState): Promise<unknown>;
}

const plain: ListRequest = {
  selection: {
    filters: { facets: [], brands: [], minimumPrice: null, maximumPrice: null, inStock: false, onSale: false },
    sort: 'RELEVANCE',
    facetSize: 10,
  },
  brandIds: [],
  withFacets: false,
  excludedFields: excludedFieldsOf(new Set()).items,
};
const narrowed = ({ brandId }: StepState): ListRequest => ({
  selection: {
    filters: {
      facets: [{ name: 'IP Rating', values: ['IP44'], minimum: null, maximum: null }],
      brands: ['heritage-brass'],
      minimumPrice: 100,
      maximumPrice: 100_000,
      inStock: true,
      onSale: true,
    },
    sort: 'PRICE_ASCENDING',
    facetSize: 80,
  },
  brandIds: [brandId],
  withFacets: true,
  excludedFields: noExcludedFields.items,
});
const place = {
  firstName: 'Ann',
  lastName: 'Lee',
  company: '',
  address1: '1 Example Street',
  address2: '',
  city: 'Leeds',
  county: '',
  postcode: 'LS1 4DT',
  country: 'United Kingdom',
  phone: '02079460123',
};
const savedLine = { sku: 'L-1', quantity: 2, note: 'Above the worktop' };
const guesser = { clientAddress: '203.0.113.7', deviceToken: null };
const stranger = ({ cartToken }: StepState) => ({ cartToken, ...guesser });

/** Adds one of the product, with the same keys each time. */
const addOne = (options: RestOptions, { productId, samples, keys }: StepState) =>
  addToCart(
    options,
    null,
    [
      {
        productId,
        variantId: samples.variantId,
        quantity: 1,
        isModifier: false,
        maximumQuantity: null,
        name: samples.productName,
        sku: samples.sku,
        price: unitPrice(1),
        retailPrice: null,
        path: samples.productPath,
        imageUrl: null,
        selectedOptions: [{ name: 'Finish', value: 'Brass' }],
      },
    ],
    { idempotencyKey: keys.addition, cartKey: keys.cart },
  );

function mustHold({ lines }: Cart, quantity: number, because: string, { productId }: StepState): void {
  const held = lines.filter((line) => line.productId === productId).map((line) => line.quantity);
  must(
    held[0] === quantity && held.length === 1,
    `the cart holds ${held.join(' + ') || 0}, not ${quantity}: ${because}`,
  );
}

/** Places the order of the cart, with the same idempotency key each time. */
function orderCart(options: RestOptions, state: StepState) {
  const form = {
    contact: { email: state.samples.email, firstName: 'Ann', lastName: 'Lee', phone: '02079460123' },
    delivery: { method: 'address' as const, address: place, storeId: null },
    billing: null,
    paymentMethod: 'bank_transfer' as const,
    purchaseOrderNumber: '',
  };
  return placeOrder(options, cartTokenOf(state), {
    idempotencyKey: state.keys.checkout,
    form,
    cart: state.cart,
    untrackedLineIds: new Set(),
    charge: { exVat: 495, incVat: 594 },
    dates: { earliest: '2026-11-25', latest: '2026-11-25' },
    dateTerms: { transitDays: 1, division: 'england-and-wales', goods: [{ isSlow: false, isToOrder: false }] },
    clientAddress: '203.0.113.7',
  });
}

/** All calls in an executable order: a test sends them to the embedded shop. */
export const steps: readonly Step[] = [
  {
    path: '/categories/get_featured_categories',
    run: ({ rest }) => fetchCategoryTree(rest),
  },
  {
    path: '/categories/get_category_by_url',
    run: (options, { categoryId, samples }) =>
      fetchCategoryPage(options, { entityId: categoryId, path: samples.categoryPath }, 1, plain),
  },
  {
    path: '/categories/get_additional_filters/{id}',
    run: (options, { categoryId, samples }) =>
      fetchCategoryPage(options, { entityId: categoryId, path: samples.categoryPath }, 1, {
        ...plain,
        withFacets: true,
        selection: { ...plain.selection, facetSize: 80 },
      }),
  },
  {
    path: '/categories/get_category_by_url',
    run: (options, state) =>
      fetchCategoryPage(options, { entityId: state.categoryId, path: state.samples.categoryPath }, 1, narrowed(state)),
  },
  {
    path: '/categories/get_faqs',
    run: ({ rest }, { categoryId }) => fetchFaqs(rest, categoryId),
  },
  { path: '/brands/get_all_brands', run: ({ rest }) => fetchBrands(rest) },
  {
    path: '/brands/get_brand_by_url',
    run: ({ rest }, { samples }) => fetchBrandDetail(rest, samples.brandSlug),
  },
  {
    path: '/categories/get_products_with_filters',
    run: (options, { brandId }) => fetchBrandPage(options, brandId, 1, plain),
  },
  {
    path: '/categories/get_products_with_filters',
    run: (options, state) =>
      fetchSearchPage(options, { term: state.samples.term, isVerbatim: false }, 1, narrowed(state)),
  },
  {
    path: '/search/{term}',
    run: (options, { samples }) => fetchSearchPage(options, { term: samples.term, isVerbatim: false }, 1, plain),
  },
  {
    path: '/search/{term}',
    run: (options, { samples }) =>
      fetchSearchPage(options, { term: samples.term, isVerbatim: false }, 1, {
        ...plain,
        excludedFields: noExcludedFields.items,
      }),
  },
  {
    path: '/suggest',
    run: (options, { samples }) => fetchSuggested(options, samples.term.slice(0, 3), 8),
  },
  { path: '/search_df', run: (options, { samples }) => fetchFound(options, samples.term) },
  {
    path: '/featured',
    run: (options) => fetchFeaturedPage(options, 1, plain),
  },
  { path: '/featured', run: (options, state) => fetchFeaturedPage(options, 1, narrowed(state)) },
  {
    path: '/products/related_products',
    run: (options, { productId, categoryId }) => fetchRelatedProducts(options, categoryId, productId),
  },
  {
    path: '/products/{path}',
    run: (options, { samples }) => fetchProduct(options, samples.productPath, noExcludedFields.records),
  },
  {
    path: '/products/{path}',
    run: (options, { samples }) => fetchProduct(options, samples.productPath, excludedFieldsOf(new Set()).records),
  },
  {
    path: '/get_products_from_blog_url_list',
    run: (options, { samples }) =>
      fetchProducts(options, [samples.productPath, samples.otherPath], noExcludedFields.records),
  },
  {
    path: '/get_products_from_blog_url_list',
    run: (options, { samples }) =>
      fetchProducts(options, [samples.productPath, samples.otherPath], excludedFieldsOf(new Set()).records),
  },
  {
    path: '/product_changes',
    async run(options, state) {
      const request = { updatedSince: null, after: null, first: 2 };
      const page = await fetchProductChanges(options, request, noExcludedFields.records);
      if (page !== null && page !== 'refused') state.changesAfter = page.after;
    },
  },
  {
    path: '/product_changes',
    isSkipped: ({ changesAfter }) => changesAfter === null,
    run: (options, { changesAfter: after }) =>
      fetchProductChanges(options, { updatedSince: null, after, first: 2 }, excludedFieldsOf(new Set()).records),
  },
  {
    path: '/product_changes',
    run: (options) =>
      fetchProductChanges(
        options,
        { updatedSince: '2026-01-01T00:00:00.000Z', after: null, first: 100 },
        noExcludedFields.records,
      ),
  },
  { path: '/products/by_sku', run: (options, { samples }) => fetchBySku(options, samples.skus) },
  {
    path: '/resolve_url',
    isSkipped: ({ samples }) => samples.resolvedPath === null,
    run: ({ rest }, { samples }) => fetchRedirect(rest, samples.resolvedPath ?? ''),
  },
  {
    path: '/get_product_addresses',
    run: ({ rest }) => fetchProductAddresses(rest, 1),
  },
  {
    path: '/reviews/',
    run: ({ rest }, { productId }) => fetchReviews(rest, productId, 1),
  },
  {
    path: '/reviews/',
    writes: true,
    run: ({ rest }, { productId, samples }) =>
      sendReview(
        rest,
        productId,
        {
          rating: 5,
          title: 'Good',
          body: 'Bright and well made.',
          author: 'Ann',
          email: samples.email,
          orderNumber: 'LL-1',
        },
        '203.0.113.7',
      ),
  },
  {
    path: '/pages',
    run: ({ rest }) => fetchPages(rest),
  },
  {
    path: '/ranges/{slug}',
    isSkipped: ({ samples }) => samples.range === null,
    run: (options, { samples }) => fetchRange(options, samples.range?.slug ?? '', samples.range?.finish ?? ''),
  },
  { path: '/pages', run: ({ rest }) => fetchPageAddresses(rest) },
  {
    path: '/pages/{path}',
    isSkipped: ({ samples }) => samples.pagePath === null,
    run: ({ rest }, { samples }) => fetchPage(rest, samples.pagePath ?? ''),
  },
  {
    path: '/get_blog_list',
    run: ({ rest }) => fetchBlogPage(rest, 1),
  },
  { path: '/get_blog_list', run: ({ rest }) => fetchPostAddresses(rest) },
  {
    path: '/get_blog_by_url',
    isSkipped: ({ samples }) => samples.postSlug === null,
    run: ({ rest }, { samples }) => fetchBlogPost(rest, samples.postSlug ?? ''),
  },
  {
    path: '/banners',
    run: ({ rest }) => fetchBanners(rest),
  },
  { path: '/stores', run: ({ rest }) => fetchStores(rest) },
  {
    path: '/contact_us',
    writes: true,
    run: ({ rest }, { samples }) =>
      sendContactMessage(rest, {
        name: 'Ann Lee',
        email: samples.email,
        phone: '',
        orderNumber: '',
        message: 'Is it dimmable?',
        website: '',
        clientAddress: '203.0.113.7',
      }),
  },
  {
    path: '/subscribe_to_newsletter',
    writes: true,
    run: (options, { samples }) => subscribe(options, samples.email, '203.0.113.7'),
  },
  {
    path: '/add_to_cart',
    writes: true,
    run: async (options, state) => (state.cartToken = await addOne(options, state)),
  },
  {
    path: '/add_to_cart',
    writes: true,
    run: async (options, state) =>
      must(
        (await addOne(options, state)) === state.cartToken,
        'repeated with the same keys, the addition has another token',
      ),
  },
  {
    path: '/cart',
    // Without --write the token is unknown.
    refusals: [401, 404],
    async run(options, state) {
      state.cart = await fetchCart(options, state.cartToken);
      if (hasCart(state)) mustHold(state.cart, 1, 'an addition that was sent twice with one idempotency key', state);
    },
  },
  {
    path: '/update_cart',
    writes: true,
    run: (options, { cartToken, cart }) => updateLine(options, cartToken, cart.lines[0]?.id ?? '', 3),
  },
  {
    path: '/remove_item_from_cart',
    writes: true,
    run: (options, { cartToken, cart }) => removeFromLine(options, cartToken, cart.lines[0]?.id ?? '', 2),
  },
  {
    path: '/create_account',
    writes: true,
    run: async (options, state) =>
      done(
        await register(
          options,
          { ...place, email: state.samples.email, password: state.samples.password, newsletter: false },
          stranger(state),
        ),
        ({ token }) => (state.token = token),
      ),
  },
  {
    path: '/login',
    writes: true,
    run: async (options, state) =>
      done(
        await logIn(options, state.samples.email, state.samples.password, stranger(state)),
        ({ token }) => (state.token = token),
      ),
  },
  {
    path: '/account/info',
    writes: true,
    needsAccount: true,
    run: (options, { token }) => fetchCustomer(options, token),
  },
  {
    path: '/update_account',
    writes: true,
    needsAccount: true,
    run: (options, { token }) =>
      updateAccount(
        options,
        token,
        {
          newsletter: true,
          details: { firstName: 'Anne', lastName: 'Lee', phone: '02079460123', company: '', vatNumber: '' },
        },
        guesser,
      ),
  },
  {
    path: '/confirm_email',
    writes: true,
    isRefused: true,
    async run(options, { token, samples }) {
      const presser = { sessionToken: token, clientAddress: '203.0.113.7' };
      const outcome = await confirmEmail(options, 'a-token-that-nobody-was-sent', presser);
      if (outcome.kind === 'refused' && outcome.refusal.status === 404) samples.otherEmail = null;
    },
  },
  {
    path: '/update_account',
    writes: true,
    needsAccount: true,
    isSkipped: ({ samples }) => samples.otherEmail === null,
    run: (options, { token, samples: { otherEmail, password } }) =>
      updateAccount(options, token, { email: otherEmail ?? '', currentPassword: password }, guesser),
  },
  {
    path: '/resend_email_confirmation',
    writes: true,
    needsAccount: true,
    run: (options, { token }) => resendEmailConfirmation(options, token),
  },
  {
    path: '/cancel_email_change',
    writes: true,
    needsAccount: true,
    run: (options, { token }) => cancelEmailChange(options, token),
  },
  {
    path: '/create_address',
    writes: true,
    needsAccount: true,
    run: async (options, state) =>
      done(await createAddress(options, state.token, place, false), ({ id }) => (state.addressId = id)),
  },
  {
    path: '/update_address',
    writes: true,
    needsAccount: true,
    run: (options, { token, addressId }) =>
      changeAddress(options, token, addressId, { kind: 'update', address: place }),
  },
  {
    path: '/default_address',
    writes: true,
    needsAccount: true,
    run: (options, { token, addressId }) => changeAddress(options, token, addressId, { kind: 'default' }),
  },
  {
    path: '/delete_address',
    writes: true,
    needsAccount: true,
    run: (options, { token, addressId }) => changeAddress(options, token, addressId, { kind: 'delete' }),
  },
  {
    path: '/create_saved_list',
    writes: true,
    needsAccount: true,
    run: async (options, state) =>
      done(
        await createSavedList(options, state.token, { name: 'Kitchen', lines: [savedLine] }),
        ({ id }) => (state.listId = id),
      ),
  },
  {
    path: '/saved_lists',
    writes: true,
    needsAccount: true,
    run: (options, { token }) => fetchSavedLists(options, token),
  },
  {
    path: '/update_saved_list',
    writes: true,
    needsAccount: true,
    run: (options, { token, listId }) =>
      updateSavedList(options, token, listId, {
        name: 'Hall',
        lines: [savedLine],
        removedSkus: ['L-2'],
        order: ['L-1'],
      }),
  },
  {
    path: '/share_saved_list',
    writes: true,
    needsAccount: true,
    run: async (options, state) =>
      done(
        await shareSavedList(options, state.token, state.listId, true),
        ({ shareKey }) => (state.listKey = shareKey ?? ''),
      ),
  },
  {
    path: '/shared_saved_list',
    writes: true,
    needsAccount: true,
    run: (options, { listKey }) => fetchSharedList(options, listKey),
  },
  {
    path: '/delete_saved_list',
    writes: true,
    needsAccount: true,
    run: (options, { token, listId }) => deleteSavedList(options, token, listId),
  },
  {
    path: '/cart',
    writes: true,
    async run(options, state) {
      state.cart = await fetchCart(options, cartTokenOf(state));
      mustHold(state.cart, 1, '3 by update_cart, less 2 by remove_item_from_cart', state);
    },
  },
  {
    path: '/checkout',
    writes: true,
    async run(options, state) {
      const answer = await orderCart(options, state);
      if (answer.kind !== 'placed') return;
      const { id, accessKey, number, lines } = answer.order;
      Object.assign(state, { orderId: id, orderKey: accessKey, orderNumber: number });
      must(lines[0]?.quantity === state.cart.lines[0]?.quantity, 'the order has other lines than the cart');
    },
  },
  {
    path: '/checkout',
    writes: true,
    isSkipped: (state) => !hasOrder(state),
    async run(options, state) {
      const answer = await orderCart(options, state);
      must(
        answer.kind === 'placed' && answer.order.id === state.orderId,
        'repeated with the same idempotency key, it did not answer with the same order',
      );
    },
  },
  {
    path: '/cart',
    writes: true,
    isSkipped: (state) => !hasOrder(state),
    run: async (options, state) =>
      must(
        (await fetchCart(options, cartTokenOf(state))).lines.length === 0,
        'the cart is not empty after its checkout',
      ),
  },
  {
    path: '/orders/{id}',
    writes: true,
    run: (options, { orderId, orderKey }) => fetchOrder(options, orderId, orderKey),
  },
  {
    path: '/orders/{id}',
    writes: true,
    needsAccount: true,
    run: (options, { token, orderId }) => fetchOwnOrder(options, token, orderId),
  },
  {
    path: '/track_order',
    writes: true,
    run: (options, { orderNumber, samples }) =>
      trackOrder(options, { number: orderNumber, emailOrPostcode: samples.email, clientAddress: '203.0.113.7' }),
  },
  {
    path: '/stock_alerts',
    writes: true,
    // Where no product is sold out.
    refusals: [409],
    run: (options, { samples, productId }) =>
      createStockAlert(
        options,
        { productId: samples.soldOutId ?? productId, variantId: null, email: samples.email },
        '203.0.113.7',
      ),
  },
  {
    path: '/confirm_stock_alert',
    writes: true,
    isRefused: true,
    run: (options) => confirmStockAlert(options, 'an-unknown-token', '203.0.113.7'),
  },
  {
    path: '/delete_stock_alert',
    writes: true,
    run: (options) => deleteStockAlert(options, 'an-unknown-token', '203.0.113.7'),
  },
  {
    path: '/orders',
    writes: true,
    needsAccount: true,
    run: (options, { token }) => fetchOrders(options, token, 1),
  },
  {
    path: '/orders/{id}/payment',
    writes: true,
    async run(options, { orderId, orderKey }) {
      await recordPayment(options, { eventId: randomUUID(), orderId, outcome: 'paid', reference: 'a-payment' });
      const status = (await fetchOrder(options, orderId, orderKey))?.status;
      must(status !== 'awaiting_payment' && status !== 'cancelled', `after a payment the order is ${status}`);
    },
  },
  {
    path: '/account/export',
    writes: true,
    needsAccount: true,
    run: (options, { token }) => exportAccount(options, token),
  },
  {
    path: '/request_password_reset',
    writes: true,
    run: (options, state) => requestReset(options, state.samples.email, stranger(state)),
  },
  {
    path: '/reset_password',
    writes: true,
    isRefused: true,
    run: (options, state) =>
      resetPassword(options, 'a-token-that-nobody-was-sent', state.samples.password, stranger(state)),
  },
  {
    path: '/delete_account',
    writes: true,
    needsAccount: true,
    run: (options, { token, samples }) => deleteAccount(options, token, samples.password, guesser),
  },
  { path: '/logout', writes: true, needsAccount: true, run: (options, { token }) => logOut(options, token) },
];

function done<Body>(
  outcome: { kind: 'done'; body: Body } | { kind: 'refused' },
  then: (body: Body) => unknown,
): typeof outcome {
  if (outcome.kind === 'done') then(outcome.body);
  return outcome;
}
