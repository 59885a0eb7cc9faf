import { expect, test } from 'vitest';
import { loggedPath, publicAddress, withoutCampaign } from './page-address.rules.ts';

test.each([
  ['', ''],
  ['?query=brass', '?query=brass'],
  ['?utm_source=mail&query=brass&utm_campaign=a&gclid=1', '?query=brass'],
  ['?utm=1&xgclid=2', '?utm=1&xgclid=2'],
  ['?query=%62rass&&sort=', '?query=%62rass&sort='],
])('of %j without campaign parameters %j is left', (search, expected) => {
  expect(withoutCampaign(search)).toBe(expected);
});

const prefixes = new Set(['account', 'order']);

test.each([
  ['/', '/'],
  ['/search?query=a?b', '/search?query=a?b'],
  ['/account-lamps/', '/account-lamps/'],
  ['/ACCOUNT/orders?utm_source=mail', null],
  ['//account', null],
  ['/order/abc?key=1', null],
])('the public address of %s is %s', (url, expected) => expect(publicAddress(url, prefixes)).toBe(expected));

test.each([
  ['/', '/'],
  ['/order/abc', '/order/…'],
  ['//order/abc', '/order/…'],
  ['/order%252Fabc', '/order/…'],
  ['/%6Frder/abc', '/order/…'],
  ['/\\order/abc', '/order/…'],
  ['/order /abc', '/order/…'],
  ['/order/%zz', '/…'],
])('%s is logged as %s', (path, expected) => expect(loggedPath(path, prefixes)).toBe(expected));
