import { z } from 'zod';
import { lineTotal, sum, unitPrice } from '../../../domain/money.rules.ts';
import type { CatalogueProduct } from '../../catalogue/catalogue.ts';
import type { ProductReader } from '../../catalogue/product-reader.ts';
import { cartLines } from '../../orders/carts/cart-line.rules.ts';
import {
  faultOfAdditions,
  removeGone,
  removeQuantity,
  setQuantity,
  type CartItem,
} from '../../orders/carts/cart.rules.ts';
import type { CartStore } from '../../orders/carts/cart-store.ts';
import { quantity } from '../fields.ts';
import { lineRecord } from '../records.ts';
import { ok, refusal, type Route } from '../route.ts';
import { addBody, additionOf, addWithinLimits, fault, OverLimitError } from './cart-additions.ts';

/** The customer of a cart that has none yet. */
const NEW_CUSTOMER = 'new_customer';

const digits = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number);

const lineQuery = z.object({ item_id: digits, quantity: digits.pipe(quantity) });

const UNAUTHORIZED = refusal(401, 'Unauthorized');

async function byIds(products: ProductReader, ids: readonly number[]): Promise<Map<number, CatalogueProduct>> {
  return new Map((await products.byIds([...new Set(ids)])).map((product) => [product.id, product]));
}

/** What the catalogue no longer has stands apart until the cart is next changed. */
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

/** Whoever changes a cart has seen what has left it. */
async function dropGone(token: string, carts: CartStore, products: ProductReader): Promise<void> {
  const items = await carts.items(token);
  const sold = await byIds(
    products,
    items.map(({ productId }) => productId),
  );
  if (items.some(({ productId }) => !sold.has(productId)))
    await carts.change(token, (held) => removeGone(held, (id) => sold.has(id)));
}

export const cartRoutes: Route[] = [
  {
    method: 'GET',
    path: /^\/cart\/?$/,
    async answer({ query }, { carts, products }) {
      const token = query.get('token');
      if (!token) return UNAUTHORIZED;
      return ok({ status: 200, cart: await cartRecord(await carts.items(token), products) });
    },
  },
  {
    method: 'POST',
    path: /^\/add_to_cart\/?$/,
    async answer({ query, body }, { carts, products }) {
      const given = query.get('token') || NEW_CUSTOMER;
      const parsed = addBody.safeParse(body);
      if (!parsed.success) return refusal(400, `Not an item to add: ${parsed.error.issues[0]?.path.join('.')}`);
      const byId = await byIds(
        products,
        parsed.data.items.map(({ product_id }) => product_id),
      );
      const faults = parsed.data.items.map((item) => fault(item, byId.get(item.product_id))).filter(Boolean);
      if (faults[0]) return refusal(400, faults[0]);
      const additions = parsed.data.items.map((item) => additionOf(item, byId.get(item.product_id)));
      const misplaced = faultOfAdditions(await carts.items(given), additions);
      if (misplaced) return refusal(400, misplaced);
      const { idempotency_key: key, cart_key: cartKey } = parsed.data;
      // A token that has been forgotten gets a new cart rather than a dead end.
      const token =
        given !== NEW_CUSTOMER && (await carts.exists(given))
          ? given
          : await carts.create(new Date(), cartKey ?? undefined);
      try {
        // Asked within the transaction: additions side by side count each other.
        await carts.change(
          token,
          (items) => addWithinLimits(items, additions),
          key ? { key, now: new Date() } : undefined,
        );
      } catch (error) {
        if (!(error instanceof OverLimitError)) throw error;
        return {
          status: 409,
          body: { code: 'maximum_stock', detail: error.message, maximum_quantity: error.maximum, token },
        };
      }
      await dropGone(token, carts, products);
      return ok({ token });
    },
  },
  {
    method: 'PUT',
    path: /^\/(update_cart|remove_item_from_cart)\/?$/,
    async answer({ parameter, query }, { carts, products }) {
      const token = query.get('token');
      if (!token) return UNAUTHORIZED;
      const parsed = lineQuery.safeParse(Object.fromEntries(query));
      if (!parsed.success) return refusal(400, `Bad ${parsed.error.issues[0]?.path.join('.')}`);
      const { item_id: id, quantity: amount } = parsed.data;
      if (!(await carts.items(token)).some((item) => item.id === id))
        return refusal(404, 'That item is not in the cart');
      const remove = parameter === 'remove_item_from_cart';
      await dropGone(token, carts, products);
      await carts.change(token, (items) =>
        remove ? removeQuantity(items, id, amount) : setQuantity(items, id, amount),
      );
      return ok({ message: remove ? 'Item removed from cart' : 'Cart updated successfully' });
    },
  },
];
