import type { Capability } from '@storefront/domain/shop-api/capabilities.rules.ts';
import type { MedusaSettings } from '@storefront/config/config.ts';
import type { Commerce } from '../commerce.ts';
import type { ReadModel } from '../read-model.ts';
import { bindRoutes } from '../routes/route.ts';
import { medusaAccountRoutes } from './accounts/account-routes.ts';
import type { AccountShop } from './accounts/account-shop.ts';
import { medusaAddressRoutes } from './accounts/address-routes.ts';
import { mailReset, medusaResetRoutes } from './accounts/reset-routes.ts';
import { medusaSessionRoutes } from './accounts/session-routes.ts';
import { medusaCartRoutes } from './carts/cart-routes.ts';
import { mergeCarts } from './carts/carts.ts';
import { createMedusa } from './medusa-client.ts';
import { createMedusaShop, startMedusaCleanup } from './medusa-shop.ts';
import { medusaOrderRoutes } from './orders/order-routes.ts';
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

interface OpenOptions {
  /** The folder of reports. */
  dataDir: string;
  onProgress: (message: string) => void;
  /** Called after the catalogue was written. */
  onWritten: () => void;
}

/** Opens a commerce that sells in Medusa: a copy of its catalogue, and its carts, orders and customers by its own calls. */
export async function openMedusaCommerce(
  model: ReadModel,
  settings: MedusaSettings,
  options: OpenOptions,
): Promise<Commerce> {
  const medusa = createMedusa(settings);
  const region = await openRegion(model.db, medusa, settings);
  options.onProgress(`Medusa: ${settings.url} sells in the region ${region.regionId}.`);
  const shop = createMedusaShop(model, { medusa, regionId: region.regionId });
  const accounts: AccountShop = { ...shop, mergeCarts: (cartToken, customer) => mergeCarts(shop, cartToken, customer) };
  const cleanup = startMedusaCleanup(shop);
  const sync = startSync(model, medusa, { ...settings, ...region, ...options, minutes: settings.syncMinutes });
  const routes = [
    ...bindRoutes(shop, [medusaCartRoutes, medusaOrderRoutes]),
    ...bindRoutes(accounts, [medusaSessionRoutes, medusaAccountRoutes, medusaAddressRoutes]),
    // Medusa tells of a reset by its event alone.
    ...(settings.eventsSecret === null ? [] : bindRoutes(accounts, [medusaResetRoutes])),
  ];
  if (settings.eventsSecret !== null)
    routes.push(
      eventRoutes({
        secret: settings.eventsSecret,
        onChanged: sync.changed,
        onPasswordReset: ({ entity_id: email, token }) => mailReset(accounts, { email, medusaToken: token }),
      }),
    );
  return {
    routes,
    capabilities: ANNOUNCED,
    // Medusa has no reviews.
    ratings: async () => new Map(),
    async close() {
      await sync.close();
      await cleanup.close();
    },
  };
}
