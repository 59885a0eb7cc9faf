import fc from 'fast-check';
import { test } from 'vitest';
import { longDate } from './long-date.rules.ts';

const FORMAT = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

test('writes every date as the locale does', () => {
  const dates = fc.date({ min: new Date('1970-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
  fc.assert(fc.property(dates, (date) => longDate(date.toISOString().slice(0, 10)) === FORMAT.format(date)));
});
