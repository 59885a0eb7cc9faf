import { expect, test } from 'vitest';
import { phoneOf } from './phone.rules.ts';

test.each([
  ['020 7946 0123', '02079460123'],
  ['(01632) 960-123', '01632960123'],
  ['+44 20 7946 0123', '02079460123'],
  ['+44 (0)20 7946 0123', '02079460123'],
  ['+353 1 234 5678', '+35312345678'],
  ['\u200B020\u00AD7946\u20110123', '02079460123'],
  ['０２０ ７９４６ ０１２３', '02079460123'],
  ['12345', null],
  ['0207946012345', null],
])('%j as a telephone number is %j', (text, phone) => expect(phoneOf(text)).toBe(phone));
