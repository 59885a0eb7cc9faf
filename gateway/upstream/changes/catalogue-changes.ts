import type { CatalogueChange } from '@storefront/domain/catalogue-change.rules.ts';

type Listener = (change: CatalogueChange) => void;

/** Tells caches what changed in the catalogue, and other gateways what changed through this one. */
export interface CatalogueChanges {
  /** Here and at other gateways. */
  announce(change: CatalogueChange): void;
  /** A change that another gateway announced. */
  receive(change: CatalogueChange): void;
  onChange(listener: Listener): void;
  /** Changes that are announced here. */
  onAnnounce(listener: Listener): void;
}

export function createCatalogueChanges(): CatalogueChanges {
  const [caches, channels]: [Listener[], Listener[]] = [[], []];
  const tell = (listeners: readonly Listener[], change: CatalogueChange) =>
    listeners.forEach((listener) => listener(change));
  return {
    announce(change) {
      if (change.length === 0) return;
      tell(caches, change);
      tell(channels, change);
    },
    receive: (change) => tell(caches, change),
    onChange: (listener) => void caches.push(listener),
    onAnnounce: (listener) => void channels.push(listener),
  };
}
