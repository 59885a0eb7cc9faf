import type { Condition } from '@storefront/domain/product/condition.rules.ts';

/** A pre-order or back-order has its date where the feed gives one. */
export type FeedAvailability = 'available' | 'out_of_stock' | 'preorder' | 'backorder' | 'unavailable';

/** The words of Google, schema.org and shop programs, in lower case and without spaces and signs. */
const AVAILABILITIES: ReadonlyMap<string, FeedAvailability> = new Map([
  ['', 'available'],
  ['instock', 'available'],
  ['available', 'available'],
  // Google counts it as in stock since it dropped the word of its own.
  ['availablefororder', 'available'],
  ['limitedavailability', 'available'],
  ['limitedstock', 'available'],
  ['lowstock', 'available'],
  ['onlineonly', 'available'],
  ['outofstock', 'out_of_stock'],
  ['soldout', 'out_of_stock'],
  ['notinstock', 'out_of_stock'],
  ['temporarilyoutofstock', 'out_of_stock'],
  ['preorder', 'preorder'],
  ['presale', 'preorder'],
  ['backorder', 'backorder'],
  ['onbackorder', 'backorder'],
  ['backordered', 'backorder'],
  ['unavailable', 'unavailable'],
  ['notavailable', 'unavailable'],
  ['discontinued', 'unavailable'],
  ['disabled', 'unavailable'],
  ['instoreonly', 'unavailable'],
]);

const CONDITIONS: ReadonlyMap<string, Condition> = new Map([
  ['', 'new'],
  ['new', 'new'],
  ['newcondition', 'new'],
  ['brandnew', 'new'],
  ['used', 'used'],
  ['usedcondition', 'used'],
  ['secondhand', 'used'],
  ['preowned', 'used'],
  // Marketplaces grade used goods.
  ['usedlikenew', 'used'],
  ['usedverygood', 'used'],
  ['usedgood', 'used'],
  ['usedacceptable', 'used'],
  ['refurbished', 'refurbished'],
  ['refurbishedcondition', 'refurbished'],
  ['renewed', 'refurbished'],
  ['reconditioned', 'refurbished'],
  ['certifiedrefurbished', 'refurbished'],
  ['manufacturerrefurbished', 'refurbished'],
  ['sellerrefurbished', 'refurbished'],
]);

/** "in stock", `in_stock`, `InStock` and `https://schema.org/InStock` are one word. */
const wordOf = (text: string): string =>
  text
    .trim()
    .replace(/^(?:(?:https?:\/\/)?(?:www\.)?schema\.org[/#]|schema:)/i, '')
    .replace(/\/$/, '')
    .toLowerCase()
    .replace(/[\s_-]/g, '');

/** Null for an unknown word. */
export function availabilityOf(text: string): FeedAvailability | null {
  return AVAILABILITIES.get(wordOf(text)) ?? null;
}

/** Null for an unknown word. */
export function conditionOf(text: string): Condition | null {
  return CONDITIONS.get(wordOf(text)) ?? null;
}

/** Of `2030-01-01T00:00+0000` and the like; null for anything else. */
export function dateOf(text: string): string | null {
  const date = /^\s*(\d{4}-\d{2}-\d{2})(?!\d)/.exec(text)?.[1];
  return date !== undefined && isDay(date) ? date : null;
}

/** Date.parse turns 31 February into a day of March. */
export function isDay(date: string): boolean {
  const time = Date.parse(date);
  return Number.isFinite(time) && new Date(time).toISOString().startsWith(date);
}
