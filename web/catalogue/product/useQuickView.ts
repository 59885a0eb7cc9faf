import { createContext, use } from 'react';

/** The product in the quick view. */
export interface QuickViewTarget {
  path: string;
  name: string;
  /** The query string that selects a variant; empty for none. */
  search: string;
}

/** The actions of product cards on the page's quick view. */
export interface QuickViewControls {
  open(product: QuickViewTarget): void;
  /** Loads its lazy module ahead of the click. */
  preload(): void;
}

export const QuickViewContext = createContext<QuickViewControls>({ open: () => {}, preload: () => {} });

/** The quick view of the page. Does nothing outside a `QuickViewProvider`. */
export function useQuickView(): QuickViewControls {
  return use(QuickViewContext);
}
