import { graphql, readInlineData } from 'relay-runtime';
import type { savedList_list$key } from '../../../__generated__/savedList_list.graphql.ts';
import type { SavedList } from './guest-lists.rules.ts';

export function readSavedList(reference: savedList_list$key): SavedList {
  const { shareKey, sections, ...list } = readInlineData(
    graphql`
      fragment savedList_list on SavedList @inline {
        id
        name
        shareKey
        lines {
          sku
          quantity
          note
          section
        }
        sections {
          key
          name
          note
        }
      }
    `,
    reference,
  );
  return { ...list, sections: sections ?? null, shareKey: shareKey ?? null };
}
