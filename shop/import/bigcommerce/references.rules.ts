import { note, type Taken } from '../feed.rules.ts';
import { attempt, boolean, filled, list, orNull, object, scalar } from './readers.rules.ts';

/** Products reference brands and categories by id. */
export type Holding = 'products' | 'brands' | 'categories';

/** By id. */
export interface References {
  brands: Map<string, string>;
  categories: Map<string, ReferredCategory>;
  /** Reported already. */
  missing: Set<string>;
}

interface ReferredCategory {
  name: string;
  parentId: string;
  isVisible: boolean;
}

/** More than any catalogue has: such a file holds something else. */
const REFERENCES_MAXIMUM = 200_000;

const LEVELS_MAXIMUM = 6;

const brand = object({ id: scalar, name: filled });
const category = object({
  id: orNull(scalar),
  category_id: orNull(scalar),
  parent_id: orNull(scalar),
  name: filled,
  is_visible: orNull(boolean),
  children: orNull(list((child) => child)),
});

export const noReferences = (): References => ({ brands: new Map(), categories: new Map(), missing: new Set() });

/** By properties that only one kind of item has. */
export function holdingOf(item: unknown): Holding {
  if (typeof item !== 'object' || item === null) return 'products';
  const has = (...names: string[]) => names.some((name) => Object.hasOwn(item, name));
  if (has('price', 'variants', 'inventory_tracking', 'sku', 'type')) return 'products';
  if (has('parent_id', 'category_id', 'tree_id')) return 'categories';
  return has('name') && has('id') && has('meta_keywords', 'image_url', 'custom_url', 'search_keywords', 'page_title')
    ? 'brands'
    : 'products';
}

/** Of all that a product, brand or category has. */
export function missingProperties(item: unknown): string[] {
  if (typeof item !== 'object' || item === null) return ['properties'];
  return [['id', 'sku', 'category_id'], ['name']]
    .filter((any) => !any.some((name) => Object.hasOwn(item, name)))
    .map((any) => any.join(' or '));
}

/** A category comes with its descendants; an invalid one is reported. */
export function addReference(
  references: References,
  holding: 'brands' | 'categories',
  item: unknown,
  row: number,
): Taken[] {
  if (references.brands.size + references.categories.size >= REFERENCES_MAXIMUM) return [];
  if (holding === 'brands') {
    const read = attempt(brand, item);
    if ('fault' in read) return [note(row, 'name', 'This is no brand and is not used')];
    references.brands.set(read.value.id, read.value.name);
    return [];
  }
  const read = attempt(category, item);
  const number = 'value' in read ? (read.value.id ?? read.value.category_id) : null;
  if ('fault' in read || number === null) return [note(row, 'name', 'This is no category and is not used')];
  const { name, parent_id: parentId, is_visible: isVisible, children } = read.value;
  references.categories.set(number, { name, parentId: parentId ?? '0', isVisible: isVisible ?? true });
  return (children ?? []).flatMap((child) => addReference(references, holding, child, row));
}

/** Reports an unknown id. */
export function brandById(
  { brands, missing }: References,
  number: string,
  row: number,
): { name: string; notes: Taken[] } {
  if (!number || number === '0') return { name: '', notes: [] };
  const name = brands.get(number) ?? '';
  return { name, notes: name ? [] : noteMissing(missing, 'brand_id', `Brand ${number}`, 'brand', row) };
}

/** Deepest first; hidden ones are left out, unknown ones reported. */
export function pathsById(
  { categories, missing }: References,
  numbers: readonly string[],
  row: number,
): { paths: string[][]; notes: Taken[] } {
  const paths: string[][] = [];
  const notes: Taken[] = [];
  for (const number of numbers) {
    if (!categories.has(number)) {
      notes.push(...noteMissing(missing, 'categories', `Category ${number}`, 'category', row));
      continue;
    }
    const path = pathOf(categories, number);
    if (path) paths.push(path);
  }
  return { paths: paths.toSorted((a, b) => b.length - a.length), notes };
}

/** From the top level down; null for a hidden category or one below it. */
function pathOf(categories: References['categories'], number: string): string[] | null {
  const path: string[] = [];
  for (let at = categories.get(number); at && path.length < LEVELS_MAXIMUM; at = categories.get(at.parentId)) {
    if (!at.isVisible) return null;
    path.unshift(at.name);
  }
  return path;
}

/** Each id once: a catalogue references the same brand thousands of times. */
function noteMissing(missing: Set<string>, column: string, what: string, file: string, row: number): Taken[] {
  if (missing.has(what) || missing.size >= REFERENCES_MAXIMUM) return [];
  missing.add(what);
  return [note(row, column, `${what} is unresolved: name the ${file} file of the same shop on the command line`)];
}
