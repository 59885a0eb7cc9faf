import { USUAL_DISPATCH } from './dates.rules.ts';
import { expect, test } from 'vitest';
import type { Division } from '../bank-holidays.data.ts';
import { dayOf, isoDate, isWorkingDay } from '../calendar.rules.ts';
import { datesTo } from './estimate.rules.ts';
import { leadTimeOf, type LeadTime } from './lead-time.rules.ts';
import { zones, type DeliveryZone } from './zones.data.ts';

const stock = leadTimeOf({ categoryIds: [], isToOrder: false });
const toOrder = leadTimeOf({ categoryIds: [], isToOrder: true });
const inCategories = (...categoryIds: number[]) => leadTimeOf({ categoryIds, isToOrder: false });
/** A day away, and two: as all others are one or the other. */
const zoneCodes = ['UK_MAINLAND', 'NORTHERN_IRELAND'] as const;

function dateOf(
  time: string,
  zone: DeliveryZone = 'UK_MAINLAND',
  leadTimes: readonly LeadTime[] = [stock],
  division: Division = 'england-and-wales',
): string {
  const { earliest, latest } = datesTo({ postcode: null, zone, division }, leadTimes, new Date(time), USUAL_DISPATCH);
  return earliest === latest ? earliest : `${earliest}/${latest}`;
}

/** An independent implementation of the specification's steps without holidays, in days since a Monday. */
function specified(day: number, late: boolean, transitDays: number, extra: number): number {
  const date = day + 1 + (transitDays - 1) + extra + (late ? 1 : 0);
  const weekday = date % 7;
  if (weekday === 5 || weekday === 6) return date + 2;
  return weekday === 0 ? date + 1 : date;
}

const monday = Temporal.PlainDate.from('2026-06-29');
const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const cases = days.flatMap((name, day) =>
  [false, true].flatMap((late) => zoneCodes.map((zone) => [name, late ? 'after' : 'before', zone, day, late] as const)),
);

test.each(cases)(
  'in weeks without holidays, %s %s the cut-off, to %s: the specification’s steps',
  (_, __, zone, day, late) => {
    const time = `${monday.add({ days: day }).toString()}T${late ? '14:30' : '09:30'}:00+01:00`;
    for (const [extra, line] of [
      [0, stock],
      [3, inCategories(7, 38)],
      [3, inCategories(39)],
      [3, inCategories(52)],
      [3, inCategories(163)],
    ] as const) {
      const expected = monday.add({ days: specified(day, late, zones[zone].transitDays, extra) }).toString();
      expect([extra, dateOf(time, zone, [line])]).toEqual([extra, expected]);
    }
  },
);

test.each([
  // Clocks go forward on Sunday 29 March 2026 and back on Sunday 25 October 2026.
  ['Sunday of the change forward', '2026-03-29T11:59:59Z', '2026-03-31'],
  ['Friday, summer time', '2026-10-23T11:59:59.999Z', '2026-10-26'],
  ['Friday, summer time', '2026-10-23T12:00:00Z', '2026-10-27'],
  ['Sunday of the change back', '2026-10-25T12:59:59Z', '2026-10-27'],
  ['Sunday of the change back', '2026-10-25T13:00:00Z', '2026-10-27'],
  ['Monday, winter time', '2026-10-26T12:59:59Z', '2026-10-27'],
  ['Monday, winter time', '2026-10-26T13:00:00Z', '2026-10-28'],
  ['just before midnight in London, summer time', '2026-06-30T22:59:59Z', '2026-07-02'],
])('the cut-off around the days that change the clock: %s, %s: %s', (_, time, expected) => {
  expect(dateOf(time)).toBe(expected);
});

