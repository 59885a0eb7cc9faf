import { AddToCartAnswer, CartAnswer, MaximumStockRefusal, type CartItemRecord } from '@storefront/schema/rest/cart.ts';
import { minimumAgeOf } from '@storefront/domain/product/minimum-age.rules.ts';
import { toCentipence, toPounds, type UnitPrice } from '@storefront/domain/money.rules.ts';
import { toDiscounts } from '../money/discounts.rest.ts';
import { pricing, shopAmountOf } from '../money/money.rules.ts';
import type { RestOptions } from '../product/product.rest.ts';
import type { RestAnswer } from '../../upstream/call.ts';
import { bodyOf, isAbsent } from '../../upstream/client.ts';
import { contractOf, unreadBody } from '../../upstream/contract/contract.ts';
import { pathOf } from '@storefront/domain/paths.rules.ts';
import { countOf, listOf, textOf } from '../../upstream/contract/values.ts';
import { MaximumStockError } from './maximum-stock.errors.ts';
import { byMeasure, conditionOf, retailKindOf } from '../product/rest/parts.rest.ts';
import { emptyCart, inOrder, type Cart, type CartLine } from './cart.rules.ts';

const cartAnswer = contractOf(CartAnswer);

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
    price: byMeasure(price, item)(toCentipence(item.price)),
    retailPrice: retailPrice > 0 ? price(retailPrice) : null,
    ...retailKindOf(item),
    imageUrl: item.image_standard || item.image_tiny || null,
    thumbnailUrl: item.image_tiny || null,
    brandEntityId: item.brand_id ?? null,
    inventoryLevel: item.inventory_level == null ? null : countOf(item.inventory_level),
    selectedOptions: (item.variant_display ?? []).map(({ option_display_name, label }) => ({
      name: option_display_name,
      value: label,
    })),
    isModifier: item.is_modifier ?? false,
    ...conditionOf(item),
    minimumAge: minimumAgeOf(item.minimum_age),
    parentId: item.parent_id == null ? null : String(item.parent_id),
    priceWhenAdded: priceWhenAdded > 0 ? price(priceWhenAdded) : null,
    canChangeQuantity: (item.show_remove_quantity ?? true) && !item.is_modifier,
  };
}

/** An unknown token or line is not a failure of the shop API. */
function isUnknown(answer: RestAnswer<unknown>): boolean {
  return isAbsent(answer) || (answer.kind === 'refused' && answer.status === 401);
}

/** `GET /cart`: empty and new for an unknown token. */
export async function fetchCart({ rest, pricesIncludeVat }: RestOptions, token: string): Promise<Cart> {
  const answer = await rest.call({
    kind: 'cart',
    method: 'GET',
    path: '/cart',
    query: new URLSearchParams({ token }),
    contract: cartAnswer,
  });
  if (isUnknown(answer)) return emptyCart;
  const { items, removed_items, discounts } = bodyOf('/cart', answer).cart;
  const lines = listOf(items, 'id', (item) => toLine(item, pricesIncludeVat));
  return {
    lines: inOrder(lines),
    removed: (removed_items ?? []).map(({ name }) => ({ name: textOf(name) })),
    discounts: toDiscounts(discounts),
    isNew: false,
  };
}

/** An item's facts, as its page shows them. */
export interface ItemFacts {
  name: string;
  sku: string;
  price: UnitPrice;
  retailPrice: UnitPrice | null;
  path: string | null;
  imageUrl: string | null;
  /** Missing or null where there is only the one. */
  thumbnailUrl?: string | null;
  /** Missing or null where it is unknown. */
  brandEntityId?: number | null;
  /** The units in stock, of the variant where stock is tracked by variant; missing or null where they are unknown. */
  inventoryLevel?: number | null;
  selectedOptions: readonly { readonly name: string; readonly value: string }[];
}

export interface ItemToAdd extends ItemFacts {
  productId: number;
  variantId: number | null;
  quantity: number;
  isModifier: boolean;
  /** Null for the cart's own limit only. Defaults to the stock level. */
  maximumQuantity?: number | null;
}

/** The token to send for a new cart; the shop API answers with the real one. */
const NEW_CUSTOMER = 'new_customer';

const addToCartAnswer = contractOf(AddToCartAnswer);

export interface AdditionKeys {
  /** The items are added once per key. */
  idempotencyKey?: string | null;
  /** First additions of callers without a cart share one with the same key. */
  cartKey?: string | null;
}

const maximumStockRefusal = contractOf(MaximumStockRefusal);

/** An add-on belongs to the product before it. */
function toItemRecord(item: ItemToAdd, pricesIncludeVat: boolean) {
  const pounds = (price: UnitPrice | null) => (price ? toPounds(shopAmountOf(price, pricesIncludeVat)) : 0);
  return {
    product_id: item.productId,
    variant_id: item.variantId,
    quantity: item.quantity,
    is_modifier: item.isModifier,
    parent_id: null,
    show_remove_quantity: !item.isModifier,
    brand_id: item.brandEntityId ?? null,
    inventory_level: item.inventoryLevel ?? null,
    ...(item.maximumQuantity !== undefined && { maximum_quantity: item.maximumQuantity }),
    name: item.name,
    sku: item.sku,
    price: pounds(item.price),
    retail_price: pounds(item.retailPrice),
    product_url: item.path,
    image_tiny: item.thumbnailUrl ?? item.imageUrl,
    image_standard: item.imageUrl,
    variant_display: item.selectedOptions.map(({ name, value }) => ({ option_display_name: name, label: value })),
  };
}

/** `POST /add_to_cart`: a product with add-ons. Returns the cart's token. Throws MaximumStockError. */
export async function addToCart(
  { rest, pricesIncludeVat }: RestOptions,
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
      items: items.map((item) => toItemRecord(item, pricesIncludeVat)),
      ...(idempotencyKey !== null && { idempotency_key: idempotencyKey }),
      ...(token === null && cartKey !== null && { cart_key: cartKey }),
    },
    contract: addToCartAnswer,
  });
  const over = answer.kind === 'refused' && answer.status === 409 ? maximumStockRefusal.read(answer.json) : null;
  if (over?.ok) throw new MaximumStockError(over.body.maximum_quantity);
  return bodyOf('/add_to_cart', answer).token;
}

/** `PUT /update_cart`: a line with its add-ons. Returns whether the line exists. */
export async function updateLine(
  options: RestOptions,
  token: string,
  lineId: string,
  quantity: number,
): Promise<boolean> {
  return change(options, '/update_cart', token, lineId, quantity);
}

/** `PUT /remove_item_from_cart`: at zero the line and its add-ons are removed. Returns whether the line existed. */
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
