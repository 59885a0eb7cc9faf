import { expect, test, vi } from 'vitest';
import { fieldsOf } from './fields-of.ts';

test('joins a field to its text, its change and the error at its path', () => {
  const change = vi.fn<(name: string, value: string) => void>();
  const errors = { 'address.city': 'Please enter your town or city.', city: 'Of another form.' };
  const field = fieldsOf({ filled: { city: 'Leeds', postcode: '' }, change, errors, prefix: 'address.' });
  expect(field('city')).toMatchObject({
    id: 'address.city',
    value: 'Leeds',
    error: 'Please enter your town or city.',
  });
  expect(field('postcode').error).toBeUndefined();
  field('postcode').onChange('LS1 1AA');
  expect(change).toHaveBeenCalledExactlyOnceWith('postcode', 'LS1 1AA');
});
