import DataLoader from 'dataloader';
import type { Product } from './product.rules.ts';

/** By path for one request, in batches; null when a path has no product. */
export class ProductLoader extends DataLoader<string, Product | null> {
  readonly #loaded: Map<string, Product | null>;

  /** Returns the products that exist, in any order. */
  constructor(fetch: (paths: readonly string[]) => Promise<readonly Product[]>) {
    const loaded = new Map<string, Product | null>();
    super(async (paths) => {
      const found = await fetch(paths);
      for (const path of paths) loaded.set(path, null);
      for (const product of found) loaded.set(product.path, product);
      return paths.map((path) => loaded.get(path) ?? null);
    });
    this.#loaded = loaded;
  }

  /** Does not throw: `load` of a path that failed does. */
  async prefetch(paths: readonly string[]): Promise<void> {
    const unknown = paths.filter((path) => !this.#loaded.has(path));
    if (unknown.length > 0) await Promise.allSettled(unknown.map((path) => this.load(path)));
  }

  /** Undefined when it is not loaded, or when its call failed. */
  known(path: string): Product | null | undefined {
    return this.#loaded.get(path);
  }
}
