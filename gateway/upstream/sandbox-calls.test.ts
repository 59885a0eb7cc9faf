import { expect, onTestFinished, test } from 'vitest';
import { serve } from '../testing/listen.fixture.ts';
import { createRestClient } from './client.ts';
import { unreadBody } from './contract/contract.ts';

/** A client of a sandbox key. `received` are its calls with the header that marks tests. */
async function open(capabilities: string) {
  const received: unknown[] = [];
  const { url } = await serve((request, response) => {
    received.push([request.method, request.url, request.headers['x-shop-test']]);
    response.writeHead(200, { 'content-type': 'application/json', 'shop-capabilities': capabilities }).end('{}');
  });
  const client = createRestClient({ url, isTest: () => true });
  onTestFinished(() => client.close());
  const call = (method: 'GET' | 'POST', path: string) => client.call({ method, path, contract: unreadBody });
  return { received, call };
}

test('writes nothing to a shop API that does not announce test orders, nor before its first answer', async () => {
  const { received, call } = await open('limit');
  await expect(call('POST', '/add_to_cart')).rejects.toThrow('does not announce');
  await call('GET', '/cart');
  await expect(call('POST', '/checkout')).rejects.toThrow('does not announce');
  expect(received).toEqual([['GET', '/cart', 'true']]);
});
