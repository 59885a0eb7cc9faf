import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { portProblem } from './port-problem.ts';

test('a port in use is told of in one line, and a free one is left free', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  expect(await portProblem('127.0.0.1', port)).toMatch(new RegExp(`^Port ${port} is in use, [^\\n]+$`));
  other.close();
  await once(other, 'close');
  expect(await portProblem('127.0.0.1', port)).toBeNull();
  expect(await portProblem('127.0.0.1', port)).toBeNull();
});
