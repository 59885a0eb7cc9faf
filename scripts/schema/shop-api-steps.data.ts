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
import { changeAddress, createAddress } from '../../gateway/graph/customer/address.rest.ts';
import {
  cancelEmailChange,
  confirmEmail,
  resendEmailConfirmation,
} from '../../gateway/graph/customer/email-change/email-change.rest.ts';
import { logIn, logOut, register, requestReset, resetPassword } from '../../gateway/graph/customer/sign-in.rest.ts';
import type { ListRequest } from '../../gateway/graph/list/list.rest.ts';
import { subscribe } from '../../gateway/graph/newsletter/newsletter.rest.ts';
import { fetchOrder, recordPayment } from '../../gateway/graph/order/order.rest.ts';
import {
  fetchProduct,
  fetchProducts,
  fetchRelatedProducts,
  type RestOptions,
} from '../../gateway/graph/product/product.rest.ts';
import { noExcludedFields, excludedFieldsOf } from '../../gateway/graph/sparse-fieldsets.rest.ts';
import { fetchReviews, sendReview } from '../../gateway/graph/review/review.rest.ts';
import { fetchFeaturedPage, fetchSearchPage, fetchSuggestions } from '../../gateway/graph/search/search.rest.ts';
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
  orderId: string;
  orderKey: string;
}

/** One call of the gateway to the shop API. */
export interface Step {
  /** The path template: `/orders/{id}`. */
  path: string;
  summary: string;
  /** Whether the call is optional: a 404 disables one feature. */
  isOptional?: boolean;
  run(options: RestOptions, state: StepState): Promise<unknown>;
}

