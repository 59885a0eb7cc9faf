import { expect, onTestFinished, test, vi } from 'vitest';
import { eachDatabase, type TestDatabase } from '@storefront/embedded/database/database.fixture.ts';
import { clearDeliveries, readDeliveries, replay, writeEvents, type WebhookEvent } from './delivery-store.ts';
import { addEndpoint, enableEndpoint, readEndpoints } from './endpoint-store.ts';
import { EVENT_TYPES, type EventType } from './event-types.data.ts';
import { claimedUntil } from './schedule.rules.ts';
import { createWebhookSender } from './webhook-sender.ts';
import { openReceiver, openStore, openStoreWithPartners, START } from './webhooks.fixture.ts';

const DAY = 86_400_000;

const priceOf = (product: number, count: number): WebhookEvent => ({
  type: 'price.updated',
  subject: `product:${product}`,
  partnerId: null,
  data: { product, count },
});

async function open(store: TestDatabase, events = Object.keys(EVENT_TYPES) as EventType[]) {
  const db = await openStoreWithPartners(store);
  let time = START.getTime();
  const now = () => new Date(time);
  const onFailure = vi.fn<(error: unknown) => void>();
  const senderOn = (handle: typeof db) => {
    const sender = createWebhookSender({ db: handle, now, allowsLoopback: true, onFailure });
    onTestFinished(() => sender.close());
    return sender;
  };
  const subscribe = async (partnerId = 'p1') => {
    let secret = '';
    const receiver = await openReceiver(() => secret, now);
    const added = await addEndpoint(db, { partnerId, url: receiver.url, events }, now());
    if (!added) throw new Error('no endpoint');
    ({ secret } = added);
    return { receiver, id: added.id };
  };
  return {
    db,
    now,
    onFailure,
    senderOn,
    sender: senderOn(db),
    subscribe,
    tell: (...told: WebhookEvent[]) => db.transaction().execute((transaction) => writeEvents(transaction, told, now())),
    pass(milliseconds: number) {
      time += milliseconds;
    },
  };
}

const countsOf = (events: readonly { data: Record<string, unknown> }[], product: number) =>
  events.filter(({ data }) => data.product === product).map(({ data }) => data.count);

