import { expect, test } from 'vitest';
import { bathroomZones, SHAVER_STANDARD, zoneWords, type Protection } from './bathroom-zones.rules.ts';

const mains = (ipRating: string | null): Protection => ({ ipRating, volts: 230, isSelv: false, standard: null });
const selv = (ipRating: string, volts: number): Protection => ({ ipRating, volts, isSelv: true, standard: null });

test.each<[string, Protection, readonly number[], string]>([
  ['nothing is known', mains(null), [], 'no zone'],
  ['IPX3 is not enough', mains('IP33'), [], 'no zone'],
  ['IP44', mains('IP44'), [2], 'zone 2'],
  ['a jet from below', mains('IP45'), [1, 2], 'zones 1 and 2'],
  ['sealed, but on the mains', mains('IP67'), [1, 2], 'zones 1 and 2'],
  ['sealed at 12 V', selv('IP67', 12), [0, 1, 2], 'zones 0, 1 and 2'],
  ['sealed at 24 V', selv('IP68', 24), [1, 2], 'zones 1 and 2'],
  ['12 V that is not SELV', { ...selv('IP67', 12), isSelv: false }, [1, 2], 'zones 1 and 2'],
  ['SELV of unknown voltage', { ...selv('IP67', 12), volts: null }, [1, 2], 'zones 1 and 2'],
  ['a shaver supply unit without a rating', { ...mains(null), standard: SHAVER_STANDARD }, [2], 'zone 2'],
  ['not a rating', mains('waterproof IP67'), [], 'no zone'],
])('%s', (_, protection, zones, words) => {
  expect(bathroomZones(protection)).toEqual(zones);
  expect(zoneWords(bathroomZones(protection))).toBe(words);
});
