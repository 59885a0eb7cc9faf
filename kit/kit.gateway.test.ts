import { print } from 'graphql';
import { describe, expect, test } from 'vitest';
import { useHttpGateway } from '@storefront/gateway/server/http-gateway.fixture.ts';
import * as documents from './__generated__/documents.ts';
import * as kit from './kit.ts';

const {
  CartDocument,
  CartLineAddDocument,
  CartLineRemoveDocument,
  CartLinesAddDocument,
  CartLineUpdateDocument,
  CatalogueChangesDocument,
  CategoriesDocument,
  CategoryProductsDocument,
  CheckoutCompleteDocument,
  CheckoutOptionsDocument,
  createShopClient,
  CustomerDocument,
  CustomerLogInDocument,
  CustomerLogOutDocument,
  DeliveryEstimateDocument,
  OrderDocument,
  ProductDocument,
  ProductsBySkuDocument,
  SearchProductsDocument,
} = kit;

const http = useHttpGateway();
const open = (options: Partial<kit.ShopClientOptions> = {}) =>
  createShopClient({ endpoint: `${http.url}/graphql`, partnerKey: http.partner(), backoffMilliseconds: 2, ...options });

/** A `fetch` whose first answer is lost on its way back: the gateway has executed the request. */
function losingFirst(): typeof fetch {
  let sent = 0;
  return async (...given) => {
    const response = await fetch(...given);
    sent += 1;
    if (sent === 1) throw new TypeError('fetch failed');
    return response;
  };
}

/** A mutation’s payload. Throws any other member of its result. */
function paid<Result extends { __typename: string }, Name extends Result['__typename']>(result: Result, name: Name) {
  if (result.__typename !== name) throw new Error(JSON.stringify(result));
  return result as Extract<Result, { __typename: Name }>;
}

