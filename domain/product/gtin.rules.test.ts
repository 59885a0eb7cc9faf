import { expect, test } from 'vitest';
import { isGtin } from './gtin.rules.ts';

test.each([
  ['5061234500013', true],
  ['15061234500010', true],
  ['036000291452', true],
  ['40170725', true],
  ['5061234500014', false],
  ['2012345678903', false],
  ['0212345678909', false],
  ['9812345678902', false],
  ['20123451', false],
  ['0000000000000', false],
  ['506123450001', false],
  ['٥٠٦١٢٣٤٥٠٠٠١٧', false],
])('%s identifies a product: %s', (text, expected) => expect(isGtin(text)).toBe(expected));
