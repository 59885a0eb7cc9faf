import DataLoader from 'dataloader';
import type { Product } from './product.rules.ts';

/** Products by path for one request, many in one call; null for a path that has none. */
export class ProductLoader extends DataLoader<string, Product | null> {
  readonly #come: Map<string, Product | null>;
  readonly #read: (paths: readonly string[]) => Promise<void>;

  /** `fetch` answers those of some paths that there are. */
  constructor(fetch: (paths: readonly string[]) => Promise<readonly Product[]>) {
    const come = new Map<string, Product | null>();
    const read = async (paths: readonly string[]) => {
      const found = await fetch(paths);
      for (const path of paths) come.set(path, null);
      for (const product of found) come.set(product.path, product);
    };
    super(async (paths) => {
      await read(paths);
      return paths.map((path) => come.get(path) ?? null);
    });
    this.#come = come;
    this.#read = read;
  }

  override load(path: string): Promise<Product | null> {
    const product = this.#come.get(path);
    return product === undefined ? super.load(path) : Promise.resolve(product);
  }

  /** Reads those of some paths that are not known yet, so that they are. A call that fails is told to those who load what it was for. */
  async bring(paths: readonly string[]): Promise<void> {
    const unknown = [...new Set(paths)].filter((path) => !this.#come.has(path));
    if (unknown.length > 0) await this.#read(unknown).catch(() => {});
  }

  /** The product where its call has come back already, so that nobody waits for what is there; undefined where it has not, or has failed. */
  known(path: string): Product | null | undefined {
    return this.#come.get(path);
  }
}
