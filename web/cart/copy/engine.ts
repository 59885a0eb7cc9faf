import { createOperationDescriptor, getRequest, type Environment } from 'relay-runtime';
import cartViewQuery from '../../__generated__/CartViewQuery.graphql.ts';
import { newId } from './new-id.ts';
import { readStored, subscribe, writeStored } from './stored-copy.ts';
import { fetchCart, sendChange } from './cart-sender.ts';
import { findLine, keyOfLine, type AdditionInput, type LineKey } from './copy.rules.ts';
import { exclusively } from './exclusively.ts';
import { localLines } from './local-lines.ts';
import { shownCart, unsavedLines, withChange, type Copy, type Queued } from './queue.rules.ts';
import { additionOf, removalOf, withRemovalUndone, type Removal } from './restore.rules.ts';
import { createSync, type Outcome } from './sync.ts';

/** How long a removal can be taken back. */
const UNDO_MILLISECONDS = 10_000;

/** What came of an addition, with the line it landed on where that is known. */
export type AddOutcome = Outcome & { line: LineKey | null };

/** How the cart stands towards the shop. The same object until something changes. */
export interface CartStatus {
  /** The shop's cart has been asked for, and has not come yet. */
  isReading: boolean;
  /** The shop did not answer when its cart was last asked for. */
  isAway: boolean;
  unsaved: ReadonlySet<LineKey>;
  /** The shop has every change. */
  isSettled: boolean;
  /** Why a line is not as it was wanted; under null what is about none of those there. */
  problems: ReadonlyMap<LineKey | null, string>;
  /** The name of a line that can still be brought back. */
  removedName: string | null;
}

export interface CartEngine {
  add(input: AdditionInput): Promise<AddOutcome>;
  setQuantity(line: LineKey, quantity: number): void;
  remove(line: LineKey): void;
  undo(): void;
  /** Reads the shop's cart. */
  refresh(): Promise<void>;
  /** Sends everything that waits; answers whether the shop has it all. */
  settle(): Promise<boolean>;
  status(): CartStatus;
  /** Calls back when the status changes; the cart itself is in Relay's store. */
  subscribe(listener: () => void): () => void;
}

/** Opens the browser's copy: shows it through Relay's store, applies changes to it at once, and has them sent to the shop. */
export function openCart(environment: Environment): CartEngine {
  const request = getRequest(cartViewQuery);
  const operation = createOperationDescriptor(request, {});
  const version = request.params.id ?? '';
  const listeners = new Set<() => void>();
  const waiting = new Map<string, (outcome: Outcome) => void>();
  let status: CartStatus = {
    isReading: false,
    isAway: false,
    unsaved: new Set(),
    isSettled: true,
    problems: new Map(),
    removedName: null,
  };
  let removal: Removal | null = null;
  let forgetting: ReturnType<typeof setTimeout> | undefined;

  const sync = createSync({
    read,
    write: (copy) => writeStored({ ...copy, quantity: shownCart(copy).quantity, operation: version }),
    send: (change, cart) => sendChange(environment, change, cart),
    fetch: () => fetchCart(environment),
    now: () => Date.now(),
    after(milliseconds, callback) {
      const timer = setTimeout(callback, milliseconds);
      return () => clearTimeout(timer);
    },
    exclusively,
    onProgress: () => tell({}),
    onOutcome,
  });

  /** A cart that was answered to another release's question may lack what this one shows. */
  function read(): Copy {
    const { cart, changes, operation: answeredTo } = readStored();
    return { cart: answeredTo === version ? cart : null, changes };
  }

  function tell(change: Partial<CartStatus>): void {
    const copy = read();
    status = { ...status, unsaved: unsavedLines(copy), isSettled: copy.changes.length === 0, ...change };
    for (const listener of listeners) listener();
  }

  function show(): void {
    const copy = read();
    if (copy.cart || copy.changes.length > 0) environment.commitPayload(operation, { cart: shownCart(copy) });
    tell({});
  }

  function makeChange(change: Queued): void {
    const copy = withChange(read(), change);
    writeStored({ ...copy, quantity: shownCart(copy).quantity, operation: version });
  }

  function setProblem(line: LineKey | null, message: string | null): void {
    const problems = new Map(status.problems);
    if (message) problems.set(line, message);
    else problems.delete(line);
    tell({ problems });
  }

  function onOutcome(change: Queued, outcome: Outcome): void {
    const tellWaiting = waiting.get(change.id);
    tellWaiting?.(outcome);
    if (outcome.kind === 'kept') return tell({ isAway: true });
    tell({ isAway: false });
    const message = outcome.kind === 'refused' ? outcome.message : outcome.warnings.join(' ');
    if (change.kind !== 'add') setProblem(findLine(shownCart(read()).lines, change.line) ? change.line : null, message);
    // The button has told whoever waits; otherwise it was pressed on an earlier page.
    else if (!tellWaiting && message) setProblem(null, `${change.lines[0]?.name ?? 'An item'}: ${message}`);
    // The line may have changed elsewhere: the shop's cart says how it is.
    if (outcome.kind === 'refused' && change.kind !== 'add') void refresh();
  }

  async function refresh(): Promise<void> {
    tell({ isReading: true });
    const isAway = !(await sync.refresh());
    tell({ isReading: false, isAway });
  }

  function remember(next: Removal | null): void {
    clearTimeout(forgetting);
    removal = next;
    if (next) forgetting = setTimeout(() => remember(null), UNDO_MILLISECONDS);
    tell({ removedName: next?.name ?? null });
  }

  environment.retain(operation);
  subscribe(() => {
    show();
    // Another tab may have closed before it could send its changes.
    if (read().changes.length > 0 && sync.underWay() === null) sync.wake();
  });
  addEventListener('online', () => void sync.flush());
  show();
  if (read().changes.length > 0) void sync.flush();

  return {
    async add(input) {
      const id = newId();
      const lines = localLines(environment, input, id);
      const line = lines[0] ? keyOfLine(lines[0], lines) : null;
      const answered = new Promise<Outcome>((resolve) => waiting.set(id, resolve));
      makeChange({ kind: 'add', id, input, lines });
      const sent = sync.flush().then((): Outcome => {
        const isQueued = read().changes.some((change) => change.id === id);
        // Another tab has sent it.
        return isQueued ? { kind: 'kept' } : { kind: 'done', cart: shownCart(read()), warnings: [] };
      });
      const outcome = await Promise.race([answered, sent]);
      waiting.delete(id);
      if (outcome.kind === 'kept') tell({ isAway: true });
      return { ...outcome, line };
    },
    setQuantity(line, quantity) {
      setProblem(line, null);
      makeChange({ kind: 'set', id: newId(), line, quantity });
    },
    remove(key) {
      const before = read();
      const cart = shownCart(before);
      const line = findLine(cart.lines, key);
      if (!line) return;
      setProblem(key, null);
      const id = newId();
      // Nothing brings back an add-on by itself: it is taken out when the moment to think again has passed.
      const heldUntil = additionOf(line, cart.lines) ? undefined : Date.now() + UNDO_MILLISECONDS;
      makeChange({ kind: 'remove', id, line: key, ...(heldUntil !== undefined && { heldUntil }) });
      remember(removalOf(id, line, cart, before, read()));
    },
    undo() {
      if (!removal) return;
      const copy = withRemovalUndone(read(), removal, sync.underWay() === removal.id, newId());
      remember(null);
      if (copy) writeStored({ ...copy, quantity: shownCart(copy).quantity, operation: version });
    },
    refresh,
    settle: () => sync.flush(true),
    status: () => status,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
