import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { useHttpGateway } from '../http-gateway.fixture.ts';

/** Requests from one of this machine's loopback addresses. */
function ask(
  url: string,
  localAddress: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; headers: IncomingMessage['headers']; body: string }> {
  return new Promise((resolve, reject) => {
    get(url, { localAddress, headers, agent: false }, (response) => {
      text(response).then(
        (body) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
        reject,
      );
    }).once('error', reject);
  });
}

const http = useHttpGateway({ PAGES_PER_MINUTE: '3', IMAGES_PER_MINUTE: '2' });

test('limits pages of an address with a busy page; other addresses, health checks and files still pass', async () => {
  const statuses: number[] = [];
  for (const path of ['/lamp-1/', '/docs', '/nothing-here', '/lamp-1/', '/docs', '/sitemap.xml', '/robots.txt'])
    statuses.push((await ask(http.url + path, '127.0.0.1')).status);
  expect(statuses).toEqual([200, 200, 200, 429, 429, 429, 429]);
  const report = { method: 'POST', headers: { 'sec-fetch-site': 'same-origin' }, body: '{}' };
  expect((await fetch(`${http.url}/vitals`, report)).status).toBe(400);
  const { headers, body } = await ask(`${http.url}/lamp-1/`, '127.0.0.1', { 'x-forwarded-for': '203.0.113.5' });
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60);
  expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  expect(body).toContain('<h1>Too many pages at once</h1>');
  expect((await ask(`${http.url}/lamp-1/`, '127.0.0.2')).status).toBe(200);
  expect((await ask(`${http.url}/healthz`, '127.0.0.1')).status).toBe(200);
  expect((await ask(`${http.url}/site.webmanifest`, '127.0.0.1')).status).toBe(200);
});

test('images have a separate rate limit', async () => {
  const statuses: number[] = [];
  for (let count = 0; count < 3; count += 1)
    statuses.push((await ask(`${http.url}/images/320/no/such.svg.webp`, '127.0.0.3')).status);
  const { status, headers } = await ask(`${http.url}/images/320/no/such.svg.webp`, '127.0.0.3');
  expect([statuses, status, Number(headers['retry-after']) > 0]).toEqual([[404, 404, 429], 429, true]);
  expect((await ask(`${http.url}/lamp-1/`, '127.0.0.3')).status).toBe(200);
});
