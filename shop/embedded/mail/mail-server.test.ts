import { createServer, type AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { mailServerProblem } from './mail-server.ts';
import { openMailServer } from './smtp-server.fixture.ts';

test('finds nothing wrong with a mail server that answers, and sends it nothing', async () => {
  const server = await openMailServer();
  expect(await mailServerProblem(server.url)).toBeNull();
  expect(server.mails).toEqual([]);
  await server.close();
});

test('says why a mail server cannot be used', async () => {
  const server = await openMailServer();
  await server.close();
  expect(await mailServerProblem(server.url)).toContain('ECONNREFUSED');
});

test('gives up on a server that accepts and says nothing', async () => {
  const silent = createServer();
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const { port } = silent.address() as AddressInfo;
  expect(await mailServerProblem(`smtp://127.0.0.1:${port}`, 50)).toBe('no answer within 0.05 seconds');
  silent.close();
});
