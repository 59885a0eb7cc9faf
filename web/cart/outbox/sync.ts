import { isConnectionError } from '../../ui/failure/connection-error.ts';
import { withRefill } from './expired-cart.rules.ts';
import { optimisticCart, type RawCart } from './optimistic-cart.rules.ts';
import { holdLeft, nextChange, withAnswer, withMark, type OfflineCart, type OutboxEntry } from './outbox.rules.ts';

export type Answer =
  | { kind: 'done'; cart: RawCart; warnings: readonly string[] }
  /** Nothing was changed, and sending it again would not help. */
  | { kind: 'refused'; message: string };

/** `unreachable`: no connection, or the shop is down. `broken`: a bug. */
export type CallFailure = 'unreachable' | 'broken';

/** `queued`: the shop did not answer, so the change stays in the outbox and is sent again. */
export type Outcome = Answer | { kind: 'queued' };

export interface SyncPorts {
  read(): OfflineCart;
  write(offline: OfflineCart): void;
  /** Rejects with a ConnectionError when the shop does not answer. */
  send(change: OutboxEntry, cart: RawCart | null): Promise<Answer>;
  /** Rejects with a ConnectionError when the shop does not answer. */
  fetch(): Promise<RawCart>;
  /** The additions that bring a new cart to the wanted lines, because theirs has expired; empty for none. */
  refill(wanted: RawCart | null, current: RawCart): readonly OutboxEntry[];
  now(): number;
  after(milliseconds: number, callback: () => void): () => void;
  /** One at a time, in all tabs. */
  exclusively<Result>(work: () => Promise<Result>): Promise<Result>;
  onProgress(): void;
  onOutcome(change: OutboxEntry, outcome: Outcome): void;
  /** Called before the lines of an expired cart are queued to be added again. */
  onRefill(): void;
  /** Not called for a lost connection. */
  onBug(error: unknown): void;
}

/** The stepper is often clicked several times in a row: only the last quantity is sent. */
export const DEBOUNCE_MILLISECONDS = 500;

/** The pauses after each failure in a row. */
const RETRY_MILLISECONDS = [2_000, 4_000, 8_000, 15_000, 30_000];

/** Oldest first, one call in flight in all tabs, with retries until the shop answers. */
export function createSync(ports: SyncPorts) {
  let cancel = () => {};
  let sending: string | null = null;
  let failures = 0;

  function schedule(milliseconds: number): void {
    cancel();
    cancel = ports.after(milliseconds, () => void flush());
  }

  function outcomeOfError(error: unknown): Outcome {
    if (isConnectionError(error)) return { kind: 'queued' };
    // A bug: the same change would fail again and block those behind it.
    ports.onBug(error);
    return { kind: 'refused', message: 'Something went wrong on our side. Please try again.' };
  }

  /** Resolves with null when there is no change, otherwise with whether the shop answered. */
  async function step(now: number): Promise<boolean | null> {
    const change = nextChange(ports.read(), now);
    if (!change) return null;
    sending = change.id;
    ports.write(withMark(ports.read(), change.id, { sent: true }));
    ports.onProgress();
    const outcome = await ports.send(change, ports.read().cart).catch(outcomeOfError);
    sending = null;
    // Read again: this tab or another may have changed it in the meantime.
    if (outcome.kind === 'queued') ports.write(withMark(ports.read(), change.id, { failed: true }));
    else take(ports, outcome.kind === 'done' ? outcome.cart : null, change);
    ports.onOutcome(change, outcome);
    ports.onProgress();
    return outcome.kind !== 'queued';
  }

  /** Sends held changes too when `all` is true. Resolves with whether the outbox is empty. */
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
    wake: () => schedule(DEBOUNCE_MILLISECONDS),
    flush,
    /** Fetches after the calls in flight. Resolves with why that failed; null when it did not. */
    refresh: () =>
      ports.exclusively(async (): Promise<CallFailure | null> => {
        try {
          if (take(ports, await ports.fetch(), null)) schedule(0);
          return null;
        } catch (error) {
          if (isConnectionError(error)) return 'unreachable';
          ports.onBug(error);
          return 'broken';
        } finally {
          ports.onProgress();
        }
      }),
    inFlight: () => sending,
  };
}

/** Without the answered change. Queues an expired cart's lines, and returns whether it did. */
function take(ports: SyncPorts, cart: RawCart | null, answered: OutboxEntry | null): boolean {
  const offline = ports.read();
  const wanted = offline.cart && answered ? optimisticCart(offline.cart, [answered]) : offline.cart;
  // A browser that keeps no cookies gets a new cart for each addition, and would refill them without end.
  const refill = cart?.isNew && !answered?.refills ? ports.refill(wanted, cart) : [];
  if (refill.length > 0) ports.onRefill();
  ports.write(withRefill(withAnswer(offline, answered?.id ?? null, cart), refill));
  return refill.length > 0;
}
