import { execFileSync } from 'node:child_process';

/**
 * The commit that a branch left main at, or the last commit where there is no branch of that name, and the files that
 * differ from it or that git does not know yet, without deleted ones.
 */
export function changesSinceMain(folder = '.') {
  const git = (...words: readonly string[]) =>
    execFileSync('git', words, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();
  const hasMain = git('for-each-ref', 'refs/heads/main') !== '';
  const commit = hasMain ? git('merge-base', 'HEAD', 'main') : git('rev-parse', 'HEAD');
  const names = [
    git('diff', '--name-only', '-z', '--no-renames', '--diff-filter=d', commit),
    git('ls-files', '--others', '--exclude-standard', '-z'),
  ];
  return { commit, files: names.flatMap((list) => list.split('\0').filter(Boolean)).toSorted() };
}
