import type { CartCopy } from './copy.rules.ts';
import { holdLeft, nextChange, withAnswer, withMark, type Copy, type Queued } from './queue.rules.ts';

/** What the shop made of a change. */
export type Outcome =
  | { kind: 'done'; cart: CartCopy; warnings: readonly string[] }
  /** Nothing was changed, and the same again would not be either. */
  | { kind: 'refused'; message: string }
  /** The shop gave no answer: the change is kept, and is sent again. */
  | { kind: 'kept' };

/** An answer of the graph; a promise of one is rejected when there was none. */
export type Answer = Exclude<Outcome, { kind: 'kept' }>;

/** Everything outside: storage, network, clock. */
export interface SyncPorts {
  read(): Copy;
  write(copy: Copy): void;
  send(change: Queued, cart: CartCopy | null): Promise<Answer>;
  /** The shop's cart as it is now. */
  fetch(): Promise<CartCopy>;
  now(): number;
  /** Calls back later; answers what takes the call back. */
  after(milliseconds: number, callback: () => void): () => void;
  /** Runs one piece of work at a time, in all tabs. */
  exclusively<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Told when something has begun or ended, and what came of each change. */
  onProgress(): void;
  onOutcome(change: Queued, outcome: Outcome): void;
}

export interface Sync {
  /** Sends what waits once it has rested for a moment. */
  wake(): void;
  /** Sends what waits now, held changes too when `all` is asked for; answers whether nothing is left. */
  flush(all?: boolean): Promise<boolean>;
  /** Reads the shop's cart after whatever is under way; answers whether it could be read. */
  refresh(): Promise<boolean>;
  /** The change that is being sent; null for none. */
  underWay(): string | null;
  stop(): void;
}

/** How long changes must rest before they are sent. */
export const REST_MILLISECONDS = 500;

/** How long the queue waits before it asks a shop that did not answer again: longer each time. */
const RETRY_MILLISECONDS = [2_000, 4_000, 8_000, 15_000, 30_000];

/** Sends a copy's changes to the shop: in one queue, one call at a time, again and again until it answers. */
export function createSync(ports: SyncPorts): Sync {
  let cancel = () => {};
  let sending: string | null = null;
  let failures = 0;

  function schedule(milliseconds: number): void {
    cancel();
    cancel = ports.after(milliseconds, () => void flush());
  }

  /** Sends the next change. Answers null when there is none, else whether the shop answered. */
  async function step(now: number): Promise<boolean | null> {
    const change = nextChange(ports.read(), now);
    if (!change) return null;
    sending = change.id;
    ports.write(withMark(ports.read(), change.id, { sent: true }));
    ports.onProgress();
    const outcome = await ports.send(change, ports.read().cart).catch((): Outcome => ({ kind: 'kept' }));
    sending = null;
    // The copy is read again: it may have changed meanwhile, here or in another tab.
    if (outcome.kind === 'kept') ports.write(withMark(ports.read(), change.id, { failed: true }));
    else ports.write(withAnswer(ports.read(), change.id, outcome.kind === 'done' ? outcome.cart : null));
    ports.onOutcome(change, outcome);
    ports.onProgress();
    return outcome.kind !== 'kept';
  }

  async function flush(all = false): Promise<boolean> {
    cancel();
    const answered = await ports.exclusively(async () => {
      for (;;) {
        const done = await step(all ? Number.POSITIVE_INFINITY : ports.now());
        if (done === null) return true;
        if (!done) return false;
      }
    });
    failures = answered ? 0 : failures + 1;
    if (!answered) schedule(RETRY_MILLISECONDS[Math.min(failures, RETRY_MILLISECONDS.length) - 1] ?? 0);
    const hold = answered ? holdLeft(ports.read(), ports.now()) : null;
    if (hold !== null) schedule(hold);
    return ports.read().changes.length === 0;
  }

  return {
    wake: () => schedule(REST_MILLISECONDS),
    flush,
    refresh: () =>
      ports.exclusively(async () => {
        try {
          const cart = await ports.fetch();
          ports.write({ ...ports.read(), cart });
          return true;
        } catch {
          return false;
        } finally {
          ports.onProgress();
        }
      }),
    underWay: () => sending,
    stop: () => cancel(),
  };
}
