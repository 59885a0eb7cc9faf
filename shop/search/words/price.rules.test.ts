import { expect, test } from 'vitest';
import { withoutPrice } from './price.rules.ts';

test.each([
  ['brass lamp under £20', 'brass lamp', null, 20],
  ['brass lamp under  £19.99', 'brass lamp', null, 19.99],
  ['Under £20 wall light', 'wall light', null, 20],
  ['lamp less than 50 pounds', 'lamp', null, 50],
  ['lamp up to 50 quid', 'lamp', null, 50],
  ['lamp over £100', 'lamp', 100, null],
  ['lamp £10 to £30', 'lamp', 10, 30],
  ['lamp 10 to £30 brass', 'lamp brass', 10, 30],
  ['lamp between £30 and £10', 'lamp', 10, 30],
  ['lamp from £10 to 30 pounds', 'lamp', 10, 30],
  ['lamp £10-£30', 'lamp', 10, 30],
  ['lamp £10 - 30', 'lamp £10 - 30', null, null],
  ['under cabinet light', 'under cabinet light', null, null],
  ['bulb under 20w', 'bulb under 20w', null, null],
  ['bulb under £20w', 'bulb under £20w', null, null],
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
