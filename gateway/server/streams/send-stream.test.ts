import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { expect, onTestFinished, test } from 'vitest';
import { serveRoutes } from '../serve-routes.fixture.ts';
import { createStreamSlots, sendStream } from './send-stream.ts';

/** Far more in total than the buffers of a connection hold. */
const CHUNKS = 600;
const CHUNK = Buffer.alloc(64_000, 'x');
const WHOLE = CHUNKS * CHUNK.length;

/** `/` streams with patience, `/impatient` without, and `/broken` breaks off. */
async function openStreams() {
  const sources: Readable[] = [];
  const failures: unknown[] = [];
  const counts = { asked: 0, chunks: 0 };
  const inSlot = createStreamSlots(
    { atOnce: 6, atOncePerKey: 2, waiting: 2, waitingPerKey: 1, waitMilliseconds: 60_000 },
    { text: 'Busy', retryAfterSeconds: 10 },
  );
  async function* chunks(isBroken: boolean) {
    for (let each = 0; each < CHUNKS; each += 1) {
      counts.chunks += 1;
      if (isBroken && each === 10) throw new Error('the source broke');
      yield CHUNK;
    }
  }
  const { url, outcomes } = await serveRoutes(async (app) => {
    app.get('/*', (request, reply) => {
      counts.asked += 1;
      return inSlot(request, reply, (gone) => {
        const source = Readable.from(chunks(request.url === '/broken'));
        sources.push(source);
        return sendStream(reply, {
          headers: { 'content-type': 'text/plain' },
          streams: [source],
          gone,
          pace: { leastBytesPerSecond: 1_000, graceMilliseconds: request.url === '/impatient' ? 50 : 60_000 },
          onFailure: (error) => void failures.push(error),
        });
      });
    });
  });

  /** A client that asks and does not read. */
  function ask(path: string, address: string) {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    socket.on('error', () => undefined);
    socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nX-Address: ${address}\r\n\r\n`);
    return { leave: () => socket.destroy() };
  }
  const read = (address: string) => fetch(url, { headers: { 'x-address': address } });
  const open = () => sources.filter(({ destroyed }) => !destroyed).length;
  return { url, ask, read, open, sources, failures, outcomes, counts };
}

const bytesOf = async (response: Response) => (await response.arrayBuffer()).byteLength;

test('reads no more of a source than its reader takes and the buffers of a connection hold', async () => {
  const { ask, read, open, counts } = await openStreams();
  ask('/', 'idle');
  await expect.poll(open).toBe(1);
  expect(await bytesOf(await read('busy'))).toBe(WHOLE);
  expect(counts.chunks).toBeLessThan(CHUNKS * 1.5);
});

test('closes the stream of a reader that leaves, in a slot or in the queue, and calls it no failure', async () => {
  const { ask, read, open, sources, failures, outcomes, counts } = await openStreams();
  const readers = [ask('/', 'a'), ask('/', 'a'), ask('/', 'a')];
  await expect.poll(() => counts.asked).toBe(3);
  const refused = await read('a');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '10']);
  expect(outcomes).toEqual(['shed']);
  readers[2]?.leave();
  await expect.poll(() => outcomes.length).toBe(2);
  for (const { leave } of readers) leave();
  await expect.poll(() => outcomes.length).toBe(4);
  await expect.poll(open).toBe(0);
  expect([sources.length, failures]).toEqual([2, []]);
});

test('gives the slot of a reader that is too slow to the next in the queue', async () => {
  const { ask, read, failures, counts } = await openStreams();
  ask('/impatient', 'a');
  ask('/impatient', 'a');
  await expect.poll(() => counts.asked).toBe(2);
  expect(await bytesOf(await read('a'))).toBe(WHOLE);
  expect(failures).toEqual([]);
});

test('destroys the connection when the source fails, and reports it', async () => {
  const { url, failures } = await openStreams();
  const response = await fetch(`${url}/broken`);
  await expect(response.arrayBuffer()).rejects.toThrow();
  expect(failures).toEqual([new Error('the source broke')]);
});

test('answers a HEAD request without reading the source', async () => {
  const { url, open, counts } = await openStreams();
  const { status, headers } = await fetch(url, { method: 'HEAD' });
  expect([status, headers.get('content-type')]).toEqual([200, 'text/plain']);
  await expect.poll(open).toBe(0);
  expect(counts.chunks).toBe(0);
});
