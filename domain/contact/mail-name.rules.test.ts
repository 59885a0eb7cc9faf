import { expect, test } from 'vitest';
import { mailCompany, mailName, mailReference } from './mail-name.rules.ts';

test.each(['Ada', 'Mary-Jane', 'Seán O’Brien', 'J. R. R.', 'María del Carmen', '李', 'Dr. Müller'])(
  '%s may stand in a mail',
  (name) => expect(mailName(` ${name} `)).toBe(name),
);

test.each([
  ['', 'nothing'],
  ['evil.example', 'a link'],
  ['ann@evil.example', 'an email address'],
  ['evil．example', 'a link with another dot'],
  ['Ada\nYour account is closed', 'a second line'],
  ['Call 0906 123 4567 now', 'a telephone number'],
  ['You have won a prize', 'a sentence'],
  ['Win! Win', 'an exclamation'],
  ['Ada\u202Enimda', 'text that turns its direction'],
  ['x'.repeat(41), 'something too long'],
])('%j may not: %s', (text) => expect(mailName(text)).toBe(''));

test.each([
  ['Hall', 'Hall'],
  [' Smith & Sons Ltd. ', 'Smith & Sons Ltd.'],
  ['', ''],
  ['Ann & Bob & Your account is closed', ''],
  ['Hall & evil.example', ''],
  [`${'x'.repeat(30)} & ${'x'.repeat(30)}`, ''],
])('of the company %j a mail repeats %j', (text, repeated) => expect(mailCompany(text)).toBe(repeated));

test.each([
  ['PO-7', 'PO-7'],
  ['JOB 2026/118', 'JOB 2026/118'],
  ['Smith kitchen', 'Smith kitchen'],
  ['', ''],
  ['evil.example', ''],
  ['PO 7\nYour account is closed', ''],
  ['PO 7 <b>', ''],
  ['7'.repeat(41), ''],
])('of the order reference %j a mail repeats %j', (text, repeated) => expect(mailReference(text)).toBe(repeated));
