import { products } from './fake-catalogue.ts';
import type { FakeShop } from './fake-shop.ts';
import { cartItemRecord } from './records.ts';

type CartItem = ReturnType<typeof cartItemRecord>;

interface AddedItem {
  product_id: number;
  variant_id: number | null;
  quantity: number;
  is_modifier: boolean;
}

/** The token of the fake shop's only cart. */
export const CART_TOKEN = 'token-of-the-cart';

/** Adds the cart routes to a fake shop, with one cart. Returns the cart, whose items change with the calls. */
export function serveCart(shop: FakeShop, initialItems: readonly CartItem[] = []): { items: CartItem[] } {
  const cart = { items: [...initialItems] };
  const slugs = new Map([...products.values()].map((record) => [record.id, record.product_url.slice(1, -1)]));
  const withModifiers = (id: number) =>
    cart.items.filter((item) => item.id === id || (item.parent_id as number | null) === id);

  function add({ product_id, variant_id, quantity, is_modifier }: AddedItem, parentId: number | null): number {
    const existing = cart.items.find(
      (item) =>
        item.product_id === product_id &&
        (item.variant_id as number | null) === variant_id &&
        item.parent_id === parentId,
    );
    if (existing) {
      existing.quantity += quantity;
      return existing.id;
    }
    const id = 100 + cart.items.length;
    cart.items.push(
      cartItemRecord(id, slugs.get(product_id) ?? 'unknown', quantity, {
        variant_id,
        is_modifier,
        parent_id: parentId,
        show_remove_quantity: !is_modifier,
      }),
    );
    return id;
  }

  shop.on('GET /cart', ({ query }) => ({
    body: { cart: { items: query.get('token') === CART_TOKEN ? cart.items : [] } },
  }));
  shop.on('POST /add_to_cart', ({ body }) => {
    let parent: number | null = null;
    for (const item of (body as { items: AddedItem[] }).items) {
      const id: number = add(item, item.is_modifier ? parent : null);
      if (!item.is_modifier) parent = id;
    }
    return { body: { token: CART_TOKEN } };
  });
  shop.on('PUT /update_cart', ({ query }) => {
    for (const item of withModifiers(Number(query.get('item_id')))) item.quantity = Number(query.get('quantity'));
    return { body: { message: 'Cart updated successfully' } };
  });
  shop.on('PUT /remove_item_from_cart', ({ query }) => {
    const removed = withModifiers(Number(query.get('item_id')));
    const left = (removed[0]?.quantity ?? 0) - Number(query.get('quantity'));
    if (left > 0) for (const item of removed) item.quantity = left;
    else cart.items = cart.items.filter((item) => !removed.includes(item));
    return { body: { message: 'Item removed from cart' } };
  });
  return cart;
}
