import { expect, test } from 'vitest';
import { termOfPath } from './missing-path.rules.ts';

test.each([
  ['/brass-door-handel/', 'brass door handel'],
  ['/Hardware/Door_Handles.html', 'door handles html'],
  ['/lamps/caf%C3%A9-light', 'café light'],
  ['/', null],
  ['/order/abcdef', null],
  ['/%E0%A4%A', null],
  [`/${'a'.repeat(31)}`, null],
  ['/one-two-three-four-five-six-seven-eight-nine', null],
])('%s is %j', (path, term) => expect(termOfPath(path)).toBe(term));
