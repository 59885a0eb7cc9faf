import { brandRoutes } from './brands.ts';
import { cartRoutes } from './carts/carts.ts';
import { categoryRoutes } from './categories.ts';
import { bannerRoutes, pageRoutes, blogRoutes } from './content/content.ts';
import { contactRoutes } from './content/contact.ts';
import { drawingRoutes, productPictureRoutes, pictureRoutes } from './pictures.ts';
import { accountRoutes } from './customers/accounts.ts';
import { addressRoutes } from './customers/addresses.ts';
import { emailChangeRoutes } from './customers/email-changes.ts';
import { resetRoutes } from './customers/resets.ts';
import { sessionRoutes } from './customers/sessions.ts';
import { listRoutes } from './lists.ts';
import { checkoutRoutes } from './orders/checkout.ts';
import { orderRoutes, outboxRoutes, storeRoutes } from './orders/orders.ts';
import { trackingRoutes } from './orders/tracking.ts';
import { productChangeRoutes } from './product-changes/product-changes.ts';
import { productRoutes, siteAddressRoutes } from './products.ts';
import { rangeRoutes } from './ranges.ts';
import { reviewRoutes } from './reviews/reviews.ts';
import type { ShopRoutes } from './route.ts';
import { savedListRoutes, sharedListRoutes } from './saved-lists/saved-lists.ts';
import { searchRoutes } from './search/search.ts';
import { skuRoutes } from './skus.ts';
import { stockAlertRoutes } from './stock-alerts/stock-alerts.ts';

/** The routes of every noun, in the order of the OpenAPI document. */
export const shopRoutes: readonly ShopRoutes[] = [
  categoryRoutes,
  brandRoutes,
  searchRoutes,
  listRoutes,
  productRoutes,
  productChangeRoutes,
  skuRoutes,
  rangeRoutes,
  siteAddressRoutes,
  reviewRoutes,
  pageRoutes,
  blogRoutes,
  bannerRoutes,
  storeRoutes,
  contactRoutes,
  cartRoutes,
  sessionRoutes,
  accountRoutes,
  emailChangeRoutes,
  addressRoutes,
  resetRoutes,
  savedListRoutes,
  sharedListRoutes,
  stockAlertRoutes,
  checkoutRoutes,
  orderRoutes,
  trackingRoutes,
  outboxRoutes,
  pictureRoutes,
  drawingRoutes,
  productPictureRoutes,
];
