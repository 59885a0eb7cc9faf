import { expect, test } from 'vitest';
import { readContactForm } from './contact.rules.ts';

const form = { name: 'Ada Lane', email: 'ada@example.com', phone: '', orderNumber: '', message: 'Does it dim?' };

test('normalises whitespace, control characters and the phone number', () => {
  expect(
    readContactForm({
      name: '  Ada  Lane ',
      email: ' ada@example.com ',
      phone: '+44 (0)20 7946-0000',
      orderNumber: ' ＯＲＤ-100001\u200B',
      message: ' One\r\n\r\n\r\n\r\nTwo\u0007 ',
    }),
  ).toEqual({
    form: {
      name: 'Ada Lane',
      email: 'ada@example.com',
      phone: '02079460000',
      orderNumber: 'ORD-100001',
      message: 'One\n\nTwo',
    },
  });
});

test.each([
  [{ name: 'Ada of evil.example' }, 'name', 'Please enter a name without links, line breaks or hidden characters.'],
  [{ name: 'x'.repeat(101) }, 'name', 'Please use at most 100 characters.'],
  [{ email: 'ada' }, 'email', 'Please enter an email address such as name@example.com.'],
  [{ phone: '123' }, 'phone', 'Please enter a phone number with 10 to 12 digits, or leave it empty.'],
  [{ orderNumber: 'x'.repeat(41) }, 'orderNumber', 'Please use at most 40 characters.'],
  [{ message: '\n ' }, 'message', 'Please write your message.'],
  [{ message: 'x'.repeat(5_001) }, 'message', 'Please use at most 5,000 characters.'],
])('returns an error for the invalid field: %j', (changes, field, message) => {
  expect(readContactForm({ ...form, ...changes })).toEqual({ errors: [{ field, message }] });
});

test('returns all errors in the order of the form', () => {
  const read = readContactForm({ name: '', email: '', phone: 'x', orderNumber: '', message: '' });
  expect('errors' in read && read.errors.map(({ field }) => field)).toEqual(['name', 'email', 'phone', 'message']);
});
