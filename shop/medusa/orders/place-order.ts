import { Type, type Static } from 'typebox';
import type { CheckoutBody } from '@storefront/schema/rest/requests/order.ts';
import { confirmationMail } from '@storefront/embedded/orders/confirmation/confirmation.rules.ts';
import type { Address, Checkout, Order } from '@storefront/embedded/orders/order.ts';
import type { Change, Placing } from '@storefront/embedded/orders/orders.ts';
import { writeMail } from '@storefront/embedded/mail/outbox-store.ts';
import { inTransaction } from '@storefront/embedded/database/retry-on-conflict.ts';
import { invalidFields } from '@storefront/embedded/routes/http/problems.ts';
import { medusaAddress } from '../address.ts';
import { MedusaRefusal, MedusaUnavailableError } from '../medusa-client.ts';
import type { BegunCheckout, CartState, SaveState, Owner } from '../carts/cart-states.ts';
import { dropGone, isGone, ownerOf, withCart, carryOut } from '../carts/carts.ts';
import { discountsOf } from '../carts/discounts.rules.ts';
import { changeMedusaCart, isOutOfStock, readAvailable, type MedusaCart, isSamePlace } from '../carts/medusa-cart.ts';
import { changesOf } from './agreement.rules.ts';
import { isOutsideRegion, readDeliveryOptions } from './delivery-options.ts';
import {
  AGREEMENT,
  describeOrder,
  readMedusaOrder,
  type Agreement,
  type MedusaOrder,
  listMedusaOrders,
  paymentsOf,
} from './medusa-order.ts';
import { countOrder, secondsUntilNextOrder } from './order-limits.ts';
import type { MedusaShop } from '../medusa-shop.ts';

/** Made before a repeated one arrives. */
const CHECKOUTS_MAXIMUM = 20;

/** Each call can be repeated: a checkout that breaks off is repeated from the start by its idempotency key. */
export async function placeOrder(
  shop: MedusaShop,
  token: string,
  checkout: Checkout,
  body: CheckoutBody,
): Promise<Placing> {
  const owner = await ownerOf(shop, token);
  const attempt = async (recovered: CartState, save: SaveState, agreed: CheckoutBody): Promise<Placing> => {
    const { idempotencyKey: key, contentHash } = checkout;
    const before = recovered.checkouts.find((each) => each.key === key);
    if (before && before.contentHash !== contentHash) return { kind: 'idempotency_conflict' };
    if (before?.orderId)
      return { kind: 'repeated', order: await describeOrder(shop, await readMedusaOrder(shop, before.orderId)) };
    const state = before ? recovered : await dropGone(shop, owner, recovered, save);
    const cartId = before?.cartId ?? state.cartId;
    if (cartId === null) return { kind: 'cart_empty' };
    const seconds = before ? null : await secondsUntilNextOrder(shop, checkout);
    if (seconds !== null) return { kind: 'throttled', seconds };
    const begun: BegunCheckout = { key, contentHash, cartId, orderId: null };
    const others = state.checkouts.filter((each) => each !== before);
    const begunState: CartState = { ...state, checkouts: [...others, begun].slice(-CHECKOUTS_MAXIMUM) };
    const freed: CartState = { ...state, checkouts: others };
    await save(begunState);
    let medusaOrder: MedusaOrder;
    try {
      const refusal = await prepare(shop, cartId, { state, checkout, body: agreed });
      if (refusal) {
        await save(freed);
        return refusal;
      }
      medusaOrder = await complete(shop, cartId, checkout);
    } catch (error) {
      if (error instanceof MedusaUnavailableError) throw error;
      // Refused: the key is free for what the shopper agrees to next.
      await save(freed);
      if (!isOutOfStock(error)) throw error;
      return { kind: 'out_of_stock', items: await shortages(shop, state) };
    }
    if (isBrokenOff(medusaOrder)) {
      const renewed = await undoOrder(shop, owner, { state: freed, order: medusaOrder, save });
      const missing = await shortages(shop, state);
      if (missing.length > 0) return { kind: 'out_of_stock', items: missing };
      if (agreed !== body) throw new MedusaUnavailableError('Medusa broke off an order twice');
      return attempt(renewed, save, { ...body, items: renumbered(body.items, state, renewed) });
    }
    if (!before) await countOrder(shop, checkout);
    const order = await describeOrder(shop, medusaOrder);
    await sendConfirmation(shop, order);
    await emptyCart(begunState, { ...begun, orderId: medusaOrder.id }, save);
    return { kind: 'placed', order };
  };
  const placing = await withCart(shop, owner, (state, save) => attempt(state, save, body));
  return placing ?? { kind: 'cart_empty' };
}

