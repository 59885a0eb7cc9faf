import type { Kysely } from 'kysely';
import type { ProductReader } from '../catalogue/product-reader.ts';
import type { Structure } from '../catalogue/structure.ts';
import type { ContactRateLimit } from '../customers/contact/contact-rate-limit.ts';
import type { Passwords } from '../customers/passwords.ts';
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
  /** What calls of the shop's own gateway carry; see `Route.needsSecret`. */
  secret: string;
  /** Told that there are mails to send. */
  onMail?: () => void;
}

export interface ShopRequest {
  /** What the route's pattern took from the path. */
  parameter: string;
  query: URLSearchParams;
  body: unknown;
}

export interface ShopAnswer {
  status: number;
  /** Answered as JSON; a text is answered as it is. */
  body: unknown;
  headers?: Record<string, string>;
}

export interface Route {
  method: 'GET' | 'POST' | 'PUT';
  /** Matches the whole path; its first group is the parameter. */
  path: RegExp;
  /** For the shop's own gateway alone: whoever calls it could mark orders as paid, or set passwords by what stands in mails. */
  needsSecret?: true;
  answer(request: ShopRequest, shop: Shop): ShopAnswer | Promise<ShopAnswer>;
}

export const ok = (body: unknown): ShopAnswer => ({ status: 200, body });
export const refusal = (status: number, detail: string): ShopAnswer => ({ status, body: { detail } });
