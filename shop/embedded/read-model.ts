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
import type { Tables } from './database/tables.ts';
import type { CompanyDetails } from './mail/mail.ts';

export interface Rating {
  /** 1 to 5. */
  average: number;
  count: number;
}

/** Whoever does the selling. Parts are replaced when the catalogue is: routes read them at each request. */
export interface ReadModel {
  /** The clock of prices. */
  now: () => Date;
  db: Kysely<Tables>;
  structure: Structure;
  lists: ListIndex;
  /** As when the lists were last brought up to date. */
  soldOut: SoldOutProducts;
  products: ProductReader;
  search: ProductSearch;
  /** For display. */
  stock: StockReader;
  /** Products without reviews are left out. */
  ratings: (ids: readonly number[]) => Promise<ReadonlyMap<number, Rating>>;
  /** Shown in mails and on pages. */
  companyDetails: CompanyDetails;
  /** Of the merchant's folder. */
  content: Content;
  shopFile: ShopFile;
  /** Limits sign-ins, forms and guesses. */
  attempts: Attempts;
  /** Verifies the gateway’s signatures; see `needsSignature` of a route's config. */
  secret: string;
  /** Where imports copy pictures; missing for none. */
  picturesDir?: string | undefined;
  /** Where imports copy documents; missing for none. */
  documentsDir?: string | undefined;
  onMail?: () => void;
  /** Tells another system, before it is stored here. */
  onSubscription?: (email: string) => Promise<void>;
}