const plain: ListRequest = {
  selection: {
    filters: { facets: [], brands: [], minimumPrice: null, maximumPrice: null },
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
const guesser = { clientAddress: '203.0.113.7', deviceToken: null };
const stranger = ({ cartToken }: StepState) => ({ cartToken, ...guesser });
const EMAIL = 'ann@example.com';
const PASSWORD = 'a pass phrase of mine';

/** All calls in an executable order: a test sends them to the embedded shop. */
export const steps: readonly Step[] = [
  {
    path: '/categories/get_featured_categories',
    summary: 'The whole tree of categories, top level first',
    run: ({ rest }) => fetchCategoryTree(rest),
  },
  {
    path: '/categories/get_category_by_url',
    summary: 'One page of a category’s products',
    run: (options) => fetchCategoryPage(options, '/lamps/', 1, plain),
  },
  {
    path: '/categories/get_category_by_url',
    summary: '',
    run: (options, state) => fetchCategoryPage(options, '/lamps/', 1, narrowed(state)),
  },
  {
    path: '/categories/get_faqs',
    summary: 'What shoppers ask about a category',
    isOptional: true,
    run: ({ rest }, { categoryId }) => fetchFaqs(rest, categoryId),
  },
  { path: '/brands/get_all_brands', summary: 'Every brand', run: ({ rest }) => fetchBrands(rest) },
  {
    path: '/brands/get_brand_by_url',
    summary: 'What a brand’s page says of it',
    run: ({ rest }) => fetchBrandDetail(rest, 'heritage-brass'),
  },
  {
    path: '/categories/get_products_with_filters',
    summary: 'One page of a brand’s products, or of a search that is narrowed or sorted',
    run: (options, { brandId }) => fetchBrandPage(options, brandId, 1, plain),
  },
  {
    path: '/categories/get_products_with_filters',
    summary: '',
    run: (options, state) => fetchSearchPage(options, 'lamp', 1, narrowed(state)),
  },
  {
    path: '/search/{term}',
    summary: 'One page of the products that match a term',
    run: (options) => fetchSearchPage(options, 'lamp', 1, plain),
  },
  {
    path: '/search/{term}',
    summary: '',
    run: (options) => fetchSearchPage(options, 'lamp', 1, { ...plain, excludedFields: noExcludedFields.items }),
  },
  {
    path: '/suggest',
    summary: 'What may be meant by a term that is still being typed',
    isOptional: true,
    run: (options) => fetchSuggestions(options, 'lam', 8),
  },
  {
    path: '/featured',
    summary: 'One page of the products that the shop puts forward',
    run: (options) => fetchFeaturedPage(options, 1, plain),
  },
  { path: '/featured', summary: '', run: (options, state) => fetchFeaturedPage(options, 1, narrowed(state)) },
  {
    path: '/products/related_products',
    summary: 'Other products of a category',
    run: (options, { productId, categoryId }) => fetchRelatedProducts(options, categoryId, productId),
  },
  {
    path: '/products/{path}',
    summary: 'The product that lives at a path; 301 with Location where it has moved',
    run: (options) => fetchProduct(options, '/finished/', noExcludedFields.records),
  },
  {
    path: '/products/{path}',
    summary: '',
    run: (options) => fetchProduct(options, '/finished/', excludedFieldsOf(new Set()).records),
  },
  {
    path: '/get_products_from_blog_url_list',
    summary: 'Many products by their paths',
    run: (options) => fetchProducts(options, ['/finished/', '/lamp-1/'], noExcludedFields.records),
  },
  {
    path: '/get_products_from_blog_url_list',
    summary: '',
    run: (options) => fetchProducts(options, ['/finished/', '/lamp-1/'], excludedFieldsOf(new Set()).records),
  },
  {
    path: '/resolve_url',
    summary: 'Where an address leads',
    isOptional: true,
    run: ({ rest }) => fetchRedirect(rest, '/old-lamp/'),
  },
  {
    path: '/get_product_addresses',
    summary: 'The paths of all products, for the sitemap',
    isOptional: true,
    run: ({ rest }) => fetchProductAddresses(rest, 1),
  },
  {
    path: '/reviews/',
    summary: 'A product’s reviews, newest first',
    isOptional: true,
    run: ({ rest }, { productId }) => fetchReviews(rest, productId, 1),
  },
  {
    path: '/reviews/',
    summary:
      'Hands a review to the shop: `status` says whether it is published or pending; one with the number and e-mail address of a dispatched or collected order of the product may be published as a verified buyer’s',
    isOptional: true,
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
    summary: 'The shop’s pages that are no list and no product',
    isOptional: true,
    run: ({ rest }) => fetchPages(rest),
  },
  { path: '/pages', summary: '', run: ({ rest }) => fetchPageAddresses(rest) },
  {
    path: '/pages/{path}',
    summary: 'One such page',
    isOptional: true,
    run: ({ rest }) => fetchPage(rest, '/about-us/'),
  },
  {
    path: '/get_blog_list',
    summary: 'One page of the blog, newest first',
    isOptional: true,
    run: ({ rest }) => fetchBlogPage(rest, 1),
  },
  { path: '/get_blog_list', summary: '', run: ({ rest }) => fetchPostAddresses(rest) },
  {
    path: '/get_blog_by_url',
    summary: 'One post with its text',
    isOptional: true,
    run: ({ rest }) => fetchBlogPost(rest, 'three-layers-of-light'),
  },
  {
    path: '/banners',
    summary: 'What the shop says of itself around its pages',
    isOptional: true,
    run: ({ rest }) => fetchBanners(rest),
  },
  { path: '/stores', summary: 'Where orders can be collected', isOptional: true, run: ({ rest }) => fetchStores(rest) },
  {
    path: '/contact_us',
    summary: 'Hands a message to the shop',
    isOptional: true,
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
    summary: 'Sends the newsletter to an address',
    isOptional: true,
    run: (options) => subscribe(options, EMAIL, '203.0.113.7'),
  },
  {
    path: '/add_to_cart',
    summary: 'Adds items to a cart, once for each idempotency key; a new customer’s token is in the answer',
    run: async (options, state) =>
      (state.cartToken = await addToCart(
        options,
        null,
        [{ productId: state.productId, variantId: null, quantity: 2, isModifier: false, maximumQuantity: null }],
        { idempotencyKey: 'an-addition-of-mine', cartKey: 'a-first-cart-of-mine' },
      )),
  },
  {
    path: '/cart',
    summary: 'What a token’s cart holds',
    run: async (options, state) => (state.cart = await fetchCart(options, state.cartToken)),
  },
  {
    path: '/update_cart',
    summary: 'Sets a line’s quantity',
    run: (options, { cartToken, cart }) => updateLine(options, cartToken, cart.lines[0]?.id ?? '', 3),
  },
  {
    path: '/remove_item_from_cart',
    summary: 'Takes a quantity off a line',
    run: (options, { cartToken, cart }) => removeFromLine(options, cartToken, cart.lines[0]?.id ?? '', 1),
  },
  {
    path: '/create_account',
    summary: 'Makes an account and signs in; the cart comes along',
    isOptional: true,
    run: async (options, state) =>
      done(
        await register(options, { ...place, email: EMAIL, password: PASSWORD, newsletter: false }, stranger(state)),
        ({ token }) => (state.token = token),
      ),
  },
  {
    path: '/login',
    summary: 'Signs in; the cart comes along',
    isOptional: true,
    run: async (options, state) =>
      done(await logIn(options, EMAIL, PASSWORD, stranger(state)), ({ token }) => (state.token = token)),
  },
  {
    path: '/account/info',
    summary: 'Who is signed in',
    isOptional: true,
    run: (options, { token }) => fetchCustomer(options, token),
  },
  {
    path: '/update_account',
    summary: 'Changes an account',
    isOptional: true,
    run: (options, { token }) =>
      updateAccount(
        options,
        token,
        { newsletter: true, details: { firstName: 'Anne', lastName: 'Lee', phone: '02079460123', company: '' } },
        guesser,
      ),
  },
  {
    path: '/update_account',
    summary: '',
    run: (options, { token }) =>
      updateAccount(options, token, { email: 'anne@example.com', currentPassword: PASSWORD }, guesser),
  },
  {
    path: '/resend_email_confirmation',
    summary: 'Mails the link to an account’s new e-mail address again',
    isOptional: true,
    run: (options, { token }) => resendEmailConfirmation(options, token),
  },
  {
    path: '/cancel_email_change',
    summary: 'Keeps the e-mail address that an account has',
    isOptional: true,
    run: (options, { token }) => cancelEmailChange(options, token),
  },
  {
    path: '/confirm_email',
    summary: 'Gives an account the e-mail address that a link was mailed to',
    isOptional: true,
    run: (options, { token }) =>
      confirmEmail(options, 'a-token-that-nobody-was-sent', { sessionToken: token, clientAddress: '203.0.113.7' }),
  },
  {
    path: '/create_address',
    summary: 'Keeps another address',
    isOptional: true,
    run: async (options, state) =>
      done(await createAddress(options, state.token, place, false), ({ id }) => (state.addressId = id)),
  },
  {
    path: '/update_address',
    summary: 'Replaces an address',
    isOptional: true,
    run: (options, { token, addressId }) =>
      changeAddress(options, token, addressId, { kind: 'update', address: place }),
  },
  {
    path: '/default_address',
    summary: 'Makes an address the default',
    isOptional: true,
    run: (options, { token, addressId }) => changeAddress(options, token, addressId, { kind: 'default' }),
  },
  {
    path: '/delete_address',
    summary: 'Forgets an address',
    isOptional: true,
    run: (options, { token, addressId }) => changeAddress(options, token, addressId, { kind: 'delete' }),
  },
  { path: '/cart', summary: '', run: async (options, state) => (state.cart = await fetchCart(options, state.token)) },
  {
    path: '/checkout',
    summary: 'Places an order, once for each idempotency key',
    isOptional: true,
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
    summary: 'An order, for whoever has its key or placed it',
    isOptional: true,
    run: (options, { orderId, orderKey }) => fetchOrder(options, orderId, orderKey),
  },
  { path: '/orders/{id}', summary: '', run: (options, { token, orderId }) => fetchOwnOrder(options, token, orderId) },
  {
    path: '/orders',
    summary: 'A customer’s orders, newest first',
    isOptional: true,
    run: (options, { token }) => fetchOrders(options, token, 1),
  },
  {
    path: '/orders/{id}/payment',
    summary: 'What became of a payment; each event counts once',
    isOptional: true,
    run: (options, { orderId }) =>
      recordPayment(options, { eventId: 'an-event', orderId, outcome: 'paid', reference: 'a-payment' }),
  },
  {
    path: '/account/export',
    summary: 'Everything that is kept of a customer',
    isOptional: true,
    run: (options, { token }) => exportAccount(options, token),
  },
  {
    path: '/request_password_reset',
    summary: 'Mails a link to set a new password',
    isOptional: true,
    run: (options, state) => requestReset(options, EMAIL, stranger(state)),
  },
  {
    path: '/reset_password',
    summary: 'Sets a password by the token of a link',
    isOptional: true,
    run: (options, state) => resetPassword(options, 'a-token-that-nobody-was-sent', PASSWORD, stranger(state)),
  },
  {
    path: '/delete_account',
    summary: 'Deletes an account',
    isOptional: true,
    run: (options, { token }) => deleteAccount(options, token, PASSWORD, guesser),
  },
  { path: '/logout', summary: 'Ends a session', isOptional: true, run: (options, { token }) => logOut(options, token) },
];

function done<Body>(
  outcome: { kind: 'done'; body: Body } | { kind: 'refused' },
  then: (body: Body) => unknown,
): typeof outcome {
  if (outcome.kind === 'done') then(outcome.body);
  return outcome;
}
