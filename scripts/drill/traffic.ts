import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { add, ask, change, get, type Answer, type Caller } from '../deployment/graph-client.ts';
import { MAIL_DOMAIN, type Product } from './ledger.ts';

export interface Sent extends Pick<Answer, 'error' | 'milliseconds'> {
  kind: string;
  began: number;
}

export const SYNC = '{ result: products(first: 50) { nodes { id name stock { level } } pageInfo { endCursor } } }';

export const placeOrder = (caller: Caller, idempotencyKey: string) =>
  change(caller, 'checkoutComplete', {
    idempotencyKey,
    contact: { email: idempotencyKey + MAIL_DOMAIN, firstName: 'Ann', lastName: 'Lee', phone: '020 7946 0123' },
    delivery: { method: 'ADDRESS', address: { address1: '1 High Street', city: 'Leeds', postcode: 'LS1 4DT' } },
    paymentMethod: 'BANK_TRANSFER',
  });

/** Sends every kind of request until it is stopped. */
export function startTraffic(caller: Caller, gateways: readonly { url: string }[], products: readonly Product[]) {
  const sent: Sent[] = [];
  /** The idempotency keys of orders that were acknowledged. */
  const orders: string[] = [];
  let isOver = false;

  async function note<Noted extends Answer>(kind: string, answering: Promise<Noted>): Promise<Noted> {
    const began = performance.now();
    const answer = await answering;
    const { error, milliseconds } = answer;
    // That a process is killed is no fault of its health check.
    if (kind !== '/healthz' || error === null) sent.push({ kind, began, error, milliseconds });
    return answer;
  }

  /** Repeats what must not be lost, with the same key, until it is done. */
  async function insist<Noted extends Answer>(kind: string, send: () => Promise<Noted>): Promise<Noted> {
    for (;;) {
      const answer = await note(kind, send());
      if (answer.error === null || isOver) return answer;
      await delay(100);
    }
  }

  const productAt = (index: number) => products[index % products.length] ?? { id: '', path: '' };

  async function fillBasket(index: number): Promise<void> {
    let cart: string | undefined;
    for (const quantity of [1, 2, 3, 4, 5]) {
      const key = randomUUID();
      const send = () => insist('basket', () => add({ ...caller, cart }, productAt(index).id, key));
      // Twice at once: to two gateways, where there are several.
      const [added] = await Promise.all([send(), send()]);
      cart ??= added.cart;
      const error = added.result?.cart.quantity === quantity ? null : 'wrong quantity';
      if (!isOver) await note('basket', Promise.resolve({ ...added, error }));
    }
  }

  async function order(index: number): Promise<void> {
    const key = randomUUID();
    const { cart } = await insist('order', () => add(caller, productAt(index).id, key, randomInt(1, 4)));
    const { error } = await insist('order', () => placeOrder({ ...caller, cart }, key));
    if (error === null) orders.push(key);
  }

  async function signIn(): Promise<void> {
    const account = { email: `${randomUUID()}@customers.example`, password: 'a walk by the sea' };
    const { error } = await note('sign-in', change(caller, 'customerRegister', account));
    if (error === null) await note('sign-in', change(caller, 'customerLogIn', account));
  }

  /** How many do it, and for how many milliseconds they pause each time. */
  const loops: Record<string, [callers: number, pause: number, step: (index: number) => Promise<unknown>]> = {
    'kept page': [2, 80, (index) => note('kept page', get(caller.url + (index % 4 ? productAt(index % 4).path : '/')))],
    'search page': [1, 150, (index) => note('search page', get(`${caller.url}/search?query=lamp+${index}`))],
    sync: [1, 500, () => note('sync', ask(caller, SYNC))],
    basket: [1, 80, fillBasket],
    order: [3, 80, order],
    'sign-in': [1, 500, signIn],
    '/healthz': [1, 100, (index) => note('/healthz', get(`${gateways[index % gateways.length]?.url}/healthz`))],
  };
  const running = Object.values(loops).flatMap(([callers, pause, step]) =>
    Array.from({ length: callers }, async (_, first) => {
      for (let index = first; !isOver; index += 1) {
        await step(index);
        await delay(pause);
      }
    }),
  );

  return {
    sent,
    orders,
    /** Resolves when so many of each kind in turn have succeeded, to the seconds until then; infinity if never. */
    async well(count: number, secondsMaximum = 60): Promise<number> {
      const [from, start] = [performance.now(), sent.length];
      while (performance.now() - from < secondsMaximum * 1_000) {
        const recent = sent.slice(start).filter(({ began }) => began >= from);
        const begun = Object.keys(loops).map((kind) => {
          const answers = recent.filter((each) => each.kind === kind);
          const good = answers.slice(answers.findLastIndex(({ error }) => error !== null) + 1);
          return good.length < count ? Infinity : (good[0]?.began ?? Infinity);
        });
        if (begun.every(Number.isFinite)) return (Math.max(...begun) - from) / 1_000;
        await delay(50);
      }
      return Infinity;
    },
    async stop(): Promise<void> {
      isOver = true;
      await Promise.all(running);
    },
  };
}
export type Traffic = ReturnType<typeof startTraffic>;
