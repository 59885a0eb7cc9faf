import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Type } from 'typebox';
import { expect, onTestFinished, test } from 'vitest';
import { createMedusa, MedusaUnavailableError } from './medusa-client.ts';

const Answer = Type.Object({ count: Type.Integer() });

/** A client of a Medusa that answers every call with a body. Headers of the calls are recorded. */
async function clientOf(body: object) {
  const sent: (string | undefined)[][] = [];
  const server = createServer(({ headers }, response) => {
    sent.push([String(headers['x-publishable-api-key']), headers.authorization]);
    response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { sent, medusa: createMedusa({ url, publishableKey: 'pk_1', adminKey: 'sk_1' }) };
}

test('opens the Admin API with its key, and the Store API with a customer’s session', async () => {
  const { medusa, sent } = await clientOf({ count: 1 });
  expect(await medusa(Answer, { path: '/admin/orders' })).toEqual({ count: 1 });
  await medusa(Answer, { path: '/store/orders', sessionToken: 'a-session' });
  await medusa(Answer, { path: '/store/regions' });
  expect(sent).toEqual([
    ['pk_1', `Basic ${btoa('sk_1:')}`],
    ['pk_1', 'Bearer a-session'],
    ['pk_1', undefined],
  ]);
});

test('reports an answer of another shape as an outage', async () => {
  const { medusa } = await clientOf({ count: 'many' });
  await expect(medusa(Answer, { path: '/store/orders' })).rejects.toBeInstanceOf(MedusaUnavailableError);
});
