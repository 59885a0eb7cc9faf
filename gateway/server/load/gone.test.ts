import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { listen, stop } from '../../testing/listen.fixture.ts';
import { GoneError, goneSignal, isDisconnect } from './gone.ts';

/** Resolves to the response to a client that has disconnected. */
async function abandoned(): Promise<ServerResponse> {
  const server = createServer();
  const answer = fetch(await listen(server));
  const [, response] = (await once(server, 'request')) as [unknown, ServerResponse];
  response.destroy();
  await expect(answer).rejects.toThrow();
  await expect.poll(() => response.closed).toBe(true);
  await stop(server);
  return response;
}

test('is aborted for a client that disconnected before the signal was asked for', async () => {
  const signal = goneSignal(await abandoned());
  expect([signal.aborted, signal.reason instanceof GoneError]).toEqual([true, true]);
});

test.each([
  [Object.assign(new Error('gone'), { code: 'ERR_STREAM_PREMATURE_CLOSE' }), true],
  [Object.assign(new Error('no space'), { code: 'ENOSPC' }), false],
  [new TypeError('a bug'), false],
  ['EPIPE', false],
])('%s is a disconnect: %s', (error, expected) => {
  expect(isDisconnect(error)).toBe(expected);
});
