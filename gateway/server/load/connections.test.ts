import type { RequestListener } from 'node:http';
import { connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listen, stop } from '../../testing/listen.fixture.ts';
import { guardServer, StoppableServer } from './connections.ts';
import { CONNECTION_LIMITS } from '../../limits.data.ts';

/** Larger than the socket buffers, so that a client that does not read stalls. */
const LARGE = Buffer.alloc(32_000_000);

let server: StoppableServer;
let port: number;
const sockets: Socket[] = [];
// Fake timers drive only the sweep; connections are real.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }));
afterEach(async () => {
  vi.useRealTimers();
  for (const socket of sockets.splice(0)) socket.destroy();
  await stop(server);
});

async function open(handle: RequestListener, limits: Partial<typeof CONNECTION_LIMITS> = {}): Promise<void> {
  server = new StoppableServer();
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

test('refuses pipelined requests beyond the queue limit and closes the connection after the earlier responses', async () => {
  const { handle, asked, release } = held();
  await open(handle, { waitingRequests: 2 });
  const { statuses, isClosed } = client(['/1', '/2', '/3', '/4', '/5']);
  for (let count = 1; count <= 3; count += 1) {
    await expect.poll(() => asked).toHaveLength(count);
    release();
  }
  await expect.poll(isClosed).toBe(true);
  expect([asked, statuses()]).toEqual([
    ['/1', '/2', '/3'],
    [200, 200, 200, 503],
  ]);
});

test('destroys a connection that keeps sending after that', async () => {
  const { handle, asked } = held();
  await open(handle, { waitingRequests: 2, ignoredRequests: 3 });
  const { statuses, isClosed } = client(Array.from({ length: 7 }, (_, index) => `/${index}`));
  await expect.poll(isClosed).toBe(true);
  expect([asked, statuses()]).toEqual([['/0'], []]);
});

test('does not start queued requests of a closed connection', async () => {
  const { handle, asked } = held();
  await open(handle);
  const { socket } = client(['/1', '/2']);
  await expect.poll(() => asked).toEqual(['/1']);
  socket.destroy();
  await expect.poll(() => promisify(server.getConnections.bind(server))()).toBe(0);
  expect(asked).toEqual(['/1']);
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
  await open(handle, { stalledMilliseconds: 5_000 });
  const unread = client(['/large', '/large'], { isReading: false });
  const read = client(['/small']);
  await expect.poll(() => answered).toBe(2);
  // The sweep first sees the connection after one second.
  vi.advanceTimersByTime(5_000);
  expect(isReset(unread.socket)).toBe(false);
  vi.advanceTimersByTime(1_000);
  await expect.poll(() => isReset(unread.socket)).toBe(true);
  expect([read.isClosed(), read.statuses(), answered]).toEqual([false, [200], 2]);
});

test('keeps a slow client that goes on reading', async () => {
  // Written in chunks like a file, because progress is measured in chunks.
  const handle: RequestListener = (_, response) =>
    void Readable.from(Array.from({ length: 32 }, () => LARGE.subarray(0, 1_000_000))).pipe(response);
  await open(handle, { stalledMilliseconds: 2_000 });
  const slow = client(['/large'], { isReading: false });
  let bytes = 0;
  for (const part of [5_000_000, 10_000_000, 15_000_000]) {
    slow.socket.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes >= part) slow.socket.pause();
    });
    slow.socket.resume();
    await expect.poll(() => bytes).toBeGreaterThanOrEqual(part);
    slow.socket.removeAllListeners('data');
    vi.advanceTimersByTime(1_000);
  }
  expect(await promisify(server.getConnections.bind(server))()).toBe(1);
});

test('closes the longest-stalled connections beyond the limit on unsent bytes', async () => {
  const sent: string[] = [];
  const handle: RequestListener = (request, response) => {
    sent.push(request.url ?? '');
    response.end(LARGE);
  };
  await open(handle, { unsentBytes: 2 * LARGE.length });
  const clients: ReturnType<typeof client>[] = [];
  for (const path of ['/1', '/2', '/3']) {
    clients.push(client([path], { isReading: false }));
    await expect.poll(() => sent).toContain(path);
    if (path !== '/3') vi.advanceTimersByTime(1_000);
  }
  vi.advanceTimersByTime(1_000);
  await expect.poll(() => isReset(clients[0]?.socket)).toBe(true);
  expect(clients.slice(1).map(({ socket }) => isReset(socket))).toEqual([false, false]);
});

/** A client that does not read notices the closed connection only when it writes. */
function isReset(socket: Socket | undefined): boolean {
  if (socket && !socket.destroyed) socket.write('\r\n');
  return socket?.destroyed ?? true;
}
