/** What an answer was made of, collected while it is made: decides whether it may be cached, and what drops it. */
export class CacheTags {
  /** Paths of all products that the answer may depend on. */
  readonly products = new Set<string>();
  /** Whether something of the caller's own was read: such an answer is never cached. */
  isPersonal = false;
}

/** Tells caches which products have changed through this gateway. */
export interface ProductChanges {
  subscribe(listener: (paths: readonly string[]) => void): void;
  announce(paths: readonly string[]): void;
}

export function createProductChanges(): ProductChanges {
  const listeners: ((paths: readonly string[]) => void)[] = [];
  return {
    subscribe: (listener) => void listeners.push(listener),
    announce(paths) {
      for (const listener of listeners) listener(paths);
    },
  };
}