test('the operations lead from the search to the order, which is read by its key', async () => {
  const shop = open();
  const { search } = await shop.request(SearchProductsDocument, { query: 'lamp', filters: { inStock: true } });
  expect(search?.nodes.length).toBe(16);
  const { product } = await shop.request(ProductDocument, { path: '/lamp-1/' });
  expect(product?.images?.[0]?.url).toMatch(/^https?:\/\/.+\/images\/1280\//);
  const productId = product?.id ?? '';
  const { cartLineAdd } = await shop.request(CartLineAddDocument, { input: { productId } });
  const { line } = paid(cartLineAdd, 'CartLineAddPayload');
  const { cartLineUpdate } = await shop.request(CartLineUpdateDocument, { input: { lineId: line.id, quantity: 3 } });
  expect(paid(cartLineUpdate, 'CartLineUpdatePayload').cart.quantity).toBe(3);
  const { cartLinesAdd } = await shop.request(CartLinesAddDocument, {
    input: { lines: [{ sku: 'L-2' }, { sku: 'L-0' }] },
  });
  const { results } = paid(cartLinesAdd, 'CartLinesAddPayload');
  expect(results.map(({ line: added, refusal }) => added?.sku ?? refusal?.code)).toEqual(['L-2', 'PRODUCT_NOT_FOUND']);
  const lineId = results[0]?.line?.id ?? '';
  const { cartLineRemove } = await shop.request(CartLineRemoveDocument, { input: { lineId } });
  expect(paid(cartLineRemove, 'CartLineRemovePayload').removedLineIds).toEqual([lineId]);
  const { deliveryEstimate } = await shop.request(DeliveryEstimateDocument, { postcode: 'ls14ap', productId });
  expect(deliveryEstimate).toMatchObject({ __typename: 'DeliveryEstimate', postcode: 'LS1 4AP' });
  const { cart, paymentMethods } = await shop.request(CheckoutOptionsDocument, {
    method: 'ADDRESS',
    postcode: 'LS1 4AP',
  });
  expect([cart?.totals.__typename, paymentMethods]).toEqual(['CartTotals', ['BANK_TRANSFER']]);
  const { checkoutComplete } = await shop.request(CheckoutCompleteDocument, {
    input: {
      idempotencyKey: 'order-of-the-kit',
      contact: { email: 'ann@shopper.example', firstName: 'Ann', lastName: 'Lee', phone: '020 7946 0123' },
      delivery: { method: 'ADDRESS', address: { address1: '1 Example Street', city: 'Leeds', postcode: 'LS1 4AP' } },
      paymentMethod: 'BANK_TRANSFER',
    },
  });
  const { order } = paid(checkoutComplete, 'CheckoutCompletePayload');
  expect(await open().request(OrderDocument, { id: order.id, key: order.accessKey })).toEqual({ order });
  expect(await open().request(OrderDocument, { id: order.id, key: 'x' })).toEqual({ order: null });
});

test('the other operations are answered', async () => {
  const shop = open();
  const { categories } = await shop.request(CategoriesDocument);
  expect(categories?.[0]?.children?.map(({ name }) => name)).toEqual(['Table Lamps', 'Floor Lamps']);
  const { category } = await shop.request(CategoryProductsDocument, { path: '/lamps/table/', first: 2 });
  expect(category?.products?.nodes.length).toBe(2);
  const { productsBySku } = await shop.request(ProductsBySkuDocument, { skus: ['l 1', 'V-1001'] });
  expect(productsBySku?.map(({ product }) => product?.name)).toEqual(['Lamp 1', 'Finished']);
  const { products } = await shop.request(CatalogueChangesDocument, { first: 3 });
  expect([products?.nodes.length, products?.pageInfo.hasNextPage, products?.removed]).toEqual([3, true, []]);
  expect(await shop.request(CustomerDocument)).toEqual({ customer: null });
  const { customerLogIn } = await shop.request(CustomerLogInDocument, {
    input: { email: 'a@b.example', password: 'x' },
  });
  expect(customerLogIn).toMatchObject({ __typename: 'InvalidCredentialsError', code: 'INVALID_CREDENTIALS' });
  expect(await shop.request(CustomerLogOutDocument)).toMatchObject({
    customerLogOut: { __typename: expect.any(String) },
  });
});

test('the documents for Apollo and urql are the same operations', () => {
  const texts = Object.entries(kit).filter(([name]) => name.endsWith('Document'));
  expect(Object.keys(documents).sort()).toEqual(texts.map(([name]) => name).sort());
  expect(Object.fromEntries(Object.entries(documents).map(([name, node]) => [name, print(node)]))).toEqual(
    Object.fromEntries(texts),
  );
});

describe('against the gateway', () => {
  const productId = async () => (await open().request(ProductDocument, { path: '/lamp-3/' })).product?.id ?? '';

  test('an addition whose answer is lost is repeated and adds once, to the same new cart', async () => {
    const shop = open({ fetch: losingFirst() });
    const { cartLineAdd } = await shop.request(CartLineAddDocument, {
      input: { productId: await productId(), quantity: 2 },
    });
    expect(paid(cartLineAdd, 'CartLineAddPayload').cart.quantity).toBe(2);
    expect((await shop.request(CartDocument)).cart?.quantity).toBe(2);
  });

  test('parallel first additions share one cart', async () => {
    const shop = open();
    const input = { productId: await productId() };
    await Promise.all(Array.from({ length: 3 }, () => shop.request(CartLineAddDocument, { input })));
    expect((await shop.request(CartDocument)).cart?.quantity).toBe(3);
  });

  test('two clients have two carts, and a forgotten token leaves its cart behind', async () => {
    const [one, other] = [open(), open()];
    await one.request(CartLineAddDocument, { input: { productId: await productId() } });
    expect((await other.request(CartDocument)).cart?.quantity).toBe(0);
    await one.forgetToken();
    expect((await one.request(CartDocument)).cart?.quantity).toBe(0);
  });

  test('a customer who registers by an operation of the partner’s own stays signed in, until the token is forgotten', async () => {
    const shop = open();
    const register = 'mutation ($input: CustomerRegisterInput!) { customerRegister(input: $input) { __typename } }';
    const address = { address1: '1 High Street', city: 'Leeds', postcode: 'LS1 4AP', country: 'United Kingdom' };
    const account = { email: 'kit@shopper.example', password: 'correct horse battery', phone: '020 7946 0000' };
    const input = { ...account, ...address, firstName: 'Ada', lastName: 'Lane' };
    await shop.request<{ customerRegister: { __typename: string } }>(register, { input });
    expect((await shop.request(CustomerDocument)).customer?.email).toBe('kit@shopper.example');
    await shop.forgetToken();
    expect(await shop.request(CustomerDocument)).toEqual({ customer: null });
    const { email, password } = account;
    const { customerLogIn } = await shop.request(CustomerLogInDocument, { input: { email, password } });
    expect(paid(customerLogIn, 'CustomerLogInPayload').customer.email).toBe(email);
    await shop.request(CustomerLogOutDocument);
    expect(await shop.request(CustomerDocument)).toEqual({ customer: null });
  });

  test('a missing scope, an unknown key and a limit are errors with a code and the request’s id', async () => {
    const failing = (partnerKey: string, options = {}) =>
      open({ partnerKey, ...options })
        .request(CartDocument)
        .catch((error: unknown) => error);
    expect(await failing(http.partner({ scopes: ['catalogue'] }))).toMatchObject({
      code: 'SCOPE_MISSING',
      status: 403,
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(await failing('lk_secret_unknown')).toMatchObject({ code: 'UNKNOWN_PARTNER_KEY', status: 401 });
    const tight = http.partner({ requestsPerMinute: 1 });
    await open({ partnerKey: tight }).request(CartDocument);
    expect(await failing(tight, { totalMilliseconds: 500 })).toMatchObject({
      code: 'RATE_LIMITED',
      status: 429,
      retryAfter: expect.any(Number),
    });
  });
});
