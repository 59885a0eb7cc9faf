import { beforeEach, describe, expect, test } from 'vitest';
import { adding, cartOf, copyOf, line } from './copy.fixture.ts';
import { cartWith, type CartCopy } from './copy.rules.ts';
import { withChange, type Copy, type Queued } from './queue.rules.ts';
import { createSync, REST_MILLISECONDS, type Answer, type Outcome } from './sync.ts';

/** A clock that stands until it is told to move. */
let now = 0;
let timers: { at: number; callback: () => void }[] = [];
/** What waits to be answered, in the order it was sent. */
let calls: { change: Queued; answer(answer: Answer): void; fail(): void }[] = [];
let copy: Copy;
let shop: CartCopy;
let outcomes: [string, Outcome['kind']][] = [];
let chain: Promise<unknown> = Promise.resolve();

function createPorts() {
  return {
    read: () => copy,
    write: (next: Copy) => void (copy = next),
    send: (change: Queued) =>
      new Promise<Answer>(
        (resolve, reject) => void calls.push({ change, answer: resolve, fail: () => reject(new Error('away')) }),
      ),
    fetch: async () => shop,
    now: () => now,
    after(milliseconds: number, callback: () => void) {
      const timer = { at: now + milliseconds, callback };
      timers.push(timer);
      return () => void (timers = timers.filter((other) => other !== timer));
    },
    exclusively<Result>(work: () => Promise<Result>) {
      const result = chain.then(work);
      chain = result.catch(() => null);
      return result;
    },
    onProgress() {},
    onOutcome: (change: Queued, { kind }: Outcome) => void outcomes.push([change.id, kind]),
  };
}

/** Lets every promise that can go on do so. */
const settle = () => new Promise<void>((resolve) => void setImmediate(resolve));

async function pass(milliseconds: number) {
  now += milliseconds;
  const due = timers.filter(({ at }) => at <= now);
  timers = timers.filter(({ at }) => at > now);
  for (const { callback } of due) callback();
  await settle();
}

const set = (id: string, quantity: number, slug = 'lamp'): Queued => ({ kind: 'set', id, line: `/${slug}/`, quantity });
const change = (queued: Queued) => (copy = withChange(copy, queued));
const done = (cart: CartCopy): Answer => ({ kind: 'done', cart, warnings: [] });
const sent = () => calls.map(({ change: { id } }) => id);
const answered = (index: number) => done(cartWith(copy.cart, [calls[index]?.change ?? set('', 1)]));

beforeEach(() => {
  now = 0;
  timers = [];
  calls = [];
  outcomes = [];
  chain = Promise.resolve();
  shop = cartOf(line('lamp', 1), line('plate', 1));
  copy = copyOf(shop);
});

describe('sending', () => {
  test('changes rest for half a second, and the last quantity is the one that is sent', async () => {
    const sync = createSync(createPorts());
    for (const quantity of [2, 3, 4]) {
      change(set(String(quantity), quantity));
      sync.wake();
      await pass(REST_MILLISECONDS - 1);
    }
    expect(sent()).toEqual([]);
    await pass(1);
    expect(sent()).toEqual(['4']);
  });

  test('one call is in flight; what is changed meanwhile follows it', async () => {
    const sync = createSync(createPorts());
    change(set('1', 2));
    const flushed = sync.flush();
    await settle();
    change(set('2', 5));
    change(set('3', 9, 'plate'));
    void sync.flush();
    await settle();
    expect([sent(), sync.underWay()]).toEqual([['1'], '1']);
    calls[0]?.answer(done(cartOf(line('lamp', 2), line('plate', 1))));
    await settle();
    expect(sent()).toEqual(['1', '2']);
    calls[1]?.answer(answered(1));
    await settle();
    calls[2]?.answer(answered(2));
    expect(await flushed).toBe(true);
    expect([sent(), copy.changes, copy.cart?.lines.map(({ quantity }) => quantity), sync.underWay()]).toEqual([
      ['1', '2', '3'],
      [],
      [5, 9],
      null,
    ]);
  });

  test('two tabs send no change twice', async () => {
    const [one, other] = [createSync(createPorts()), createSync(createPorts())];
    change(set('1', 2));
    const both = Promise.all([one.flush(), other.flush()]);
    await settle();
    calls[0]?.answer(answered(0));
    expect([await both, sent()]).toEqual([[true, true], ['1']]);
  });

  test('a refusal is told, and the line is as the shop has it', async () => {
    const sync = createSync(createPorts());
    change(set('1', 99));
    const flushed = sync.flush();
    await settle();
    calls[0]?.answer({ kind: 'refused', message: 'Too many' });
    expect([await flushed, copy.changes, copy.cart, outcomes]).toEqual([true, [], shop, [['1', 'refused']]]);
  });
});

describe('without an answer', () => {
  test('the change is kept and marked, and sent again, later each time, in its order and under its key', async () => {
    const sync = createSync(createPorts());
    change({ ...adding(line('new', 1)), id: 'press' });
    change(set('2', 5));
    void sync.flush();
    for (const wait of [2_000, 4_000, 8_000, 15_000, 30_000, 30_000]) {
      await settle();
      const attempts = calls.length;
      calls.at(-1)?.fail();
      await settle();
      expect(copy.changes.map(({ id, failed }) => [id, failed])).toEqual([
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
    expect([copy.changes, timers]).toEqual([[], []]);
    expect(outcomes.map(([, kind]) => kind)).toEqual(['kept', 'kept', 'kept', 'kept', 'kept', 'kept', 'done', 'done']);
  });

  test('a flush that is asked for does not wait, and says whether the shop has it all', async () => {
    const sync = createSync(createPorts());
    change(set('1', 2));
    const first = sync.flush();
    await settle();
    calls[0]?.fail();
    expect(await first).toBe(false);
    const second = sync.flush();
    await settle();
    calls[1]?.answer(answered(1));
    expect([await second, timers]).toEqual([true, []]);
  });
});

describe('holding back', () => {
  const held: Queued = { kind: 'remove', id: 'held', line: '/plate/', heldUntil: 10_000 };

  test('a held change is sent when its time has come', async () => {
    const sync = createSync(createPorts());
    change(held);
    expect(await sync.flush()).toBe(false);
    await pass(9_999);
    expect(sent()).toEqual([]);
    await pass(1);
    expect(sent()).toEqual(['held']);
  });

  test('or when everything must be sent', async () => {
    const sync = createSync(createPorts());
    change(held);
    const flushed = sync.flush(true);
    await settle();
    calls[0]?.answer(answered(0));
    expect(await flushed).toBe(true);
  });
});

test('a cart that is read while a change is under way is read after it', async () => {
  const sync = createSync(createPorts());
  change(set('1', 2));
  void sync.flush();
  const read = sync.refresh();
  await settle();
  expect(copy.cart).toBe(shop);
  shop = cartOf(line('lamp', 2));
  calls[0]?.answer(done(cartOf(line('lamp', 2), line('plate', 1))));
  expect([await read, copy.cart]).toEqual([true, shop]);
});
