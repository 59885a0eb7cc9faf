import DataLoader from 'dataloader';
import type { Product } from './product.rules.ts';

/** Products by path for one request, many in one call; null for a path that has none. */
export class ProductLoader extends DataLoader<string, Product | null> {
  readonly #come: Map<string, Product | null>;

  /** `fetch` answers those of some paths that there are. */
  constructor(fetch: (paths: readonly string[]) => Promise<readonly Product[]>) {
    const come = new Map<string, Product | null>();
    super(async (paths) => {
      const found = await fetch(paths);
      for (const path of paths) come.set(path, null);
      for (const product of found) come.set(product.path, product);
      return paths.map((path) => come.get(path) ?? null);
    });
    this.#come = come;
  }

  /** Reads those of some paths that are not known yet, so that they are. A call that fails is told to those who load what it was for. */
  async bring(paths: readonly string[]): Promise<void> {
    const unknown = paths.filter((path) => !this.#come.has(path));
    if (unknown.length > 0) await Promise.allSettled(unknown.map((path) => this.load(path)));
  }

  /** The product where its call has come back already, so that nobody waits for what is there; undefined where it has not, or has failed. */
  known(path: string): Product | null | undefined {
    return this.#come.get(path);
  }
}
