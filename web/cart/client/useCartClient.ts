import { createContext, use, useSyncExternalStore } from 'react';
import type { Environment } from 'relay-runtime';
import type { CartClient } from './cart-client.ts';
import type { CartStatus } from './cart-status.ts';

const clients = new WeakMap<Environment, Promise<CartClient>>();

/** One for each Relay environment. Its code is fetched when it is first needed: most pages are read without it. */
export function loadCartClient(environment: Environment): Promise<CartClient> {
  const known = clients.get(environment);
  if (known) return known;
  const loading = import('./cart-client.ts').then(({ createCartClient }) => createCartClient(environment));
  clients.set(environment, loading);
  // A file that could not be fetched is fetched again by the next call.
  loading.catch(() => clients.delete(environment));
  return loading;
}

export const CartClientContext = createContext<CartClient | null>(null);

export function useCartClient(): { client: CartClient; status: CartStatus } {
  const client = use(CartClientContext);
  if (!client) throw new Error('useCartClient is for components inside CartView');
  return { client, status: useSyncExternalStore(client.subscribe, client.status, client.status) };
}
