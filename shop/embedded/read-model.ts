import type { Kysely } from 'kysely';
import type { Attempts } from './attempts/attempts.ts';
import type { ShopFile } from '@storefront/schema/shop-folder/shop-file.ts';
import type { Content } from '@storefront/schema/shop-folder/content/content.ts';
import type { ProductSearch } from '@storefront/search/product-search.ts';
import type { SoldOutProducts } from './catalogue/listing/stocked.rules.ts';
import type { ListIndex } from './catalogue/listing/list-index.ts';
import type { ProductReader } from './catalogue/product-reader.ts';
import type { StockReader } from './catalogue/stock/stock-store.ts';
import type { Structure } from './catalogue/structure.ts';
import type { ContactStore } from './content/contact/contact-store.ts';
import type { Tables } from './database/tables.ts';
import type { CompanyDetails } from './mail/mail.ts';

/** The published reviews of a product, as its cards show them. */
export interface Rating {
  /** The mean of all ratings, 1 to 5. */
  average: number;
  count: number;
}

/**
 * What the pages read: the catalogue, lists, search and content, whoever does the selling. In-memory parts are replaced
 * when the catalogue is, so routes read them at each request.
 */
export interface ReadModel {
  /** The clock of prices. */
  now: () => Date;
  db: Kysely<Tables>;
  structure: Structure;
  lists: ListIndex;
  /** The goods that were sold out when the lists were last brought up to date. */
  soldOut: SoldOutProducts;
  products: ProductReader;
  search: ProductSearch;
  /** Reads stock levels for display. */
  stock: StockReader;
  /** Reads the ratings of products; those without one are left out. */
  ratings: (ids: readonly number[]) => Promise<ReadonlyMap<number, Rating>>;
  /** The company details shown in mails and on pages. */
  companyDetails: CompanyDetails;
  /** The pages and posts of the merchant's folder. */
  content: Content;
  /** The shop's words, from `shop.yaml`. */
  shopFile: ShopFile;
  contact: ContactStore;
  /** Limits sign-ins, forms and guesses. */
  attempts: Attempts;
  /** Verifies the gateway’s signatures; see `needsSignature` of a route's config. */
  secret: string;
  /** The folder of pictures that imports have copied; missing for none. */
  picturesDir?: string | undefined;
  /** The folder of documents that imports have copied; missing for none. */
  documentsDir?: string | undefined;
  /** Called when there are mails to send. */
  onMail?: () => void;
  /** Tells another system of a newsletter subscription, before it is stored here. */
  onSubscription?: (email: string) => Promise<void>;
}
