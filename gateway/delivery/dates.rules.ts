import type { Division } from '../../domain/bank-holidays.data.ts';
import { datesFrom, type DateRange, type DateTerms } from '../../domain/delivery-dates.rules.ts';
import { zones, type DeliveryZone } from './zones.data.ts';

/** What a delivery date depends on in one kind of goods. */
export interface DeliveryLine {
  categoryIds: readonly number[];
  /** Made to order, or out of stock but orderable: days of its own, as a range. */
  toOrder: boolean;
}

/** ISO dates; the same twice for a single day. */
export type DeliveryDates = DateRange;

export interface DeliveryTermsInput {
  zone: DeliveryZone;
  /** Whose bank holidays hold up the arrival; defaults to England and Wales. */
  division?: Division;
  /** What is delivered together; goods in stock when empty. */
  lines: readonly DeliveryLine[];
}

/** Categories that take longer. */
const SLOW_CATEGORIES: ReadonlySet<number> = new Set([38, 39, 52, 163]);

/** What the dates of a delivery depend on; each kind of goods is named once. */
export function dateTerms({ zone, division = 'england-and-wales', lines }: DeliveryTermsInput): DateTerms {
  const each = lines.map(({ categoryIds, toOrder }) => ({
    isSlow: categoryIds.some((id) => SLOW_CATEGORIES.has(id)),
    isToOrder: toOrder,
  }));
  const isNew = (kind: (typeof each)[number], index: number) =>
    each.findIndex(({ isSlow, isToOrder }) => isSlow === kind.isSlow && isToOrder === kind.isToOrder) === index;
  return { transitDays: zones[zone].transitDays, division, goods: each.filter(isNew) };
}

/** When goods arrive that are ordered now: all together, so by the latest of them. */
export function deliveryDates({ now, ...input }: DeliveryTermsInput & { now: Date }): DeliveryDates {
  return datesFrom(now, dateTerms(input)).arrival;
}