async function emptyCart(state: CartState, placed: BegunCheckout, save: SaveState): Promise<void> {
  const isCurrent = state.cartId === placed.cartId;
  const checkouts = state.checkouts.map((each) => (each.key === placed.key ? placed : each));
  await save({ ...state, checkouts, ...(isCurrent && { cartId: null, lines: [], postcode: null }) });
}

interface Preparing {
  state: CartState;
  checkout: Checkout;
  body: CheckoutBody;
}

/** Before completion. Returns why there is no order; null to complete the cart, or when it is complete. */
async function prepare(shop: MedusaShop, cartId: string, preparing: Preparing): Promise<Placing | null> {
  const { medusa } = shop;
  const { state, body } = preparing;
  let cart: MedusaCart;
  try {
    cart = await changeMedusaCart(medusa, cartId, addressed(preparing, []));
    if (cart.items.length === 0) return { kind: 'cart_empty' };
    const optionId = await optionOf(shop, cartId, body);
    cart = await changeMedusaCart(medusa, cartId, { option_id: optionId }, { rest: '/shipping-methods' });
  } catch (error) {
    if (isOutsideRegion(error))
      throw invalidFields([[['delivery', 'address', 'postcode'], 'We don’t deliver to this postcode.']]);
    if (!(error instanceof MedusaRefusal)) throw error;
    if (error.message.includes('is already completed')) return null;
    if (isGone(error)) return { kind: 'cart_empty' };
    if (/shipping options? (?:are|is) invalid/i.test(error.message))
      return { kind: 'cart_changed', changes: GONE_OPTION };
    throw error;
  }
  const nameOf = (id: string) => state.lines.find((line) => line.id === id)?.addedName ?? '';
  const changes = changesOf(body, cart, nameOf);
  if (changes.length > 0) return { kind: 'cart_changed', changes };
  const discounts = discountsOf(cart);
  if (discounts.length > 0) await changeMedusaCart(medusa, cartId, { metadata: metadataOf(preparing, discounts) });
  const { payment_collection: collection } = await medusa(CollectionAnswer, {
    method: 'POST',
    path: '/store/payment-collections',
    body: { cart_id: cartId },
  });
  await medusa(CollectionAnswer, {
    method: 'POST',
    path: `/store/payment-collections/${encodeURIComponent(collection.id)}/payment-sessions`,
    body: { provider_id: MANUAL_PAYMENT },
  });
  return null;
}

/** Authorises by itself: money arrives by bank, at the counter or through the gateway's card payments. */
const MANUAL_PAYMENT = 'pp_system_default';

const GONE_OPTION: Change[] = [{ what: 'delivery', name: '', now_inc_vat: null }];

const CollectionAnswer = Type.Object({ payment_collection: Type.Object({ id: Type.String() }) });
const CompletionAnswer = Type.Object({ order: Type.Object({ id: Type.String() }) });

async function complete(shop: MedusaShop, cartId: string, checkout: Checkout): Promise<MedusaOrder> {
  const path = `/store/carts/${encodeURIComponent(cartId)}/complete`;
  let answer: Static<typeof CompletionAnswer>;
  try {
    answer = await shop.medusa(CompletionAnswer, { method: 'POST', path, query: { fields: 'id' } });
  } catch (error) {
    if (isWorkflowBroken(error)) return findLeftOver(shop, checkout, error);
    throw error;
  }
  return readMedusaOrder(shop, answer.order.id);
}

/** The chosen one, or of a collection, else the one of that charge. */
async function optionOf({ medusa }: MedusaShop, cartId: string, { delivery }: CheckoutBody): Promise<string> {
  if (delivery.method === 'address' && delivery.option_id) return delivery.option_id;
  const isCollection = delivery.method === 'collection';
  const options = await readDeliveryOptions(medusa, cartId);
  const option = options.find((each) => each.isCollection === isCollection);
  if (option) return option.id;
  const field = isCollection ? 'store_id' : 'option_id';
  throw invalidFields([
    [['delivery', field], isCollection ? 'This shop’s orders can’t be collected.' : 'Please choose a delivery.'],
  ]);
}

const metadataOf = ({ checkout, state }: Preparing, discounts: Agreement['discounts']) => {
  const { billing, idempotencyKey, contentHash: _hash, items: _items, clientAddress: _client, ...choices } = checkout;
  const places = state.lines.map(({ medusaVariantId, addOnOf }) => ({ medusaVariantId, addOnOf }));
  const agreement: Agreement = { ...choices, key: idempotencyKey, hasBilling: billing !== null, discounts, places };
  // For staff, who see metadata in Medusa's admin.
  return { purchase_order_number: checkout.purchaseOrderNumber, [AGREEMENT]: agreement };
};

