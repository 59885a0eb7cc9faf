import { AddToCartAnswer, CartAnswer, MaximumStockRefusal, type CartItemRecord } from '../../../schema/rest/cart.ts';
import { toCentipence } from '../../../domain/money.rules.ts';
import { pricing } from '../money/money.rules.ts';
import type { RestOptions } from '../product/product.rest.ts';
import type { RestAnswer } from '../../upstream/call.ts';
import { bodyOf, isAbsent } from '../../upstream/client.ts';
import { contractOf, unreadBody } from '../../upstream/contract/contract.ts';
import { listOf, pathOf, textOf } from '../../upstream/contract/values.ts';
import { MaximumStockError } from './cart.errors.ts';
import { emptyCart, inOrder, type Cart, type CartLine } from './cart.rules.ts';

const cartAnswer = contractOf(CartAnswer);

/** A line in our words. */
export function toLine(item: CartItemRecord, pricesIncludeVat: boolean): CartLine {
  const price = pricing(pricesIncludeVat);
  const retailPrice = toCentipence(item.retail_price);
  const priceWhenAdded = toCentipence(item.added_price);
  return {
    id: String(item.id),
    productId: item.product_id,
    variantId: item.variant_id ?? null,
    name: textOf(item.name),
    sku: textOf(item.sku),
    path: pathOf(item.product_url),
    quantity: item.quantity,
    price: price(toCentipence(item.price)),
    retailPrice: retailPrice > 0 ? price(retailPrice) : null,
    imageUrl: item.image_standard || item.image_tiny || null,
    selectedOptions: (item.variant_display ?? []).map(({ option_display_name, label }) => ({
      name: option_display_name,
      value: label,
    })),
    isModifier: item.is_modifier ?? false,
    parentId: item.parent_id == null ? null : String(item.parent_id),
    priceWhenAdded: priceWhenAdded > 0 ? price(priceWhenAdded) : null,
    canChangeQuantity: (item.show_remove_quantity ?? true) && !item.is_modifier,
  };
}

/** Whether an answer says that there is no such cart or line: an unknown token is no failure of the shop's. */
function isUnknown(answer: RestAnswer<unknown>): boolean {
  return isAbsent(answer) || (answer.kind === 'refused' && answer.status === 401);
}

/** `GET /cart`: what a token's cart holds; a token that the shop does not know has an empty one. */
export async function fetchCart({ rest, pricesIncludeVat }: RestOptions, token: string): Promise<Cart> {
  const answer = await rest.call({
    kind: 'cart',
    method: 'GET',
    path: '/cart',
    query: new URLSearchParams({ token }),
    contract: cartAnswer,
  });
  if (isUnknown(answer)) return emptyCart;
  const { items, removed_items } = bodyOf('/cart', answer).cart;
  const lines = listOf(
    items,
    (item) => toLine(item, pricesIncludeVat),
    ({ id }) => id,
  );
  return { lines: inOrder(lines), removed: (removed_items ?? []).map(({ name }) => ({ name: textOf(name) })) };
}

/** What is sent to the shop of an item; its price and name are the catalogue's, never the caller's. */
export interface ItemToAdd {
  productId: number;
  variantId: number | null;
  quantity: number;
  isModifier: boolean;
  /** The most that the cart may hold of it; null for no limit but the cart's own. Left out, the shop API goes by what it has in stock. */
  maximumQuantity?: number | null;
}

/** The customer of a cart that has none yet; the shop answers with a token of its own. */
const NEW_CUSTOMER = 'new_customer';

const addToCartAnswer = contractOf(AddToCartAnswer);

/** What an addition is known by. */
export interface AdditionKeys {
  /** The same key adds once. */
  idempotencyKey?: string | null;
  /** Names the cart that a caller without one is given: first additions with the same key share it. */
  cartKey?: string | null;
}

/** What the shop API says of a cart that would hold more than it may. */
const maximumStockRefusal = contractOf(MaximumStockRefusal);

/** `POST /add_to_cart`: adds a product, then the add-ons that belong to it. Answers the cart's token; throws a MaximumStockError where the cart would hold too many. */
export async function addToCart(
  { rest }: RestOptions,
  token: string | null,
  items: readonly ItemToAdd[],
  { idempotencyKey = null, cartKey = null }: AdditionKeys = {},
): Promise<string> {
  const answer = await rest.call({
    kind: 'cart',
    method: 'POST',
    path: '/add_to_cart',
    query: new URLSearchParams({ token: token ?? NEW_CUSTOMER }),
    body: {
      items: items.map(({ productId, variantId, quantity, isModifier, maximumQuantity }) => ({
        product_id: productId,
        variant_id: variantId,
        quantity,
        is_modifier: isModifier,
        ...(maximumQuantity !== undefined && { maximum_quantity: maximumQuantity }),
      })),
      ...(idempotencyKey !== null && { idempotency_key: idempotencyKey }),
      ...(token === null && cartKey !== null && { cart_key: cartKey }),
    },
    contract: addToCartAnswer,
  });
  const over = answer.kind === 'refused' && answer.status === 409 ? maximumStockRefusal.read(answer.json) : null;
  if (over?.ok) throw new MaximumStockError(over.body.maximum_quantity);
  return bodyOf('/add_to_cart', answer).token;
}

/** `PUT /update_cart`: sets a line's quantity; its add-ons follow. Answers whether the line was there. */
export async function updateLine(
  options: RestOptions,
  token: string,
  lineId: string,
  quantity: number,
): Promise<boolean> {
  return change(options, '/update_cart', token, lineId, quantity);
}

/** `PUT /remove_item_from_cart`: takes a quantity off a line; at zero it goes, and its add-ons with it. Answers whether the line was there. */
export async function removeFromLine(
  options: RestOptions,
  token: string,
  lineId: string,
  quantity: number,
): Promise<boolean> {
  return change(options, '/remove_item_from_cart', token, lineId, quantity);
}

async function change(
  { rest }: RestOptions,
  path: string,
  token: string,
  lineId: string,
  quantity: number,
): Promise<boolean> {
  const query = new URLSearchParams({ token, item_id: lineId, quantity: String(quantity) });
  const answer = await rest.call({ kind: 'cart', method: 'PUT', path, query, contract: unreadBody });
  if (isUnknown(answer)) return false;
  bodyOf(path, answer);
  return true;
}
