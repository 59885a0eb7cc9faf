import { createContext } from 'react';

/** What the layout knows of the shop, for pages that can ask for nothing themselves. */
export interface ShopFacts {
  readonly name: string;
  /** Scheme and host that shoppers use. */
  readonly url: string;
  /** Null where none is configured. */
  readonly tagManagerId?: string | null | undefined;
  readonly chatScriptUrl?: string | null | undefined;
  readonly phone: string;
  readonly email: string;
  readonly categories: readonly { readonly name: string; readonly path: string }[];
}

/** Null outside the layout, and when the graph did not answer. */
export const ShopContext = createContext<ShopFacts | null>(null);

/** A number as a link dials it: digits, with a leading plus if it has one. */
export function dialled(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}
