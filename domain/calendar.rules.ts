import { bankHolidays, type Division } from './bank-holidays.data.ts';

const SATURDAY = 6;

/** The clock on the wall in London. */
export function londonTime(now: Date): Temporal.PlainDateTime {
  return Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO('Europe/London').toPlainDateTime();
}

export function isWeekend(date: Temporal.PlainDate): boolean {
  return date.dayOfWeek >= SATURDAY;
}

export function isWorkingDay(date: Temporal.PlainDate, division: Division): boolean {
  return !isWeekend(date) && !bankHolidays[division].has(date.toString());
}

/** The date itself when it is a working day, else the next one. */
export function workingDayFrom(date: Temporal.PlainDate, division: Division): Temporal.PlainDate {
  let day = date;
  while (!isWorkingDay(day, division)) day = day.add({ days: 1 });
  return day;
}

/** So many working days after a date. */
export function afterWorkingDays(date: Temporal.PlainDate, days: number, division: Division): Temporal.PlainDate {
  let day = date;
  for (let left = days; left > 0; left -= 1) day = workingDayFrom(day.add({ days: 1 }), division);
  return day;
}

/** So many days from Monday to Friday after a date, or before it when negative; holidays count as any other. */
export function afterWeekdays(date: Temporal.PlainDate, days: number): Temporal.PlainDate {
  let day = date;
  for (let left = Math.abs(days); left > 0;) {
    day = day.add({ days: Math.sign(days) });
    if (!isWeekend(day)) left -= 1;
  }
  return day;
}

/** When fewer days than this are left of the bank holidays that are known, somebody should bring more. */
const HOLIDAYS_WARNING_DAYS = 90;

/** A line for the log when the known bank holidays come to their end; null while there are enough. */
export function bankHolidaysWarning(now: Date): string | null {
  const last =
    Object.values(bankHolidays)
      .map((days) => [...days].sort().at(-1) ?? '')
      .sort()[0] ?? '';
  const left = londonTime(now).toPlainDate().until(last).days;
  if (left >= HOLIDAYS_WARNING_DAYS) return null;
  return `Bank holidays are known until ${last} only: bring domain/bank-holidays.data.ts up to date from gov.uk/bank-holidays, or delivery dates after it will be promised on holidays.`;
}
