import { Type } from 'typebox';
import { afterEach, expect, test, vi } from 'vitest';
import { isGiven, text } from './values.ts';
import { CommandLineError, isHelpWanted, readOptions, runProgram } from './command-line.ts';

const argv = process.argv;
afterEach(() => {
  vi.restoreAllMocks();
  process.argv = argv;
  process.exitCode = 0;
});

const USAGE = 'npm run lamp -- NAME [--bright]\n\nExample: npm run lamp -- hall';

/** Runs a program on a command line. Returns what it printed, and its exit code. */
async function run(line: string, work: () => Promise<void>) {
  const out: unknown[] = [];
  const errors: unknown[] = [];
  vi.spyOn(console, 'log').mockImplementation((text) => void out.push(text));
  vi.spyOn(console, 'error').mockImplementation((text) => void errors.push(text));
  process.exitCode = 0;
  process.argv = ['node', 'lamp.ts', ...line.split(' ').filter(Boolean)];
  await runProgram(USAGE, work);
  return { out, errors, code: process.exitCode };
}

test.each(['--help', '-h', 'hall --dark --help'])('%j prints the usage and does nothing', async (line) => {
  const work = vi.fn<() => Promise<void>>();
  expect(await run(line, work)).toEqual({ out: [USAGE], errors: [], code: 0 });
  expect(work).not.toHaveBeenCalled();
});

test('words after -- are no options', () => expect(isHelpWanted(['show', '--', '--help'])).toBe(false));

test('an error of the work is one line', async () => {
  const failing = () => Promise.reject(Object.assign(new Error('No space is left.'), { code: 'ENOSPC' }));
  expect(await run('hall', failing)).toEqual({ out: [], errors: ['No space is left.'], code: 1 });
});

test('a wrong command line is one line that names --help, and none at all is answered with the usage', async () => {
  const wrong = () => Promise.reject(new CommandLineError('NAME is needed.'));
  expect(await run('--bright', wrong)).toEqual({
    out: [],
    errors: ['NAME is needed. All options: npm run lamp -- --help'],
    code: 1,
  });
  expect((await run('', wrong)).errors).toEqual([`NAME is needed.\n\n${USAGE}`]);
});

const options = { 'data-dir': Type.Optional(text()), replace: isGiven, keep: Type.Optional(text()) };

test.each([
  ['--repalce', 'There is no option --repalce. Did you mean --replace?'],
  ['--hepl', 'There is no option --hepl. Did you mean --help?'],
  ['--colour', 'There is no option --colour.'],
  ['--keep', "Option '--keep <value>' argument missing"],
  ['a b', '"b" is one word too many.'],
])('refuses %j', (line, message) => {
  expect(() => readOptions(options, line.split(' '), 1)).toThrow(new CommandLineError(message));
});
