import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openTextFile, UnreadableFileError } from './text-file.ts';

test('a named pipe is refused, and not waited for', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'text-file-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  execFileSync('mkfifo', [join(folder, 'products.csv')]);
  await expect(openTextFile(join(folder, 'products.csv'))).rejects.toThrow(UnreadableFileError);
});
