import { createHmac } from 'node:crypto';
import fastify from 'fastify';
import { beforeEach, expect, test, vi } from 'vitest';
import { eachDatabase } from '@storefront/embedded/database/database.fixture.ts';
import { eventRoutes } from './events.ts';
import { idOf, readChanges } from './told-changes.ts';

const SECRET = '0123456789abcdef0123456789abcdef';
const NOW = Date.parse('2026-11-26T12:00:00Z');
const onMessage = vi.fn<() => void>();
const onPasswordReset = vi.fn<() => Promise<void>>();
const reset = { entity_id: 'ada@example.com', token: 'a-token' };

beforeEach(() => {
  onMessage.mockReset();
  onPasswordReset.mockReset().mockResolvedValue(undefined);
});

eachDatabase((store) => {
  /** A process. The shop's server gives routes the body as text too. */
  async function open() {
    const db = await store.open();
    const server = fastify();
    server.removeAllContentTypeParsers();
    server.decorateRequest('bodyText', '');
    server.addContentTypeParser('*', { parseAs: 'string' }, (request, body, done) => {
      request.bodyText = String(body);
      done(null, {});
    });
    await server.register(eventRoutes({ secret: SECRET, db, onPasswordReset, onMessage, now: () => NOW }));
    return async (body: unknown, { id = 'msg_1', secret = SECRET, at = NOW } = {}) => {
      const payload = JSON.stringify(body);
      const time = String(at / 1_000);
      const mac = createHmac('sha256', secret).update(`${id}.${time}.${payload}`).digest('base64');
      const headers = { 'webhook-id': id, 'webhook-timestamp': time, 'webhook-signature': `v1,${mac}` };
      return (await server.inject({ method: 'POST', url: '/shop-events', payload, headers })).statusCode;
    };
  }

  test('passes on changes and password resets, each message once in all processes', async () => {
    const processes = [await open(), await open()];
    const sent = processes.map((send) => send({ ids: ['prod_1', 'cart_1'], resets: [reset] }));
    expect(await Promise.all(sent)).toEqual([202, 202]);
    expect(await (await open())({ ids: ['prod_1', 'cart_1'], resets: [reset] })).toBe(202);
    expect(onMessage).toHaveBeenCalledOnce();
    expect((await readChanges(await store.open())).map(idOf)).toEqual(['prod_1']);
    expect(onPasswordReset.mock.calls).toEqual([[reset, expect.anything()]]);
  });

  test('takes a message again whose reset failed', async () => {
    const send = await open();
    onPasswordReset.mockRejectedValueOnce(new Error('down'));
    expect(await send({ ids: [], resets: [reset] })).toBe(500);
    expect(await send({ ids: [], resets: [reset] })).toBe(202);
    expect(onPasswordReset).toHaveBeenCalledTimes(2);
  });

  test.each([
    ['of another secret', { ids: ['prod_1'], resets: [] }, { secret: 'x'.repeat(32) }, 403],
    ['that is old', { ids: ['prod_1'], resets: [] }, { at: NOW - 301_000 }, 403],
    ['from the future', { ids: ['prod_1'], resets: [] }, { at: NOW + 301_000 }, 403],
    ['of another shape', { ids: [1] }, {}, 400],
    ['with too many ids', { ids: Array.from({ length: 1_001 }, () => 'prod_1'), resets: [] }, {}, 400],
  ])('refuses a message %s', async (_, body, more, status) => {
    expect(await (await open())(body, more)).toBe(status);
    expect(onMessage).not.toHaveBeenCalled();
  });
});
