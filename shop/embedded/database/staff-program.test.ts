import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readShopConfig } from '../config/config.ts';
import { isGiven, text } from '@storefront/schema/settings/values.ts';
import { command, limitOption, plain, readCommand, runCommand, withShop } from './staff-program.ts';

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
    move: command({ from: text(), to: text() }, { fast: isGiven }, nothing),
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
    ['mvoe a b', 'There is no command "mvoe". Did you mean move?'],
    ['constructor', 'There is no command "constructor".'],
    ['move a', 'TO is needed.'],
    ['move a b c', '"c" is one word too many.'],
    ['move a b --limit 5', '--limit does not belong to move.'],
    ['list --slow', 'There is no option --slow.'],
    ['list --limit 201', '--limit: must be a whole number from 1 to 200'],
    ['list --limit 1.5', '--limit: must be a whole number from 1 to 200'],
    ['list --data-dir=', '--data-dir: must not be empty'],
  ])('refuses %j', (words, reason) => expect(() => read(words)).toThrow(reason));
});

test('names the place where it is done instead where Medusa sells', async () => {
  const commands = { list: command({}, {}, async () => undefined) };
  const keys = { MEDUSA_PUBLISHABLE_KEY: 'pk_1', MEDUSA_ADMIN_KEY: 'sk_1' };
  const config = readShopConfig({ COMMERCE: 'medusa:https://medusa.example', ...keys });
  await expect(runCommand(commands, ['list'], config, 'Orders are managed')).rejects.toThrow(
    'Orders are managed in Medusa’s admin, https://medusa.example/app: COMMERCE says that it sells.',
  );
});
