import { expect, test } from 'vitest';
import { mailName } from './mail-name.rules.ts';

test.each(['Ada', 'Mary-Jane', 'Seán O’Brien', 'J. R. R.', 'María del Carmen', '李', 'Dr. Müller'])(
  '%s may stand in a mail',
  (name) => expect(mailName(` ${name} `)).toBe(name),
);

test.each([
  ['', 'nothing'],
  ['evil.example', 'a link'],
  ['https://evil.example', 'a link with a scheme'],
  ['ann@evil.example', 'an email address'],
  ['evil．example', 'a link with another dot'],
  ['Ada\nYour account is closed', 'a second line'],
  ['Ada\u2028Lee', 'a line separator'],
  ['Call 0906 123 4567 now', 'a telephone number'],
  ['You have won a prize', 'a sentence'],
  ['Win! Win', 'an exclamation'],
  ['Ada\u202Enimda', 'text that turns its direction'],
  ['x'.repeat(41), 'something too long'],
])('%j may not: %s', (text) => expect(mailName(text)).toBe(''));
