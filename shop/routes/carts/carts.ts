import { AddToCartAnswer, CartAnswer, MaximumStockRefusal } from '@storefront/schema/rest/cart.ts';
import { Message } from '@storefront/schema/rest/values.ts';
import type { Static } from 'typebox';
import { incVatOf, lineTotal, sum, unitPrice } from '@storefront/domain/money.rules.ts';
import type { CatalogueProduct } from '../../catalogue/catalogue.ts';
import type { ProductReader } from '../../catalogue/product-reader.ts';
import { cartLines } from '../../orders/carts/cart-line.rules.ts';
import {
  type Addition,
  type CartItem,
  type CartItemChange,
  addItems,
  faultOfAdditions,
  overLimit,
  removeGone,
  removeQuantity,
  setQuantity,
} from '../../orders/carts/cart.rules.ts';
import type { CartStore } from '../../orders/carts/cart-store.ts';
import { isQuantity } from '@storefront/domain/quantity.rules.ts';
import {
  AddBody,
  AddParameters,
  type AddedItem,
  CartParameters,
  LineParameters,
} from '@storefront/schema/rest/requests/cart.ts';
import { isTestHeader, TEST_HEADER } from '@storefront/domain/shop-api/test-calls.rules.ts';
import { lineRecord } from '../orders/line-records.ts';
import { ProblemError, refused } from '../http/problems.ts';
import type { Shop, ShopRoutes } from '../../shop.ts';
import { requireToken, tokenOf } from '../http/callers.ts';
import { refuseWithLine } from '../http/validation.ts';
import { stockKeyOf } from '../../catalogue/stock/stock.rules.ts';

/** 500 items, each as its page showed it. */
export const ADDITION_BYTES_MAXIMUM = 1_000_000;

/** The token that the API defines for a shopper without a cart. */
export const NEW_CUSTOMER = 'new_customer';

async function byIds(products: ProductReader, ids: readonly number[]): Promise<Map<number, CatalogueProduct>> {
  return new Map((await products.byIds([...new Set(ids)])).map((product) => [product.id, product]));
}

/** Lines whose product has left the catalogue are listed in `removed_items` until the cart is next changed. */
async function cartRecord(items: readonly CartItem[], products: ProductReader) {
  const { lines, gone } = cartLines(
    items,
    await byIds(
      products,
      items.map(({ productId }) => productId),
    ),
  );
  return {
    items: lines.map(lineRecord),
    removed_items: gone.map(({ id, addedName }) => ({ id, name: addedName ?? null })),
    total: sum(lines.map(({ price, quantity }) => lineTotal(unitPrice(price), quantity))).exVat / 100,
    cart_quantity: lines.reduce((count, { quantity }) => count + quantity, 0),
  };
}

/** Deletes lines whose product has left the catalogue. Called on changes: until then the cart lists them as `removed_items`. */
async function dropGone(token: string, carts: CartStore, products: ProductReader): Promise<void> {
  const items = await carts.items(token);
  const sold = await byIds(
    products,
    items.map(({ productId }) => productId),
  );
  if (items.some(({ productId }) => !sold.has(productId)))
    await carts.change(token, (held) => removeGone(held, (id) => sold.has(id)));
}

const lineSchema = {
  tags: ['Cart'],
  querystring: LineParameters,
  errors: {
    400: 'The quantity is not 1 to 9,999.',
    401: 'The token is missing.',
    404: 'The cart has no such line.',
  },
};

/** Validates the line and quantity of a request, and deletes lines whose product has left the catalogue. */
async function lineOf({ carts, products }: Shop, query: Static<typeof LineParameters>) {
  const token = tokenOf(query);
  const [id, quantity] = [Number(query.item_id), Number(query.quantity)];
  if (!isQuantity(quantity)) throw refused(400, 'Bad quantity');
  if (!(await carts.items(token)).some((item) => item.id === id)) throw refused(404, 'That item is not in the cart');
  await dropGone(token, carts, products);
  return { token, id, quantity };
}

