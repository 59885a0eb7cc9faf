import type { Generated } from 'kysely';

/** Catalogue records are stored whole, as JSON documents. */
export interface Tables {
  settings: { key: string; value: string };
  /** `updated_at`: ISO time, empty where unknown. `revision` grows with every write, so that shops can poll. */
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
  /** Partners who keep a copy learn of the removal. */
  removed_products: { id: number; url: string; revision: number; removed_at: string };
  categories: { id: number; document: string };
  brands: { id: number; document: string };
  /** By the hash in the picture's URL. */
  drawings: { hash: string; document: string };
  imported_keys: { key: string; product_id: number; next_variant: number; run: number };
  /** A product stays on sale until no source has it. */
  imported_sources: { source: string; product_id: number };
  /** By Medusa's id. `variant_id` is 0 for a product without a choice; `is_sold` is 0 once Medusa has it no longer. */
  medusa_variants: {
    id: string;
    medusa_product_id: string;
    product_id: number;
    variant_id: number;
    is_sold: number;
  };
  /** `id` is that of Medusa's category or collection. */
  medusa_places: { id: string; number: number };
  /** `path` is the key of a category's path in the feed. */
  imported_categories: { path: string; category_id: number };
  redirects: { from_url: string; to_url: string };
  /** Only the token's hash is stored. */
  carts: {
    id: Generated<number>;
    token_hash: string;
    created_at: string;
    /** When it was created, last changed or, at a day's resolution, last read. */
    touched_at: string;
    /** Null for an anonymous cart. */
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
    /** Centipence ex VAT, as at the time it was added; null where unknown. */
    added_price: number | null;
    added_name: string | null;
  };
  /** Orders reduce it. `variant_id` is 0 for a whole product; `counted` is the level last set by the catalogue. */
  stock: { product_id: number; variant_id: number; level: number; counted: number };
  /** `branch` is its id in shop.yaml. */
  branch_stock: { product_id: number; variant_id: number; branch: string; level: number };
  /** `order`, `invoice` and `test_order` are the last numbers issued. */
  counters: { name: string; value: number };
  /** An idempotency key is unique within a cart. */
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
    /** For rate limits: the normalised email address and a hash of the IP address; null where unknown. */
    email_key: string | null;
    client_key: string | null;
    /** Null for a guest. */
    customer_id: string | null;
    /** Issued at payment in one sequence; null before. */
    invoice_number: number | null;
    /** 1 for a test of a partner's sandbox key, else 0. */
    is_test: Generated<number>;
  };
  /** Each event id counts once. */
  payment_events: { order_id: string; event_id: string; outcome: string; reference: string; received_at: string };
  /** `email_key` is the normalised address. */
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
  /** Who moves `due_at` on makes the attempt. `limit_key`: kind and recipient if anyone can trigger the mail. */
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
  /** The email address is never published; `content_hash` deduplicates. */
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
    /** Verifies the buyer; null for none. */
    order_id: Generated<string | null>;
    /** Null for never. */
    decided_at: Generated<string | null>;
    rejection_reason: Generated<string | null>;
  };
  /** The same idempotency key adds once. */
  cart_additions: { cart_id: number; key: string; added_at: string };
  /** Passwords are argon2id hashes; `email_key` is the normalised address. */
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
  /** JSON in `lines` and `sections`; `name_key` is the lower-case name; `share_key` opens the list to anyone. */
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
  /** `valid_until` is a day, `total` is pence inc VAT, `document` is JSON and never changes. */
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
  /** `variant_id` is 0 for any variant; `token_hash` is of the mailed link; `confirmed_at` is null before. */
  stock_alerts: {
    id: string;
    product_id: number;
    variant_id: number;
    email: string;
    email_key: string;
    token_hash: string;
    created_at: string;
    confirmed_at: string | null;
    /** The account that lists it, having asked for it or confirmed it with this address; null for none. */
    customer_id: string | null;
  };
  sessions: { token_hash: string; customer_id: string; expires_at: string };
  /** `customer_id` is null for a request with an address that has no account. */
  password_resets: { token_hash: string; customer_id: string | null; expires_at: string };
  known_devices: { token_hash: string; customer_id: string; used_at: string };
  email_changes: { customer_id: string; token_hash: string; email: string; expires_at: string };
  /** Rate limits, by rate-limiter-flexible, on PostgreSQL alone; `expire` is in milliseconds. */
  attempts: { key: string; points: number; expire: number | null };
  newsletter_subscribers: { email_key: string; email: string; subscribed_at: string };
  /** `sealed` is the customer's session in Medusa, encrypted with a key derived from the token. */
  medusa_sessions: { token_hash: string; customer_hash: string; sealed: string; expires_at: string };
  /** By the hash of an anonymous cart's token or of the customer's id in Medusa, which encrypts `sealed`. */
  medusa_carts: {
    owner_hash: string;
    /** 1 for a customer's cart, else 0. */
    is_customers: number;
    sealed: string;
    created_at: string;
    touched_at: string;
  };
}
