import {
  changedLines,
  isSavedLine,
  SAVED_LINES_MAXIMUM,
  SAVED_LISTS_MAXIMUM,
  savedListKey,
  savedListName,
  type SavedLine,
  type SavedLinesChange,
} from '@storefront/domain/saved-list.rules.ts';
import { parseJson } from '../../../browser/storage/json.rules.ts';

/** A list as the pages show it, whether this browser or an account keeps it. */
export interface SavedList {
  readonly id: string;
  readonly name: string;
  readonly lines: readonly SavedLine[];
  /** Opens the list to anyone who has it; null while it is not shared. */
  readonly shareKey: string | null;
}

export interface SavedListChange extends SavedLinesChange {
  name?: string;
}

/** The lists after a change, or why it is refused. */
export type ChangedLists = { lists: readonly SavedList[] } | { refusal: string };

const NOT_FOUND = 'We can’t find that list. It may have been deleted.';
const NO_NAME = 'Please give your list a name.';
const NAME_TAKEN = 'You already have a list with this name. Please choose another.';
const TOO_MANY_LISTS = `You’ve reached the limit of ${SAVED_LISTS_MAXIMUM} lists. Please delete one you no longer need.`;
const TOO_MANY_LINES = `A list holds up to ${SAVED_LINES_MAXIMUM} products. Please start another.`;

/** The lists that a browser has stored; none when nothing valid is stored. */
export function guestListsOf(text: string | null): SavedList[] {
  const stored = parseJson(text);
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((list: Partial<SavedList> | null) => readList(list) ?? []).slice(0, SAVED_LISTS_MAXIMUM);
}

function readList(list: Partial<SavedList> | null): SavedList | null {
  const name = typeof list?.name === 'string' ? savedListName(list.name) : null;
  if (typeof list?.id !== 'string' || name === null || !Array.isArray(list.lines)) return null;
  const lines = list.lines.filter(
    (line: Partial<SavedLine> | null): line is SavedLine =>
      typeof line?.sku === 'string' &&
      typeof line.quantity === 'number' &&
      typeof line.note === 'string' &&
      isSavedLine(line as SavedLine),
  );
  return { id: list.id, name, lines: lines.slice(0, SAVED_LINES_MAXIMUM), shareKey: null };
}

const hasName = (lists: readonly SavedList[], name: string, exceptId: string | null) =>
  lists.some((list) => list.id !== exceptId && savedListKey(list.name) === savedListKey(name));

/** Adds a list, in front. */
export function withList(
  lists: readonly SavedList[],
  { id, name: typed, lines }: Pick<SavedList, 'id' | 'name' | 'lines'>,
): ChangedLists {
  const name = savedListName(typed);
  if (name === null) return { refusal: NO_NAME };
  if (hasName(lists, name, null)) return { refusal: NAME_TAKEN };
  if (lists.length >= SAVED_LISTS_MAXIMUM) return { refusal: TOO_MANY_LISTS };
  if (lines.length > SAVED_LINES_MAXIMUM) return { refusal: TOO_MANY_LINES };
  return { lists: [{ id, name, lines, shareKey: null }, ...lists] };
}

/** Changes a list, which moves to the front. */
export function withChange(
  lists: readonly SavedList[],
  id: string,
  { name: typed, ...change }: SavedListChange,
): ChangedLists {
  const list = lists.find((candidate) => candidate.id === id);
  if (!list) return { refusal: NOT_FOUND };
  const name = typed === undefined ? list.name : savedListName(typed);
  if (name === null) return { refusal: NO_NAME };
  if (hasName(lists, name, id)) return { refusal: NAME_TAKEN };
  const lines = changedLines(list.lines, change);
  if (lines.length > SAVED_LINES_MAXIMUM && lines.length > list.lines.length) return { refusal: TOO_MANY_LINES };
  return { lists: [{ ...list, name, lines }, ...lists.filter((other) => other !== list)] };
}
