import type { ShopRoutes } from '../shop.ts';
import { cartRoutes } from './carts/carts.ts';
import { accountRoutes } from './customers/accounts.ts';
import { addressRoutes } from './customers/addresses.ts';
import { emailChangeRoutes } from './customers/email-changes.ts';
import { resetRoutes } from './customers/resets.ts';
import { sessionRoutes } from './customers/sessions.ts';
import { checkoutRoutes } from './orders/checkout.ts';
import { orderRoutes } from './orders/orders.ts';
import { trackingRoutes } from './orders/tracking.ts';
import { quotationRoutes } from './quotations/quotations.ts';
import { reviewRoutes } from './reviews/reviews.ts';
import { savedListRoutes, sharedListRoutes } from './saved-lists/saved-lists.ts';
import { customerStockAlertRoutes, stockAlertRoutes } from './stock-alerts/stock-alerts.ts';

/** In the order of the OpenAPI document, where they follow the read model's. */
export const commerceRoutes: readonly ShopRoutes[] = [
  reviewRoutes,
  cartRoutes,
  sessionRoutes,
  accountRoutes,
  emailChangeRoutes,
  addressRoutes,
  resetRoutes,
  savedListRoutes,
  sharedListRoutes,
  quotationRoutes,
  stockAlertRoutes,
  customerStockAlertRoutes,
  checkoutRoutes,
  orderRoutes,
  trackingRoutes,
];
