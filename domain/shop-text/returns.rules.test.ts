import { expect, test } from 'vitest';
import { LEGAL_RETURNS, rightToCancel } from './returns.rules.ts';

test.each([
  [LEGAL_RETURNS, 'within 14 days of the day on which you, or someone you name, receive the last of the goods. If'],
  [LEGAL_RETURNS, 'Send the goods back within 14 days of telling us; you bear the cost of returning them.'],
  [{ ...LEGAL_RETURNS, workingDays: 10 }, 'of the goods, or within 10 working days of it if that is later. If'],
  [{ days: 60, workingDays: null, isFree: true }, 'within 60 days of the day on which you'],
  [{ days: 60, workingDays: null, isFree: true }, 'within 14 days of telling us; we pay for returning them.'],
])('the right to cancel of %j says %j', (terms, words) => expect(rightToCancel(terms).join('\n')).toContain(words));
