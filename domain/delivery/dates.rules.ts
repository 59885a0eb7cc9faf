import type { Division } from '../bank-holidays.data.ts';
import {
  afterWeekdays,
  afterWorkingDays,
  isoDate,
  isWeekend,
  londonTime,
  weekdayOf,
  workingDayFrom,
  type Day,
  type LondonTime,
} from '../calendar.rules.ts';

export interface GoodsTerms {
  /** Whether it is in a category with a longer lead time. */
  isSlow: boolean;
  /** Whether it is made to order, or out of stock but orderable: its lead time is a range. */
  isToOrder: boolean;
}

export interface DispatchTerms {
  /** The hour in London from which orders count for the next day, 1 to 23. */
  readonly cutOffHour: number;
  readonly toOrderDays: Readonly<DayRange>;
}

/** The dispatch of a shop that sets none, as in the specification. */
export const USUAL_DISPATCH: DispatchTerms = { cutOffHour: 13, toOrderDays: { minimum: 3, maximum: 7 } };

export interface ShopDispatch extends DispatchTerms {
  /** Goods then wait for the payment, so that no day can be promised. */
  readonly awaitsTransfer: boolean;
}

/** Terms of dispatch; what is missing is as usual. */
export function dispatchTermsOf({
  cutOffHour = USUAL_DISPATCH.cutOffHour,
  toOrderDays = USUAL_DISPATCH.toOrderDays,
}: {
  cutOffHour?: number | undefined;
  toOrderDays?: DayRange | undefined;
}): DispatchTerms {
  return { cutOffHour, toOrderDays };
}

export interface DateTerms {
  /** In working days: 1 or 2. */
  transitDays: number;
  /** The division whose bank holidays delay the arrival. */
  division: Division;
  /** The goods delivered together; empty for goods in stock. */
  goods: readonly GoodsTerms[];
  dispatch: DispatchTerms;
}

/** A range of ISO dates; both are equal for a single day. */
export interface DateRange {
  earliest: string;
  latest: string;
}

/** In working days; both are equal for a single number. */
export interface DayRange {
  minimum: number;
  maximum: number;
}

const DISPATCH: Division = 'england-and-wales';

const SLOW_DAYS = 3;

const inStock: GoodsTerms = { isSlow: false, isToOrder: false };

/** Goods are sent together, when the last of them is ready. */
export function datesFrom(
  now: Date,
  { transitDays, division, goods, dispatch: terms }: DateTerms,
): { dispatch: DateRange; arrival: DateRange } {
  const time = londonTime(now);
  const each = kindsOf(goods).map((kind) =>
    kind.isToOrder ? toOrder(time, transitDays, terms) : fromStock(time, transitDays, kind, terms),
  );
  // In transit, the destination's holidays count, and nothing is delivered at a weekend.
  const arrivals = (side: keyof DateRange) =>
    latestOf(each.map(({ arrival }) => workingDayFrom(arrival[side], division)));
  const dispatches = (side: keyof DateRange) => latestOf(each.map(({ dispatch }) => dispatch[side]));
  return {
    dispatch: { earliest: dispatches('earliest'), latest: dispatches('latest') },
    arrival: { earliest: arrivals('earliest'), latest: arrivals('latest') },
  };
}

/** The lead time in working days, counted from the event the goods wait for, such as a payment. */
export function dispatchDays({ goods, dispatch }: Pick<DateTerms, 'goods' | 'dispatch'>): DayRange {
  const each = kindsOf(goods).map(({ isToOrder, isSlow }): DayRange =>
    isToOrder ? dispatch.toOrderDays : { minimum: 1 + (isSlow ? SLOW_DAYS : 0), maximum: 1 + (isSlow ? SLOW_DAYS : 0) },
  );
  return {
    minimum: Math.max(...each.map(({ minimum }) => minimum)),
    maximum: Math.max(...each.map(({ maximum }) => maximum)),
  };
}

const kindsOf = (goods: readonly GoodsTerms[]) => (goods.length > 0 ? goods : [inStock]);

const latestOf = (days: readonly Day[]) => isoDate(Math.max(...days));

interface PlannedRange {
  earliest: Day;
  latest: Day;
}

interface PlannedDates {
  dispatch: PlannedRange;
  arrival: PlannedRange;
}

/** The specification's steps in its order, then the days without dispatch. */
function fromStock(
  time: LondonTime,
  transitDays: number,
  { isSlow }: GoodsTerms,
  { cutOffHour }: DispatchTerms,
): PlannedDates {
  const counted = countedDay(time, cutOffHour);
  const date = pastWeekend(counted + 1 + (transitDays - 1) + (isSlow ? SLOW_DAYS : 0));
  const { dispatch, arrival } = afterHolidaysOfDispatch(date, transitDays, counted);
  return { dispatch: { earliest: dispatch, latest: dispatch }, arrival: { earliest: arrival, latest: arrival } };
}

/** The day an order counts for: today, or tomorrow from the cut-off hour on. */
function countedDay({ today, hour }: LondonTime, cutOffHour: number): Day {
  return today + (hour >= cutOffHour ? 1 : 0);
}

const MONDAY = 1;

/** The specification's adjustment: a weekend moves by two days, a Monday to Tuesday. */
function pastWeekend(day: Day): Day {
  if (isWeekend(day)) return day + 2;
  return weekdayOf(day) === MONDAY ? day + 1 : day;
}

/** The dispatch day, and the arrival delayed by as many weekdays as the dispatch. */
function afterHolidaysOfDispatch(arrival: Day, transitDays: number, counted: Day): { dispatch: Day; arrival: Day } {
  const first = isWeekend(counted) ? afterWeekdays(counted, 1) : counted;
  let leaving = Math.max(afterWeekdays(arrival, -transitDays), first);
  const leaves = workingDayFrom(leaving, DISPATCH);
  let moved = arrival;
  while (leaving < leaves) {
    leaving = afterWeekdays(leaving, 1);
    moved = afterWeekdays(moved, 1);
  }
  return { dispatch: leaves, arrival: moved };
}

function toOrder(
  time: LondonTime,
  transitDays: number,
  { cutOffHour, toOrderDays: { minimum, maximum } }: DispatchTerms,
): PlannedDates {
  const after = (days: number) => afterWorkingDays(countedDay(time, cutOffHour), days, DISPATCH);
  return {
    dispatch: { earliest: after(minimum - 1), latest: after(maximum - 1) },
    arrival: { earliest: after(minimum + transitDays - 1), latest: after(maximum + transitDays - 1) },
  };
}
