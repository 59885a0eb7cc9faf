import { expect, test } from 'vitest';
import { SHOP_API_LIMITS } from '../limits.data.ts';
import type { RestClient } from './client.ts';
import { UpstreamError } from './errors.ts';
import { createOperationCalls } from './operation-calls.ts';

const client: RestClient = {
  call: () => Promise.reject(new Error('not called')),
  announces: () => null,
  close: async () => undefined,
};

/** Reads that wait until they are released. */
function openReads() {
  const releases: (() => void)[] = [];
  const read = () => new Promise<string>((resolve) => releases.push(() => resolve('answer')));
  return { read, started: () => releases.length, release: () => releases.forEach((release) => release()) };
}

test('makes a few calls at once, and the others as those end', async () => {
  const { read, started, release } = openReads();
  const { inTurn } = createOperationCalls(client, performance.now() + 60_000);
  const all = Array.from({ length: SHOP_API_LIMITS.operationCallsAtOnce + 2 }, () => inTurn(read));
  await Promise.resolve();
  expect(started()).toBe(SHOP_API_LIMITS.operationCallsAtOnce);
  release();
  await all[0];
  await new Promise((resolve) => setImmediate(resolve));
  expect(started()).toBe(SHOP_API_LIMITS.operationCallsAtOnce + 2);
  release();
  expect(new Set(await Promise.all(all))).toEqual(new Set(['answer']));
});

test('ends the wait for a turn at the deadline, without the call', async () => {
  const { read, started, release } = openReads();
  const { inTurn } = createOperationCalls(client, performance.now());
  const first = Array.from({ length: SHOP_API_LIMITS.operationCallsAtOnce }, () => inTurn(read));
  await expect(inTurn(read)).rejects.toThrow(UpstreamError);
  release();
  await Promise.all(first);
  expect(started()).toBe(SHOP_API_LIMITS.operationCallsAtOnce);
});
