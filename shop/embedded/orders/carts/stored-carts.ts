import type { AddedItem } from '@storefront/schema/rest/requests/cart.ts';
import type { CatalogueProduct } from '../../catalogue/catalogue.ts';
import type { ProductReader } from '../../catalogue/product-reader.ts';
import { stockKeyOf } from '../../catalogue/stock/stock.rules.ts';
import { cartLines } from './cart-line.rules.ts';
import {
  type Addition,
  type CartItem,
  type CartItemChange,
  addItems,
  faultOfAdditions,
  faultOfItem,
  overLimit,
  removeGone,
  removeQuantity,
  setQuantity,
} from './cart.rules.ts';
import type { CartStore } from './cart-store.ts';
import { AdditionRefusedError, type Carts } from './carts.ts';

export function createCarts(store: CartStore, shop: { readonly products: ProductReader }): Carts {
  const productsOf = async (ids: readonly number[]) =>
    new Map((await shop.products.byIds([...new Set(ids)])).map((product) => [product.id, product]));

  async function dropGone(token: string, items: readonly CartItem[]): Promise<void> {
    const sold = await productsOf(items.map(({ productId }) => productId));
    if (items.some(({ productId }) => !sold.has(productId)))
      await store.change(token, (held) => removeGone(held, (id) => sold.has(id)));
  }

  return {
    async read(token) {
      const items = await store.items(token);
      return cartLines(items, await productsOf(items.map(({ productId }) => productId)));
    },
    async add(given, items, { key, cartKey, isTest }) {
      const byId = await productsOf(items.map(({ product_id: id }) => id));
      const additions = items.map((item) => additionOf(item, byId.get(item.product_id)));
      const faults = items.map((item) => faultOfItem(item, byId.get(item.product_id)));
      const fault = faults.find((each) => each !== null) ?? faultOfAdditions(await store.items(given), additions);
      if (fault !== null) throw new AdditionRefusedError(fault);
      // Refusing it would leave the shopper unable to add anything.
      const token = (await store.exists(given)) ? given : await store.create(new Date(), cartKey ?? undefined, isTest);
      const once = key === null ? undefined : { key, now: new Date() };
      try {
        // Concurrent additions count each other.
        await store.change(token, (held) => addWithinLimits(held, additions), once);
      } catch (error) {
        if (!(error instanceof OverLimitError)) throw error;
        return { token, maximum: error.maximum };
      }
      await dropGone(token, await store.items(token));
      return { token };
    },
    async change(token, lineId, how, quantity) {
      const items = await store.items(token);
      const id = Number(lineId);
      if (!items.some((item) => item.id === id)) return false;
      await dropGone(token, items);
      const changed = how === 'set' ? setQuantity : removeQuantity;
      await store.change(token, (held) => changed(held, id, quantity));
      return true;
    },
  };
}

class OverLimitError extends Error {
  override name = 'OverLimitError';
  readonly maximum: number;
  constructor(maximum: number) {
    super(`The cart may hold ${maximum} of a product`);
    this.maximum = maximum;
  }
}

/** Throws an OverLimitError. */
function addWithinLimits(items: readonly CartItem[], additions: readonly Addition[]): CartItemChange[] {
  const over = overLimit(items, additions);
  if (over) throw new OverLimitError(over.maximum);
  return addItems(items, additions);
}

/** At least 0; null when stock is not tracked. */
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
