import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { OrderStatus } from '../../../orders/order.ts';
import type { Tables } from '../../../database/tables.ts';

interface WrittenOrder {
  number: number;
  status: OrderStatus;
  email: string;
  productIds: readonly number[];
}

/** Writes an order with the fields that reviews are checked against. */
export async function writeOrder(
  db: Kysely<Tables>,
  { number, status, email, productIds }: WrittenOrder,
): Promise<void> {
  const placed_at = '2026-11-01T10:00:00.000Z';
  const cart = await db
    .insertInto('carts')
    .values({ token_hash: randomUUID(), created_at: placed_at, touched_at: placed_at })
    .returning('id')
    .executeTakeFirstOrThrow();
  const document = JSON.stringify({
    contact: { email, firstName: 'Ada', lastName: 'Byron', phone: '' },
    lines: productIds.map((productId) => ({ productId })),
  });
  const ids = {
    id: randomUUID(),
    cart_id: cart.id,
    idempotency_key: randomUUID(),
    content_hash: '',
    customer_id: null,
  };
  await db
    .insertInto('orders')
    .values({ ...ids, number, status, placed_at, document })
    .execute();
}
