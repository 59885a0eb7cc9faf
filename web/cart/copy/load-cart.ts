import type { Environment } from 'relay-runtime';
import type { CartEngine } from './engine.ts';

const engines = new WeakMap<Environment, Promise<CartEngine>>();

/** The cart of this browser, one for each of its pages. Its code is fetched when it is first needed: most pages are read without it. */
export function loadCart(environment: Environment): Promise<CartEngine> {
  const known = engines.get(environment);
  if (known) return known;
  const opening = import('./engine.ts').then(({ openCart }) => openCart(environment));
  engines.set(environment, opening);
  // A file that did not come is asked for again.
  opening.catch(() => engines.delete(environment));
  return opening;
}
