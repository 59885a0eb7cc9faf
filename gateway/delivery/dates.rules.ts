import { afterWeekdays, afterWorkingDays, isWeekend, londonTime, workingDayFrom } from './calendar.rules.ts';
import { zones, type DeliveryZone, type Division } from './zones.data.ts';

/** What a delivery date depends on in one kind of goods. */
export interface DeliveryLine {
  categoryIds: readonly number[];
  /** Made to order, or out of stock but orderable: days of its own, as a range. */
  toOrder: boolean;
}

/** ISO dates; the same twice for a single day. */
export interface DeliveryDates {
  earliest: string;
  latest: string;
}

export interface DeliveryDatesInput {
  now: Date;
  zone: DeliveryZone;
  /** Whose bank holidays hold up the arrival; England and Wales unless told. */
  division?: Division;
  /** What is delivered together; goods in stock unless told. */
  lines: readonly DeliveryLine[];
}

/** Where the goods leave from. */
const DISPATCH: Division = 'england-and-wales';

/** From this hour on, in London, an order counts for the next day. */
const CUT_OFF_HOUR = 13;

/** Categories that take longer, and by how many days. */
const SLOW_CATEGORIES: ReadonlySet<number> = new Set([38, 39, 52, 163]);
const SLOW_DAYS = 3;

/** Working days for what is made to order or has to come in first. */
const TO_ORDER_DAYS = { minimum: 3, maximum: 7 };

const inStock: DeliveryLine = { categoryIds: [], toOrder: false };

/** When goods arrive that are ordered now: all together, so by the latest of them. */
export function deliveryDates({ now, zone, division = 'england-and-wales', lines }: DeliveryDatesInput): DeliveryDates {
  const time = londonTime(now);
  const { transitDays } = zones[zone];
  const each = (lines.length > 0 ? lines : [inStock]).map((line) => (line.toOrder ? toOrder(time, transitDays) : fromStock(time, transitDays, line)));
  // On the way it may meet a holiday of the place it goes to, and nothing is handed over at a weekend.
  const arrivals = (side: 'earliest' | 'latest') => each.map((dates) => workingDayFrom(dates[side], division).toString()).sort().at(-1) ?? '';
  return { earliest: arrivals('earliest'), latest: arrivals('latest') };
}

interface PlainDates {
  earliest: Temporal.PlainDate;
  latest: Temporal.PlainDate;
}

/** The steps of the specification, in its order, and then the days on which nothing leaves. */
function fromStock(time: Temporal.PlainDateTime, transitDays: number, { categoryIds }: DeliveryLine): PlainDates {
  const counted = countedDay(time);
  const slow = categoryIds.some((id) => SLOW_CATEGORIES.has(id)) ? SLOW_DAYS : 0;
  const date = pastWeekend(counted.add({ days: 1 + (transitDays - 1) + slow }));
  const arrival = afterHolidaysOfDispatch(date, transitDays, counted);
  return { earliest: arrival, latest: arrival };
}

/** The day that an order counts for: the next one from the cut-off on. */
function countedDay(time: Temporal.PlainDateTime): Temporal.PlainDate {
  return time.toPlainDate().add({ days: time.hour >= CUT_OFF_HOUR ? 1 : 0 });
}

/** The one adjustment of the specification: a weekend moves by two days, a Monday to Tuesday. */
function pastWeekend(date: Temporal.PlainDate): Temporal.PlainDate {
  if (isWeekend(date)) return date.add({ days: 2 });
  return date.dayOfWeek === 1 ? date.add({ days: 1 }) : date;
}

/** The arrival moved by as many weekdays as the goods wait for a day on which they can leave. */
function afterHolidaysOfDispatch(arrival: Temporal.PlainDate, transitDays: number, counted: Temporal.PlainDate): Temporal.PlainDate {
  const first = isWeekend(counted) ? afterWeekdays(counted, 1) : counted;
  const planned = afterWeekdays(arrival, -transitDays);
  let leaving = Temporal.PlainDate.compare(planned, first) < 0 ? first : planned;
  const leaves = workingDayFrom(leaving, DISPATCH);
  let moved = arrival;
  while (Temporal.PlainDate.compare(leaving, leaves) < 0) {
    leaving = afterWeekdays(leaving, 1);
    moved = afterWeekdays(moved, 1);
  }
  return moved;
}

function toOrder(time: Temporal.PlainDateTime, transitDays: number): PlainDates {
  const after = (days: number) => afterWorkingDays(countedDay(time), days + transitDays - 1, DISPATCH);
  return { earliest: after(TO_ORDER_DAYS.minimum), latest: after(TO_ORDER_DAYS.maximum) };
}
