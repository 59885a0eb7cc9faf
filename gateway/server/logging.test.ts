import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';

test('a server goes on when its lines cannot be written', async () => {
  const program = `import { createLogger } from './logging.ts';
    import { loseUnwrittenLines } from '@storefront/schema/settings/command-line.ts';
    loseUnwrittenLines();
    createLogger('info').info('a line');
    console.error('another');
    setImmediate(() => setImmediate(() => process.exit(7)));`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], { cwd: import.meta.dirname });
  for (const stream of [child.stdout, child.stderr]) stream.destroy();
  expect(await once(child, 'exit')).toEqual([7, null]);
});
