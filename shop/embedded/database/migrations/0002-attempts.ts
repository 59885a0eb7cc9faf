import type { Kysely, Migration } from 'kysely';
import { integers, primary } from './0001/columns.ts';

/** The columns and their order are those of rate-limiter-flexible. */
export const attemptsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('attempts')
      .addColumn('key', 'text', primary)
      .$call(integers('points'))
      .addColumn('expire', 'integer')
      .execute();
  },
};
