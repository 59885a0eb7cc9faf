import type { SavedLine } from '@storefront/domain/saved-list.rules.ts';
import type { SavedList, SavedListChange } from './guest-lists.rules.ts';

/** A shopper's lists, kept by this browser or an account. Changes resolve to the message of their refusal, or to null. */
export interface SavedLists {
  /** The last changed first. */
  lists: readonly SavedList[];
  place: 'browser' | 'account';
  /** The company or name of the customer, for quotations; null for a guest. */
  owner: string | null;
  /** Makes a quotation of a list. Null where there are none: for guests, and where the shop makes none. */
  quote: ((id: string) => Promise<{ id: string } | { refusal: string }>) | null;
  create(name: string, lines: readonly SavedLine[]): Promise<{ id: string } | { refusal: string }>;
  update(id: string, change: SavedListChange): Promise<string | null>;
  remove(id: string): Promise<string | null>;
  /** Gives a list a link that anyone can open, or revokes it. */
  share(id: string, isShared: boolean): Promise<string | null>;
}
