import { fetchQuery, graphql, type Environment } from 'relay-runtime';
import type { mergeListsQuery } from '../../../__generated__/mergeListsQuery.graphql.ts';
import { savedListKey } from '@storefront/domain/saved-list.rules.ts';
import { setSavedSkus } from '../../../catalogue/product/save/saved-skus.ts';
import { createList, updateList } from './customer-lists.ts';
import { forgetGuestList, guestLists } from './guest-lists.ts';
import { readSavedList } from './saved-list.ts';
import { addedTo, type SavedList } from './guest-lists.rules.ts';

/** Lists of one name become one; those that the account does not take stay. Idempotent: two tabs may do it at once. */
export async function mergeLists(environment: Environment): Promise<void> {
  const kept = await accountLists(environment);
  if (!kept) return;
  let hasChanged = false;
  for (const list of guestLists()) {
    const same = kept.find(({ name }) => savedListKey(name) === savedListKey(list.name));
    // Another tab may have created it meanwhile.
    const isMoved = same
      ? await addTo(environment, same, list)
      : (await isCreated(environment, list)) || (await isMovedAlready(environment, list));
    if (isMoved) forgetGuestList(list.id);
    hasChanged ||= isMoved;
  }
  const lists = hasChanged ? ((await accountLists(environment)) ?? []) : kept;
  setSavedSkus(lists.flatMap(({ lines }) => lines.map(({ sku }) => sku)));
}

async function isCreated(environment: Environment, { name, lines, sections }: SavedList): Promise<boolean> {
  return 'done' in (await createList(environment, { name, lines, sections: sections ?? [] }));
}

async function isMovedAlready(environment: Environment, list: SavedList): Promise<boolean> {
  const same = (await accountLists(environment))?.find(({ name }) => savedListKey(name) === savedListKey(list.name));
  return same ? addTo(environment, same, list) : false;
}

async function addTo(environment: Environment, same: SavedList, list: SavedList): Promise<boolean> {
  const change = addedTo(same, list);
  return change === null || 'done' in (await updateList(environment, same.id, change));
}

/** Null when nobody is signed in, and where the shop keeps none. */
async function accountLists(environment: Environment): Promise<SavedList[] | null> {
  const answer = await fetchQuery<mergeListsQuery>(
    environment,
    graphql`
      query mergeListsQuery @throwOnFieldError {
        customer {
          savedLists {
            ...savedList_list
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'network-only' },
  ).toPromise();
  return answer?.customer?.savedLists?.map(readSavedList) ?? null;
}
