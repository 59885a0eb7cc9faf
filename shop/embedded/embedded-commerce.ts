import type { Capability } from '@storefront/domain/shop-api/capabilities.rules.ts';
import type { Commerce } from './commerce.ts';
import { createPasswords, type Passwords } from './customers/passwords.ts';
import { readRatings } from './customers/reviews/store/review-store.ts';
import { createAccounts } from './customers/store/account-store.ts';
import { sendStockAlerts } from './customers/stock-alerts/stock-alert-store.ts';
import { createCartStore, startCleanup } from './orders/carts/cart-store.ts';
import { createCarts } from './orders/carts/stored-carts.ts';
import { createOrderStore } from './orders/store/order-store.ts';
import type { ReadModel } from './read-model.ts';
import { repeatTask } from './repeat-task.ts';
import { commerceRoutes } from './routes/commerce-routes.ts';
import { bindRoutes } from './routes/route.ts';
import type { Shop } from './shop.ts';

const MINUTE_MILLISECONDS = 60_000;
const HOUR_MILLISECONDS = 60 * MINUTE_MILLISECONDS;

/** Charges are those of the zones, so there are no delivery options; customers may change anything. */
const ANNOUNCED: readonly Capability[] = [
  'customer_stock_alerts',
  'exclude_fields',
  'limit',
  'quotations',
  'test_orders',
  'verbatim',
  'with_filters',
];

interface StoreOptions {
  passwords?: Passwords;
  unpaidOrderDays?: number | undefined;
}

export function withStores(model: ReadModel, { passwords, unpaidOrderDays }: StoreOptions = {}): Shop {
  const { db, companyDetails } = model;
  return Object.assign(model, {
    carts: createCarts(createCartStore(db), model),
    orders: createOrderStore(db, companyDetails, unpaidOrderDays),
    accounts: createAccounts(db, passwords ?? createPasswords(), companyDetails),
  });
}

/** Without the tasks that it repeats. */
export const embeddedCommerce = (shop: Shop): Omit<Commerce, 'close'> => ({
  routes: bindRoutes(shop, commerceRoutes),
  capabilities: ANNOUNCED,
  ratings: (ids) => readRatings(shop.db, ids),
});

/** Its tasks are safe to run in several processes. */
export function openEmbeddedCommerce(model: ReadModel, options: StoreOptions): Commerce {
  const shop = withStores(model, options);
  const oldCarts = startCleanup({ carts: createCartStore(shop.db), orders: shop.orders });
  const expiring = repeatTask(
    async () => {
      const expired = await shop.orders.expire(new Date());
      if (expired.length === 0) return;
      shop.stock.forget(expired.flatMap(({ needed }) => needed.map(({ productId }) => productId)));
      shop.onMail?.();
    },
    { pauseMilliseconds: HOUR_MILLISECONDS, failure: 'The embedded shop could not look for unpaid orders' },
  );
  const alerting = repeatTask(
    async (isClosed) => {
      if ((await sendStockAlerts(shop, new Date(), isClosed)) > 0) shop.onMail?.();
    },
    { pauseMilliseconds: MINUTE_MILLISECONDS, failure: 'The embedded shop could not send stock alerts' },
  );
  return {
    ...embeddedCommerce(shop),
    async close() {
      await oldCarts.close();
      await expiring.close();
      await alerting.close();
    },
  };
}
