import type { DateTerms, DispatchTerms, GoodsTerms } from './dates.rules.ts';
import type { Destination } from './zone.rules.ts';
import { zones } from './zones.data.ts';

/** The lead time of goods: in stock, in stock in a slow category, or made to order or ordered in. */
export type LeadTime = 'STANDARD' | 'EXTENDED' | 'TO_ORDER';

const SLOW_CATEGORIES: ReadonlySet<number> = new Set([38, 39, 52, 163]);

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

/** Reads the graph's lead time; null for none and for values added by a later release. */
export function knownLeadTime(value: string | null | undefined): LeadTime | null {
  return (Object.keys(terms) as LeadTime[]).find((leadTime) => leadTime === value) ?? null;
}

/** Removes duplicate lead times. */
export function dateTerms(
  { zone, division }: Pick<Destination, 'zone' | 'division'>,
  leadTimes: readonly LeadTime[],
  dispatch: DispatchTerms,
): DateTerms {
  return {
    transitDays: zones[zone].transitDays,
    division,
    goods: [...new Set(leadTimes)].map((leadTime) => terms[leadTime]),
    dispatch,
  };
}
