import {
  changedContent,
  isSavedLine,
  isSavedSection,
  SAVED_LINES_MAXIMUM,
  SAVED_LISTS_MAXIMUM,
  SAVED_SECTIONS_MAXIMUM,
  savedListKey,
  savedListName,
  savedListNameFault,
  type SavedContentChange,
  type SavedLine,
  type SavedSection,
} from '@storefront/domain/saved-list.rules.ts';
import { skuKey } from '@storefront/domain/sku.rules.ts';
import { parseJson } from '../../../browser/storage/json.rules.ts';

/** Whether this browser or an account keeps it. */
export interface SavedList {
  readonly id: string;
  readonly name: string;
  readonly lines: readonly SavedLine[];
  /** Null where the shop keeps none. */
  readonly sections: readonly SavedSection[] | null;
  /** Opens the list to anyone who has it; null while it is not shared. */
  readonly shareKey: string | null;
}

export interface SavedListChange extends SavedContentChange {
  name?: string;
}

export type ChangedLists = { lists: readonly SavedList[] } | { refusal: string };

const NOT_FOUND = 'We can’t find that list. It may have been deleted.';
const NAME_TAKEN = 'You already have a list with this name. Please choose another.';
const TOO_MANY_LISTS =
  `You’ve reached the limit of ${SAVED_LISTS_MAXIMUM} lists. ` + 'Please delete one you no longer need.';
const TOO_MANY_SECTIONS = `A list holds up to ${SAVED_SECTIONS_MAXIMUM} sections.`;
const TOO_MANY_LINES = `A list holds up to ${SAVED_LINES_MAXIMUM} products. Please start another.`;

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
      (line.section == null || typeof line.section === 'string') &&
      isSavedLine(line as SavedLine),
  );
  return {
    id: list.id,
    name,
    ...changedContent(
      { lines: [], sections: [] },
      { lines: lines.slice(0, SAVED_LINES_MAXIMUM), sections: readSections(list.sections) },
    ),
    shareKey: null,
  };
}

function readSections(stored: unknown): SavedSection[] {
  if (!Array.isArray(stored)) return [];
  return stored
    .filter(
      (section: Partial<SavedSection> | null): section is SavedSection =>
        typeof section?.key === 'string' &&
        typeof section.name === 'string' &&
        typeof section.note === 'string' &&
        isSavedSection(section as SavedSection),
    )
    .slice(0, SAVED_SECTIONS_MAXIMUM);
}

const hasName = (lists: readonly SavedList[], name: string, exceptId: string | null) =>
  lists.some((list) => list.id !== exceptId && savedListKey(list.name) === savedListKey(name));

export function withList(
  lists: readonly SavedList[],
  { id, name: typed, lines }: Pick<SavedList, 'id' | 'name' | 'lines'>,
): ChangedLists {
  const fault = savedListNameFault(typed);
  if (fault !== null) return { refusal: fault };
  const name = savedListName(typed) ?? '';
  if (hasName(lists, name, null)) return { refusal: NAME_TAKEN };
  if (lists.length >= SAVED_LISTS_MAXIMUM) return { refusal: TOO_MANY_LISTS };
  if (lines.length > SAVED_LINES_MAXIMUM) return { refusal: TOO_MANY_LINES };
  return { lists: [{ id, name, lines, sections: [], shareKey: null }, ...lists] };
}

/** The list moves to the front. */
export function withChange(
  lists: readonly SavedList[],
  id: string,
  { name: typed, ...change }: SavedListChange,
): ChangedLists {
  const list = lists.find((candidate) => candidate.id === id);
  if (!list) return { refusal: NOT_FOUND };
  const fault = typed === undefined ? null : savedListNameFault(typed);
  if (fault !== null) return { refusal: fault };
  const name = typed === undefined ? list.name : (savedListName(typed) ?? '');
  if (hasName(lists, name, id)) return { refusal: NAME_TAKEN };
  const { lines, sections } = changedContent({ lines: list.lines, sections: list.sections ?? [] }, change);
  if (lines.length > SAVED_LINES_MAXIMUM && lines.length > list.lines.length) return { refusal: TOO_MANY_LINES };
  if (sections.length > SAVED_SECTIONS_MAXIMUM) return { refusal: TOO_MANY_SECTIONS };
  return { lists: [{ ...list, name, lines, sections }, ...lists.filter((other) => other !== list)] };
}

/** Lines and sections that the list lacks. Null when it lacks none. */
export function addedTo(list: SavedList, more: SavedList): SavedContentChange | null {
  const known = new Set(list.lines.map(({ sku }) => skuKey(sku)));
  const byName = new Map((list.sections ?? []).map(({ key, name }) => [savedListKey(name), key]));
  const sections = (more.sections ?? []).filter(({ name }) => !byName.has(savedListKey(name)));
  /** Sections of one name are one. */
  const keys = new Map((more.sections ?? []).map(({ key, name }) => [key, byName.get(savedListKey(name)) ?? key]));
  const lines = more.lines
    .filter(({ sku }) => !known.has(skuKey(sku)))
    .map((line) => ({ ...line, section: keys.get(line.section ?? '') }));
  return lines.length + sections.length === 0 ? null : { lines, sections };
}
