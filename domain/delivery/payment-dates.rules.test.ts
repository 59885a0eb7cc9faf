import { expect, test } from 'vitest';
import { bankHolidays } from '../bank-holidays.data.ts';
import { afterWorkingDays, isoDate, londonTime } from '../calendar.rules.ts';
import { datesFrom, dispatchDays, USUAL_DISPATCH, type DateTerms, type GoodsTerms } from './dates.rules.ts';

const stock: GoodsTerms = { isSlow: false, isToOrder: false };
const slow: GoodsTerms = { isSlow: true, isToOrder: false };
const toOrder: GoodsTerms = { isSlow: false, isToOrder: true };
const terms = (...goods: GoodsTerms[]): DateTerms => ({
  transitDays: 1,
  division: 'england-and-wales',
  goods,
  dispatch: USUAL_DISPATCH,
});

test.each<[string, string, DateTerms, string, string]>([
  ['Tuesday morning', '2026-11-24T10:00:00Z', terms(stock), '2026-11-24', '2026-11-25'],
  ['Tuesday after the cut-off', '2026-11-24T13:00:00Z', terms(stock), '2026-11-25', '2026-11-26'],
  ['Friday after the cut-off', '2026-11-27T14:00:00Z', terms(stock), '2026-11-30', '2026-12-01'],
  ['Christmas Eve after the cut-off', '2026-12-24T14:00:00Z', terms(stock), '2026-12-29', '2026-12-30'],
  ['Tuesday morning, slow goods', '2026-11-24T10:00:00Z', terms(slow), '2026-11-27', '2026-11-30'],
  ['made to order', '2026-11-24T10:00:00Z', terms(toOrder), '2026-11-26/2026-12-02', '2026-11-27/2026-12-03'],
  [
    'to Scotland on Saint Andrew’s Day',
    '2026-11-26T10:00:00Z',
    { ...terms(stock), transitDays: 2, division: 'scotland' },
    '2026-11-26',
    '2026-12-01',
  ],
])('dates counted from the moment a payment arrives: %s', (_, now, given, dispatched, arrives) => {
  const { dispatch, arrival } = datesFrom(new Date(now), given);
  const told = ({ earliest, latest }: typeof dispatch) => (earliest === latest ? earliest : `${earliest}/${latest}`);
  expect([told(dispatch), told(arrival)]).toEqual([dispatched, arrives]);
});

test.each<[string, GoodsTerms[], number, number]>([
  ['nothing known', [], 1, 1],
  ['in stock', [stock], 1, 1],
  ['slow', [slow, stock], 4, 4],
  ['made to order', [toOrder], 3, 7],
  ['slow and made to order', [slow, toOrder], 4, 7],
])('working days until dispatch of goods that are %s', (_, goods, minimum, maximum) => {
  expect(dispatchDays({ goods, dispatch: USUAL_DISPATCH })).toEqual({ minimum, maximum });
});

test.each([[[stock]], [[slow]], [[toOrder]], [[slow, toOrder]]])(
  'goods never leave later than the working days that are promised: %j',
  (goods) => {
    const { maximum } = dispatchDays({ goods, dispatch: USUAL_DISPATCH });
    for (let hour = 0; hour < 24 * 365; hour += 5) {
      const now = new Date(Date.UTC(2026, 0, 1, hour));
      const promised = isoDate(afterWorkingDays(londonTime(now).today, maximum, 'england-and-wales'));
      const { latest } = datesFrom(now, terms(...goods)).dispatch;
      expect([now, latest <= promised, bankHolidays['england-and-wales'].has(latest)]).toEqual([now, true, false]);
    }
  },
);
