import { Type } from 'typebox';
import { carryOut } from '../carts/carts.ts';
import type { CartState, Owner, SaveState } from '../carts/cart-states.ts';
import { isSamePlace, readAvailable } from '../carts/medusa-cart.ts';
import type { Checkout } from '@storefront/embedded/orders/order.ts';
import { MedusaRefusal, MedusaUnavailableError } from '../medusa-client.ts';
import type { MedusaShop } from '../medusa-shop.ts';
import { AGREEMENT, listMedusaOrders, paymentsOf, type Agreement, type MedusaOrder } from './medusa-order.ts';

/**
 * Completing a cart is not atomic in Medusa: broken off, it leaves a closed cart and an order without a payment, and
 * perhaps without stock (https://github.com/medusajs/medusa/issues/16825).
 */

/** Medusa's own failure; it locks the cart for two minutes then. */
export const isWorkflowBroken = (error: unknown): boolean =>
  error instanceof MedusaRefusal && /^Updating (?:Status|State) from/.test(error.message);

/** The payment is authorised last, also for a bank transfer. */
export const isBrokenOff = (order: Pick<MedusaOrder, 'payment_collections'>): boolean => paymentsOf(order).length === 0;

/** Left behind by a broken completion. */
export async function findLeftOver(
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
export async function undoOrder(
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
export const renumbered = <Item extends { id: string | number }>(
  items: readonly Item[],
  before: CartState,
  after: CartState,
): Item[] =>
  items.map((item) => {
    const line = before.lines.find(({ id }) => id === String(item.id));
    return { ...item, id: (line && after.lines.find((each) => isSamePlace(each, line))?.id) ?? item.id };
  });
