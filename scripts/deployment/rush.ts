import { randomUUID } from 'node:crypto';
import type { Client } from './client.ts';

/** The result of a rush of visitors. */
export interface Rush {
  answered: number;
  /** Idempotent requests that failed: there must be none. */
  lost: string[];
  /** Other requests without an answer: the client retries them, with the same idempotency key. */
  sentAgain: number;
  /** Carts whose content differs from what was added. */
  wrongCarts: string[];
}

interface RushOptions {
  client: Client;
  visitors: number;
  paths: readonly string[];
  productId: string;
}

const PRODUCT = 'query ($path: String!) { product(path: $path) { name price { incVat { pence } } } }';
const TRIES_MAXIMUM = 3;
/** Stock is limited, so carts stay small. */
const CART_QUANTITY_MAXIMUM = 10;

/** Visitors who request pages, products and additions to carts without a pause until stopped. */
export function startRush({ client, visitors, paths, productId }: RushOptions): {
  answered(): number;
  stop(): Promise<Rush>;
} {
  const rush: Rush = { answered: 0, lost: [], sentAgain: 0, wrongCarts: [] };
  let isOn = true;

  async function page(path: string): Promise<void> {
    const { status } = await client.get(path);
    if (status === 200) rush.answered += 1;
    else rush.lost.push(`GET ${path}: ${status}`);
  }

  /** Sends a POST. Proxies must not retry it, so the client does. */
  async function insist(what: string, send: () => Promise<boolean>): Promise<boolean> {
    for (let tries = 1; tries <= TRIES_MAXIMUM; tries += 1) {
      if (await send()) {
        rush.answered += 1;
        return true;
      }
      rush.sentAgain += 1;
    }
    rush.lost.push(`POST ${what}`);
    return false;
  }

  async function visit(number: number): Promise<void> {
    let cart: string | null = null;
    let added = 0;
    /** Checks the cart's content and discards it. */
    const count = async () => {
      const quantity = cart === null ? 0 : await client.quantity(cart);
      if (quantity !== added) rush.wrongCarts.push(`${added} added, ${quantity} in the cart`);
      cart = null;
      added = 0;
    };
    for (let round = number; isOn; round += 1) {
      const path = paths[round % paths.length] ?? '/';
      await page(path);
      await insist('product', async () => (await client.graph(PRODUCT, { path })).data?.product !== undefined);
      const key = randomUUID();
      const isAdded = await insist('cartLineAdd', async () => {
        const answer = await client.add(productId, cart, key);
        cart = answer.cart;
        return answer.isAdded;
      });
      added += isAdded ? 1 : 0;
      if (added === CART_QUANTITY_MAXIMUM) await count();
    }
    await count();
  }

  const visits = Array.from({ length: visitors }, (_, number) => visit(number));
  return {
    answered: () => rush.answered,
    async stop() {
      isOn = false;
      await Promise.all(visits);
      return rush;
    },
  };
}
