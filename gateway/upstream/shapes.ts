import { z, type ZodType } from 'zod';
import { compiled, UNREAD } from './compiled-shape.ts';
import { toCentipence } from '../../domain/money.rules.ts';

/** What GraphQL's Int can hold; a larger number from the shop API would cost the whole answer. */
const INT_MAXIMUM = 2_147_483_647;

/** What each list's items are meant to be: the lists themselves take anything, item by item. */
const itemShapes = new WeakMap<object, ZodType>();

/** The shape of the items of a list as it is received; undefined for any other shape. */
export const itemShapeOf = (list: object): ZodType | undefined => itemShapes.get(list);

/**
 * A list in its own order, with null in the place of an item that is broken or repeats an earlier one: one bad record must not
 * cost the page, nor move its neighbours to another page. When no item at all is sound, the shape has changed: that is a failure.
 */
export function positionsOf<Item>(item: ZodType<Item>, keyOf: (item: Item) => unknown): ZodType<(Item | null)[]> {
  const read = compiled(item);
  const received = z.array(z.unknown());
  itemShapes.set(received, item);
  return received.transform((values, context) => {
    const keys = new Set<unknown>();
    const items = values.map((value) => {
      const quickly = read(value);
      const parsed = quickly === UNREAD ? item.safeParse(value) : { success: true as const, data: quickly };
      if (!parsed.success || keys.has(keyOf(parsed.data))) return null;
      keys.add(keyOf(parsed.data));
      return parsed.data;
    });
    if (items.length > 0 && keys.size === 0)
      context.addIssue({ code: 'custom', message: `none of ${items.length} items is sound` });
    return items;
  });
}

/** The same list without the gaps. */
export function listOf<Item>(item: ZodType<Item>, keyOf: (item: Item) => unknown): ZodType<Item[]> {
  return positionsOf(item, keyOf).transform((items) => items.filter((found) => found !== null));
}

/** What each table's values are meant to be: the tables themselves take anything, name by name. */
const valueShapes = new WeakMap<object, ZodType>();

/** The shape of the values of a table as it is received; undefined for any other shape. */
export const valueShapeOf = (table: object): ZodType | undefined => valueShapes.get(table);

/** A table that may be missing, as pairs in its own order. Any text may be a name: zod's records leave `__proto__` out. */
export function optionalPairs<Value>(value: ZodType<Value>): ZodType<[name: string, value: Value][]> {
  const read = compiled(value);
  const received = z.unknown().optional();
  valueShapes.set(received, value);
  return received.transform((table, context) => {
    if (table === null || table === undefined) return [];
    const members = typeof table === 'object' && !Array.isArray(table) ? Object.entries(table) : [];
    const pairs = members.flatMap(([name, given]): [string, Value][] => {
      const found = read(given);
      return found === UNREAD ? [] : [[name, found]];
    });
    if (typeof table !== 'object' || Array.isArray(table) || pairs.length < members.length)
      context.addIssue({ code: 'custom', message: 'not a table of such values' });
    return pairs;
  });
}

/** The number that the shop API knows a record by. */
export const entityId = z.int().positive().max(INT_MAXIMUM);

/** Centipence of a price in pounds, in the view of VAT that the shop API keeps; 0 for what is no amount of money. */
export const money = z.unknown().transform(toCentipence);

/** The same of a price that may be missing. */
export const optionalMoney = z.unknown().optional().transform(toCentipence);

/** A text that may be missing. */
export const optionalText = z
  .string()
  .nullish()
  .transform((value) => value ?? '');

/** A list of whatever may be missing; empty then. */
export function optionalList<Item>(item: ZodType<Item>): ZodType<Item[]> {
  return z
    .array(item)
    .nullish()
    .transform((value) => value ?? []);
}

/** A whole number that may be missing, such as a stock level; 0 then. */
export const optionalCount = z
  .number()
  .nullish()
  .transform((value) => Math.max(-INT_MAXIMUM, Math.min(INT_MAXIMUM, Math.trunc(value ?? 0))));

/** A path of this shop, with slashes before and after; an address elsewhere is refused. */
export const path = z
  .string()
  .regex(/^\/?[\w./%~-]*\/?$/)
  .refine((value) => !/(^|\/)\.{1,2}(\/|$)/.test(value), 'a path must not climb')
  .transform((value) =>
    value.startsWith('/') && value.endsWith('/') && !value.includes('//')
      ? value
      : `/${value.replace(/^\/+|\/+$/g, '')}/`.replace('//', '/'),
  );