eachDatabase((store) => {
  test.each(['refuses connections', 'answers 500'])(
    'a receiver that %s for ten minutes gets everything once, in order per product, signed',
    async (how) => {
      const { sender, subscribe, tell, pass } = await open(store);
      const { receiver } = await subscribe();
      if (how === 'answers 500') receiver.answer = 500;
      else await receiver.stop();
      for (let second = 0; second < 600; second += 10) {
        await tell(...[1, 2, 3].map((product) => priceOf(product, second)));
        await sender.sendDue();
        pass(10_000);
      }
      expect(receiver.events).toEqual([]);
      // The pauses double, so that the endpoint is not flooded.
      expect(receiver.requests).toBe(how === 'answers 500' ? 8 : 0);
      if (how === 'answers 500') receiver.answer = 204;
      else await receiver.start();
      for (let second = 0; second < 600; second += 10) {
        await sender.sendDue();
        pass(10_000);
      }
      const every = Array.from({ length: 60 }, (_, index) => index * 10);
      for (const product of [1, 2, 3]) expect(countsOf(receiver.events, product)).toEqual(every);
      expect(new Set(receiver.events.map(({ id }) => id)).size).toBe(180);
      expect(receiver.requests).toBe((how === 'answers 500' ? 8 : 0) + 180);
    },
  );

  test('a receiver that answers nothing or refuses delays no other', async () => {
    const { sender, subscribe, tell } = await open(store);
    const [silent, working, refusing] = [await subscribe(), await subscribe('p2'), await subscribe('p2')];
    silent.receiver.answer = () => 'silent';
    await refusing.receiver.stop();
    await tell(priceOf(1, 0), priceOf(1, 1));
    void sender.sendDue();
    await vi.waitFor(() => expect(countsOf(working.receiver.events, 1)).toEqual([0, 1]));
    expect(silent.receiver.requests).toBe(1);
    await silent.receiver.stop();
    await silent.receiver.start();
  });

  test('an event that is refused holds back its own product alone', async () => {
    const { sender, subscribe, tell, pass } = await open(store);
    const { receiver } = await subscribe();
    let refused = 1;
    receiver.answer = ({ data }) => (data.product === refused ? 422 : 200);
    await tell(priceOf(1, 0), priceOf(2, 0), priceOf(1, 1), priceOf(3, 0), priceOf(2, 1));
    await sender.sendDue();
    expect([1, 2, 3].map((product) => countsOf(receiver.events, product))).toEqual([[], [0, 1], [0]]);
    refused = 0;
    pass(10_000);
    await sender.sendDue();
    expect(countsOf(receiver.events, 1)).toEqual([0, 1]);
  });

  test('two gateways send each event once, in order', async () => {
    const { sender, senderOn, subscribe, tell } = await open(store);
    const { receiver } = await subscribe();
    const other = senderOn(await openStore(store));
    await tell(...Array.from({ length: 30 }, (_, index) => priceOf(index % 3, index)));
    for (let round = 0; round < 40; round += 1) await Promise.all([sender.sendDue(), other.sendDue()]);
    expect(receiver.events).toHaveLength(30);
    for (const product of [0, 1, 2])
      expect(countsOf(receiver.events, product)).toEqual(Array.from({ length: 10 }, (_, index) => index * 3 + product));
  });

  test('an event claimed by a process that died is sent by another later', async () => {
    const { db, sender, subscribe, tell, pass } = await open(store);
    const { receiver } = await subscribe();
    await tell(priceOf(1, 0));
    await db
      .updateTable('webhookDeliveries')
      .set({ dueAt: claimedUntil(START), attempts: 1 })
      .execute();
    await tell(priceOf(1, 1));
    await sender.sendDue();
    expect(receiver.requests).toBe(0);
    pass(15_000);
    await sender.sendDue();
    expect(countsOf(receiver.events, 1)).toEqual([0, 1]);
  });

  test('sends an endpoint the events that it chose, and those of another partner’s orders to nobody else', async () => {
    const { sender, subscribe, tell } = await open(store, ['order.created']);
    const [one, other] = [await subscribe('p1'), await subscribe('p2')];
    await tell(priceOf(1, 0), { type: 'order.created', subject: 'order:7', partnerId: 'p2', data: { id: '7' } });
    await sender.sendDue();
    expect(one.receiver.events).toEqual([]);
    expect(other.receiver.events).toMatchObject([
      { type: 'order.created', timestamp: START.toISOString(), data: { id: '7' } },
    ]);
  });

  test('follows no redirect', async () => {
    const { db, sender, subscribe, tell } = await open(store);
    const [{ receiver, id }, elsewhere] = [await subscribe(), await subscribe('p2')];
    Object.assign(receiver, { answer: 307, headers: { location: elsewhere.receiver.url } });
    elsewhere.receiver.answer = 500;
    await tell(priceOf(1, 0));
    await sender.sendDue();
    expect([receiver.requests, elsewhere.receiver.requests]).toEqual([1, 1]);
    expect(await readDeliveries(db, id)).toMatchObject([{ state: 'pending', attempts: 1, failure: 'answered 307' }]);
  });

  test('sends nothing to this machine in production', async () => {
    const { db, now, onFailure, subscribe, tell } = await open(store);
    const { receiver, id } = await subscribe();
    const sender = createWebhookSender({ db, now, allowsLoopback: false, onFailure });
    onTestFinished(() => sender.close());
    await tell(priceOf(1, 0));
    await sender.sendDue();
    expect(receiver.requests).toBe(0);
    const [delivery] = await readDeliveries(db, id);
    expect(delivery?.failure).toContain('on this machine');
  });

  test('switches an endpoint off after five days without success, and sends the last three once it is on', async () => {
    const { db, now, sender, subscribe, tell, pass, onFailure } = await open(store);
    const { receiver, id } = await subscribe();
    receiver.answer = 503;
    for (let hour = 0; hour < 24 * 5; hour += 6) {
      await tell(priceOf(1, hour));
      await sender.sendDue();
      await clearDeliveries(db, now());
      pass(DAY / 4);
    }
    await sender.sendDue();
    const [endpoint] = await readEndpoints(db);
    expect(endpoint).toMatchObject({ disabledAt: now().toISOString(), failure: 'answered 503' });
    expect(onFailure.mock.calls).toEqual([[new Error(`The webhook ${id} is switched off: answered 503`)]]);
    await tell(priceOf(1, 999));
    receiver.answer = 200;
    await sender.sendDue();
    expect(receiver.events).toEqual([]);
    await enableEndpoint(db, String(endpoint?.id), now());
    pass(DAY / 24);
    await sender.sendDue();
    const counts = countsOf(receiver.events, 1);
    expect([counts[0], counts.at(-1), counts.length]).toEqual([42, 114, 13]);
  });

  test('switches an endpoint off that answers 410', async () => {
    const { db, sender, subscribe, tell } = await open(store);
    const { receiver } = await subscribe();
    receiver.answer = 410;
    await tell(priceOf(1, 0));
    await sender.sendDue();
    expect(await readEndpoints(db)).toMatchObject([
      { disabledAt: START.toISOString(), failure: 'answered 410: it wants no more events' },
    ]);
  });

  test('replays a delivered event with its id, and forgets it after a week', async () => {
    const { db, now, sender, subscribe, tell, pass } = await open(store);
    const { receiver, id } = await subscribe();
    await tell(priceOf(1, 0), priceOf(2, 0));
    await sender.sendDue();
    const [first] = receiver.events;
    pass(6 * DAY);
    expect([await replay(db, String(first?.id), now()), await replay(db, 'msg_unknown', now())]).toEqual([true, false]);
    await clearDeliveries(db, now());
    await sender.sendDue();
    expect(receiver.events.map((event) => event.id)).toEqual([first?.id, expect.any(String), first?.id]);
    pass(2 * DAY);
    await clearDeliveries(db, now());
    expect((await readDeliveries(db, id)).map((delivery) => delivery.id)).toEqual([first?.id]);
  });
});