function addressed(preparing: Preparing, discounts: Agreement['discounts']) {
  const { contact, delivery, billing } = preparing.checkout;
  const shipping = delivery.address ?? storeAddress(preparing);
  return {
    email: contact.email,
    shipping_address: medusaAddress(shipping),
    billing_address: medusaAddress(billing ?? shipping),
    metadata: metadataOf(preparing, discounts),
  };
}

/** Medusa wants an address of a collection, too. */
function storeAddress({ checkout: { contact, delivery } }: Preparing): Address {
  const { firstName, lastName, phone } = contact;
  const { name: company = '', address1 = '', address2 = '', city = '', postcode = '' } = delivery.store ?? {};
  const named = { firstName, lastName, phone, company };
  return { ...named, address1, address2, city, county: '', postcode, country: 'United Kingdom' };
}

/** With what there is; lines of the same variant share it. */
async function shortages({ medusa }: MedusaShop, { lines }: CartState): Promise<{ id: string; available: number }[]> {
  const left = await readAvailable(medusa, lines);
  return lines.flatMap(({ id, medusaVariantId, quantity }) => {
    const available = left.get(medusaVariantId);
    if (available === undefined) return [];
    left.set(medusaVariantId, Math.max(0, available - quantity));
    return available < quantity ? [{ id, available }] : [];
  });
}

/** Medusa sends no mails. A checkout that breaks off after this sends a second. */
async function sendConfirmation({ model: { db, companyDetails, now } }: MedusaShop, order: Order): Promise<void> {
  await inTransaction(db, (transaction) => writeMail(transaction, confirmationMail(order, companyDetails), now()));
}

/**
 * Completing a cart is not atomic in Medusa: broken off, it leaves a closed cart and an order without a payment, and
 * perhaps without stock (https://github.com/medusajs/medusa/issues/16825).
 */

/** Medusa's own failure; it locks the cart for two minutes then. */
const isWorkflowBroken = (error: unknown): boolean =>
  error instanceof MedusaRefusal && /^Updating (?:Status|State) from/.test(error.message);

/** The payment is authorised last, also for a bank transfer. */
const isBrokenOff = (order: Pick<MedusaOrder, 'payment_collections'>): boolean => paymentsOf(order).length === 0;

/** Left behind by a broken completion. */
async function findLeftOver(
  shop: MedusaShop,
  { contact, idempotencyKey }: Checkout,
  cause: unknown,
): Promise<MedusaOrder> {
  const { orders } = await listMedusaOrders(shop, { q: contact.email, limit: SEARCHED_ORDERS_MAXIMUM });
  const order = orders.find(({ metadata }) => (metadata?.[AGREEMENT] as Agreement | undefined)?.key === idempotencyKey);
  if (!order) throw new MedusaUnavailableError('Medusa broke off the completion of a cart', { cause });
  return order;
}

const SEARCHED_ORDERS_MAXIMUM = 20;

/** Puts what there is of its lines into a new cart. */
async function undoOrder(
  shop: MedusaShop,
  owner: Owner,
  { state, order, save }: { state: CartState; order: MedusaOrder; save: SaveState },
): Promise<CartState> {
  const { medusa } = shop;
  const path = `/admin/orders/${encodeURIComponent(order.id)}/cancel`;
  if (order.status !== 'canceled') await medusa(Type.Object({}), { method: 'POST', path, body: {} });
  const left = await readAvailable(medusa, state.lines);
  const targets = state.lines.flatMap((line) => {
    const available = left.get(line.medusaVariantId) ?? line.quantity;
    const quantity = Math.min(line.quantity, available);
    left.set(line.medusaVariantId, available - quantity);
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
  const empty: CartState = { ...state, cartId: null, lines: [], postcode: null };
  if (targets.length > 0) return carryOut(shop, owner, empty, { targets, key: null }, save);
  await save(empty);
  return empty;
}

/** The agreed items under the ids of the same lines in a new cart. */
const renumbered = <Item extends { id: string | number }>(
  items: readonly Item[],
  before: CartState,
  after: CartState,
): Item[] =>
  items.map((item) => {
    const line = before.lines.find(({ id }) => id === String(item.id));
    return { ...item, id: (line && after.lines.find((each) => isSamePlace(each, line))?.id) ?? item.id };
  });
