import {
  type Environment,
  applyOptimisticMutation,
  createOperationDescriptor,
  fetchQuery,
  getRequest,
  type Disposable,
} from 'relay-runtime';
import { sendChange, inTime, optimisticMutation } from './cart-operations.ts';
import { createCartStatus, type CartStatus, type CartStatusStore } from './cart-status.ts';
import { newId } from './new-id.ts';
import { isSignedIn } from '../../relay/session/session.ts';
import { renewCartKey } from '../outbox/cart-key.ts';
import { refillOf } from '../outbox/expired-cart.rules.ts';
import { readStoredCart, subscribeStoredCart, writeStoredCart } from './offline-cart-storage.ts';
import { findLine, keyOfLine, type LineKey, type RawCart } from '../outbox/optimistic-cart.rules.ts';
import { additionChange, type Addition } from './optimistic-lines.ts';
import { shownCart, withChange, type OfflineCart, type OutboxEntry } from '../outbox/outbox.rules.ts';
import { createSync, type CallFailure, type Outcome } from '../outbox/sync.ts';
import { additionOf, removalOf, withRemovalUndone, type Removal } from '../outbox/undo.rules.ts';
import { withCartLock } from '../../browser/web-lock.ts';
import cartViewQuery, {
  type CartViewQuery,
  type CartViewQuery$rawResponse,
} from '../../__generated__/CartViewQuery.graphql.ts';
import { ConnectionError } from '../../ui/failure/connection-error.ts';
import { readCart } from './cart-fragment.ts';

const UNDO_MILLISECONDS = 10_000;

export type AddOutcome = Outcome & { line: LineKey | null };

/** The cart itself is in Relay's store. */
export interface CartClient {
  /** Resolves once the shop has answered, or has failed to. */
  add(addition: Addition): Promise<AddOutcome>;
  setQuantity(line: LineKey, quantity: number): void;
  remove(line: LineKey): void;
  undo(): void;
  refresh(): Promise<void>;
  /** Resolves with whether the shop has every change. */
  settle(): Promise<boolean>;
  status(): CartStatus;
  subscribe(listener: () => void): () => void;
}

/** Restores the offline cart into Relay's store, and sends what an earlier page could not. */
export function createCartClient(environment: Environment): CartClient {
  const store = createCartStore(environment);
  const status = createCartStatus(read);
  const waiting = new Map<string, (outcome: Outcome) => void>();
  const removal = createLastRemoval(status);
  const sync = createCartSync(environment, store, status, onOutcome);

  function show(): void {
    store.show(read());
    status.update();
  }

  function onOutcome(change: OutboxEntry, outcome: Outcome): void {
    const resolve = waiting.get(change.id);
    resolve?.(outcome);
    if (outcome.kind === 'queued') return status.update({ failure: 'unreachable' });
    status.update({ failure: null });
    const message = outcome.kind === 'refused' ? outcome.message : outcome.warnings.join(' ');
    if (change.kind !== 'add')
      status.setProblem(findLine(shownCart(read()).lines, change.line) ? change.line : null, message);
    // The button reports its own addition; this one is from an earlier page.
    else if (!resolve && message) status.setProblem(null, `${change.lines[0]?.name ?? 'An item'}: ${message}`);
    // The line may have changed elsewhere, as on another device.
    if (outcome.kind === 'refused' && change.kind !== 'add') void refresh();
  }

  async function refresh(): Promise<void> {
    status.update({ isReading: true });
    const failure = await sync.refresh().catch((error: unknown): CallFailure => {
      reportError(error);
      return 'broken';
    });
    status.update({ isReading: false, failure });
  }

  async function add(addition: Addition): Promise<AddOutcome> {
    const id = newId();
    const change = additionChange(addition, id);
    const line = change.lines[0] ? keyOfLine(change.lines[0], change.lines) : null;
    const answered = new Promise<Outcome>((resolve) => waiting.set(id, resolve));
    write(withChange(read(), { ...change, id }));
    const sent = sync.flush().then((): Outcome => {
      const isQueued = read().changes.some((waitingChange) => waitingChange.id === id);
      // Otherwise another tab has sent it.
      return isQueued ? { kind: 'queued' } : { kind: 'done', cart: shownCart(read()), warnings: [] };
    });
    const outcome = await Promise.race([answered, sent]);
    waiting.delete(id);
    if (outcome.kind === 'queued') status.update({ failure: 'unreachable' });
    return { ...outcome, line };
  }

  subscribeStoredCart(() => {
    show();
    // Another tab may have closed before it could send its changes.
    if (read().changes.length > 0 && sync.inFlight() === null) sync.wake();
  });
  addEventListener('online', () => void sync.flush());
  show();
  if (read().changes.length > 0) void sync.flush();

  return {
    add,
    setQuantity: (line, quantity) => setQuantity(status, line, quantity),
    remove: (line) => remove(status, removal, line),
    undo() {
      const last = removal.current();
      if (!last) return;
      const offline = withRemovalUndone(read(), last, sync.inFlight() === last.id, newId());
      removal.remember(null);
      if (offline) write(offline);
    },
    refresh,
    settle: () => sync.flush(true),
    status: status.current,
    subscribe: status.subscribe,
  };
}

