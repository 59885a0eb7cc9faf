import { expect, test } from 'vitest';
import { readCommand } from './manage-reviews.ts';

test.each([
  ['list', { do: 'list', status: 'pending' }],
  ['list --status rejected', { do: 'list', status: 'rejected' }],
  ['approve 12', { do: 'approve', id: 12 }],
  ['reject 12 --reason abusive', { do: 'reject', id: 12, reason: 'abusive' }],
])('%s', (line, command) => expect(readCommand(line.split(' '))).toEqual(command));

test.each([
  ['', 'A command is needed'],
  ['publish 12', 'There is no command "publish"'],
  ['approve', 'The id of a review is needed'],
  ['approve x', 'The id of a review is needed'],
  ['approve 12 13', 'One review at a time'],
  ['approve 12 --reason abusive', 'approved without a reason'],
  ['list --status all', 'list takes --status'],
  ['reject 12', '--reason must be one of the published policy: off-topic, not-genuine'],
  ['reject 12 --reason one-star', '--reason must be one of the published policy'],
  ['reject 12 --reason constructor', '--reason must be one of the published policy'],
  ['reject 12 --stars 1', 'Unknown option'],
])('%j is refused: %s', (line, message) => expect(() => readCommand(line.split(' ').filter(Boolean))).toThrow(message));
