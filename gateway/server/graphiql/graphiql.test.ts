import { expect, test } from 'vitest';
import { useHttpGateway } from '../http-gateway.fixture.ts';

const http = useHttpGateway({ PAGES_PER_MINUTE: '4' });
const open = (headers: Record<string, string> = {}) =>
  fetch(`${http.url}/graphql`, { headers: { accept: 'text/html', ...headers } });

test('serves a small, compressed page from the page budget, with external scripts and styles', async () => {
  const plain = await open({ 'accept-encoding': 'identity' });
  const html = await plain.text();
  expect([plain.status, plain.headers.get('content-type'), plain.headers.get('content-encoding')]).toEqual([
    200,
    'text/html; charset=utf-8',
    null,
  ]);
  expect(Buffer.byteLength(html)).toBeLessThan(150_000);
  expect(html).toContain('<meta name="viewport" content="width=device-width, initial-scale=1">');
  expect(html).toContain('<link rel="stylesheet" href="/assets/graphiql.css">');
  expect(html).toContain('<script type="module" src="/assets/graphiql.js"></script>');
  // Settings are inline JSON; scripts are external files.
  expect(html.match(/<script(?! type="module" src=| type="application\/json")/g)).toBeNull();
  const compressed = await open({ 'accept-encoding': 'br' });
  expect(compressed.headers.get('content-encoding')).toBe('br');
  expect(Number(compressed.headers.get('content-length'))).toBeLessThan(30_000);
  expect(await compressed.text()).toBe(html);
  const statuses = [(await open()).status, (await open()).status, (await open()).status];
  expect(statuses).toEqual([200, 200, 429]);
  // Operations have a separate budget.
  expect((await http.ask('{ __typename }', {}, { 'x-partner-key': http.partner() })).status).toBe(200);
});
