/** What one answer was made of, for whoever keeps answers: collected while it is made. */
export class Sources {
  /** Products by path, each that the answer may say something of. */
  readonly products = new Set<string>();
  /** Whether anything of the asker's own was read; such an answer is nobody else's. */
  isPersonal = false;
}

/** Tells those who keep answers which products have changed. */
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
