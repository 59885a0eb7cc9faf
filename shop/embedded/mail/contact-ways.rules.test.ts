import { expect, test } from 'vitest';
import { contactWays } from './contact-ways.rules.ts';

test.each([
  ['01603 496 0100', 'hello@shop.example', 'call us on 01603 496 0100 or email hello@shop.example'],
  ['', 'hello@shop.example', 'email hello@shop.example'],
  ['01603 496 0100', '', 'call us on 01603 496 0100'],
  ['', '', 'reply to this email'],
])('with telephone %j and email %j: %s', (phone, email, ways) => expect(contactWays({ phone, email })).toBe(ways));
