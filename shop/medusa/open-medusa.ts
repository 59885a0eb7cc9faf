import type { Capability } from '@storefront/domain/shop-api/capabilities.rules.ts';
import type { MedusaSettings } from '@storefront/embedded/config/config.ts';
import type { Commerce } from '@storefront/embedded/commerce.ts';
import type { ReadModel } from '@storefront/embedded/read-model.ts';
import { cartRoutes } from '@storefront/embedded/routes/carts/carts.ts';
import { accountRoutes } from '@storefront/embedded/routes/customers/accounts.ts';
import { addressRoutes } from '@storefront/embedded/routes/customers/addresses.ts';
import { resetRoutes } from '@storefront/embedded/routes/customers/resets.ts';
import { sessionRoutes } from '@storefront/embedded/routes/customers/sessions.ts';
import { checkoutRoutes } from '@storefront/embedded/routes/orders/checkout.ts';
import { orderRoutes } from '@storefront/embedded/routes/orders/orders.ts';
import { trackingRoutes } from '@storefront/embedded/routes/orders/tracking.ts';
import { bindRoutes } from '@storefront/embedded/routes/route.ts';
import { createMedusaCarts } from './carts/medusa-carts.ts';
import type { Selling, SellingRoutes } from '@storefront/embedded/selling.ts';
import { createMedusaAccounts } from './accounts/medusa-accounts.ts';
import { subscribeInMedusa } from './accounts/newsletter.ts';
import { mergeCarts } from './carts/carts.ts';
import { createMedusaOrders } from './orders/medusa-orders.ts';
import { createMedusa } from './medusa-client.ts';
import { createMedusaShop, type MedusaShop, startMedusaCleanup } from './medusa-shop.ts';
import { startCancellingUnpaid } from './orders/cancel-unpaid.ts';
import { openRegion } from './region.ts';
import { eventRoutes } from './sync/events.ts';
import { startSync } from './sync/start-sync.ts';

/** Medusa has no call that changes a customer's email address, and changes a password only by a mailed link. */
const ANNOUNCED: readonly Capability[] = [
  'delivery_options',
  'exclude_fields',
  'limit',
  'no_email_change',
  'no_password_change',
  'verbatim',
  'with_filters',
];

/** But for those of passwords by mail. */
export const MEDUSA_ROUTES: readonly SellingRoutes[] = [
  cartRoutes,
  sessionRoutes,
  accountRoutes,
  addressRoutes,
  checkoutRoutes,
  orderRoutes,
  trackingRoutes,
];

export const withMedusa = (shop: MedusaShop): ReadModel & Selling =>
  Object.assign(shop.model, {
    carts: createMedusaCarts(shop),
    orders: createMedusaOrders(shop),
    accounts: createMedusaAccounts({ ...shop, mergeCarts: (token, customer) => mergeCarts(shop, token, customer) }),
  });

interface OpenOptions {
  /** Reports are written below it. */
  dataDir: string;
  onProgress: (message: string) => void;
  /** Until an unpaid order is cancelled. */
  unpaidOrderDays: number | undefined;
  onWritten: () => void;
}

/** A copy of Medusa's catalogue, and its carts, orders and customers by its own calls. */
export async function openMedusaCommerce(
  model: ReadModel,
  settings: MedusaSettings,
  options: OpenOptions,
): Promise<Commerce> {
  const medusa = createMedusa(settings);
  const region = await openRegion(model.db, medusa, settings);
  options.onProgress(`Medusa: ${settings.url} sells in the region ${region.regionId}.`);
  const { unpaidOrderDays } = options;
  const shop = createMedusaShop(model, { medusa, regionId: region.regionId, unpaidOrderDays });
  const selling = withMedusa(shop);
  model.onSubscription = (email) => subscribeInMedusa(medusa, email);
  const tasks = [startMedusaCleanup(shop), startCancellingUnpaid(shop)];
  const sync = startSync(model, medusa, { ...settings, ...region, ...options, minutes: settings.syncMinutes });
  const routes = bindRoutes(selling, MEDUSA_ROUTES);
  if (settings.eventsSecret !== null)
    // Medusa tells of a reset by its event alone.
    routes.push(
      ...bindRoutes(selling, [resetRoutes]),
      eventRoutes({
        secret: settings.eventsSecret,
        db: model.db,
        onPasswordReset: ({ entity_id: email, token }, transaction) =>
          shop.resets.mail({ email, medusaToken: token }, transaction),
        onMessage() {
          sync.wake();
          model.onMail?.();
        },
      }),
    );
  return {
    routes,
    capabilities: ANNOUNCED,
    // Medusa has no reviews.
    ratings: async () => new Map(),
    async close() {
      await sync.close();
      await Promise.all(tasks.map((task) => task.close()));
    },
  };
}
