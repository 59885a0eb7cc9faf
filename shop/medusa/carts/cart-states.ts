import type { Kysely } from 'kysely';
import pLimit, { type LimitFunction } from 'p-limit';
import { withLease } from '@storefront/embedded/database/lease.ts';
import type { Tables } from '@storefront/embedded/database/tables.ts';
import { retryOnConflict } from '@storefront/embedded/database/retry-on-conflict.ts';
import { hashOf } from '@storefront/embedded/database/tokens.ts';
import { MedusaUnavailableError } from '../medusa-client.ts';
import { seal, unseal } from '../sealed.rules.ts';

/** An anonymous token’s, or a customer’s, who has one cart for all sessions. */
export interface Owner {
  /** The token, or the customer's id in Medusa. */
  secret: string;
  isCustomers: boolean;
  /** In Medusa. */
  sessionToken?: string;
}

/** One line of a variant alone, and one of it as an add-on of each other variant. */
export interface Place {
  medusaVariantId: string;
  /** The variant of the line that an add-on belongs to; null for a line of its own. */
  addOnOf: string | null;
}

/** As Medusa last answered it, with what it was when it was added. */
export interface HeldLine extends Place {
  /** Medusa's. */
  id: string;
  quantity: number;
  /** Pence inc VAT. */
  price: number;
  addedPrice: number;
  addedName: string;
}

/** 0 for none. */
export interface Target extends Place {
  quantity: number;
}

/** With its order's id in Medusa once it is placed. */
export interface BegunCheckout {
  key: string;
  contentHash: string;
  cartId: string;
  orderId: string | null;
}

export interface CartState {
  /** Medusa's; null before the first addition and after an order. */
  cartId: string | null;
  lines: HeldLine[];
  /** Under way: left over, it is carried out before the next. */
  planned: { targets: Target[]; key: string | null } | null;
  /** Of the last additions. */
  additions: string[];
  checkouts: BegunCheckout[];
  /** Medusa's delivery options are for it. */
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

/** Longer than the lease of a process that crashed. */
const WAIT_MILLISECONDS_MAXIMUM = 12_000;

/** By one process; others wait. Medusa computes on one core: more at once would all be late. */
const CONCURRENT_CHANGES_MAXIMUM = 4;

/** As in the embedded shop. */
const KEY_MILLISECONDS = 10 * 60_000;
const RETENTION_MILLISECONDS = 60 * 24 * 60 * 60_000;

/** Encrypted with what opens them. Changes of one cart run one at a time, over all processes. */
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

  /** Where there is none. False if there is one that is older than a cart key lasts. */
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
    /** After all earlier work on the cart. Work must not change another cart. */
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
    /** Anonymous carts that nobody changed for 60 days. Medusa keeps its own. */
    async deleteOld(): Promise<void> {
      const old = db
        .deleteFrom('medusa_carts')
        .where('is_customers', '=', 0)
        .where('touched_at', '<', from(-RETENTION_MILLISECONDS));
      await retryOnConflict(() => old.execute());
    },
  };
}
