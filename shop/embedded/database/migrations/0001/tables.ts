import type { Kysely, Migration } from 'kysely';
import { createCatalogueTables } from './catalogue.ts';
import { createCustomerTables } from './customers.ts';
import { createOrderTables } from './orders.ts';

export const tablesMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await createCatalogueTables(db);
    await createOrderTables(db);
    await createCustomerTables(db);
  },
};
