import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { DatabaseUnavailableError } from './postgres/errors.ts';
import { RefusedError } from './refused-error.ts';
import { command, limitOption, plain, readCommand, staffProgram, withShop } from './staff-program.ts';

afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = 0;
});

test.each([
  ['a refusal', new RefusedError('It is cancelled.'), ['It is cancelled.']],
  ['a database that is away', new DatabaseUnavailableError('It does not answer.'), ['It does not answer.']],
  ['a full disk', Object.assign(new Error('No space is left.'), { code: 'ENOSPC' }), ['No space is left.']],
  [
    'an unknown option',
    Object.assign(new Error('Unknown option.'), { code: 'ERR_PARSE_ARGS_UNKNOWN_OPTION' }),
    ['Unknown option.', '\nthe usage'],
  ],
  ['a wrong command line', new Error('A command is needed.'), ['A command is needed.', '\nthe usage']],
])('ends with %s in one line, and exit code 1', async (_, error, expected) => {
  const said: unknown[] = [];
  vi.spyOn(console, 'error').mockImplementation((line) => void said.push(line));
  await staffProgram('the usage', () => Promise.reject(error));
  expect(said).toEqual(expected);
  expect(process.exitCode).toBe(1);
});

test('refuses a directory without a shop, and makes none', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'staff-'));
  const dataDir = join(folder, 'mistyped');
  await expect(withShop({ dataDir }, async () => undefined)).rejects.toThrow(/There is no shop at .*mistyped/);
  expect(existsSync(dataDir)).toBe(false);
  rmSync(folder, { recursive: true });
});

test('replaces what could steer a terminal', () => {
  expect(plain('Nice\u001B[2J lamp\r\nby Ada\u0007')).toBe('Nice [2J lamp \nby Ada ');
});

describe('the command line', () => {
  const nothing = async () => undefined;
  const commands = {
    list: command({}, { limit: limitOption }, nothing),
    move: command({ from: z.string(), to: z.string() }, { fast: z.boolean().optional() }, nothing),
  };
  const read = (words: string) => readCommand(commands, words.split(' ').filter(Boolean));

  test('is read by the schemas of its command', () => {
    expect(read('list --data-dir elsewhere --limit 5')).toEqual({
      name: 'list',
      values: { limit: 5 },
      dataDir: 'elsewhere',
    });
    expect(read('--fast move a b').values).toEqual({ from: 'a', to: 'b', fast: true });
  });

  test.each([
    ['', 'A command is needed.'],
    ['copy a b', 'There is no command "copy".'],
    ['constructor', 'There is no command "constructor".'],
    ['move a', 'TO is needed.'],
    ['move a b c', '"c" is one word too many.'],
    ['list a', '"a" is one word too many.'],
    ['move a b --limit 5', '--limit does not belong to move.'],
    ['list --slow', "Unknown option '--slow'"],
    ['list --limit 201', '--limit: must be 200 at most'],
    ['list --limit 0', '--limit: must be 1 at least'],
    ['list --limit 1.5', '--limit: must be a whole number from 1 to 200'],
    ['list --data-dir=', '--data-dir: must not be empty'],
  ])('refuses %j', (words, reason) => expect(() => read(words)).toThrow(reason));
});
