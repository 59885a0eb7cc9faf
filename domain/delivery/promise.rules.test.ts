import { expect, test } from 'vitest';
import { canStartAtOnce } from '../payment/methods.rules.ts';
import { USUAL_DISPATCH } from './dates.rules.ts';
import type { LeadTime } from './lead-time.rules.ts';
import { deliveryPromise } from './promise.rules.ts';
import { destinationOf, mainland } from './zone.rules.ts';
import { testCharges } from './charges.fixture.ts';

const BEFORE_CUT_OFF = '2026-11-24T12:59:59Z';
const AFTER_CUT_OFF = '2026-11-24T13:00:00Z';
const AFTER = 'after your transfer arrives';
const highlands = destinationOf('IV1 1AA', testCharges) ?? mainland;

test.each<[string, boolean, readonly LeadTime[], typeof mainland, string | null, string | null]>([
  ['by card', true, ['STANDARD'], mainland, BEFORE_CUT_OFF, 'Get it tomorrow'],
  ['by card', true, ['STANDARD'], mainland, AFTER_CUT_OFF, 'Get it by Thursday 26th November'],
  ['by card, to the Highlands', true, ['STANDARD'], highlands, BEFORE_CUT_OFF, 'Get it by Thursday 26th November'],
  ['by card, slow goods', true, ['STANDARD', 'EXTENDED'], mainland, BEFORE_CUT_OFF, 'Get it by Monday 30th November'],
  ['by card, at an unknown time', true, ['STANDARD'], mainland, null, null],
  ['by transfer', false, ['STANDARD'], mainland, BEFORE_CUT_OFF, `Dispatched the working day ${AFTER}`],
  ['by transfer, slow goods', false, ['STANDARD', 'EXTENDED'], highlands, null, `Dispatched 4 working days ${AFTER}`],
])('a delivery paid %s, cards %s, %j to %j at %s: %s', (_, takesCards, leadTimes, destination, now, promise) => {
  const dispatch = { ...USUAL_DISPATCH, awaitsTransfer: !canStartAtOnce('address', takesCards) };
  expect(deliveryPromise(destination, leadTimes, now === null ? null : new Date(now), dispatch)).toBe(promise);
});
