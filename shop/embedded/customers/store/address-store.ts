import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { inTransaction } from '../../database/retry-on-conflict.ts';
import type { Tables } from '../../database/tables.ts';
import type { Address } from '../../orders/order.ts';
import type { CustomerAddress } from '../customer.ts';
import { lockCustomer } from './lock-customer.ts';

const ID_BYTES = 12;

/** More than anyone needs; a limit keeps one account from filling the database. */
const ADDRESSES_MAXIMUM = 50;

/** Oldest first. */
export async function readAddresses(executor: Kysely<Tables>, customerId: string): Promise<CustomerAddress[]> {
  const rows = await executor
    .selectFrom('customer_addresses')
    .select(['id', 'document'])
    .where('customer_id', '=', customerId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ id, document }) => ({ ...(JSON.parse(document) as Address), id }));
}

/** Null when the customer has the maximum. */
export async function createAddress(
  db: Kysely<Tables>,
  customerId: string,
  address: Address,
  isDefault: boolean,
  now: Date,
): Promise<CustomerAddress | null> {
  return inTransaction(db, (transaction) => insertAddress(transaction, customerId, address, isDefault, now));
}

/** The first address becomes the default. */
export async function insertAddress(
  transaction: Kysely<Tables>,
  customerId: string,
  address: Address,
  isDefault: boolean,
  now: Date,
): Promise<CustomerAddress | null> {
  const customer = await lockCustomer(transaction, customerId)
    .returning('default_address_id')
    .executeTakeFirstOrThrow();
  const { many } = await transaction
    .selectFrom('customer_addresses')
    .where('customer_id', '=', customerId)
    .select((eb) => eb.fn.countAll().as('many'))
    .executeTakeFirstOrThrow();
  if (Number(many) >= ADDRESSES_MAXIMUM) return null;
  const id = randomBytes(ID_BYTES).toString('hex');
  await transaction
    .insertInto('customer_addresses')
    .values({ id, customer_id: customerId, document: JSON.stringify(address), created_at: now.toISOString() })
    .execute();
  if (isDefault || customer.default_address_id === null) await makeDefault(transaction, customerId, id);
  return { ...address, id };
}

/** Without an address it only makes it the default; false when it is not the customer's. */
export async function updateAddress(
  db: Kysely<Tables>,
  customerId: string,
  id: string,
  address: Address | null,
  isDefault: boolean,
): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('customer_addresses')
      .set((eb) => ({ document: address ? JSON.stringify(address) : eb.ref('document') }))
      .where('id', '=', id)
      .where('customer_id', '=', customerId)
      .executeTakeFirstOrThrow();
    if (Number(numUpdatedRows) === 0) return false;
    if (isDefault) await makeDefault(transaction, customerId, id);
    return true;
  });
}

/** The oldest that is left becomes the default. False when it is not the customer's. */
export async function deleteAddress(db: Kysely<Tables>, customerId: string, id: string): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('customer_addresses')
      .where('id', '=', id)
      .where('customer_id', '=', customerId)
      .executeTakeFirstOrThrow();
    if (Number(numDeletedRows) === 0) return false;
    const [next] = await readAddresses(transaction, customerId);
    await transaction
      .updateTable('customers')
      .set({ default_address_id: next?.id ?? null })
      .where('id', '=', customerId)
      .where('default_address_id', '=', id)
      .execute();
    return true;
  });
}

async function makeDefault(transaction: Kysely<Tables>, customerId: string, id: string): Promise<void> {
  await transaction.updateTable('customers').set({ default_address_id: id }).where('id', '=', customerId).execute();
}
