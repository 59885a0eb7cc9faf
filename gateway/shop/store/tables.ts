import type { Generated } from 'kysely';

/** The tables of the embedded shop. Catalogue records are kept whole, as documents: they are read in one pass at start. */
export interface Tables {
  settings: { key: string; value: string };
  products: { id: number; url: string; document: string };
  categories: { id: number; document: string };
  brands: { id: number; document: string };
  /** Addresses that have moved for good. */
  redirects: { from_url: string; to_url: string };
  /** A token is a secret: only its hash is kept. */
  carts: { id: Generated<number>; token_hash: string; created_at: string };
  cart_items: {
    id: Generated<number>;
    cart_id: number;
    product_id: number;
    variant_id: number | null;
    quantity: number;
    /** The item that an add-on goes with. */
    parent_id: number | null;
  };
}
