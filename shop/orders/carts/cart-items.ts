import type { Kysely } from 'kysely';
import type { CartItem, CartItemChange } from './cart.rules.ts';
import type { Tables } from '../../database/tables.ts';

/** Returns a cart's items, in the order they were added. */
export async function readCartItems(executor: Kysely<Tables>, cartId: number): Promise<CartItem[]> {
  const rows = await executor
    .selectFrom('cart_items')
    .selectAll()
    .where('cart_id', '=', cartId)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    productId: row.product_id,
    variantId: row.variant_id,
    quantity: row.quantity,
    parentId: row.parent_id,
    addedPrice: row.added_price,
    addedName: row.added_name,
  }));
}

/** Writes changes to one cart, in order. */
export async function writeCartChanges(
  executor: Kysely<Tables>,
  cartId: number,
  changes: readonly CartItemChange[],
): Promise<void> {
  let added: number | null = null;
  for (const change of changes) {
    if (change.kind === 'set')
      await executor
        .updateTable('cart_items')
        .set({ quantity: change.quantity })
        .where('id', '=', change.id)
        .where('cart_id', '=', cartId)
        .execute();
    else if (change.kind === 'delete')
      await executor.deleteFrom('cart_items').where('id', '=', change.id).where('cart_id', '=', cartId).execute();
    else {
      const { productId, variantId, quantity, parent, addedPrice, addedName } = change;
      const row = await executor
        .insertInto('cart_items')
        .values({
          cart_id: cartId,
          product_id: productId,
          variant_id: variantId,
          quantity,
          parent_id: parent === 'added' ? added : parent,
          added_price: addedPrice,
          added_name: addedName,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      if (parent === null) added = row.id;
    }
  }
}
