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
  [emailError(' ann@example.com '), undefined],
  [emailError('ann@example'), 'Please enter an email address such as name@example.com.'],
  [phoneError('020 7946 0123'), undefined],
  [phoneError('12345'), 'Please enter a phone number with 10 to 12 digits.'],
  [missing('x', 'Please say it.'), undefined],
  [missing('\u200B', 'Please say it.'), 'Please say it.'],
])('case %#: what is wrong with a field', (error, line) => expect(error).toBe(line));

test.each([
  [nameErrors({ firstName: 'Ann', lastName: 'Lee' }), []],
  [nameErrors({ firstName: '', lastName: '' }), ['firstName', 'lastName']],
  [nameErrors({ firstName: 'Ann', lastName: ' ' }, 'contact.'), ['contact.lastName']],
  [streetErrors({ address1: '1 High Street', city: 'Leeds' }), []],
  [streetErrors({ address1: '', city: '' }, 'billing.'), ['billing.address1', 'billing.city']],
  [errorsOf({ email: undefined, postcode: missingPostcode('') }), ['postcode']],
  [refusedFields([{ field: 'email', message: 'Taken.' }]), ['email']],
])('keeps only the fields with errors of %j', (errors, fields) => expect(Object.keys(errors)).toEqual(fields));
