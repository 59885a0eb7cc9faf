import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { DatabaseUnavailableError } from './postgres/errors.ts';
import { RefusedError } from './refused-error.ts';
import { plain, staffProgram, withShop } from './staff-program.ts';

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
