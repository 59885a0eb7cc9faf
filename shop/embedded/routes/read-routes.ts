import { brandRoutes } from './brands.ts';
import { categoryRoutes } from './categories.ts';
import { contactRoutes } from './content/contact.ts';
import { bannerRoutes, blogRoutes, outboxRoutes, pageRoutes } from './content/content.ts';
import { newsletterRoutes } from './content/newsletter.ts';
import { storeRoutes } from './content/stores.ts';
import { listRoutes } from './lists.ts';
import { drawingRoutes, pictureRoutes, productDocumentRoutes, productPictureRoutes } from './pictures.ts';
import { productChangeRoutes } from './product-changes/product-changes.ts';
import { productRoutes, siteAddressRoutes } from './products.ts';
import { rangeRoutes } from './ranges.ts';
import type { ReadRoutes } from './route.ts';
import { searchRoutes } from './search/search.ts';
import { skuRoutes } from './skus.ts';

/** In the order of the OpenAPI document. */
export const readRoutes: readonly ReadRoutes[] = [
  categoryRoutes,
  brandRoutes,
  searchRoutes,
  listRoutes,
  productRoutes,
  productChangeRoutes,
  skuRoutes,
  rangeRoutes,
  siteAddressRoutes,
  pageRoutes,
  blogRoutes,
  bannerRoutes,
  storeRoutes,
  contactRoutes,
  newsletterRoutes,
  outboxRoutes,
  pictureRoutes,
  drawingRoutes,
  productPictureRoutes,
  productDocumentRoutes,
];
