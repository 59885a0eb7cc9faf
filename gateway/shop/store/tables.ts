import type { Generated } from 'kysely';

/** The tables of the embedded shop. Catalogue records are kept whole, as documents. */
export interface Tables {
  settings: { key: string; value: string };
  /** `revision` grows with every write, so that a running shop finds what has changed since it last looked. */
  products: { id: number; url: string; document: string; revision: number };
  categories: { id: number; document: string };
  brands: { id: number; document: string };
  /** What pictures are drawn from, by the hash in their address. */
  drawings: { hash: string; document: string };
  /** What feeds know products by. */
  imported_keys: { key: string; product_id: number; next_variant: number; run: number };
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
