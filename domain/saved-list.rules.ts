import { isPlainLine, LINE_MESSAGE } from './contact/name.rules.ts';
import { isQuantity } from './quantity.rules.ts';
import { isSku, skuKey } from './sku.rules.ts';
import { TEXT_LENGTHS } from './text-lengths.data.ts';
import { isBlank, lineOf } from './text.rules.ts';

export const SAVED_LISTS_MAXIMUM = 50;
export const SAVED_LINES_MAXIMUM = 500;
export const SAVED_SECTIONS_MAXIMUM = 40;

/** Room for a UUID. */
export const SECTION_KEY_PATTERN = '^[A-Za-z0-9-]{1,40}$';

/** A list has each code once. */
export interface SavedLine {
  sku: string;
  quantity: number;
  /** A note, such as the place it is for; may be empty. */
  note: string;
  /** Missing or empty for none. */
  section?: string | null | undefined;
}

/** A part of a list, such as a room of a project. */
export interface SavedSection {
  /** Chosen by the client that adds the section. A list has each key once. */
  key: string;
  name: string;
  /** May be empty. */
  note: string;
}

export interface SavedContent {
  lines: readonly SavedLine[];
  sections: readonly SavedSection[];
}

/** Only the named lines and sections change, so that changes made on two devices at once are both kept. */
export interface SavedContentChange {
  /** A code that is on the list gets the new quantity and note, and keeps its section unless the line names another. */
  lines?: readonly SavedLine[];
  removedSkus?: readonly string[];
  /** All codes in their new order. Those that it lacks keep their order at the end. */
  order?: readonly string[];
  /** Sections to add; a key that the list has gets the new name and note. */
  sections?: readonly SavedSection[];
  /** Keys. The lines of a removed section stay on the list, in none. */
  removedSections?: readonly string[];
  /** All keys in their new order, as `order`. */
  sectionOrder?: readonly string[];
}

/** The lines after a change. They may be more than a list holds. */
export function changedLines(
  lines: readonly SavedLine[],
  { lines: set = [], removedSkus = [], order = [] }: SavedContentChange,
): SavedLine[] {
  const byKey = new Map(lines.map((line) => [skuKey(line.sku), line]));
  for (const { section, ...line } of set) {
    const key = skuKey(line.sku);
    byKey.set(key, inSection(line, section ?? byKey.get(key)?.section));
  }
  for (const sku of removedSkus) byKey.delete(skuKey(sku));
  return inOrder(byKey, order.map(skuKey));
}

export function changedContent(content: SavedContent, change: SavedContentChange): SavedContent {
  const byKey = new Map(content.sections.map((section) => [section.key, section]));
  for (const section of change.sections ?? []) byKey.set(section.key, section);
  for (const key of change.removedSections ?? []) byKey.delete(key);
  return {
    lines: changedLines(content.lines, change).map((line) =>
      // Another device may have removed the section meanwhile.
      !line.section || byKey.has(line.section) ? line : inSection(line, undefined),
    ),
    sections: inOrder(byKey, change.sectionOrder ?? []),
  };
}

function inOrder<Item>(byKey: ReadonlyMap<string, Item>, order: readonly string[]): Item[] {
  const keys = new Set([...order.filter((key) => byKey.has(key)), ...byKey.keys()]);
  return [...keys].flatMap((key) => byKey.get(key) ?? []);
}

const inSection = ({ sku, quantity, note }: SavedLine, section: string | null | undefined): SavedLine => ({
  sku,
  quantity,
  note,
  ...(section && { section }),
});

/** The lines of each section in their order, sections without lines included. Lines of no section come first. */
export function linesBySection<Line extends Pick<SavedLine, 'section'>>(
  lines: readonly Line[],
  sections: readonly SavedSection[],
): { section: SavedSection | null; lines: Line[] }[] {
  const groups = new Map<string, Line[]>(sections.map(({ key }) => [key, []]));
  const loose: Line[] = [];
  for (const line of lines) (groups.get(line.section ?? '') ?? loose).push(line);
  return [
    ...(loose.length > 0 ? [{ section: null, lines: loose }] : []),
    ...sections.map((section) => ({ section, lines: groups.get(section.key) ?? [] })),
  ];
}

export function savedListName(typed: string): string | null {
  return lineOf(typed).slice(0, TEXT_LENGTHS.savedListName) || null;
}

/** Why a name is refused; null for none. */
export function savedListNameFault(typed: string, missing = 'Please give your list a name.'): string | null {
  if (isBlank(typed)) return missing;
  return isPlainLine(typed) ? null : LINE_MESSAGE;
}

export const savedListKey = (name: string): string => name.toLowerCase();

export function isSavedLine(line: SavedLine): boolean {
  return (
    isSku(line.sku) &&
    isQuantity(line.quantity) &&
    line.note.length <= TEXT_LENGTHS.savedLineNote &&
    (!line.section || isSectionKey(line.section))
  );
}

const sectionKey = new RegExp(SECTION_KEY_PATTERN);

export const isSectionKey = (key: string): boolean => sectionKey.test(key);

export function isSavedSection({ key, name, note }: SavedSection): boolean {
  return (
    isSectionKey(key) &&
    savedListNameFault(name) === null &&
    name.length <= TEXT_LENGTHS.savedListName &&
    note.length <= TEXT_LENGTHS.savedSectionNote
  );
}