/** Lines that another release stored may lack fields: they show again once the shop has answered. */
function read(): OfflineCart {
  const { cart, changes, operation } = readStoredCart();
  if (operation === CART_OPERATION) return { cart, changes };
  return {
    cart: null,
    changes: changes.map((change) => (change.kind === 'add' ? { ...change, lines: [] } : change)),
  };
}

function write(offline: OfflineCart): void {
  writeStoredCart({
    ...offline,
    quantity: shownCart(offline).quantity,
    operation: CART_OPERATION,
    isCustomers: isSignedIn(),
  });
}

function createCartSync(
  environment: Environment,
  store: CartStore,
  status: CartStatusStore,
  onOutcome: (change: OutboxEntry, outcome: Outcome) => void,
) {
  return createSync({
    read,
    write,
    send: (change, cart) => sendChange(environment, change, cart),
    fetch: () =>
      store.fetch().catch((error: unknown) => {
        store.show(read());
        throw error;
      }),
    // A customer's cart is not lost with the session: signing in brings it back, and the lines would be in it twice.
    refill: (wanted, current) => (readStoredCart().isCustomers ? [] : refillOf(wanted, current, newId)),
    onRefill() {
      // By the last key the shop would still find the old cart, with the lines that are about to be added.
      renewCartKey();
      status.update({ isRefilled: true });
    },
    now: () => Date.now(),
    after(milliseconds, callback) {
      const timer = setTimeout(callback, milliseconds);
      return () => clearTimeout(timer);
    },
    exclusively: withCartLock,
    onProgress: () => status.update(),
    onOutcome,
    onBug: reportError,
  });
}

type LastRemoval = ReturnType<typeof createLastRemoval>;

function createLastRemoval(status: CartStatusStore) {
  let removal: Removal | null = null;
  let forgetting: ReturnType<typeof setTimeout> | undefined;

  function remember(next: Removal | null): void {
    clearTimeout(forgetting);
    removal = next;
    if (next) forgetting = setTimeout(() => remember(null), UNDO_MILLISECONDS);
    status.update({ removedName: next?.name ?? null });
  }

  return { current: () => removal, remember };
}

function setQuantity(status: CartStatusStore, line: LineKey, quantity: number): void {
  status.setProblem(line, null);
  const lineId = findLine(shownCart(read()).lines, line)?.id;
  if (lineId === undefined) return;
  write(withChange(read(), { kind: 'update', id: newId(), line, variables: { input: { lineId, quantity } } }));
}

function remove(status: CartStatusStore, removal: LastRemoval, key: LineKey): void {
  const before = read();
  const cart = shownCart(before);
  const line = findLine(cart.lines, key);
  if (!line) return;
  status.setProblem(key, null);
  const id = newId();
  // Nothing adds an add-on by itself: its removal is held for as long as it can be undone.
  const heldUntil = additionOf(line, cart.lines) ? undefined : Date.now() + UNDO_MILLISECONDS;
  const variables = { input: { lineId: line.id } };
  const after = withChange(before, {
    kind: 'remove',
    id,
    line: key,
    variables,
    ...(heldUntil !== undefined && { heldUntil }),
  });
  write(after);
  removal.remember(removalOf(id, line, cart, before, after));
}

/** Changes with the fields that a release selects. */
const CART_OPERATION = getRequest(cartViewQuery).params.id ?? '';

type CartStore = ReturnType<typeof createCartStore>;

/** The shop's last answer, and over it the optimistic response of the changes that wait. */
function createCartStore(environment: Environment) {
  const operation = createOperationDescriptor(getRequest(cartViewQuery), {});
  environment.retain(operation);
  let optimistic: Disposable | null = null;
  /** Null once a fetch has overwritten it. */
  let restored: RawCart | null = null;

  function withdraw(): void {
    optimistic?.dispose();
    optimistic = null;
  }

  return {
    show(offline: OfflineCart) {
      withdraw();
      if (offline.cart && offline.cart !== restored) {
        const payload: CartViewQuery$rawResponse = { cart: offline.cart };
        environment.commitPayload(operation, payload);
        restored = offline.cart;
      }
      // An optimistic response is a whole cart, so the newest change's has all of them.
      const newest = offline.changes.at(-1);
      if (newest) optimistic = applyOptimisticMutation(environment, optimisticMutation(newest, shownCart(offline)));
    },
    /** Rejects with a ConnectionError when the shop does not answer. `show` must follow. */
    async fetch() {
      await inTime<void>((resolve, reject) => {
        const fetching = fetchQuery<CartViewQuery>(environment, cartViewQuery, {});
        const subscription = fetching.subscribe({ complete: resolve, error: reject });
        return () => subscription.unsubscribe();
      });
      restored = null;
      // Until then the optimistic response hides the answer.
      withdraw();
      const query = fetchQuery<CartViewQuery>(environment, cartViewQuery, {}, { fetchPolicy: 'store-or-network' });
      const cart = (await query.toPromise())?.cart;
      // The graph answers null when the shop API could not read the cart, and the store has taken that over.
      if (!cart) throw new ConnectionError('The cart could not be read');
      return readCart(cart);
    },
  };
}
