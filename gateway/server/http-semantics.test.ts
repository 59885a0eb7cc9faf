import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { registrationInput } from '../graph/customer/customer.fixture.ts';
import { mutationOf } from '../testing/mutation-of.ts';
import { useHttpGateway } from './http-gateway.fixture.ts';

const http = useHttpGateway({ DEV_OUTBOX: 'true', OPEN_GRAPH: 'true' });

/** Sends a request line as it is, and returns the response. */
function raw(line: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(http.url);
    let answer = '';
    const socket = connect(Number(port), hostname, () =>
      socket.write(`${line} HTTP/1.1\r\nHost: shop.example\r\nConnection: close\r\n\r\n`),
    );
    socket.setEncoding('utf8').on('data', (chunk: string) => (answer += chunk));
    socket.once('error', reject).once('close', () => resolve(answer));
  });
}

describe('methods', () => {
  test.each([
    '/',
    '/lamp-1/',
    '/robots.txt',
    '/sitemap.xml',
    '/sitemap/pages.xml',
    '/feeds/google.xml',
    '/site.webmanifest',
    '/docs',
    '/schema.graphql',
    '/images/320/no/such.svg.webp',
    '/dev/outbox',
    '/healthz',
    '/readyz',
    '/metrics',
  ])('only GET and HEAD read %s', async (path) => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND']) {
      const response = await fetch(http.url + path, { method, ...(method === 'POST' && { body: 'x=1' }) });
      expect([method, response.status, response.headers.get('allow')]).toEqual([method, 405, 'GET, HEAD']);
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    }
  });
});

describe('request targets', () => {
  test('answers a target in absolute form as its path, whatever its host', async () => {
    for (const target of ['http://shop.example/lamp-1/', 'HTTPS://evil.example:8080/lamp-1/']) {
      const answer = await raw(`GET ${target}`);
      expect(answer).toMatch(/^HTTP\/1.1 200 /);
      expect(answer).toContain('/lamp-1/');
      expect(answer).not.toContain('evil.example');
    }
    expect(await raw('GET http://shop.example/healthz?x=1')).toMatch(/^HTTP\/1.1 200 [^]*ok\n/);
    expect(await raw('GET http://shop.example')).toMatch(/^HTTP\/1.1 200 [^]*<title>\/<\/title>/);
  });

  test('an escape that stands for an unreserved character names the same: a page redirects once', async () => {
    const follow = (path: string) => fetch(http.url + path, { redirect: 'manual' });
    const response = await follow('/l%61mp%2D1/?utm=%61&x=1');
    expect([response.status, response.headers.get('location')]).toEqual([301, '/lamp-1/?utm=%61&x=1']);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect((await follow('/lamp-1/?utm=%61')).status).toBe(200);
    for (const path of ['/robots%2Etxt', '/d%6Fcs/errors', '/%73itemap/pages.xml', '/he%61lthz'])
      expect([path, (await follow(path)).status]).toEqual([path, 200]);
    expect((await follow('/caf%C3%A9%20%2F/')).status).toBe(200);
  });

  test.each(['/%', '/%zz', '/%E0%A4%A', '/a/%2e%2e/b', '//evil.example/', '/\\evil.example/', '*'])(
    'refuses %s with our own words, headers and request id',
    async (target) => {
      const answer = await raw(`GET ${target}`);
      expect(answer).toMatch(/^HTTP\/1.1 400 /);
      expect(answer).toMatch(/x-request-id: [\da-f-]{36}\r\n/i);
      expect(answer).toMatch(/x-content-type-options: nosniff\r\n/i);
      expect(answer).toContain('We can’t read that address.\n');
    },
  );
});

describe('cookies', () => {
  const http = useHttpGateway({ PUBLIC_URL: 'https://shop.example', OPEN_GRAPH: 'true' });

  test('over HTTPS every cookie has the __Host- prefix', async () => {
    const { headers } = await http.ask(mutationOf('customerRegister', '__typename'), { input: registrationInput() });
    const cookies = headers.getSetCookie();
    expect(cookies).toHaveLength(4);
    for (const line of cookies)
      expect(line).toMatch(/^__Host-\w+=\S*; Path=\/; (?!.*domain).*; SameSite=Strict; Secure$/i);
  });
});
