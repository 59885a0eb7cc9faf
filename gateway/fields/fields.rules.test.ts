import { expect, test } from 'vitest';
import { emailOf, fieldReader, lineOf, phoneOf } from './fields.rules.ts';

test.each([
  ['ann@example.com', 'ann@example.com'],
  ['  ann@example.com ', 'ann@example.com'],
  ['ann+lamps@mail.example.co.uk', 'ann+lamps@mail.example.co.uk'],
  ['ann', null],
  ['ann@example', null],
  ['ann@@example.com', null],
  ['ann smith@example.com', null],
  ['', null],
  [`${'a'.repeat(250)}@example.com`, null],
])('%j as an e-mail address is %j', (text, email) => expect(emailOf(text)).toBe(email));

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

test('a line stays a line', () => expect(lineOf('  1 High\r\nStreet\u0000\u2028 Bcc: x ')).toBe('1 High Street Bcc: x'));

test('a reader keeps what it reads, and what is wrong with it in that order', () => {
  const read = fieldReader('contact.');
  expect([read.text('name', ' Ann\nLee ', 'Please enter your name.', 60), read.email('email', 'ann'), read.phone('phone', '020 7946 0123'), read.text('company', '', null, 60)]).toEqual(['Ann Lee', '', '02079460123', '']);
  read.text('city', ' ', 'Please enter the town or city.', 60);
  read.text('title', '💡💡💡', null, 2);
  read.phone('mobile', '123');
  expect(read.errors).toEqual([
    { field: 'contact.email', message: 'Please enter an e-mail address such as name@example.com.' },
    { field: 'contact.city', message: 'Please enter the town or city.' },
    { field: 'contact.title', message: 'Please use at most 2 characters.' },
    { field: 'contact.mobile', message: 'Please enter a telephone number of 10 to 12 digits.' },
  ]);
});
