import type { SavedLine } from '@storefront/domain/saved-list.rules.ts';
import type { SavedList, SavedListChange } from './guest-lists.rules.ts';

/** Kept by this browser or an account. Changes resolve to the message of their refusal, or to null. */
export interface SavedLists {
  /** The last changed first. */
  lists: readonly SavedList[];
  place: 'browser' | 'account';
  /** Company or name, for quotations; null for a guest. */
  owner: string | null;
  /** Null for guests, and where the shop makes none. */
  quote: ((id: string) => Promise<{ id: string } | { refusal: string }>) | null;
  create(name: string, lines: readonly SavedLine[]): Promise<{ id: string } | { refusal: string }>;
  update(id: string, change: SavedListChange): Promise<string | null>;
  remove(id: string): Promise<string | null>;
  /** A link that anyone can open. */
  share(id: string, isShared: boolean): Promise<string | null>;
}
