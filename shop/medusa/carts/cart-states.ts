import type { Kysely } from 'kysely';
import pLimit, { type LimitFunction } from 'p-limit';
import { withLease } from '@storefront/embedded/database/lease.ts';
import type { Tables } from '@storefront/embedded/database/tables.ts';
import { retryOnConflict } from '@storefront/embedded/database/retry-on-conflict.ts';
import { hashOf } from '@storefront/embedded/database/tokens.ts';
import { MedusaUnavailableError } from '../medusa-client.ts';
import { seal, unseal } from '../sealed.rules.ts';

/** Whose cart it is: an anonymous token’s, or a customer’s, who has one for all sessions. */
export interface Owner {
  /** What opens the cart: the token, or the customer's id in Medusa. */
  secret: string;
  isCustomers: boolean;
  /** The customer's session in Medusa. */
  sessionToken?: string;
}

/** A product's place in a cart: there is one line of a variant alone, and one of it as an add-on of each other variant. */
export interface Place {
  medusaVariantId: string;
  /** The variant whose line an add-on belongs to; null for a line of its own. */
  addOnOf: string | null;
}

/** A line as Medusa last answered it, and what it was when it was added. */
export interface HeldLine extends Place {
  /** Medusa's id of the line. */
  id: string;
  quantity: number;
  /** Unit prices in pence inc VAT. */
  price: number;
  addedPrice: number;
  addedName: string;
}

/** How many a cart is to hold; 0 for none. */
export interface Target extends Place {
  quantity: number;
}

/** A checkout that was begun; its order's id in Medusa once it is placed. */
export interface BegunCheckout {
  key: string;
  contentHash: string;
  cartId: string;
  orderId: string | null;
}

/** What the shop knows of a cart that Medusa keeps. */
export interface CartState {
  /** Medusa's id; null before the first addition and after an order. */
  cartId: string | null;
  lines: HeldLine[];
  /** The change under way: left over, it is carried out before the next. */
  planned: { targets: Target[]; key: string | null } | null;
  /** Idempotency keys of the last additions. */
  additions: string[];
  checkouts: BegunCheckout[];
  /** The postcode that Medusa's delivery options are for. */
  postcode: string | null;
}

export const emptyState: CartState = {
  cartId: null,
  lines: [],
  planned: null,
  additions: [],
  checkouts: [],
  postcode: null,
};

export type SaveState = (state: CartState) => Promise<void>;

/** Longer than the lease of a process that crashed while it changed the cart. */
const WAIT_MILLISECONDS_MAXIMUM = 12_000;

/** Carts that one process changes at a time; others wait. Medusa computes on one core: more at once would all be late. */
const CONCURRENT_CHANGES_MAXIMUM = 4;

/** The time for which a cart key finds its cart, and anonymous carts are kept, as in the embedded shop. */
const KEY_MILLISECONDS = 10 * 60_000;
const RETENTION_MILLISECONDS = 60 * 24 * 60 * 60_000;

export type CartStates = ReturnType<typeof createCartStates>;

/** Stores carts' states, encrypted with what opens them. Changes of one cart run one at a time, over all processes. */
export function createCartStates(db: Kysely<Tables>, now: () => Date) {
  const queues = new Map<string, LimitFunction>();
  const turns = pLimit(CONCURRENT_CHANGES_MAXIMUM);
  const from = (milliseconds = 0) => new Date(now().getTime() + milliseconds).toISOString();

  async function read({ secret }: Owner): Promise<CartState | null> {
    const row = await db
      .selectFrom('medusa_carts')
      .select('sealed')
      .where('owner_hash', '=', hashOf(secret))
      .executeTakeFirst();
    return row ? (unseal(secret, row.sealed) as CartState) : null;
  }

  /** Stores an empty cart where there is none. Returns false if there is one that is older than a cart key lasts. */
  async function create({ secret, isCustomers }: Owner): Promise<boolean> {
    const owner_hash = hashOf(secret);
    const times = { created_at: from(), touched_at: from() };
    const values = { owner_hash, is_customers: isCustomers ? 1 : 0, sealed: seal(secret, emptyState), ...times };
    const insert = db.insertInto('medusa_carts').values(values);
    await retryOnConflict(() => insert.onConflict((conflict) => conflict.column('owner_hash').doNothing()).execute());
    const stored = db.selectFrom('medusa_carts').select('created_at').where('owner_hash', '=', owner_hash);
    return (await stored.executeTakeFirstOrThrow()).created_at >= from(-KEY_MILLISECONDS);
  }

  async function inTurn<Result>(
    owner: Owner,
    work: (state: CartState, save: SaveState) => Promise<Result>,
  ): Promise<Result> {
    const { secret } = owner;
    const hash = hashOf(secret);
    if ((await read(owner)) === null) await create(owner);
    const change = async (renew: () => Promise<boolean>) =>
      work((await read(owner)) ?? emptyState, async (next) => {
        if (!(await renew())) throw new MedusaUnavailableError('Another process has taken over the cart');
        const values = { sealed: seal(secret, next), touched_at: from() };
        const saving = db.updateTable('medusa_carts').set(values).where('owner_hash', '=', hash);
        await retryOnConflict(() => saving.execute());
      });
    const done = await withLease(db, `cart ${hash}`, change, WAIT_MILLISECONDS_MAXIMUM);
    if (!done) throw new MedusaUnavailableError('The cart is being changed by another process');
    return done.result;
  }

  return {
    read,
    create,
    /** Runs work with a cart's state, which it may save, when all earlier work on the cart is done. Work must not change another cart. */
    async change<Result>(owner: Owner, work: (state: CartState, save: SaveState) => Promise<Result>): Promise<Result> {
      const hash = hashOf(owner.secret);
      const queue = queues.get(hash) ?? pLimit(1);
      queues.set(hash, queue);
      try {
        return await queue(() => turns(() => inTurn(owner, work)));
      } finally {
        if (queue.activeCount + queue.pendingCount === 0) queues.delete(hash);
      }
    },
    /** Deletes anonymous carts that nobody changed for 60 days. Medusa keeps its own. */
    async deleteOld(): Promise<void> {
      const old = db
        .deleteFrom('medusa_carts')
        .where('is_customers', '=', 0)
        .where('touched_at', '<', from(-RETENTION_MILLISECONDS));
      await retryOnConflict(() => old.execute());
    },
  };
}
