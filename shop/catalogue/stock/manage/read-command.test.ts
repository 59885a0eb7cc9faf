import { expect, test } from 'vitest';
import { readCommand } from './read-command.ts';

test.each([
  ['show L-1', { do: 'show', sku: 'L-1' }],
  ['set L-1 0', { do: 'set', sku: 'L-1', level: 0 }],
  ['set L-1 12.00', { do: 'set', sku: 'L-1', level: 12 }],
  ['set L-1 1,000', { do: 'set', sku: 'L-1', level: 1_000 }],
  ['import levels.csv', { do: 'import', file: 'levels.csv' }],
])('%s', (words, command) => expect(readCommand(words.split(' '))).toEqual({ ...command, dataDir: undefined }));

test.each([
  ['', 'There is no command ""'],
  ['add L-1 5', 'There is no command "add"'],
  ['set', 'A SKU is needed'],
  ['set L-1', 'A level is needed'],
  ['set L-1 -5', "Unknown option '-5'"],
  ['set L-1 1.5', 'must be a whole number'],
  ['set L-1 1e2', 'must be a whole number'],
  ['set L-1 1000001', 'must be at most 1,000,000'],
  ['set L-1 5 6', 'one word too many'],
  ['show L-1 5', 'one word too many'],
  ['import', 'A file is needed'],
])('refuses %j', (words, reason) => expect(() => readCommand(words.split(' '))).toThrow(reason));
