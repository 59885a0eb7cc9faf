import { expect, test } from 'vitest';
import { deliveryAddition } from './addition.rules.ts';
import { deliveryChargesOf } from './charge.rules.ts';

const FREE = 'Free UK mainland delivery, elsewhere +';
const [mainland, mainlandFree] = [{ UK_MAINLAND: 495 }, { UK_MAINLAND: 0 }];

test.each<[Parameters<typeof deliveryChargesOf>[0] | null, number, string]>([
  [{ zones: mainland }, 1_000, '+ £4.95 delivery'],
  [{ zones: { ...mainland, ISLE_OF_MAN: 495 } }, 1_000, '+ £4.95 delivery'],
  [{ zones: { ...mainland, ISLE_OF_MAN: 1_295 } }, 1_000, '+ from £4.95 delivery'],
  [
    { zones: { ...mainland, ISLE_OF_MAN: 1_295 }, freeFrom: 5_000 },
    4_999,
    '+ from £4.95 delivery, free over £50 to the UK mainland',
  ],
  [{ zones: { ...mainland, ISLE_OF_MAN: 0 } }, 1, '+ from £0.00 delivery'],
  [{ zones: mainland, freeFrom: 5_000 }, 5_000, ''],
  [{ zones: { ...mainland, ISLE_OF_MAN: 1_295 }, freeFrom: 5_000 }, 5_000, `${FREE} £12.95`],
  [{ zones: { ...mainlandFree, ISLE_OF_MAN: 1_695, ISLE_OF_WIGHT: 1_295 } }, 1, `${FREE} from £12.95`],
  [{ zones: mainlandFree }, 1, ''],
  [null, 1, '+ delivery, which depends on your postcode'],
])('with charges of %j goods of %i pence say %j', (given, incVat, words) => {
  const charges = given && deliveryChargesOf(given);
  expect(deliveryAddition({ incVat }, charges, false)).toBe(words);
  expect(deliveryAddition({ incVat }, charges, true)).toBe('');
});
