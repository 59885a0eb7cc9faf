import { randomUUID } from 'node:crypto';
import type { Client } from './client.ts';

/** What a rush of visitors came to. */
export interface Rush {
  answered: number;
  /** Requests that may be sent twice and were not answered as they should be: none may be. */
  lost: string[];
  /** Others that were not answered: their sender sends them again, under the same name where they change something. */
  sentAgain: number;
  /** Carts that do not hold just what was added to them. */
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
/** No shop has endless stock. */
const CART_QUANTITY_MAXIMUM = 10;

/** Lets visitors ask for pages, products and things in their carts without a pause until told to stop. */
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

  /** Sends what is no GET; no proxy may send that again, so its sender does. */
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
    /** Looks whether the cart holds what was added, and lets it go. */
    const count = async () => {
      const quantity = cart === null ? 0 : await client.quantity(cart);
      if (quantity !== added) rush.wrongCarts.push(`${added} were added and ${quantity} are there`);
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
