import { ConnectionError } from '../../ui/failure/connection-error.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { adding, cartOf, line, offlineCart, removing, updating } from './offline-cart.fixture.ts';
import { emptyCart, optimisticCart, type RawCart } from './optimistic-cart.rules.ts';
import { refillOf } from './expired-cart.rules.ts';
import { withChange, type OfflineCart, type OutboxEntry } from './outbox.rules.ts';
import { createSync, DEBOUNCE_MILLISECONDS, type Answer, type Outcome } from './sync.ts';

/** A clock that the tests move. */
let now = 0;
let timers: { at: number; callback: () => void }[] = [];
/** The calls that were sent, in their order. */
let calls: { change: OutboxEntry; answer(answer: Answer): void; fail(error?: Error): void }[] = [];
let offline: OfflineCart;
/** The shop's answer when its cart is fetched. */
let shop: RawCart | Error;
/** The additions of an expired cart's lines, and how often the shopper was told of them. */
let [refills, notices] = [0, 0];
let bugs: unknown[] = [];
let outcomes: [string, Outcome['kind']][] = [];
let chain: Promise<unknown> = Promise.resolve();

function createPorts() {
  return {
    read: () => offline,
    write: (next: OfflineCart) => void (offline = next),
    send: (change: OutboxEntry) =>
      new Promise<Answer>(
        (resolve, reject) =>
          void calls.push({ change, answer: resolve, fail: (error = new ConnectionError('away')) => reject(error) }),
      ),
    fetch: async () => {
      if (shop instanceof Error) throw shop;
      return shop;
    },
    now: () => now,
    after(milliseconds: number, callback: () => void) {
      const timer = { at: now + milliseconds, callback };
      timers.push(timer);
      return () => void (timers = timers.filter((other) => other !== timer));
    },
    exclusively<Result>(work: () => Promise<Result>) {
      const result = chain.then(work);
      chain = Promise.allSettled([result]);
      return result;
    },
    refill: (wanted: RawCart | null, current: RawCart) => refillOf(wanted, current, () => `refill ${(refills += 1)}`),
    onRefill: () => void (notices += 1),
    onProgress() {},
    onBug: (error: unknown) => void bugs.push(error),
    onOutcome: (change: OutboxEntry, { kind }: Outcome) => void outcomes.push([change.id, kind]),
  };
}

const BUG = new TypeError('x is not a function');

/** Runs everything that waits for no timer and no answer. */
const settle = () => new Promise<void>((resolve) => void setImmediate(resolve));

async function pass(milliseconds: number) {
  now += milliseconds;
  const due = timers.filter(({ at }) => at <= now);
  timers = timers.filter(({ at }) => at > now);
  for (const { callback } of due) callback();
  await settle();
}

const set = (id: string, quantity: number, slug = 'lamp'): OutboxEntry => ({ ...updating(`/${slug}/`, quantity), id });
const change = (queued: OutboxEntry) => (offline = withChange(offline, queued));
/** Queues a change and flushes the outbox. */
async function flushing(queued: OutboxEntry) {
  const sync = createSync(createPorts());
  change(queued);
  const flushed = sync.flush();
  await settle();
  return { sync, flushed };
}
const done = (cart: RawCart): Answer => ({ kind: 'done', cart, warnings: [] });
const sent = () => calls.map(({ change: { id } }) => id);
const answered = (index: number) => done(optimisticCart(offline.cart, [calls[index]?.change ?? set('', 1)]));

beforeEach(() => {
  now = 0;
  timers = [];
  calls = [];
  outcomes = [];
  bugs = [];
  [refills, notices] = [0, 0];
  chain = Promise.resolve();
  shop = cartOf(line('lamp', 1), line('plate', 1));
  offline = offlineCart(shop);
});

test('sends the last quantity half a second after it was set', async () => {
  const sync = createSync(createPorts());
  for (const quantity of [2, 3, 4]) {
    change(set(String(quantity), quantity));
    sync.wake();
    await pass(DEBOUNCE_MILLISECONDS - 1);
  }
  expect(sent()).toEqual([]);
  await pass(1);
  expect(sent()).toEqual(['4']);
});

test('sends one change at a time, then those made while it was in flight', async () => {
  const { sync, flushed } = await flushing(set('1', 2));
  change(set('2', 5));
  change(set('3', 9, 'plate'));
  void sync.flush();
  await settle();
  expect([sent(), sync.inFlight()]).toEqual([['1'], '1']);
  calls[0]?.answer(done(cartOf(line('lamp', 2), line('plate', 1))));
  await settle();
  expect(sent()).toEqual(['1', '2']);
  calls[1]?.answer(answered(1));
  await settle();
  calls[2]?.answer(answered(2));
  expect(await flushed).toBe(true);
  expect([sent(), offline.changes, offline.cart?.lines.map(({ quantity }) => quantity), sync.inFlight()]).toEqual([
    ['1', '2', '3'],
    [],
    [5, 9],
    null,
  ]);
});

test('sends no change twice from two tabs', async () => {
  const [one, other] = [createSync(createPorts()), createSync(createPorts())];
  change(set('1', 2));
  const both = Promise.all([one.flush(), other.flush()]);
  await settle();
  calls[0]?.answer(answered(0));
  expect([await both, sent()]).toEqual([[true, true], ['1']]);
});

test.each([
  ['the shop refuses', (call: (typeof calls)[0]) => call.answer({ kind: 'refused', message: 'Too many' }), []],
  ['fails by a bug, which it reports', (call: (typeof calls)[0]) => call.fail(BUG), [BUG]],
])('drops a change that %s', async (_, end, reported) => {
  const { flushed } = await flushing(set('1', 99));
  end(calls[0]!);
  expect([await flushed, offline.changes, offline.cart]).toEqual([true, [], shop]);
  expect([outcomes, bugs]).toEqual([[['1', 'refused']], reported]);
});

