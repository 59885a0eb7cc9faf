import { expect, test } from 'vitest';
import { useHttpGateway } from '../http-gateway.fixture.ts';
import { readGraphiQLFiles } from './package-files.ts';

const http = useHttpGateway({ PAGES_PER_MINUTE: '4' });
const open = (headers: Record<string, string> = {}) =>
  fetch(`${http.url}/graphql`, { headers: { accept: 'text/html', ...headers } });

test('GraphiQL’s page is small, compressed, and counted as a page; its scripts and styles are files', async () => {
  const plain = await open({ 'accept-encoding': 'identity' });
  const html = await plain.text();
  expect([plain.status, plain.headers.get('content-type'), plain.headers.get('content-encoding')]).toEqual([
    200,
    'text/html; charset=utf-8',
    null,
  ]);
  expect(Buffer.byteLength(html)).toBeLessThan(150_000);
  for (const address of [
    '/assets/graphiql.css',
    '/assets/graphiql.js',
    '/assets/editor.js',
    '/assets/json.js',
    '/assets/graphql.js',
  ])
    expect(html).toContain(`"${address}"`);
  expect(html).not.toContain('blob:');
  const compressed = await open({ 'accept-encoding': 'br' });
  expect(compressed.headers.get('content-encoding')).toBe('br');
  expect(Number(compressed.headers.get('content-length'))).toBeLessThan(30_000);
  expect(await compressed.text()).toBe(html);
  const statuses = [(await open()).status, (await open()).status, (await open()).status];
  expect(statuses).toEqual([200, 200, 429]);
  // Operations have a budget of their own.
  expect((await http.ask('{ __typename }', {}, { 'x-partner-key': http.partner() })).status).toBe(200);
});

test('the package’s files are named by what they hold, and hold what the page uses', async () => {
  const { addresses, contents } = await readGraphiQLFiles();
  const all = [addresses.style, addresses.script, ...Object.values(addresses.workers)];
  expect([...contents.keys()].toSorted()).toEqual(all.toSorted());
  for (const address of all) expect(address).toMatch(/^\/assets\/graphiql(?:-\w+)?-[\w-]{8}\.(?:js|css)$/);
  const script = contents.get(addresses.script) ?? '';
  for (const name of ['YogaGraphiQL', 'renderYogaGraphiQL', 'MonacoEnvironment']) expect(script).toContain(name);
  for (const label of Object.keys(addresses.workers)) expect(script).toContain(`"${label}"`);
});
