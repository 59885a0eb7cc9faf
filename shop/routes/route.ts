import type { FastifyPluginAsync, FastifyTypeProvider, RawServerDefault } from 'fastify';
import type { Kysely } from 'kysely';
import type { Static, TSchema } from 'typebox';
import type { ProductReader } from '../catalogue/product-reader.ts';
import type { Structure } from '../catalogue/structure.ts';
import type { ContactRateLimit } from '../customers/contact/contact-rate-limit.ts';
import type { Passwords } from '../customers/passwords.ts';
import type { Account } from '../customers/store/customer-rows.ts';
import type { ListIndex } from '../catalogue/listing/list-index.ts';
import type { CompanyDetails } from '../mail/mail.ts';
import type { ProductSearch } from '../search/product-search.ts';
import type { CartStore } from '../orders/carts/cart-store.ts';
import type { ContactStore } from '../customers/contact/contact-store.ts';
import type { OrderStore } from '../orders/store/order-store.ts';
import type { StockReader } from '../catalogue/stock/stock-store.ts';
import type { Tables } from '../database/tables.ts';

/** What every route works with. What is in memory is replaced as a whole when the catalogue is: a route takes it afresh each time. */
export interface Shop {
  db: Kysely<Tables>;
  structure: Structure;
  lists: ListIndex;
  products: ProductReader;
  search: ProductSearch;
  /** What is in stock, to show. */
  stock: StockReader;
  carts: CartStore;
  orders: OrderStore;
  passwords: Passwords;
  /** Who the shop is in its mails and on its pages. */
  companyDetails: CompanyDetails;
  contact: ContactStore;
  contactRateLimit: ContactRateLimit;
  /** What calls of the shop's own gateway carry; see `needsSecret` of a route's config. */
  secret: string;
  /** Told that there are mails to send. */
  onMail?: () => void;
}

declare module 'fastify' {
  /** What the OpenAPI document says of a route besides its schemas. */
  interface FastifySchema {
    summary?: string;
    /** The group of operations that it is listed in. */
    tag?: string;
    /** Whether a shop may do without the call: a 404 disables one feature of the storefront. */
    isOptional?: true;
    /** The statuses that it is refused with, and why. */
    errors?: Readonly<Record<number, string>>;
    /** Whether the route is the embedded shop's own, and no part of the contract. */
    isInternal?: true;
  }
  interface FastifyContextConfig {
    /** For the shop's own gateway alone: a caller could mark orders as paid, or read the links that set passwords. */
    needsSecret?: true;
  }
  interface FastifyRequest {
    /** The customer who is signed in; set by the hook `customersOnly`. */
    customer: Account;
  }
}

/** Types of requests follow from their schemas; answers are held to theirs by tests. */
interface RouteTypes extends FastifyTypeProvider {
  validator: this['schema'] extends TSchema ? Static<this['schema']> : unknown;
  serializer: unknown;
}

/** The routes of one noun. */
export type ShopRoutes = FastifyPluginAsync<{ shop: Shop }, RawServerDefault, RouteTypes>;
