import { expect, test } from 'vitest';
import { withoutPrice } from './price.rules.ts';

test.each([
  ['brass lamp under £20', 'brass lamp', null, 20],
  ['lamp less than 50 pounds', 'lamp', null, 50],
  ['lamp over £100', 'lamp', 100, null],
  ['bulb under a fiver', 'bulb', null, 5],
  ['a tenner or less lamp shade', 'lamp shade', null, 10],
  ['20 quid lamp', 'lamp', null, 20],
  ['lamp under twenty five pounds', 'lamp', null, 25],
  ['over fifty quid chandelier', 'chandelier', 50, null],
  ['lamp £20', 'lamp', null, 20],
  ['table lamp under 40', 'table lamp', null, 40],
  ['screw under 50p', 'screw', null, 0.5],
  ['dimmer up to 400', 'dimmer up to 400', null, null],
  ['lamp under 40 brass', 'lamp under 40 brass', null, null],
  ['ten lamps', 'ten lamps', null, null],
  ['lamp £10 to £30', 'lamp', 10, 30],
  ['lamp between £30 and £10', 'lamp', 10, 30],
  ['lamp from £10 to 30 pounds', 'lamp', 10, 30],
  ['lamp £10-£30', 'lamp', 10, 30],
  ['lamp £10 - 30', 'lamp - 30', null, 10],
  ['under cabinet light', 'under cabinet light', null, null],
  ['bulb under 20w', 'bulb under 20w', null, null],
  ['dimmer 10 to 300', 'dimmer 10 to 300', null, null],
  ['12v to 24v driver', '12v to 24v driver', null, null],
  ['under £20', 'under £20', null, null],
  ['', '', null, null],
  ['lamp under £99999999', 'lamp under £99999999', null, null],
])('takes the price out of %j', (query, term, minimum, maximum) =>
  expect(withoutPrice(query)).toEqual({ term, minimum, maximum }),
);

test('leaves a very long query alone', () => {
  const query = `${'lamp '.repeat(100)}under £20`;
  expect(withoutPrice(query).term).toBe(query);
});
