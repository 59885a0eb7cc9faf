import { expect, test } from 'vitest';
import { readCommand, type OrderCommand } from './read-command.ts';

test.each<[string, OrderCommand]>([
  ['list', { do: 'list', status: null, before: null, limit: 20, dataDir: undefined }],
  [
    'list --status paid --before LL-100042 --limit 5 --data-dir elsewhere',
    { do: 'list', status: 'paid', before: 100_042, limit: 5, dataDir: 'elsewhere' },
  ],
  ['show LL-100042', { do: 'show', number: 100_042, dataDir: undefined }],
  ['paid 100042', { do: 'paid', number: 100_042, dataDir: undefined }],
  ['cancel ll-100042', { do: 'cancel', number: 100_042, dataDir: undefined }],
])('%s', (words, command) => expect(readCommand(words.split(' '))).toEqual(command));

test.each([
  ['', 'There is no command ""'],
  ['pay 100042', 'There is no command "pay"'],
  ['constructor 1', 'There is no command "constructor"'],
  ['paid', 'The number of an order is needed'],
  ['paid LL-', 'is no number of an order'],
  ['paid 1 2', 'one word too many'],
  ['list 5', 'one word too many'],
  ['list --status unpaid', '--status'],
  ['list --limit 1000', '--limit'],
  ['list --before yesterday', '--before'],
])('refuses %j', (words, reason) => expect(() => readCommand(words.split(' '))).toThrow(reason));
