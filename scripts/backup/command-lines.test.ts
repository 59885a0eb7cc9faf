import { expect, test } from 'vitest';
import { readBackupCommand } from './backup.ts';
import { readMoveCommand } from './move.ts';
import { readRestoreCommand } from './restore.ts';

const URL = 'postgres://shop:secret@db.example/shop';

test('reads each command', () => {
  expect(readBackupCommand([])).toEqual({ path: undefined, keep: undefined, dataDir: undefined });
  const command = readBackupCommand(['/mnt/backups', '--keep', '14', '--data-dir', 'd']);
  expect(command).toEqual({ path: '/mnt/backups', keep: 14, dataDir: 'd' });
  expect(readRestoreCommand(['x.sqlite'])).toEqual({ file: 'x.sqlite', isReplacing: false, dataDir: undefined });
  expect(readRestoreCommand(['--replace', 'x.sqlite']).isReplacing).toBe(true);
  expect(readMoveCommand(['--to', 'dir', '--replace'], undefined)).toEqual({
    to: { dataDir: 'dir', databaseUrl: undefined },
    isReplacing: true,
    dataDir: undefined,
  });
  expect(readMoveCommand([], URL).to).toEqual({ dataDir: '', databaseUrl: URL });
});

test.each([
  [() => readBackupCommand(['a', 'b']), '"b" is one word too many.'],
  [() => readBackupCommand(['--keep', '0']), '--keep: must be 1 at least'],
  [() => readBackupCommand(['--data-dir', '']), '--data-dir: must not be empty'],
  [() => readRestoreCommand([]), 'The file to restore is needed.'],
  [() => readMoveCommand([], undefined), '--to or MOVE_TO_DATABASE_URL is needed.'],
  [() => readMoveCommand(['--to', 'dir'], URL), '--to and MOVE_TO_DATABASE_URL are both set.'],
])('refuses a mistake in one line: %#', (read, message) => expect(read).toThrow(message));

test('an address on the command line is refused and not repeated', () => {
  const read = () => readMoveCommand(['--to', URL], undefined);
  expect(read).toThrow(/^--to: must be a directory\. Set MOVE_TO_DATABASE_URL [^\n]+$/);
  expect(read).not.toThrow(/secret/);
});
