import { createContext, use } from 'react';

/** A product that is looked at without leaving the list. */
export interface QuickViewTarget {
  path: string;
  name: string;
}

/** What a product card may do with the page's quick view, which `QuickViewProvider` provides. */
export interface QuickViewControls {
  open(product: QuickViewTarget): void;
  /** Fetches its code ahead of the press that needs it. */
  preload(): void;
}

export const QuickViewContext = createContext<QuickViewControls>({ open: () => {}, preload: () => {} });

/** The quick view of the page. Does nothing outside a `QuickViewProvider`. */
export function useQuickView(): QuickViewControls {
  return use(QuickViewContext);
}
