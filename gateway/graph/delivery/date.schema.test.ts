import { expect, test } from 'vitest';
import { DateScalar } from './date.schema.ts';
import { schema } from '../schema.ts';

const date = schema.getType(DateScalar.name);
if (!date || !('parseValue' in date)) throw new Error('no scalar');

test('a date is a day that exists, written one way', () => {
  expect(date.parseValue('2026-02-28')).toBe('2026-02-28');
  for (const junk of [
    '2026-02-29',
    '2026-2-28',
    '20260228',
    '2026-02-28T10:00:00Z',
    '2026-02-28[u-ca=iso8601]',
    '',
    'today',
    20_260_228,
    null,
  ])
    expect(() => date.parseValue(junk)).toThrow('YYYY-MM-DD');
});
