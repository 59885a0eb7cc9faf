import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { realMedusa } from '@storefront/medusa/real-medusa.fixture.ts';

const FORWARDED = ['authorization', 'content-type', 'x-publishable-api-key'];

/** Calls of a checkout. */
const PATTERNS = { delivery: /\/shipping-methods$/, completion: /\/complete$/ };
export type CheckoutCall = keyof typeof PATTERNS;

/** A proxy in front of the real Medusa, which keeps back what Medusa answered. */
export interface MedusaProxy {
  url: string;
  /** Resolves when Medusa has done the next call of a kind. Its answer is not sent on. */
  keepBack(call: CheckoutCall): Promise<ServerResponse>;
  close(): void;
}

export async function openMedusaProxy(): Promise<MedusaProxy> {
  let waiting: { pattern: RegExp; resolve(response: ServerResponse): void } | null = null;
  const proxy = createServer(async (request, response) => {
    const { method, url, headers } = request;
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const answer = await fetch(`${realMedusa().url}${url}`, {
      method: method ?? 'GET',
      headers: FORWARDED.flatMap((name): [string, string][] => (headers[name] ? [[name, String(headers[name])]] : [])),
      body: chunks.length > 0 ? Buffer.concat(chunks) : null,
    }).catch(() => null);
    if (!answer) return void response.destroy();
    const text = await answer.text();
    if (!waiting?.pattern.test(`${method} ${url?.split('?')[0]}`))
      return void response.writeHead(answer.status, { 'content-type': 'application/json' }).end(text);
    waiting.resolve(response);
    waiting = null;
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    keepBack: (call) =>
      new Promise((resolve) => {
        waiting = { pattern: PATTERNS[call], resolve };
      }),
    close() {
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}
