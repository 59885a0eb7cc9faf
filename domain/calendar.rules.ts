import { bankHolidays, type Division } from './bank-holidays.data.ts';

/** A day of the calendar, as the number of days since 1 January 1970. */
export type Day = number;

const HOUR_MILLISECONDS = 3_600_000;
const DAY_MILLISECONDS = 24 * HOUR_MILLISECONDS;

const SUNDAY = 0;
const SATURDAY = 6;

export const dayOf = (date: string): Day => Date.parse(date) / DAY_MILLISECONDS;

export const isoDate = (day: Day): string => new Date(day * DAY_MILLISECONDS).toISOString().slice(0, 10);

/** The day of the week: 0 for Sunday to 6 for Saturday. */
export const weekdayOf = (day: Day): number => new Date(day * DAY_MILLISECONDS).getUTCDay();

/** Local time in London. */
export interface LondonTime {
  today: Day;
  /** 0 to 23. */
  hour: number;
}

/** Computed without `Intl`, whose first use takes a phone longer than all else that a delivery date needs. */
export function londonTime(now: Date): LondonTime {
  const wall = now.getTime() + (isSummerTime(now) ? HOUR_MILLISECONDS : 0);
  const today = Math.floor(wall / DAY_MILLISECONDS);
  return { today, hour: Math.floor((wall - today * DAY_MILLISECONDS) / HOUR_MILLISECONDS) };
}

const MARCH = 2;
const OCTOBER = 9;

/** Summer Time Order 2002: from 01:00 UTC on the last Sunday of March to 01:00 UTC on the last of October. */
function isSummerTime(now: Date): boolean {
  const year = now.getUTCFullYear();
  return lastSundayOf(year, MARCH) <= now.getTime() && now.getTime() < lastSundayOf(year, OCTOBER);
}

/** 01:00 UTC on the last Sunday of a month that has 31 days. */
function lastSundayOf(year: number, month: number): number {
  const last = Date.UTC(year, month, 31, 1);
  return last - new Date(last).getUTCDay() * DAY_MILLISECONDS;
}

export function isWeekend(day: Day): boolean {
  const weekday = weekdayOf(day);
  return weekday === SATURDAY || weekday === SUNDAY;
}

export function isWorkingDay(day: Day, division: Division): boolean {
  return !isWeekend(day) && !bankHolidays[division].has(isoDate(day));
}

export function workingDayFrom(day: Day, division: Division): Day {
  let next = day;
  while (!isWorkingDay(next, division)) next += 1;
  return next;
}

export function afterWorkingDays(day: Day, count: number, division: Division): Day {
  let next = day;
  for (let left = count; left > 0; left -= 1) next = workingDayFrom(next + 1, division);
  return next;
}

/** Monday to Friday, holidays included; a negative number subtracts. */
export function afterWeekdays(day: Day, count: number): Day {
  let next = day;
  for (let left = Math.abs(count); left > 0;) {
    next += Math.sign(count);
    if (!isWeekend(next)) left -= 1;
  }
  return next;
}

const HOLIDAYS_WARNING_DAYS = 90;

/** The warning to log when the known bank holidays end soon; null otherwise. */
export function bankHolidaysWarning(now: Date): string | null {
  const last =
    Object.values(bankHolidays)
      .map((days) => [...days].sort().at(-1) ?? '')
      .sort()[0] ?? '';
  const left = dayOf(last) - londonTime(now).today;
  if (left >= HOLIDAYS_WARNING_DAYS) return null;
  return `Bank holidays are known until ${last} only: update domain/bank-holidays.data.ts from gov.uk/bank-holidays`;
}
