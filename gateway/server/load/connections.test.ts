import { createServer, type RequestListener, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listen, stop } from '../../testing/listen.fixture.ts';
import { guardServer } from './connections.ts';
import { CONNECTION_LIMITS } from '../../limits.data.ts';

/** Larger than the socket buffers, so that a client that does not read stalls. */
const LARGE = Buffer.alloc(32_000_000);

let server: Server;
let port: number;
const sockets: Socket[] = [];
// Fake timers drive only the sweep; connections are real.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(async () => {
  vi.useRealTimers();
  for (const socket of sockets.splice(0)) socket.destroy();
  await stop(server);
});

async function open(handle: RequestListener, limits: Partial<typeof CONNECTION_LIMITS> = {}): Promise<void> {
  server = createServer();
  guardServer(server, handle, { ...CONNECTION_LIMITS, ...limits });
  port = Number(new URL(await listen(server)).port);
}

/** A client that pipelines requests and optionally reads the responses. */
function client(paths: readonly string[], { from = '127.0.0.1', isReading = true } = {}) {
  const socket = connect({ port, host: '127.0.0.1', localAddress: from });
  sockets.push(socket);
  let text = '';
  let isClosed = false;
  socket.on('error', () => undefined).once('close', () => (isClosed = true));
  if (isReading) socket.setEncoding('latin1').on('data', (chunk: string) => (text += chunk));
  socket.write(paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`).join(''));
  return {
    socket,
    statuses: () => [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status)),
    isClosed: () => isClosed,
  };
}

const connectionCount = () => promisify(server.getConnections.bind(server))();

/** A handler that holds its responses until released, and the paths it received. */
function held() {
  const asked: string[] = [];
  const answers: (() => void)[] = [];
  const handle: RequestListener = (request, response) => {
    asked.push(request.url ?? '');
    answers.push(() => response.end('x'));
  };
  return { handle, asked, release: () => answers.shift()?.() };
}

test('handles the requests of a connection one after another', async () => {
  const { handle, asked, release } = held();
  await open(handle);
  const { statuses } = client(['/1', '/2', '/3']);
  for (const expected of [['/1'], ['/1', '/2'], ['/1', '/2', '/3']]) {
    await expect.poll(() => asked).toEqual(expected);
    release();
  }
  await expect.poll(statuses).toEqual([200, 200, 200]);
});

test('closes a connection with more pipelined requests than may wait', async () => {
  const { handle, asked } = held();
  await open(handle, { waitingRequests: 2 });
  const most = client(['/1', '/2', '/3']);
  await expect.poll(() => asked).toEqual(['/1']);
  const more = client(['/4', '/5', '/6', '/7']);
  await expect.poll(more.isClosed).toBe(true);
  expect([asked, more.statuses(), most.isClosed()]).toEqual([['/1', '/4'], [], false]);
});

test('limits connections per address', async () => {
  const { handle, asked } = held();
  await open(handle, { connectionsPerAddress: 2 });
  const [first, second] = [client(['/1']), client(['/2'])];
  await expect.poll(() => asked.toSorted()).toEqual(['/1', '/2']);
  const third = client(['/3']);
  await expect.poll(third.isClosed).toBe(true);
  client(['/4'], { from: '127.0.0.2' });
  await expect.poll(() => asked).toContain('/4');
  first.socket.destroy();
  await expect
    .poll(() => {
      client(['/5']);
      return asked;
    })
    .toContain('/5');
  expect([second.isClosed(), asked.includes('/3')]).toEqual([false, false]);
});

test('does not limit connections per address behind a proxy', async () => {
  const { handle, asked } = held();
  await open(handle, { connectionsPerAddress: null });
  for (let count = 0; count < 300; count += 1) client(['/']);
  await expect.poll(() => asked).toHaveLength(300);
});

test('closes a connection whose client has stopped reading, and no other', async () => {
  let answered = 0;
  const handle: RequestListener = (request, response) => {
    answered += 1;
    response.end(request.url === '/large' ? LARGE : 'x');
  };
  await open(handle, { silentMilliseconds: 300 });
  client(['/large', '/large'], { isReading: false });
  const read = client(['/small']);
  await expect.poll(() => answered).toBe(2);
  await expect.poll(connectionCount, { timeout: 5_000 }).toBe(1);
  expect([read.isClosed(), read.statuses(), answered]).toEqual([false, [200], 2]);
});

test('closes the connections with the most unsent bytes beyond the limit', async () => {
  const sent: string[] = [];
  const closed: string[] = [];
  const handle: RequestListener = ({ url = '' }, response) => {
    sent.push(url);
    response.once('close', () => closed.push(url));
    if (url === '/larger') response.write(LARGE);
    response.end(LARGE);
  };
  await open(handle, { unsentBytes: 2.5 * LARGE.length });
  for (const path of ['/large', '/larger', '/large']) client([path], { isReading: false });
  await expect.poll(() => sent).toHaveLength(3);
  vi.advanceTimersByTime(1_000);
  await expect.poll(() => closed).toEqual(['/larger']);
  expect(await connectionCount()).toBe(2);
});
