import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from 'vitest';
import { FakeMedusa, Refusal, type Body } from './fake-medusa.fixture.ts';
import type { MedusaAccess } from './medusa-client.ts';

async function bodyOf(request: IncomingMessage): Promise<Body> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return JSON.parse(text || '{}') as Body;
}

/** Serves a fake Medusa for the tests of one file. */
export function useFakeMedusa(): { fake: FakeMedusa; access: MedusaAccess } {
  const fake = new FakeMedusa();
  const access: MedusaAccess = { url: '', publishableKey: 'pk_1', adminKey: 'sk_1' };
  const server = createServer((request, response) => {
    const path = (request.url ?? '').split('?')[0] ?? '';
    const call = `${request.method} ${path}`;
    const respond = async () => {
      const body = await bodyOf(request);
      fake.calls.push(call);
      const failure = fake.failure(call);
      if (failure === 'before') return void response.destroy();
      const session = request.headers.authorization?.replace('Bearer ', '');
      const [status, answer] = await fake.answer(request.method ?? '', path, body, session).then(
        (json): [number, object] => [200, json],
        (error: unknown): [number, object] => {
          if (error instanceof Refusal) return [error.status, error.body];
          throw error;
        },
      );
      if (failure === 'after') return void response.destroy();
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    };
    void respond();
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    access.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return { fake, access };
}
