import type { Generated } from 'kysely';

/** The tables of the embedded shop. Catalogue records are kept whole, as documents. */
export interface Tables {
  settings: { key: string; value: string };
  /** `updated_at` is an ISO time, empty where nobody knows it. `revision` grows with every write, so that a running shop finds what has changed since it last looked. */
  products: {
    id: number;
    url: string;
    document: string;
    revision: number;
    updated_at: string;
    /** 1 for a product that is no longer sold. */
    off_sale: Generated<number>;
  };
  categories: { id: number; document: string };
  brands: { id: number; document: string };
  /** What pictures are drawn from, by the hash in their address. */
  drawings: { hash: string; document: string };
  /** What feeds know products by. */
  imported_keys: { key: string; product_id: number; next_variant: number; run: number };
  /** Which sources brought each product: a product of several is sold until none of them has it. */
  imported_sources: { source: string; product_id: number };
  /** Where the categories of feeds went in the shop, by the key of their path in the feed. */
  imported_categories: { path: string; category_id: number };
  /** Addresses that have moved for good. */
  redirects: { from_url: string; to_url: string };
  /** A token is a secret: only its hash is kept. */
  carts: {
    id: Generated<number>;
    token_hash: string;
    created_at: string;
    /** When it was last made, changed or, on another day, read. */
    touched_at: string;
    /** Whose it is; null for whoever has its token. */
    customer_id: string | null;
  };
  cart_items: {
    id: Generated<number>;
    cart_id: number;
    product_id: number;
    variant_id: number | null;
    quantity: number;
    /** The item that an add-on goes with. */
    parent_id: number | null;
    /** What one cost when it was added, in centipence ex VAT, and what it was called; null for items from before these were kept. */
    added_price: number | null;
    added_name: string | null;
  };
  /** What is in stock now: orders take from it. `variant_id` is 0 for a product as a whole; `counted` is the level that the catalogue said last. */
  stock: { product_id: number; variant_id: number; level: number; counted: number };
  /** Numbers that are given once each: `order` is the last one given to an order. */
  counters: { name: string; value: number };
  /** An order as it was placed, with what was taken from stock for it. A cart never has two of one idempotency key. */
  orders: {
    id: string;
    number: number;
    cart_id: number;
    idempotency_key: string;
    content_hash: string;
    status: string;
    placed_at: string;
    document: string;
    /** When it is cancelled unless it is paid before; null where it waits for nothing. */
    expires_at: string | null;
    /** Who placed it: the e-mail address as it is compared, and a hash of the address on the network; null for orders from before these were kept. */
    email_key: string | null;
    client_key: string | null;
    /** Who was signed in; null for a guest. */
    customer_id: string | null;
  };
  /** What was heard of an order's payment; one event counts once. */
  payment_events: { order_id: string; event_id: string; outcome: string; reference: string; received_at: string };
  /** What shoppers have written; `email_key` is the address in lower case. */
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
  /** Mails, sent or to be sent. `due_at` is when the next attempt is due: whoever moves it on makes that attempt. `limit_key` is the kind and the recipient of a mail that anyone can ask for; null for others. */
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
  /** What shoppers say of products. The e-mail is for the shop alone; the hash is of all that was sent, so that nothing is kept twice. */
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
    /** The order that shows that the writer bought the product; null for a review that none does. */
    order_id: Generated<string | null>;
    /** When the shop last approved or rejected it; null where it has not. */
    decided_at: Generated<string | null>;
    rejection_reason: Generated<string | null>;
  };
  /** The additions that a cart has had, by the keys that their callers gave them: the same key adds once. */
  cart_additions: { cart_id: number; key: string; added_at: string };
  /** Passwords are kept as argon2id hashes; `email_key` is the address as it is compared. */
  customers: {
    id: string;
    email: string;
    email_key: string;
    password_hash: string;
    first_name: string;
    last_name: string;
    phone: string;
    company: string;
    default_address_id: string | null;
    created_at: string;
  };
  customer_addresses: { id: string; customer_id: string; document: string; created_at: string };
  /** Who is signed in, by the hash of what they carry. */
  sessions: { token_hash: string; customer_id: string; expires_at: string };
  /** Links to set a new password, by the hash of what is in them; of nobody when they were asked for an address without an account. */
  password_resets: { token_hash: string; customer_id: string | null; expires_at: string };
  /** Devices that have signed in to an account before, by the hash of their token. */
  known_devices: { token_hash: string; customer_id: string; used_at: string };
  /** E-mail addresses that replace an account's once the link that was mailed to them is pressed, by the hash of what is in it. */
  email_changes: { customer_id: string; token_hash: string; email: string; expires_at: string };
  /** How often something was tried in the window of time that ends at `ends_at`, and when it may be tried next; null for now. */
  attempts: { key: string; made: number; ends_at: string; next_at: string | null };
  newsletter_subscribers: { email_key: string; email: string; subscribed_at: string };
}
