import { expect, test } from 'vitest';
import { phoneOf } from './phone.rules.ts';

test.each([
  ['020 7946 0123', '02079460123'],
  ['(01632) 960-123', '01632960123'],
  ['+44 20 7946 0123', '02079460123'],
  ['+44 (0)20 7946 0123', '02079460123'],
  ['0044 7700 900123', '07700900123'],
  ['0800 123456', '0800123456'],
  ['+353 1 234 5678', '+35312345678'],
  ['12345', null],
  ['0207946012345', null],
  ['call me', null],
  ['', null],
])('%j as a telephone number is %j', (text, phone) => expect(phoneOf(text)).toBe(phone));