export const cartRoutes: ShopRoutes = async (server, { shop }) => {
  server.get(
    '/cart',
    {
      schema: {
        tags: ['Cart'],
        summary: 'Returns the cart of a token',
        response: { 200: CartAnswer },
        querystring: CartParameters,
        errors: { 401: 'The token is missing. An unknown one has an empty cart, or is refused with 401 or 404.' },
      },
    },
    async ({ query }) => ({
      status: 200,
      cart: await cartRecord(await shop.carts.items(tokenOf(query)), shop.products),
    }),
  );

  server.post(
    '/add_to_cart',
    {
      bodyLimit: ADDITION_BYTES_MAXIMUM,
      schema: {
        tags: ['Cart'],
        summary:
          'Adds items to a cart, once per idempotency key; returns the cart’s token, which is new for a new customer',
        response: { 200: AddToCartAnswer, 409: MaximumStockRefusal },
        querystring: AddParameters,
        body: AddBody,
        errors: {
          400: 'An item cannot be added: its product or variant does not exist or is off sale, or no variant was chosen.',
          409: 'The cart would exceed the maximum quantity of a product (`maximum_stock`); nothing was added.',
          413: 'The body is over 1 MB.',
        },
      },
      schemaErrorFormatter: refuseWithLine('Not an item to add'),
    },
    async ({ query, body, headers }) => {
      const { carts, products } = shop;
      const given = query.token || NEW_CUSTOMER;
      const byId = await byIds(
        products,
        body.items.map(({ product_id }) => product_id),
      );
      const wrong = body.items
        .map((item) => faultOfItem(item, byId.get(item.product_id)))
        .find((each) => each !== null);
      if (wrong) throw refused(400, wrong);
      const additions = body.items.map((item) => additionOf(item, byId.get(item.product_id)));
      const misplaced = faultOfAdditions(await carts.items(given), additions);
      if (misplaced) throw refused(400, misplaced);
      const { idempotency_key: key, cart_key: cartKey } = body;
      // An unknown token gets a new cart: refusing it would leave the shopper unable to add anything.
      const token =
        given !== NEW_CUSTOMER && (await carts.exists(given))
          ? given
          : await carts.create(new Date(), cartKey ?? undefined, isTestHeader(headers[TEST_HEADER]));
      try {
        // Checked within the transaction, so that concurrent additions count each other.
        await carts.change(
          token,
          (items) => addWithinLimits(items, additions),
          key ? { key, now: new Date() } : undefined,
        );
      } catch (error) {
        if (!(error instanceof OverLimitError)) throw error;
        throw new ProblemError({
          status: 409,
          code: 'maximum_stock',
          detail: error.message,
          more: { maximum_quantity: error.maximum, token },
        });
      }
      await dropGone(token, carts, products);
      return { token };
    },
  );

  server.put(
    '/update_cart',
    {
      schema: { ...lineSchema, summary: 'Sets the quantity of a line and its add-ons', response: { 200: Message } },
      preValidation: requireToken,
    },
    async ({ query }) => {
      const { token, id, quantity } = await lineOf(shop, query);
      await shop.carts.change(token, (items) => setQuantity(items, id, quantity));
      return { message: 'Cart updated successfully' };
    },
  );

  server.put(
    '/remove_item_from_cart',
    {
      schema: {
        ...lineSchema,
        summary: 'Reduces the quantity of a line and its add-ons; at zero removes them',
        response: { 200: Message },
      },
      preValidation: requireToken,
    },
    async ({ query }) => {
      const { token, id, quantity } = await lineOf(shop, query);
      await shop.carts.change(token, (items) => removeQuantity(items, id, quantity));
      return { message: 'Item removed from cart' };
    },
  );
};

/** Why an item cannot be added; null when it can. */
export function faultOfItem(
  item: { product_id: number; variant_id?: number | null | undefined },
  product: CatalogueProduct | undefined,
): string | null {
  if (!product) return 'Product not found';
  const variant = product.variants.find(({ id }) => id === item.variant_id);
  if (!variant && product.variants.length > 0) return 'Please choose a variant';
  if (!variant && item.variant_id) return 'Variant not found';
  return product.availability === 'available' && incVatOf((variant ?? product).price) > 0
    ? null
    : 'This product cannot be bought';
}

/** The cart would exceed the maximum quantity of a product; nothing was added. */
class OverLimitError extends Error {
  override name = 'OverLimitError';
  readonly maximum: number;
  constructor({ productId, maximum }: { productId: number; maximum: number }) {
    super(`The cart may hold ${maximum} of product ${productId}`);
    this.maximum = maximum;
  }
}

/** Adds items. Throws an OverLimitError when the cart would exceed the maximum quantity of a product. */
function addWithinLimits(items: readonly CartItem[], additions: readonly Addition[]): CartItemChange[] {
  const over = overLimit(items, additions);
  if (over) throw new OverLimitError(over);
  return addItems(items, additions);
}

/** The units in stock of a product or variant, at least 0; null when stock is not tracked. */
function stockLimit(product: CatalogueProduct, variantId: number | null): number | null {
  const key = stockKeyOf(product, variantId);
  if (!key) return null;
  const variant = product.variants.find(({ id }) => id === key.variantId);
  return Math.max(0, (variant ?? product).inventoryLevel);
}

function additionOf(item: AddedItem, product: CatalogueProduct | undefined): Addition {
  const variant = product?.variants.find(({ id }) => id === item.variant_id);
  return {
    productId: item.product_id,
    variantId: item.variant_id ?? null,
    quantity: item.quantity,
    isModifier: item.is_modifier ?? false,
    parentId: item.parent_id == null ? null : Number(item.parent_id),
    price: (variant ?? product)?.price ?? 0,
    name: product?.name ?? '',
    perVariant: product?.inventoryTracking === 'variant' && product.variants.length > 0,
    maximum:
      item.maximum_quantity === undefined
        ? product && stockLimit(product, item.variant_id ?? null)
        : item.maximum_quantity,
  };
}
