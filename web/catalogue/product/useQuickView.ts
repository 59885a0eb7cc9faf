import { createContext, use } from 'react';

export interface QuickViewTarget {
  path: string;
  name: string;
  /** Selects a variant; empty for none. */
  search: string;
}

export interface QuickViewControls {
  open(product: QuickViewTarget): void;
  /** Loads the lazy module ahead of the click. */
  preload(): void;
}

export const QuickViewContext = createContext<QuickViewControls>({ open: () => {}, preload: () => {} });

/** Does nothing outside a `QuickViewProvider`. */
export function useQuickView(): QuickViewControls {
  return use(QuickViewContext);
}
