import { Agent, createServer, get, type IncomingMessage, type ServerOptions } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { connect } from 'node:net';
import { once } from 'node:events';
import { afterEach, expect, test } from 'vitest';
import { watchAnswers } from './drain.ts';

const agents: Agent[] = [];
const sockets: Socket[] = [];
afterEach(() => {
  for (const agent of agents.splice(0)) agent.destroy();
  for (const socket of sockets.splice(0)) socket.destroy();
});

/** A server each of whose answers waits to be let go. */
async function open(options: ServerOptions = {}) {
  const waiting: (() => void)[] = [];
  const server = createServer({ keepAliveTimeout: 5_000, connectionsCheckingInterval: 50, ...options });
  const drain = watchAnswers(server, (_, response) => void waiting.push(() => response.end('whole')));
  server.on('request', drain.handle);
  await new Promise<void>((resolve) => drain.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  agents.push(agent);
  return {
    port,
    drain,
    release: () => waiting.splice(0).forEach((answer) => answer()),
    arrived: async (count: number) => expect.poll(() => waiting.length).toBe(count),
    async ask() {
      const [response] = (await once(get({ port, agent }), 'response')) as [IncomingMessage];
      const chunks: Buffer[] = [];
      for await (const chunk of response as AsyncIterable<Buffer>) chunks.push(chunk);
      return { text: Buffer.concat(chunks).toString(), connection: response.headers.connection };
    },
  };
}

test('what is under way is answered whole, and what comes on an open connection too; nothing new is taken', async () => {
  const { port, drain, release, arrived, ask } = await open();
  const warm = ask();
  await arrived(1);
  release();
  expect(await warm).toEqual({ text: 'whole', connection: 'keep-alive' });
  // The connection is idle: a request may be on its way on it.
  const stopped = drain.stop(5_000);
  const onIdle = ask();
  await arrived(1);
  release();
  expect(await onIdle).toEqual({ text: 'whole', connection: 'close' });
  const refused = connect(port, '127.0.0.1');
  sockets.push(refused);
  expect(((await once(refused, 'error')) as [NodeJS.ErrnoException])[0].code).toBe('ECONNREFUSED');
  await stopped;
});

test('an answer that began before the stop is whole, and ends its connection', async () => {
  const { drain, release, arrived, ask } = await open();
  const asked = ask();
  await arrived(1);
  const stopped = drain.stop(5_000);
  release();
  expect(await asked).toEqual({ text: 'whole', connection: 'close' });
  await stopped;
});

test('who never ends is cut off in time', async () => {
  const { drain, arrived, ask } = await open();
  const asked = ask();
  asked.catch(() => {});
  await arrived(1);
  await drain.stop(100);
  await expect(asked).rejects.toThrow();
});

test('connections that send no whole request are still cut off', async () => {
  const { port } = await open({ headersTimeout: 200 });
  const slow = connect(port, '127.0.0.1');
  sockets.push(slow);
  slow.write('GET / HTTP/1.1\r\n');
  const [answer] = (await once(slow, 'data')) as [Buffer];
  expect(answer.toString()).toContain('408 Request Timeout');
});

test('a port in use is told as the server’s error', async () => {
  const { port } = await open();
  const server = createServer();
  watchAnswers(server, () => {}).listen(port, '127.0.0.1', () => {});
  expect(((await once(server, 'error')) as [NodeJS.ErrnoException])[0].code).toBe('EADDRINUSE');
});