test.each<[string, string, string, DeliveryZone?, Division?]>([
  ['the day before Good Friday, in time', '2026-04-02T10:00:00+01:00', '2026-04-07'],
  ['… in Scotland', '2026-04-02T10:00:00+01:00', '2026-04-06', 'SCOTTISH_HIGHLANDS', 'scotland'],
  ['the day before Good Friday, too late', '2026-04-02T14:00:00+01:00', '2026-04-08'],
  ['on Good Friday', '2026-04-03T10:00:00+01:00', '2026-04-08'],
  ['… nothing leaves for Scotland either', '2026-04-03T10:00:00+01:00', '2026-04-08', 'UK_MAINLAND', 'scotland'],
  ['on the Saturday of Easter', '2026-04-04T10:00:00+01:00', '2026-04-08'],
  ['the Saturday before one, two days away', '2026-05-02T10:00:00+01:00', '2026-05-06', 'ISLE_OF_WIGHT'],
  ['Christmas Eve, too late', '2026-12-24T13:00:00Z', '2026-12-30'],
  ['2 January in Scotland', '2025-12-31T10:00:00Z', '2026-01-05', 'UK_MAINLAND', 'scotland'],
  ['2 January elsewhere', '2025-12-31T10:00:00Z', '2026-01-02'],
  ['St Andrew’s Day', '2027-11-29T10:00:00Z', '2027-12-01', 'UK_MAINLAND', 'scotland'],
  ['St Patrick’s Day', '2026-03-16T09:00:00Z', '2026-03-18', 'NORTHERN_IRELAND', 'northern-ireland'],
  ['St Patrick’s Day in the way', '2027-03-15T09:00:00Z', '2027-03-18', 'NORTHERN_IRELAND', 'northern-ireland'],
  ['the Twelfth', '2028-07-10T09:00:00+01:00', '2028-07-13', 'NORTHERN_IRELAND', 'northern-ireland'],
])('bank holidays: %s: %s, %s', (_, time, expected, zone, division) => {
  expect(dateOf(time, zone, [stock], division)).toBe(expected);
});

test.each<[string, string, DeliveryZone, string]>([
  ['Monday', '2026-06-29T09:00:00+01:00', 'UK_MAINLAND', '2026-07-02/2026-07-08'],
  ['Monday, too late', '2026-06-29T13:00:00+01:00', 'UK_MAINLAND', '2026-07-03/2026-07-09'],
  ['Saturday', '2026-07-04T09:00:00+01:00', 'UK_MAINLAND', '2026-07-08/2026-07-14'],
  ['Monday, to Belfast', '2026-06-29T09:00:00+01:00', 'NORTHERN_IRELAND', '2026-07-03/2026-07-09'],
  ['over Christmas', '2026-12-23T09:00:00Z', 'UK_MAINLAND', '2026-12-30/2027-01-06'],
])('made to order, or out of stock but orderable: %s (%s, %s)', (_, time, zone, expected) => {
  expect(dateOf(time, zone, [toOrder])).toBe(expected);
});

test('several lines come together, with the latest of them', () => {
  const time = '2026-06-29T09:00:00+01:00';
  expect(dateOf(time, 'UK_MAINLAND', [stock, inCategories(52)])).toBe('2026-07-03');
  expect(dateOf(time, 'UK_MAINLAND', [inCategories(52), stock])).toBe('2026-07-03');
  expect(dateOf(time, 'UK_MAINLAND', [toOrder, inCategories(52), stock])).toBe('2026-07-03/2026-07-08');
  expect(dateOf(time, 'UK_MAINLAND', [])).toBe(dateOf(time));
});

test('for four years, at any hour, no day is too early, at a weekend or on a holiday of the destination', () => {
  const wrong: object[] = [];
  for (let day = dayOf('2025-01-01'); day < dayOf('2029-01-01'); day += 1) {
    for (const hour of ['11', '23']) {
      for (const zone of zoneCodes) {
        const now = new Date(`${isoDate(day)}T${hour}:00:00Z`);
        const place = { postcode: null, zone, division: 'scotland' } as const;
        const { earliest, latest } = datesTo(place, [stock, toOrder], now, USUAL_DISPATCH);
        const isRight =
          [earliest, latest].every((date) => isWorkingDay(dayOf(date), 'scotland') && dayOf(date) > day) &&
          earliest <= latest;
        if (!isRight) wrong.push({ now: now.toISOString(), zone, earliest, latest });
      }
    }
  }
  expect(wrong).toEqual([]);
});
