import { expect, test } from 'vitest';
import { readCommand } from '../../database/staff-program.ts';
import { reviewCommands } from './manage-reviews.ts';

const read = (line: string) => readCommand(reviewCommands, line.split(' '));

test.each([
  ['list', { status: 'pending' }],
  ['list --status rejected', { status: 'rejected' }],
  ['approve 12', { id: 12 }],
  ['reject 12 --reason abusive', { id: 12, reason: 'abusive' }],
])('%s', (line, values) => expect(read(line).values).toEqual(values));

test.each([
  ['approve x', 'ID: must be a number; list shows them'],
  ['list --status all', '--status'],
  ['reject 12', '--reason: must be one of the published policy: off-topic, not-genuine'],
  ['reject 12 --reason one-star', '--reason: must be one of the published policy'],
  ['reject 12 --reason constructor', '--reason: must be one of the published policy'],
])('%j is refused: %s', (line, message) => expect(() => read(line)).toThrow(message));
