import { randomBytes } from 'node:crypto';
import type { Kysely, Selectable, Transaction } from 'kysely';
import {
  changedContent,
  SAVED_LINES_MAXIMUM,
  SAVED_LISTS_MAXIMUM,
  SAVED_SECTIONS_MAXIMUM,
  savedListKey,
  type SavedContent,
  type SavedContentChange,
  type SavedLine,
  type SavedSection,
} from '@storefront/domain/saved-list.rules.ts';
import { retryOnConflict, inTransaction } from '../../database/retry-on-conflict.ts';
import type { Tables } from '../../database/tables.ts';
import { lockCustomer } from '../store/lock-customer.ts';

const ID_BYTES = 12;
/** Nobody finds another's list by trying keys. */
const SHARE_KEY_BYTES = 24;

export interface SavedList extends SavedContent {
  id: string;
  name: string;
  /** Opens the list to anyone who has it; null while it is not shared. */
  shareKey: string | null;
  updatedAt: string;
}

export interface SharedList extends Pick<SavedList, 'name' | 'lines' | 'sections' | 'updatedAt'> {
  /** Company or name. */
  sharedBy: string;
}

export type SavedListRefusal = 'not_found' | 'name_taken' | 'too_many_lists' | 'too_many_lines' | 'too_many_sections';

export interface SavedListChange extends SavedContentChange {
  name?: string | undefined;
}

/** The last changed first. */
export async function readSavedLists(db: Kysely<Tables>, customerId: string): Promise<SavedList[]> {
  const rows = await db
    .selectFrom('saved_lists')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(listOf);
}

export function createSavedList(
  db: Kysely<Tables>,
  customerId: string,
  { name, ...given }: SavedContent & { name: string },
  now: Date,
): Promise<SavedList | SavedListRefusal> {
  return inTurn(db, customerId, async (transaction) => {
    const many = await transaction
      .selectFrom('saved_lists')
      .where('customer_id', '=', customerId)
      .select((eb) => eb.fn.countAll().as('many'))
      .executeTakeFirstOrThrow();
    if (Number(many.many) >= SAVED_LISTS_MAXIMUM) return 'too_many_lists';
    if (await isNameTaken(transaction, customerId, name, null)) return 'name_taken';
    const kept = changedContent({ lines: [], sections: [] }, given);
    if (kept.lines.length > SAVED_LINES_MAXIMUM) return 'too_many_lines';
    if (kept.sections.length > SAVED_SECTIONS_MAXIMUM) return 'too_many_sections';
    const row = {
      id: randomBytes(ID_BYTES).toString('hex'),
      customer_id: customerId,
      name,
      name_key: savedListKey(name),
      lines: JSON.stringify(kept.lines),
      sections: JSON.stringify(kept.sections),
      share_key: null,
      created_at: now.toISOString(),
      updated_at: now.toISOString(),
    };
    await transaction.insertInto('saved_lists').values(row).execute();
    return listOf(row);
  });
}

export function updateSavedList(
  db: Kysely<Tables>,
  customerId: string,
  id: string,
  { name, ...change }: SavedListChange,
  now: Date,
): Promise<SavedList | SavedListRefusal> {
  return inTurn(db, customerId, async (transaction) => {
    const row = await ownRow(transaction, customerId, id);
    if (!row) return 'not_found';
    if (name !== undefined && (await isNameTaken(transaction, customerId, name, id))) return 'name_taken';
    const before = listOf(row);
    const { lines, sections } = changedContent(before, change);
    if (lines.length > SAVED_LINES_MAXIMUM && lines.length > before.lines.length) return 'too_many_lines';
    if (sections.length > SAVED_SECTIONS_MAXIMUM) return 'too_many_sections';
    const changed = {
      ...(name !== undefined && { name, name_key: savedListKey(name) }),
      lines: JSON.stringify(lines),
      sections: JSON.stringify(sections),
      updated_at: now.toISOString(),
    };
    await transaction.updateTable('saved_lists').set(changed).where('id', '=', id).execute();
    return listOf({ ...row, ...changed });
  });
}

/** Its link no longer opens. */
export async function deleteSavedList(db: Kysely<Tables>, customerId: string, id: string): Promise<'not_found' | null> {
  const { numDeletedRows } = await retryOnConflict(() =>
    db.deleteFrom('saved_lists').where('id', '=', id).where('customer_id', '=', customerId).executeTakeFirstOrThrow(),
  );
  return Number(numDeletedRows) === 0 ? 'not_found' : null;
}

/** Shared again, a list gets a new link. */
export function shareSavedList(
  db: Kysely<Tables>,
  customerId: string,
  id: string,
  isShared: boolean,
): Promise<SavedList | SavedListRefusal> {
  return inTurn(db, customerId, async (transaction) => {
    const row = await ownRow(transaction, customerId, id);
    if (!row) return 'not_found';
    const shareKey = isShared ? (row.share_key ?? randomBytes(SHARE_KEY_BYTES).toString('base64url')) : null;
    await transaction.updateTable('saved_lists').set({ share_key: shareKey }).where('id', '=', id).execute();
    return listOf({ ...row, share_key: shareKey });
  });
}

/** Null for an unknown or revoked link. */
export async function readSharedList(db: Kysely<Tables>, shareKey: string): Promise<SharedList | null> {
  const row = await db
    .selectFrom('saved_lists')
    .innerJoin('customers', 'customers.id', 'saved_lists.customer_id')
    .selectAll('saved_lists')
    .select(['company', 'first_name', 'last_name'])
    .where('share_key', '=', shareKey)
    .executeTakeFirst();
  if (!row) return null;
  const { name, lines, sections, updatedAt } = listOf(row);
  return { name, lines, sections, updatedAt, sharedBy: row.company || `${row.first_name} ${row.last_name}`.trim() };
}

/** Concurrent changes of a customer's lists run one after the other. */
function inTurn<Result>(
  db: Kysely<Tables>,
  customerId: string,
  work: (transaction: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  return inTransaction(db, async (transaction) => {
    await lockCustomer(transaction, customerId).execute();
    return work(transaction);
  });
}

const ownRow = (transaction: Transaction<Tables>, customerId: string, id: string) =>
  transaction
    .selectFrom('saved_lists')
    .selectAll()
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();

async function isNameTaken(
  transaction: Transaction<Tables>,
  customerId: string,
  name: string,
  exceptId: string | null,
): Promise<boolean> {
  const row = await transaction
    .selectFrom('saved_lists')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('name_key', '=', savedListKey(name))
    .executeTakeFirst();
  return row !== undefined && row.id !== exceptId;
}

type Row = Omit<Selectable<Tables['saved_lists']>, 'customer_id' | 'name_key' | 'created_at'>;

const listOf = (row: Row): SavedList => ({
  id: row.id,
  name: row.name,
  lines: JSON.parse(row.lines) as SavedLine[],
  sections: JSON.parse(row.sections) as SavedSection[],
  shareKey: row.share_key,
  updatedAt: row.updated_at,
});
