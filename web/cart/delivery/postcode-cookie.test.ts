import { expect, test } from 'vitest';
import { postcodeIn } from './postcode-cookie.ts';

test.each([
  ['postcode=SE1%200ZZ', 'SE1 0ZZ'],
  ['a=b; __Host-postcode=BT1%205GS', 'BT1 5GS'],
  ['postcode=SE1%200ZZ; __Host-postcode=BT1%205GS', 'BT1 5GS'],
  ['postcode=SE1%200ZZ; __Host-postcode=', null],
  ['other_postcode=SE1%200ZZ', null],
  // Well-formed, but in an area that does not exist.
  ['postcode=QQ1%201AA', null],
])('the cookies %j have the postcode %j', (cookies, postcode) => expect(postcodeIn(cookies)).toBe(postcode));
