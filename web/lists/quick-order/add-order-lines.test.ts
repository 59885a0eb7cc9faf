import { expect, test } from 'vitest';
import { refusedLinesText } from './add-order-lines.ts';

const ADVICE = 'Please write each quantity as a whole number from 1 to 9,999, such as 12.';

test.each([
  [[], null],
  [['A-1 x 2.5'], `Not added: “A-1 x 2.5”. ${ADVICE}`],
  [['A-1 x 2.5', 'A-2 x 1e2', 'A-3 x ½'], `Not added: “A-1 x 2.5” and 2 more. ${ADVICE}`],
])('%j', (refused, text) => expect(refusedLinesText(refused)).toBe(text));
