import type { SavedContentChange, SavedLine, SavedSection } from '@storefront/domain/saved-list.rules.ts';
import { SavedListRecord, SavedLists, SharedListRecord } from '@storefront/schema/rest/customer/saved-list.ts';
import { readOptional } from '../../upstream/client.ts';
import { contractOf, unreadBody } from '../../upstream/contract/contract.ts';
import { listOf, textOf } from '../../upstream/contract/values.ts';
import { as, inSession } from '../customer/customer.rest.ts';
import { attempt, mapped, type Outcome } from '../customer/refusals.ts';
import type { RestOptions } from '../product/product.rest.ts';

export interface SavedList {
  id: string;
  name: string;
  lines: readonly SavedLine[];
  /** Null from a shop API that keeps none. */
  sections: readonly SavedSection[] | null;
  /** ISO time. */
  updatedAt: string;
  /** Opens the list to anyone who has it; null while it is not shared. */
  shareKey: string | null;
}

/** A list as its link shows it. */
export interface SharedList extends Pick<SavedList, 'name' | 'lines' | 'sections' | 'updatedAt'> {
  /** The company or the name of the customer; empty when the shop API does not say. */
  sharedBy: string;
}

export interface SavedListChange extends SavedContentChange {
  name?: string;
}

const savedLists = contractOf(SavedLists);
const savedListRecord = contractOf(SavedListRecord);
const sharedListRecord = contractOf(SharedListRecord);

const linesOf = (lines: SavedListRecord['lines']): SavedLine[] =>
  listOf(lines, 'sku', ({ sku, quantity, note, section }) => ({
    sku,
    quantity,
    note: textOf(note),
    section: textOf(section),
  }));

const sectionsOf = (sections: SavedListRecord['sections']): SavedSection[] | null =>
  sections ? listOf(sections, 'key', ({ key, name, note }) => ({ key, name, note: textOf(note) })) : null;

const toList = (record: SavedListRecord): SavedList => ({
  id: String(record.id),
  name: record.name,
  lines: linesOf(record.lines),
  sections: sectionsOf(record.sections),
  updatedAt: record.updated_at,
  shareKey: record.share_key ?? null,
});

/** `GET /saved_lists`; null from a shop API without lists. */
export async function fetchSavedLists({ rest }: RestOptions, token: string): Promise<SavedList[] | null> {
  const path = '/saved_lists';
  const body = await readOptional(rest, { kind: 'customer', path, query: as(token), contract: savedLists });
  if (!body) return null;
  return listOf(body.lists, 'id', toList);
}

/** `GET /shared_saved_list`; null for an unknown or revoked link. */
export async function fetchSharedList({ rest }: RestOptions, key: string): Promise<SharedList | null> {
  const path = '/shared_saved_list';
  const query = new URLSearchParams({ key });
  const body = await readOptional(rest, { kind: 'customer', path, query, contract: sharedListRecord });
  if (!body) return null;
  const { name, lines, sections, updated_at: updatedAt, shared_by: sharedBy } = body;
  return { name, lines: linesOf(lines), sections: sectionsOf(sections), updatedAt, sharedBy: textOf(sharedBy) };
}

/** `POST /create_saved_list` */
export const createSavedList = async (
  { rest }: RestOptions,
  token: string,
  list: { name: string; lines: readonly SavedLine[]; sections?: readonly SavedSection[] },
): Promise<Outcome<SavedList>> =>
  mapped(
    await attempt(rest, {
      ...inSession('POST', '/create_saved_list', token),
      body: list,
      contract: savedListRecord,
    }),
    toList,
  );

/** `PUT /update_saved_list` */
export const updateSavedList = async (
  { rest }: RestOptions,
  token: string,
  id: string,
  { removedSkus, removedSections, sectionOrder, ...change }: SavedListChange,
): Promise<Outcome<SavedList>> =>
  mapped(
    await attempt(rest, {
      ...inSession('PUT', '/update_saved_list', token, { list_id: id }),
      body: {
        ...change,
        removed_skus: removedSkus,
        removed_sections: removedSections,
        section_order: sectionOrder,
      },
      contract: savedListRecord,
    }),
    toList,
  );

/** `PUT /delete_saved_list` */
export const deleteSavedList = async ({ rest }: RestOptions, token: string, id: string): Promise<Outcome<unknown>> =>
  attempt(rest, {
    ...inSession('PUT', '/delete_saved_list', token, { list_id: id }),
    contract: unreadBody,
  });

/** `PUT /share_saved_list` */
export const shareSavedList = async (
  { rest }: RestOptions,
  token: string,
  id: string,
  isShared: boolean,
): Promise<Outcome<SavedList>> =>
  mapped(
    await attempt(rest, {
      ...inSession('PUT', '/share_saved_list', token, { list_id: id }),
      body: { is_shared: isShared },
      contract: savedListRecord,
    }),
    toList,
  );
