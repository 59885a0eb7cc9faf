import { randomUUID } from 'node:crypto';
import {
  CartLineAddDocument,
  CheckoutCompleteDocument,
  CheckoutOptionsDocument,
  OrderDocument,
  ProductDocument,
  SearchProductsDocument,
} from 'storefront-kit';
import { openShop } from './shop.ts';

/** Buys the first product in stock that a term finds, as a guest who pays by bank transfer: npm run buy -- "white shirt" */
const term = process.argv[2] ?? 'white';
const address = { address1: '1 Example Street', city: 'Leeds', postcode: 'LS1 4AP' };
const shop = openShop();

const { search } = await shop.request(SearchProductsDocument, { query: term, first: 1, filters: { inStock: true } });
const found = search?.nodes[0];
if (!found) throw new Error(`Nothing in stock matches “${term}”.`);

// A list has what a card shows; the product itself has its pictures and variants.
const { product } = await shop.request(ProductDocument, { path: found.path });
if (!product) throw new Error(`There is no product at ${found.path}.`);
const variant = product.variants?.find(({ stock }) => stock.maximumQuantity !== 0);
console.log(`${product.name}: £${(variant ?? product).price.incVat.amount}`);
for (const { url, description } of product.images ?? []) console.log(`  ${url} (${description})`);

// The client keeps the token of the new cart, and sends an idempotency key, so that a retry adds nothing.
const { cartLineAdd } = await shop.request(CartLineAddDocument, {
  input: { productId: product.id, variantId: variant?.id, quantity: product.minimumQuantity },
});
if (cartLineAdd.__typename !== 'CartLineAddPayload') throw new Error(`${cartLineAdd.code}: ${cartLineAdd.message}`);
console.log(`${cartLineAdd.cart.quantity} in the cart`);

const { cart } = await shop.request(CheckoutOptionsDocument, { method: 'ADDRESS', postcode: address.postcode });
if (cart?.totals.__typename !== 'CartTotals') throw new Error('The total is not known.');
const { delivery, total } = cart.totals;
console.log(`£${total.incVat.amount}, of which £${delivery.incVat.amount} for delivery`);

const { checkoutComplete } = await shop.request(CheckoutCompleteDocument, {
  input: {
    // Keep it with your own record of the order: the same key returns the same order, also after a crash.
    idempotencyKey: randomUUID(),
    contact: { email: 'ann@shopper.example', firstName: 'Ann', lastName: 'Lee', phone: '07700 900123' },
    delivery: { method: 'ADDRESS', address },
    paymentMethod: 'BANK_TRANSFER',
    // The total that the shopper was shown: another is refused with CART_CHANGED.
    expectedTotal: total.incVat.pence,
  },
});
if (checkoutComplete.__typename !== 'CheckoutCompletePayload')
  throw new Error(`${checkoutComplete.code}: ${checkoutComplete.message}`);

// Keep the order’s id and its access key: together they read it later, without a session.
const { id, accessKey } = checkoutComplete.order;
const { order } = await shop.request(OrderDocument, { id, key: accessKey });
console.log(`Order ${order?.number}: ${order?.status}`);
console.log(`Pay by bank transfer: ${order?.bankDetails}`);
console.log(order?.url);
