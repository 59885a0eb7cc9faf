import type { Generated } from 'kysely';

/** The tables of the embedded shop. Catalogue records are stored whole, as JSON documents. */
export interface Tables {
  settings: { key: string; value: string };
  /**
   * `updated_at` is an ISO time, empty where unknown. `revision` grows with every write, so that a running shop can
   * poll for changes.
   */
  products: {
    id: number;
    url: string;
    document: string;
    revision: number;
    updated_at: string;
    /** 1 for a product that is no longer sold, else 0. */
    off_sale: Generated<number>;
    /** ISO time at which its price changes next; null for never. */
    price_changes_at: Generated<string | null>;
  };
  /** Deleted products, so that partners who keep a copy learn of it. */
  removed_products: { id: number; url: string; revision: number; removed_at: string };
  categories: { id: number; document: string };
  brands: { id: number; document: string };
  /** The drawing that each generated picture is rendered from, by the hash in the picture's URL. */
  drawings: { hash: string; document: string };
  /** The keys by which feeds identify products. */
  imported_keys: { key: string; product_id: number; next_variant: number; run: number };
  /** The sources of each imported product: it stays on sale until no source has it. */
  imported_sources: { source: string; product_id: number };
  /**
   * Medusa's variants, by its id. `variant_id` is 0 for a product without a choice; `is_sold` is 0 for one that Medusa
   * no longer has, else 1.
   */
  medusa_variants: {
    id: string;
    medusa_product_id: string;
    product_id: number;
    variant_id: number;
    is_sold: number;
  };
  /** The shop's category or brand for each of Medusa's categories and collections, by its id. */
  medusa_places: { id: string; number: number };
  /** The shop's category for each feed category, by the key of its path in the feed. */
  imported_categories: { path: string; category_id: number };
  /** Permanent redirects. */
  redirects: { from_url: string; to_url: string };
  /** Only the token's hash is stored. */
  carts: {
    id: Generated<number>;
    token_hash: string;
    created_at: string;
    /** When it was created, last changed or, at a day's resolution, last read. */
    touched_at: string;
    /** Its owner; null for an anonymous cart. */
    customer_id: string | null;
    /** 1 for a test of a partner's sandbox key, else 0. */
    is_test: Generated<number>;
  };
  cart_items: {
    id: Generated<number>;
    cart_id: number;
    product_id: number;
    variant_id: number | null;
    quantity: number;
    /** The item that an add-on belongs to. */
    parent_id: number | null;
    /** Unit price in centipence ex VAT and name at the time it was added; null where they are unknown. */
    added_price: number | null;
    added_name: string | null;
  };
  /**
   * Current stock, which orders reduce. `variant_id` is 0 for a product as a whole; `counted` is the level last set by
   * the catalogue.
   */
  stock: { product_id: number; variant_id: number; level: number; counted: number };
  /** The part of the stock that is in a branch: `branch` is its id in shop.yaml. */
  branch_stock: { product_id: number; variant_id: number; branch: string; level: number };
  /** Sequences: `order`, `invoice` and `test_order` are the last numbers issued. */
  counters: { name: string; value: number };
  /** An order as it was placed, with the stock that it took. An idempotency key is unique within a cart. */
  orders: {
    id: string;
    number: number;
    cart_id: number;
    idempotency_key: string;
    content_hash: string;
    status: string;
    placed_at: string;
    document: string;
    /** When it is cancelled if unpaid; null for no deadline. */
    expires_at: string | null;
    /**
     * The caller that placed it, for rate limits: the normalised email address and a hash of the IP address; null where
     * they are unknown.
     */
    email_key: string | null;
    client_key: string | null;
    /** The customer; null for a guest. */
    customer_id: string | null;
    /** The number of its VAT invoice, issued at payment in one sequence; null before. */
    invoice_number: number | null;
    /** 1 for a test of a partner's sandbox key, else 0. */
    is_test: Generated<number>;
  };
  /** Payment events received; each event id counts once. */
  payment_events: { order_id: string; event_id: string; outcome: string; reference: string; received_at: string };
  /** Contact messages; `email_key` is the normalised address. */
  contact_messages: {
    id: string;
    created_at: string;
    name: string;
    email: string;
    email_key: string;
    phone: string;
    order_number: string;
    message: string;
  };
  /**
   * Mails, sent or to be sent. `due_at` is when the next attempt is due: the process that moves it on makes that
   * attempt. `limit_key` is kind and recipient of a mail that anyone can trigger; null for others.
   */
  outbox: {
    id: string;
    recipient: string;
    subject: string;
    text: string;
    html: string;
    created_at: string;
    sent_at: string | null;
    attempts: number;
    due_at: string;
    failure: string | null;
    limit_key: string | null;
  };
  /** Product reviews. The email address is never published; `content_hash` deduplicates. */
  reviews: {
    id: Generated<number>;
    product_id: number;
    rating: number;
    title: string;
    body: string;
    author: string;
    email: string;
    content_hash: string;
    created_at: string;
    /** `pending`, `published` or `rejected`. */
    status: Generated<string>;
    /** The order that verifies the buyer; null for none. */
    order_id: Generated<string | null>;
    /** When the shop last approved or rejected it; null for never. */
    decided_at: Generated<string | null>;
    rejection_reason: Generated<string | null>;
  };
  /** Idempotency keys of a cart's additions: the same key adds once. */
  cart_additions: { cart_id: number; key: string; added_at: string };
  /** Passwords are stored as argon2id hashes; `email_key` is the normalised address. */
  customers: {
    id: string;
    email: string;
    email_key: string;
    password_hash: string;
    first_name: string;
    last_name: string;
    phone: string;
    company: string;
    /** Normalised; empty for none. */
    vat_number: Generated<string>;
    default_address_id: string | null;
    created_at: string;
  };
  customer_addresses: { id: string; customer_id: string; document: string; created_at: string };
  /**
   * Lists that customers save; `lines` and `sections` are JSON. `name_key` is the lower-case name, unique for a
   * customer; `share_key` opens a list to anyone who has it, null for nobody.
   */
  saved_lists: {
    id: string;
    customer_id: string;
    name: string;
    name_key: string;
    lines: string;
    sections: Generated<string>;
    share_key: string | null;
    created_at: string;
    updated_at: string;
  };
  /**
   * Quotations of customers; `valid_until` is a day, `total` is pence inc VAT, `document` is JSON and never changes.
   */
  quotations: {
    id: string;
    customer_id: string;
    number: number;
    name: string;
    client_name: string;
    client_address: string;
    valid_until: string;
    total: number;
    document: string;
    created_at: string;
  };
  /**
   * Requests to be told when something is back in stock; `variant_id` is 0 for any variant. `token_hash` is of the
   * mailed link, which confirms or deletes it; `confirmed_at` is null until then.
   */
  stock_alerts: {
    id: string;
    product_id: number;
    variant_id: number;
    email: string;
    email_key: string;
    token_hash: string;
    created_at: string;
    confirmed_at: string | null;
    /** The account that lists it, which asked for it or confirmed it with this address; null for none. */
    customer_id: string | null;
  };
  /** Sessions, by the hash of the token. */
  sessions: { token_hash: string; customer_id: string; expires_at: string };
  /**
   * Password reset links, by the hash of the token; `customer_id` is null for a request with an address that has no
   * account.
   */
  password_resets: { token_hash: string; customer_id: string | null; expires_at: string };
  /** Devices that have signed in to an account before, by the hash of their token. */
  known_devices: { token_hash: string; customer_id: string; used_at: string };
  /** Pending email changes, by the hash of the confirmation token. */
  email_changes: { customer_id: string; token_hash: string; email: string; expires_at: string };
  newsletter_subscribers: { email_key: string; email: string; subscribed_at: string };
  /**
   * Sessions of customers whom Medusa keeps, by the hash of the token. `sealed` is theirs in Medusa, encrypted with a
   * key derived from the token.
   */
  medusa_sessions: { token_hash: string; customer_hash: string; sealed: string; expires_at: string };
  /**
   * Carts that Medusa keeps, by the hash of what opens them: an anonymous cart's token, or the customer's id in Medusa,
   * with which `sealed` is encrypted.
   */
  medusa_carts: {
    owner_hash: string;
    /** 1 for a customer's cart, else 0. */
    is_customers: number;
    sealed: string;
    created_at: string;
    touched_at: string;
  };
}
