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

/** What the date of one kind of goods depends on. */
export interface GoodsTerms {
  /** In a category that takes longer. */
  isSlow: boolean;
  /** Made to order, or out of stock but orderable: days of its own, as a range. */
  isToOrder: boolean;
}

/** Everything that the dates of a delivery depend on but the time it is ordered. */
export interface DateTerms {
  /** Working days on the way: 1 or 2. */
  transitDays: number;
  /** Whose bank holidays hold up the arrival. */
  division: Division;
  /** What is delivered together; goods in stock when empty. */
  goods: readonly GoodsTerms[];
}

/** Dates as ISO texts; the same twice for a single day. */
export interface DateRange {
  earliest: string;
  latest: string;
}

/** A number of working days; the same twice where it is no range. */
export interface DayRange {
  minimum: number;
  maximum: number;
}

/** Where the goods leave from. */
const DISPATCH: Division = 'england-and-wales';

/** From this hour on, in London, an order counts for the next day. */
export const CUT_OFF_HOUR = 13;

const SLOW_DAYS = 3;

/** Working days for what is made to order or has to come in first. */
const TO_ORDER_DAYS: DayRange = { minimum: 3, maximum: 7 };

const inStock: GoodsTerms = { isSlow: false, isToOrder: false };

/** When goods leave and arrive that are ordered now: all together, so by the latest of them. */
export function datesFrom(
  now: Date,
  { transitDays, division, goods }: DateTerms,
): { dispatch: DateRange; arrival: DateRange } {
  const time = londonTime(now);
  const each = kindsOf(goods).map((kind) =>
    kind.isToOrder ? toOrder(time, transitDays) : fromStock(time, transitDays, kind),
  );
  // On the way it may meet a holiday of the place it goes to, and nothing is handed over at a weekend.
  const arrivals = (side: keyof DateRange) =>
    latestOf(each.map(({ arrival }) => workingDayFrom(arrival[side], division)));
  const dispatches = (side: keyof DateRange) => latestOf(each.map(({ dispatch }) => dispatch[side]));
  return {
    dispatch: { earliest: dispatches('earliest'), latest: dispatches('latest') },
    arrival: { earliest: arrivals('earliest'), latest: arrivals('latest') },
  };
}

/** Within how many working days goods leave, counted from whatever they wait for, such as a payment. */
export function dispatchDays({ goods }: Pick<DateTerms, 'goods'>): DayRange {
  const each = kindsOf(goods).map(({ isToOrder, isSlow }): DayRange =>
    isToOrder ? TO_ORDER_DAYS : { minimum: 1 + (isSlow ? SLOW_DAYS : 0), maximum: 1 + (isSlow ? SLOW_DAYS : 0) },
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

/** The steps of the specification, in its order, and then the days on which nothing leaves. */
function fromStock(time: LondonTime, transitDays: number, { isSlow }: GoodsTerms): PlannedDates {
  const counted = countedDay(time);
  const date = pastWeekend(counted + 1 + (transitDays - 1) + (isSlow ? SLOW_DAYS : 0));
  const { dispatch, arrival } = afterHolidaysOfDispatch(date, transitDays, counted);
  return { dispatch: { earliest: dispatch, latest: dispatch }, arrival: { earliest: arrival, latest: arrival } };
}

/** The day that an order counts for: the next one from the cut-off on. */
function countedDay({ today, hour }: LondonTime): Day {
  return today + (hour >= CUT_OFF_HOUR ? 1 : 0);
}

const MONDAY = 1;

/** The one adjustment of the specification: a weekend moves by two days, a Monday to Tuesday. */
function pastWeekend(day: Day): Day {
  if (isWeekend(day)) return day + 2;
  return weekdayOf(day) === MONDAY ? day + 1 : day;
}

/** The day on which the goods can leave, and the arrival moved by as many weekdays as they wait for it. */
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

function toOrder(time: LondonTime, transitDays: number): PlannedDates {
  const after = (days: number) => afterWorkingDays(countedDay(time), days, DISPATCH);
  return {
    dispatch: { earliest: after(TO_ORDER_DAYS.minimum - 1), latest: after(TO_ORDER_DAYS.maximum - 1) },
    arrival: {
      earliest: after(TO_ORDER_DAYS.minimum + transitDays - 1),
      latest: after(TO_ORDER_DAYS.maximum + transitDays - 1),
    },
  };
}