test('keeps a change without an answer, marks it, and sends it again with the same id, later each time', async () => {
  const sync = createSync(createPorts());
  change({ ...adding(line('new', 1)), id: 'press' });
  change(set('2', 5));
  void sync.flush();
  for (const wait of [2_000, 4_000, 8_000, 15_000, 30_000, 30_000]) {
    await settle();
    const attempts = calls.length;
    calls.at(-1)?.fail();
    await settle();
    expect(offline.changes.map(({ id, failed }) => [id, failed])).toEqual([
      ['press', true],
      ['2', undefined],
    ]);
    await pass(wait - 1);
    expect(calls).toHaveLength(attempts);
    await pass(1);
    expect(calls).toHaveLength(attempts + 1);
  }
  expect(new Set(sent())).toEqual(new Set(['press']));
  calls.at(-1)?.answer(answered(calls.length - 1));
  await settle();
  calls.at(-1)?.answer(answered(calls.length - 1));
  await settle();
  expect([offline.changes, timers]).toEqual([[], []]);
  expect(outcomes.map(([, kind]) => kind)).toEqual([...Array<string>(6).fill('queued'), 'done', 'done']);
});

test('sends held changes once their hold is over, or when everything is flushed', async () => {
  const held: OutboxEntry = { ...removing('/plate/', 10_000), id: 'held' };
  const sync = createSync(createPorts());
  change(held);
  expect(await sync.flush()).toBe(false);
  await pass(9_999);
  expect(sent()).toEqual([]);
  await pass(1);
  expect(sent()).toEqual(['held']);
  calls[0]?.answer(answered(0));
  await settle();
  change(held);
  const flushed = sync.flush(true);
  await settle();
  calls[1]?.answer(answered(1));
  expect(await flushed).toBe(true);
});

test('fetches the cart after the change in flight', async () => {
  const sync = createSync(createPorts());
  change(set('1', 2));
  void sync.flush();
  const read = sync.refresh();
  await settle();
  expect(offline.cart).toBe(shop);
  shop = cartOf(line('lamp', 2));
  calls[0]?.answer(done(cartOf(line('lamp', 2), line('plate', 1))));
  expect([await read, offline.cart]).toEqual([null, shop]);
});

test.each([
  ['a lost connection', new ConnectionError('away'), 'unreachable', []],
  ['a bug', BUG, 'broken', [BUG]],
])('fetching the cart: classifies %s', async (_, error, failure, reported) => {
  shop = error;
  expect([await createSync(createPorts()).refresh(), bugs]).toEqual([failure, reported]);
});

describe('an expired cart', () => {
  const sold = (id: string, quantity: number) =>
    line(id, quantity, {
      product: { id: `product of ${id}`, minimumQuantity: 1, quantityMultiple: 1, variants: [], modifiers: [] },
    });

  test('is filled again before the changes that wait', async () => {
    offline = offlineCart(cartOf(sold('lamp', 2), sold('plate', 1), line('unsold', 1)));
    change(set('1', 5));
    shop = emptyCart;
    const sync = createSync(createPorts());
    expect(await sync.refresh()).toBeNull();
    expect([notices, offline.cart, offline.changes.map(({ id }) => id)]).toEqual([
      1,
      emptyCart,
      ['refill 1', 'refill 2', '1'],
    ]);
    await pass(0);
    calls[0]?.answer(done({ ...cartOf(sold('lamp', 2)), isNew: true }));
    await settle();
    calls[1]?.answer(answered(1));
    await settle();
    expect([sent(), notices, offline.changes.length]).toEqual([['refill 1', 'refill 2', '1'], 1, 1]);
  });

  test('that an addition found gives the new one its lines too', async () => {
    offline = offlineCart(cartOf(sold('lamp', 2)));
    const { flushed } = await flushing({ ...adding(sold('plate', 1)), id: '1' });
    calls[0]?.answer(done({ ...cartOf(sold('plate', 1)), isNew: true }));
    await settle();
    calls[1]?.answer(answered(1));
    expect([await flushed, sent(), notices]).toEqual([true, ['1', 'refill 1'], 1]);
    expect(offline.cart?.lines.map(({ id, quantity }) => [id, quantity])).toEqual([
      ['plate', 1],
      ['lamp', 2],
    ]);
  });

  test.each([
    ['is not doubled where only the cookie has gone', 3, ['1']],
    ['keeps what was in it of a line that an addition starts anew', 1, ['1', 'refill 1']],
  ])('%s', async (_, held, changes) => {
    offline = withChange(offlineCart(cartOf(sold('lamp', 2))), { ...adding(sold('lamp', 1)), id: '1' });
    const flushed = createSync(createPorts()).flush();
    await settle();
    calls[0]?.answer(done({ ...cartOf(sold('lamp', held)), isNew: true }));
    await settle();
    calls[1]?.answer(answered(1));
    expect([await flushed, sent(), offline.cart?.lines.map(({ quantity }) => quantity)]).toEqual([true, changes, [3]]);
  });

  test('is not filled without end in a browser that keeps no cookies', async () => {
    offline = offlineCart(cartOf(sold('lamp', 2)));
    shop = emptyCart;
    const sync = createSync(createPorts());
    await sync.refresh();
    await pass(0);
    calls[0]?.answer(done({ ...cartOf(sold('lamp', 2)), isNew: true }));
    await settle();
    expect([sent(), notices, offline.changes]).toEqual([['refill 1'], 1, []]);
  });
});
