import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../../schema/temporary-folder.fixture.ts';
import { changesSinceMain } from './changes-since-main.ts';

let folder: string;
const git = (...words: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', ...words], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
const write = (name: string, text: string) => writeFileSync(join(folder, name), text);

beforeEach(() => {
  folder = temporaryFolder();
  git('init', '--initial-branch', 'main');
  for (const name of ['committed.ts', 'deleted.ts', 'same.ts']) write(name, '1');
  git('add', '.');
  git('commit', '--message', 'One');
});

test('finds what a branch has changed since it left main: committed, edited and new files', () => {
  const commit = git('rev-parse', 'HEAD');
  git('checkout', '-b', 'branch');
  write('committed.ts', '2');
  rmSync(join(folder, 'deleted.ts'));
  git('commit', '--all', '--message', 'Two');
  write('new file.ts', '3');
  expect(changesSinceMain(folder)).toEqual({ commit, files: ['committed.ts', 'new file.ts'] });
});
