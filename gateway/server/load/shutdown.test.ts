import { Agent, createServer, get, type IncomingMessage, type ServerOptions } from 'node:http';
import { connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { afterEach, expect, test } from 'vitest';
import { listen } from '../../testing/listen.fixture.ts';
import { guardServer } from './connections.ts';
import { CONNECTION_LIMITS } from '../../limits.data.ts';

const agents: Agent[] = [];
const sockets: Socket[] = [];
afterEach(() => {
  for (const agent of agents.splice(0)) agent.destroy();
  for (const socket of sockets.splice(0)) socket.destroy();
});

/** Opens a server that holds its answers until `release`. */
async function open(options: ServerOptions = {}) {
  const waiting: (() => void)[] = [];
  const server = createServer({ keepAliveTimeout: 5_000, connectionsCheckingInterval: 50, ...options });
  const guarded = guardServer(
    server,
    (request, response) => {
      if (request.url === '/begun') response.write('the ');
      waiting.push(() => response.end('whole'));
    },
    CONNECTION_LIMITS,
  );
  const port = Number(new URL(await listen(server)).port);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  agents.push(agent);
  return {
    port,
    guarded,
    release: () => waiting.splice(0).forEach((answer) => answer()),
    arrived: async (count: number) => expect.poll(() => waiting.length).toBe(count),
    async ask(path = '/') {
      const [response] = (await once(get({ port, path, agent }), 'response')) as [IncomingMessage];
      const chunks: Buffer[] = [];
      for await (const chunk of response as AsyncIterable<Buffer>) chunks.push(chunk);
      return { text: Buffer.concat(chunks).toString(), connection: response.headers.connection };
    },
  };
}

test('answers requests on open connections while stopping, and refuses new connections', async () => {
  const { port, guarded, release, arrived, ask } = await open();
  const first = ask();
  await arrived(1);
  release();
  expect(await first).toEqual({ text: 'whole', connection: 'keep-alive' });
  // The kept-alive connection is idle: a request may still arrive on it.
  const stopped = guarded.stop(5_000);
  const second = ask();
  await arrived(1);
  release();
  expect(await second).toEqual({ text: 'whole', connection: 'close' });
  const newConnection = connect(port, '127.0.0.1');
  sockets.push(newConnection);
  expect(((await once(newConnection, 'error')) as [NodeJS.ErrnoException])[0].code).toBe('ECONNREFUSED');
  await stopped;
});

test('finishes an answer in progress, then closes its connection', async () => {
  const { guarded, release, arrived, ask } = await open();
  const asked = ask();
  await arrived(1);
  const stopped = guarded.stop(5_000);
  release();
  expect(await asked).toEqual({ text: 'whole', connection: 'close' });
  await stopped;
});

test('finishes an answer that has begun', async () => {
  const { guarded, release, arrived, ask } = await open({ keepAliveTimeout: 1, keepAliveTimeoutBuffer: 1 });
  const asked = ask('/begun');
  await arrived(1);
  const stopped = guarded.stop(5_000);
  release();
  expect(await asked).toEqual({ text: 'the whole', connection: 'keep-alive' });
  await stopped;
});

test('answers all requests that wait on a connection, then closes it', async () => {
  const { port, guarded, release, arrived } = await open();
  const client = connect(port, '127.0.0.1');
  sockets.push(client);
  let text = '';
  client.setEncoding('latin1').on('data', (chunk: string) => (text += chunk));
  client.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(2));
  await arrived(1);
  const stopped = guarded.stop(5_000);
  for (const answered of [1, 2]) {
    await arrived(1);
    release();
    await expect.poll(() => text.match(/whole/g)).toHaveLength(answered);
  }
  await stopped;
  expect(text.match(/^Connection: .*$/gim)).toEqual(['Connection: keep-alive', 'connection: close']);
});

test('destroys connections that are still open after the time limit', async () => {
  const { guarded, arrived, ask } = await open();
  const asked = ask();
  asked.catch(() => {});
  await arrived(1);
  await guarded.stop(100);
  await expect(asked).rejects.toThrow();
});
