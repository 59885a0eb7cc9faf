/** Collected during execution: decides whether the response may be cached, and which changes invalidate it. */
export class CacheTags {
  /** Paths of all products that the response may depend on. */
  readonly products = new Set<string>();
  /** Whether data of the caller was read; such a response is never cached. */
  isPersonal = false;
}

/** Publishes which products have changed through this gateway, so that caches invalidate them. */
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
