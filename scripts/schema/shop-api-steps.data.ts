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
  fetchSuggestions,
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
});

/** One call of the gateway to the shop API. */
export interface Step {
  /** The path template: `/orders/{id}`. */
  path: string;
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
const EMAIL = 'ann@example.com';
const PASSWORD = 'a pass phrase of mine';

/** All calls in an executable order: a test sends them to the embedded shop. */
export const steps: readonly Step[] = [
  {
    path: '/categories/get_featured_categories',
    run: ({ rest }) => fetchCategoryTree(rest),
  },
  {
    path: '/categories/get_category_by_url',
    run: (options, { categoryId }) => fetchCategoryPage(options, { entityId: categoryId, path: '/lamps/' }, 1, plain),
  },
  {
    path: '/categories/get_additional_filters/{id}',
    run: (options, { categoryId }) =>
      fetchCategoryPage(options, { entityId: categoryId, path: '/lamps/' }, 1, {
        ...plain,
        withFacets: true,
        selection: { ...plain.selection, facetSize: 80 },
      }),
  },
  {
    path: '/categories/get_category_by_url',
    run: (options, state) =>
      fetchCategoryPage(options, { entityId: state.categoryId, path: '/lamps/' }, 1, narrowed(state)),
  },
  {
    path: '/categories/get_faqs',
    run: ({ rest }, { categoryId }) => fetchFaqs(rest, categoryId),
  },
  { path: '/brands/get_all_brands', run: ({ rest }) => fetchBrands(rest) },
  {
    path: '/brands/get_brand_by_url',
    run: ({ rest }) => fetchBrandDetail(rest, 'heritage-brass'),
  },
  {
    path: '/categories/get_products_with_filters',
    run: (options, { brandId }) => fetchBrandPage(options, brandId, 1, plain),
  },
  {
    path: '/categories/get_products_with_filters',
    run: (options, state) => fetchSearchPage(options, 'lamp', 1, narrowed(state)),
  },
  {
    path: '/search/{term}',
    run: (options) => fetchSearchPage(options, 'lamp', 1, plain),
  },
  {
    path: '/search/{term}',
    run: (options) => fetchSearchPage(options, 'lamp', 1, { ...plain, excludedFields: noExcludedFields.items }),
  },
  {
    path: '/suggest',
    run: (options) => fetchSuggestions(options, 'lam', 8),
  },
  { path: '/search_df', run: (options) => fetchFound(options, 'lamp', 8) },
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
    run: (options) => fetchProduct(options, '/finished/', noExcludedFields.records),
  },
  {
    path: '/products/{path}',
    run: (options) => fetchProduct(options, '/finished/', excludedFieldsOf(new Set()).records),
  },
  {
    path: '/get_products_from_blog_url_list',
    run: (options) => fetchProducts(options, ['/finished/', '/lamp-1/'], noExcludedFields.records),
  },
  {
    path: '/get_products_from_blog_url_list',
    run: (options) => fetchProducts(options, ['/finished/', '/lamp-1/'], excludedFieldsOf(new Set()).records),
  },
  {
    path: '/product_changes',
    run: (options) =>
      fetchProductChanges(options, { updatedSince: null, after: null, first: 100 }, noExcludedFields.records),
  },
  {
    path: '/product_changes',
    run: (options) =>
      fetchProductChanges(
        options,
        { updatedSince: '2026-01-01T00:00:00.000Z', after: '1:1', first: 2 },
        excludedFieldsOf(new Set()).records,
      ),
  },
  { path: '/products/by_sku', run: (options) => fetchBySku(options, ['L-1', 'V-1001', 'V-100']) },
  {
    path: '/resolve_url',
    run: ({ rest }) => fetchRedirect(rest, '/old-lamp/'),
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
    run: ({ rest }, { productId }) =>
      sendReview(
        rest,
        productId,
        {
          rating: 5,
          title: 'Good',
          body: 'Bright and well made.',
          author: 'Ann',
          email: EMAIL,
          orderNumber: 'LL-100001',
        },
        '203.0.113.7',
      ),
  },
  {
    path: '/pages',
    run: ({ rest }) => fetchPages(rest),
  },
  { path: '/ranges/{slug}', run: (options) => fetchRange(options, 'finished', 'satin-brass') },
  { path: '/pages', run: ({ rest }) => fetchPageAddresses(rest) },
  {
    path: '/pages/{path}',
    run: ({ rest }) => fetchPage(rest, '/about-us/'),
  },
  {
    path: '/get_blog_list',
    run: ({ rest }) => fetchBlogPage(rest, 1),
  },
  { path: '/get_blog_list', run: ({ rest }) => fetchPostAddresses(rest) },
  {
    path: '/get_blog_by_url',
    run: ({ rest }) => fetchBlogPost(rest, 'three-layers-of-light'),
  },
  {
    path: '/banners',
    run: ({ rest }) => fetchBanners(rest),
  },
  { path: '/stores', run: ({ rest }) => fetchStores(rest) },
  {
    path: '/contact_us',
    run: ({ rest }) =>
      sendContactMessage(rest, {
        name: 'Ann Lee',
        email: EMAIL,
        phone: '',
        orderNumber: '',
        message: 'Is it dimmable?',
        website: '',
        clientAddress: '203.0.113.7',
      }),
  },
  {
    path: '/subscribe_to_newsletter',
    run: (options) => subscribe(options, EMAIL, '203.0.113.7'),
  },
  {
    path: '/add_to_cart',
    run: async (options, state) =>
      (state.cartToken = await addToCart(
        options,
        null,
        [
          {
            productId: state.productId,
            variantId: null,
            quantity: 2,
            isModifier: false,
            maximumQuantity: null,
            name: 'Lamp',
            sku: 'L-1',
            price: unitPrice(1),
            retailPrice: null,
            path: '/lamp/',
            imageUrl: null,
            selectedOptions: [{ name: 'Finish', value: 'Brass' }],
          },
        ],
        { idempotencyKey: 'an-addition-of-mine', cartKey: 'a-first-cart-of-mine' },
      )),
  },
  {
    path: '/cart',
    run: async (options, state) => (state.cart = await fetchCart(options, state.cartToken)),
  },
  {
    path: '/update_cart',
    run: (options, { cartToken, cart }) => updateLine(options, cartToken, cart.lines[0]?.id ?? '', 3),
  },
  {
    path: '/remove_item_from_cart',
    run: (options, { cartToken, cart }) => removeFromLine(options, cartToken, cart.lines[0]?.id ?? '', 1),
  },
  {
    path: '/create_account',
    run: async (options, state) =>
      done(
        await register(options, { ...place, email: EMAIL, password: PASSWORD, newsletter: false }, stranger(state)),
        ({ token }) => (state.token = token),
      ),
  },
  {
    path: '/login',
    run: async (options, state) =>
      done(await logIn(options, EMAIL, PASSWORD, stranger(state)), ({ token }) => (state.token = token)),
  },
  {
    path: '/account/info',
    run: (options, { token }) => fetchCustomer(options, token),
  },
  {
    path: '/update_account',
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
    path: '/update_account',
    run: (options, { token }) =>
      updateAccount(options, token, { email: 'anne@example.com', currentPassword: PASSWORD }, guesser),
  },
  {
    path: '/resend_email_confirmation',
    run: (options, { token }) => resendEmailConfirmation(options, token),
  },
  {
    path: '/cancel_email_change',
    run: (options, { token }) => cancelEmailChange(options, token),
  },
  {
    path: '/confirm_email',
    run: (options, { token }) =>
      confirmEmail(options, 'a-token-that-nobody-was-sent', { sessionToken: token, clientAddress: '203.0.113.7' }),
  },
  {
    path: '/create_address',
    run: async (options, state) =>
      done(await createAddress(options, state.token, place, false), ({ id }) => (state.addressId = id)),
  },
  {
    path: '/update_address',
    run: (options, { token, addressId }) =>
      changeAddress(options, token, addressId, { kind: 'update', address: place }),
  },
  {
    path: '/default_address',
    run: (options, { token, addressId }) => changeAddress(options, token, addressId, { kind: 'default' }),
  },
  {
    path: '/delete_address',
    run: (options, { token, addressId }) => changeAddress(options, token, addressId, { kind: 'delete' }),
  },
  {
    path: '/create_saved_list',
    run: async (options, state) =>
      done(
        await createSavedList(options, state.token, { name: 'Kitchen', lines: [savedLine] }),
        ({ id }) => (state.listId = id),
      ),
  },
  { path: '/saved_lists', run: (options, { token }) => fetchSavedLists(options, token) },
  {
    path: '/update_saved_list',
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
    run: async (options, state) =>
      done(
        await shareSavedList(options, state.token, state.listId, true),
        ({ shareKey }) => (state.listKey = shareKey ?? ''),
      ),
  },
  { path: '/shared_saved_list', run: (options, { listKey }) => fetchSharedList(options, listKey) },
  { path: '/delete_saved_list', run: (options, { token, listId }) => deleteSavedList(options, token, listId) },
  { path: '/cart', run: async (options, state) => (state.cart = await fetchCart(options, state.token)) },
  {
    path: '/checkout',
    async run(options, state) {
      const form = {
        contact: { email: EMAIL, firstName: 'Ann', lastName: 'Lee', phone: '02079460123' },
        delivery: { method: 'address' as const, address: place, storeId: null },
        billing: null,
        paymentMethod: 'bank_transfer' as const,
        purchaseOrderNumber: '',
      };
      const answer = await placeOrder(options, state.token, {
        idempotencyKey: 'an-order-of-mine',
        form,
        cart: state.cart,
        untrackedLineIds: new Set(),
        charge: { exVat: 495, incVat: 594 },
        dates: { earliest: '2026-11-25', latest: '2026-11-25' },
        dateTerms: { transitDays: 1, division: 'england-and-wales', goods: [{ isSlow: false, isToOrder: false }] },
        clientAddress: '203.0.113.7',
      });
      if (answer.kind === 'placed')
        Object.assign(state, { orderId: answer.order.id, orderKey: answer.order.accessKey });
      return answer;
    },
  },
  {
    path: '/orders/{id}',
    run: (options, { orderId, orderKey }) => fetchOrder(options, orderId, orderKey),
  },
  { path: '/orders/{id}', run: (options, { token, orderId }) => fetchOwnOrder(options, token, orderId) },
  {
    path: '/track_order',
    run: (options) =>
      trackOrder(options, { number: 'LL-100001', emailOrPostcode: EMAIL, clientAddress: '203.0.113.7' }),
  },
  {
    path: '/stock_alerts',
    run: (options) => createStockAlert(options, { productId: 102, variantId: null, email: EMAIL }, '203.0.113.7'),
  },
  { path: '/confirm_stock_alert', run: (options) => confirmStockAlert(options, 'an-unknown-token', '203.0.113.7') },
  { path: '/delete_stock_alert', run: (options) => deleteStockAlert(options, 'an-unknown-token', '203.0.113.7') },
  {
    path: '/orders',
    run: (options, { token }) => fetchOrders(options, token, 1),
  },
  {
    path: '/orders/{id}/payment',
    run: (options, { orderId }) =>
      recordPayment(options, { eventId: 'an-event', orderId, outcome: 'paid', reference: 'a-payment' }),
  },
  {
    path: '/account/export',
    run: (options, { token }) => exportAccount(options, token),
  },
  {
    path: '/request_password_reset',
    run: (options, state) => requestReset(options, EMAIL, stranger(state)),
  },
  {
    path: '/reset_password',
    run: (options, state) => resetPassword(options, 'a-token-that-nobody-was-sent', PASSWORD, stranger(state)),
  },
  {
    path: '/delete_account',
    run: (options, { token }) => deleteAccount(options, token, PASSWORD, guesser),
  },
  { path: '/logout', run: (options, { token }) => logOut(options, token) },
];

function done<Body>(
  outcome: { kind: 'done'; body: Body } | { kind: 'refused' },
  then: (body: Body) => unknown,
): typeof outcome {
  if (outcome.kind === 'done') then(outcome.body);
  return outcome;
}
