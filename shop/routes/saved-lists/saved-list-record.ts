import type { SavedListRecord } from '@storefront/schema/rest/customer/saved-list.ts';
import type { SavedList } from '../../customers/saved-lists/saved-list-store.ts';

/** A saved list in the spelling of the shop API. */
export const savedListRecord = ({ id, name, lines, shareKey, updatedAt }: SavedList): SavedListRecord => ({
  id,
  name,
  lines: [...lines],
  share_key: shareKey,
  updated_at: updatedAt,
});
