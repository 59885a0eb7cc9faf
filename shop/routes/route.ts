import type { FastifyPluginAsync, FastifyTypeProvider, RawServerDefault } from 'fastify';
import type { Kysely } from 'kysely';
import type { Static, TSchema } from 'typebox';
import type { ShopFile } from '@storefront/config/shop-folder/shop-file.ts';
import type { ProductReader } from '../catalogue/product-reader.ts';
import type { Structure } from '../catalogue/structure.ts';
import type { Passwords } from '../customers/passwords.ts';
import type { Account } from '../customers/customer.ts';
import type { SoldOutProducts } from '../catalogue/listing/stocked.rules.ts';
import type { ListIndex } from '../catalogue/listing/list-index.ts';
import type { Content } from '@storefront/config/shop-folder/content/content.ts';
import type { CompanyDetails } from '../mail/mail.ts';
import type { ProductSearch } from '@storefront/search/product-search.ts';
import type { CartStore } from '../orders/carts/cart-store.ts';
import type { ContactStore } from '../customers/contact/contact-store.ts';
import type { OrderStore } from '../orders/store/order-store.ts';
import type { StockReader } from '../catalogue/stock/stock-store.ts';
import type { Tables } from '../database/tables.ts';

/** The dependencies of every route. In-memory parts are replaced when the catalogue is, so routes read them at each request. */
export interface Shop {
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
  carts: CartStore;
  orders: OrderStore;
  passwords: Passwords;
  /** The company details shown in mails and on pages. */
  companyDetails: CompanyDetails;
  /** The pages and posts of the merchant's folder. */
  content: Content;
  /** The shop's words, from `shop.yaml`. */
  shopFile: ShopFile;
  contact: ContactStore;
  /** Verifies the gateway's signatures; see `needsSignature` of a route's config. */
  secret: string;
  /** The folder of pictures that imports have copied; missing for none. */
  picturesDir?: string | undefined;
  /** Called when there are mails to send. */
  onMail?: () => void;
}

declare module 'fastify' {
  /** A route's part of the OpenAPI document besides its schemas; the first three are @fastify/swagger's. */
  interface FastifySchema {
    summary?: string;
    tags?: readonly string[];
    /** Whether the route is left out of the contract, as only the embedded shop has it. */
    hide?: boolean;
    /** Whether a shop may answer 404 instead of implementing it, which disables one feature of the storefront. */
    isOptional?: true;
    /** Descriptions of its error responses by status. */
    errors?: Readonly<Record<number, string>>;
  }
  interface FastifyContextConfig {
    /** Reserved for the gateway, which signs the call: other callers could mark orders as paid, or read password-reset links. */
    needsSignature?: true;
  }
  interface FastifyRequest {
    /** The body as received; empty for none. */
    bodyText: string;
    /** The signed-in customer; set by the hook `customersOnly`. */
    customer: Account;
  }
}

/** Derives request types from schemas. Responses are untyped here; tests validate them against their schemas. */
interface RouteTypes extends FastifyTypeProvider {
  validator: this['schema'] extends TSchema ? Static<this['schema']> : unknown;
  serializer: unknown;
}

/** The routes of one noun. */
export type ShopRoutes = FastifyPluginAsync<{ shop: Shop }, RawServerDefault, RouteTypes>;
