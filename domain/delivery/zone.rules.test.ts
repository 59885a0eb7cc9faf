import { describe, expect, test } from 'vitest';
import { parsePostcode, type Postcode } from '../contact/postcode.rules.ts';
import { deliveryChargesOf } from './charge.rules.ts';
import { testCharges } from './charges.fixture.ts';
import { deliveryRefusal, destinationOf, divisionOf, zoneOf } from './zone.rules.ts';
import { overrides, unservedAreas, zoneOfArea } from './areas.data.ts';
import { zones } from './zones.data.ts';

function placeOf(text: string): Postcode {
  const postcode = parsePostcode(text);
  if (!postcode) throw new Error(`${text} is no postcode`);
  return postcode;
}

test.each([
  ['SW1A 1AA', 'UK_MAINLAND'],
  ['BT1 5GS', 'NORTHERN_IRELAND'],
  ['GY1 1WG', 'CHANNEL_ISLANDS'],
  ['IM1 1JB', 'ISLE_OF_MAN'],
  ['HS1 2AA', 'SCOTTISH_ISLANDS'],
  ['IV1 1AA', 'SCOTTISH_HIGHLANDS'],
  ['PO29 1AA', 'UK_MAINLAND'],
  ['PO30 1AA', 'ISLE_OF_WIGHT'],
  ['PO41 0AA', 'ISLE_OF_WIGHT'],
  ['KA26 1AA', 'UK_MAINLAND'],
  ['KA27 8AA', 'SCOTTISH_ISLANDS'],
  ['PA6 7LN', 'UK_MAINLAND'],
  ['PA20 9AA', 'SCOTTISH_ISLANDS'],
  ['PA21 2AA', 'SCOTTISH_HIGHLANDS'],
  ['PA41 7AA', 'SCOTTISH_ISLANDS'],
  ['PA60 7XX', 'SCOTTISH_ISLANDS'],
  ['PA78 6SY', 'SCOTTISH_ISLANDS'],
  ['PH41 4PL', 'SCOTTISH_HIGHLANDS'],
  ['PH42 4RL', 'SCOTTISH_ISLANDS'],
  ['KW14 7AA', 'SCOTTISH_HIGHLANDS'],
  ['KW15 1AA', 'SCOTTISH_ISLANDS'],
  ['TR21 0AA', 'UK_MAINLAND'],
  ['BF1 1AA', null],
  ['Z1 1AA', null],
])('the zone of a postcode: %s is in %s', (text, zone) => {
  expect(zoneOf(placeOf(text))).toBe(zone);
});

describe('districts that differ from their area', () => {
  test.each(overrides.map((row) => [`${row.area}${row.from}–${row.to}`, row] as const))('%s, on and off', (_, row) => {
    for (const district of [row.from, row.to]) {
      const place = { area: row.area, district };
      expect(zoneOf(place, [{ ...row, on: true }])).toBe(row.zone);
      expect(zoneOf(place, [{ ...row, on: false }])).toBe(zoneOfArea.get(row.area));
    }
    for (const district of [row.from - 1, row.to + 1])
      expect(zoneOf({ area: row.area, district }, [{ ...row, on: true }])).toBe(zoneOfArea.get(row.area));
  });

  test('no two rows claim the same district', () => {
    const claimed = overrides.flatMap(({ area, from, to }) =>
      Array.from({ length: to - from + 1 }, (_, index) => `${area}${from + index}`),
    );
    expect(new Set(claimed).size).toBe(claimed.length);
  });
});

test('all 124 postcode areas have a zone, and every zone has an area or a district', () => {
  expect(zoneOfArea.size).toBe(124);
  expect(new Set([...zoneOfArea.values(), ...overrides.map(({ zone }) => zone)])).toEqual(new Set(Object.keys(zones)));
});

test.each([
  ['EH1 1YZ', 'scotland'],
  ['BT1 5GS', 'northern-ireland'],
  ['SW1A 1AA', 'england-and-wales'],
  ['JE2 3QA', 'england-and-wales'],
])('%s keeps the holidays of %s', (text, division) => {
  expect(divisionOf(placeOf(text))).toBe(division);
});

test.each([
  ['SW1A 1AA', null],
  ['JE2 3AB', null],
  ['BF1 0AX', 'We don’t deliver to BFPO.'],
  ['bfpo 57', 'We don’t deliver to BFPO.'],
  ['BX1 1LT', 'We don’t deliver to BX postcodes.'],
  ['GIR 0AA', 'We don’t deliver to GIR postcodes.'],
  ['FIQQ 1ZZ', 'We don’t deliver to the Falkland Islands.'],
  ['KY1-1102', 'We don’t deliver to the Cayman Islands.'],
  ['QQ1 1AA', 'Invalid postcode'],
  ['', 'Invalid postcode'],
])('a delivery to %j is refused with %j', (text, message) => {
  expect(deliveryRefusal(text, testCharges)).toBe(message);
  expect(destinationOf(text, testCharges) === null).toBe(message !== null);
});

test.each([
  ['BT1 5GS', 'We don’t deliver to Northern Ireland.'],
  ['JE2 3AB', 'We don’t deliver to the Channel Islands.'],
  ['HS1 2AA', 'We don’t deliver to the Scottish Islands.'],
  ['IM1 1JB', null],
  ['SW1A 1AA', null],
])('a shop that has charges for the mainland and Man refuses %j with %j', (postcode, message) => {
  const served = deliveryChargesOf({ zones: { UK_MAINLAND: 399, ISLE_OF_MAN: 900 } });
  expect(deliveryRefusal(postcode, served)).toBe(message);
  expect(destinationOf(postcode, served) === null).toBe(message !== null);
});

test('no area is both served and not', () => {
  for (const area of unservedAreas.keys()) expect(zoneOfArea.has(area)).toBe(false);
});
