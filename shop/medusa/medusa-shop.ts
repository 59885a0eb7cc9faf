import { UNPAID_ORDER_DAYS } from '@storefront/embedded/orders/expiry.rules.ts';
import { createAccessKeys } from '@storefront/embedded/orders/store/access-keys.ts';
import type { ReadModel } from '@storefront/embedded/read-model.ts';
import { repeatTask, type RepeatedTask } from '@storefront/embedded/repeat-task.ts';
import { createResets } from './accounts/resets.ts';
import { createCartStates } from './carts/cart-states.ts';
import type { Medusa } from './medusa-client.ts';
import { createNumbers } from './numbers.ts';
import { createSessions } from './sessions.ts';

export type MedusaShop = ReturnType<typeof createMedusaShop>;

interface ShopOptions {
  medusa: Medusa;
  /** Of the region that sells. */
  regionId: string;
  /** Until an unpaid order is cancelled. */
  unpaidOrderDays?: number | undefined;
}

export const createMedusaShop = (
  model: ReadModel,
  { medusa, regionId, unpaidOrderDays = UNPAID_ORDER_DAYS }: ShopOptions,
) => ({
  model,
  medusa,
  regionId,
  unpaidOrderDays,
  numbers: createNumbers(model.db),
  sessions: createSessions(model.db, medusa, model.now),
  resets: createResets(model),
  states: createCartStates(model.db, model.now),
  accessKeys: createAccessKeys(model.db),
});

const HOUR_MILLISECONDS = 60 * 60_000;

/** Ended sessions and old anonymous carts, every hour. Safe to run in several processes. */
export const startMedusaCleanup = ({ sessions, states }: MedusaShop): RepeatedTask =>
  repeatTask(
    async () => {
      await sessions.deleteExpired();
      await states.deleteOld();
    },
    { pauseMilliseconds: HOUR_MILLISECONDS, failure: 'The shop could not delete old carts and sessions' },
  );
