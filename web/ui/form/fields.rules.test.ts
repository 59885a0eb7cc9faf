import { expect, test } from 'vitest';
import {
  emailError,
  errorsOf,
  missing,
  missingPostcode,
  nameErrors,
  phoneError,
  refusedFields,
  streetErrors,
} from './fields.rules.ts';

test.each([
  ['ann@example.com', true],
  ['  ann@example.com ', true],
  ['ann+lamps@mail.example.co.uk', true],
  ['ann', false],
  ['ann@example', false],
  ['ann@@example.com', false],
  ['ann smith@example.com', false],
  ['', false],
])('%j may be an email address: %s', (email, isOne) =>
  expect(emailError(email)).toBe(isOne ? undefined : 'Please enter an email address such as name@example.com.'),
);

test.each([
  ['020 7946 0123', true],
  ['(01632) 960-123', true],
  ['+44 (0)20 7946 0123', true],
  ['0044 7700 900123', true],
  ['0800 123456', true],
  ['+353 1 234 5678', true],
  ['12345', false],
  ['0207946012345', false],
  ['call me', false],
  ['', false],
])('%j may be a telephone number: %s', (phone, isOne) =>
  expect(phoneError(phone)).toBe(isOne ? undefined : 'Please enter a phone number with 10 to 12 digits.'),
);

test.each([
  ['x', undefined],
  [' ', 'Please say it.'],
  ['', 'Please say it.'],
])('a required text of %j: %s', (text, line) => expect(missing(text, 'Please say it.')).toBe(line));

test.each([
  [nameErrors({ firstName: 'Ann', lastName: 'Lee' }), []],
  [nameErrors({ firstName: '', lastName: '' }), ['firstName', 'lastName']],
  [nameErrors({ firstName: 'Ann', lastName: ' ' }, 'contact.'), ['contact.lastName']],
  [streetErrors({ address1: '1 High Street', city: 'Leeds' }), []],
  [streetErrors({ address1: '', city: '' }, 'billing.'), ['billing.address1', 'billing.city']],
  [errorsOf({ email: undefined, postcode: missingPostcode('') }), ['postcode']],
  [refusedFields([{ field: 'email', message: 'Taken.' }]), ['email']],
])('keeps only the fields with errors of %j', (errors, fields) => expect(Object.keys(errors)).toEqual(fields));
