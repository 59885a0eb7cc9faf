import type { Kysely } from 'kysely';
import type { RestOptions } from '../../graph/product/product.rest.ts';
import type { CatalogueChanges } from '../../upstream/changes/catalogue-changes.ts';
import type { PartnerTables } from '../store/partner-tables.ts';
import { clearDeliveries } from './delivery-store.ts';
import { lookAtOrders, type OrderEvents } from './order-events.ts';
import { createProductWatch } from './product-events.ts';
import { createWebhookSender } from './webhook-sender.ts';

const SEND_MILLISECONDS = 1_000;
const LOOK_MILLISECONDS = 5_000;
const CLEAR_MILLISECONDS = 3_600_000;

interface OpenOptions {
  db: Kysely<PartnerTables>;
  orderEvents: OrderEvents;
  shopApi: RestOptions;
  changes: Pick<CatalogueChanges, 'onChange'>;
  allowsLoopback: boolean;
  onFailure(error: unknown): void;
}

/** Looks for changes and sends their events. `close` waits for requests in progress. */
export function openWebhooks({ db, orderEvents, shopApi, changes, allowsLoopback, onFailure }: OpenOptions): {
  close(): Promise<void>;
} {
  const now = () => new Date();
  const sender = createWebhookSender({ db, now, allowsLoopback, onFailure });
  const products = createProductWatch({ db, shopApi, now });
  let isClosed = false;
  changes.onChange((change) => void products.note(change).catch(onFailure));
  const tasks = [
    repeat(sender.sendDue, SEND_MILLISECONDS, { overlaps: true }),
    repeat(products.look, LOOK_MILLISECONDS),
    repeat(() => lookAtOrders(db, shopApi, now()), LOOK_MILLISECONDS),
    repeat(orderEvents.recordWaiting, LOOK_MILLISECONDS),
    repeat(() => clearDeliveries(db, now()), CLEAR_MILLISECONDS),
  ];

  /** One run at a time, unless runs look after themselves. */
  function repeat(work: () => Promise<void>, milliseconds: number, { overlaps = false } = {}) {
    let running: Promise<void> | null = null;
    const timer = setInterval(() => {
      if (isClosed || (running && !overlaps)) return;
      running = work()
        .catch(onFailure)
        .finally(() => (running = null));
    }, milliseconds).unref();
    return { timer, running: () => running };
  }

  return {
    async close() {
      isClosed = true;
      for (const { timer } of tasks) clearInterval(timer);
      await Promise.all([sender.close(), ...tasks.map(({ running }) => running())]);
      await orderEvents.recordWaiting().catch(onFailure);
    },
  };
}
