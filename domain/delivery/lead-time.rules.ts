import type { DateTerms, GoodsTerms } from './dates.rules.ts';
import type { Destination } from './zone.rules.ts';
import { zones } from './zones.data.ts';

/** How long goods take to leave: from stock, from stock with the days of a slow category, or made to order or to come in first. */
export type LeadTime = 'STANDARD' | 'EXTENDED' | 'TO_ORDER';

/** Categories that take longer. */
const SLOW_CATEGORIES: ReadonlySet<number> = new Set([38, 39, 52, 163]);

/** The lead time of goods in these categories, and of those that are made to order or out of stock. */
export function leadTimeOf({
  categoryIds,
  isToOrder,
}: {
  categoryIds: readonly number[];
  isToOrder: boolean;
}): LeadTime {
  if (isToOrder) return 'TO_ORDER';
  return categoryIds.some((id) => SLOW_CATEGORIES.has(id)) ? 'EXTENDED' : 'STANDARD';
}

const terms: Readonly<Record<LeadTime, GoodsTerms>> = {
  STANDARD: { isSlow: false, isToOrder: false },
  EXTENDED: { isSlow: true, isToOrder: false },
  TO_ORDER: { isSlow: false, isToOrder: true },
};

/** A lead time as the graph tells it; null for none, and for one that a later release has added. */
export function knownLeadTime(value: string | null | undefined): LeadTime | null {
  return (Object.keys(terms) as LeadTime[]).find((leadTime) => leadTime === value) ?? null;
}

/** What the dates of goods to a destination depend on; each lead time is named once. */
export function dateTerms(
  { zone, division }: Pick<Destination, 'zone' | 'division'>,
  leadTimes: readonly LeadTime[],
): DateTerms {
  return {
    transitDays: zones[zone].transitDays,
    division,
    goods: [...new Set(leadTimes)].map((leadTime) => terms[leadTime]),
  };
}
