import { describe, expect, test } from 'vitest';
import { bankHolidays } from './bank-holidays.data.ts';
import { bankHolidaysWarning, dayOf, isoDate, isWeekend, londonTime, weekdayOf } from './calendar.rules.ts';

describe.each(Object.entries(bankHolidays))('bank holidays of %s', (_, days) => {
  test('are dates from Monday to Friday, in order', () => {
    expect([...days].filter((day) => isWeekend(dayOf(day)))).toEqual([]);
    expect([...days].toSorted()).toEqual([...days]);
  });
});

test.each([
  ['2028-09-27T22:59:59Z', false],
  ['2028-09-27T23:00:00Z', true],
  ['2028-12-26T09:00:00Z', true],
])('at %s the log is warned: %s', (now, warned) => {
  const warning = bankHolidaysWarning(new Date(now));
  expect(warning !== null).toBe(warned);
  if (warned) expect(warning).toContain('2028-12-26');
});

const wall = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  hourCycle: 'h23',
});

test('the time in London equals the time zone database’s, at every half hour of four years', () => {
  const wrong: string[] = [];
  for (let time = Date.UTC(2025, 0, 1); time < Date.UTC(2029, 0, 1); time += 1_800_000) {
    const { today, hour } = londonTime(new Date(time));
    const [, ofMonth, month, year, expected] = /(\d+)\/(\d+)\/(\d+), (\d+)/.exec(wall.format(time)) ?? [];
    if (isoDate(today) !== `${year}-${month}-${ofMonth}` || hour !== Number(expected))
      wrong.push(new Date(time).toISOString());
  }
  expect(wrong).toEqual([]);
});

test('days of the calendar are counted over the ends of months and leap years, and know their weekday', () => {
  for (let date = Temporal.PlainDate.from('2024-01-01'); date.year < 2029; date = date.add({ days: 1 })) {
    const day = dayOf(date.toString());
    expect([isoDate(day), weekdayOf(day), isoDate(day + 1)]).toEqual([
      date.toString(),
      date.dayOfWeek % 7,
      date.add({ days: 1 }).toString(),
    ]);
  }
});
