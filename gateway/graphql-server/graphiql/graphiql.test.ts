import { createHash } from 'node:crypto';
import { runInNewContext } from 'node:vm';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { encodeId } from '../../graph/ids.rules.ts';
import { useHttpGateway } from '../../server/http-gateway.fixture.ts';
import { allExamples } from './examples.ts';
import { createGraphiQL, OPENING_TABS, type Tab } from './graphiql.ts';

const http = useHttpGateway({ PAGES_PER_MINUTE: '100' });

const open = (headers: Record<string, string> = {}, search = '') =>
  fetch(`${http.url}/graphql${search}`, { headers: { accept: 'text/html', ...headers } });

const served = async (search = '') => (await open({}, search)).text();

const scriptOf = (html: string) => html.slice(html.indexOf('<script>') + 8, html.lastIndexOf('</script>'));

/** The options that Yoga's page receives at an address, and the address that it leaves in the browser. */
interface Opened {
  options: { title: string; headers: string; query?: string; variables?: string; defaultTabs: Tab[] };
  address: string;
}

function openAt(html: string, address: string): Opened {
  const opened = { address } as Opened;
  const script = scriptOf(html);
  runInNewContext(script.slice(script.lastIndexOf('YogaGraphiQL.renderYogaGraphiQL(')), {
    URL,
    location: { href: address },
    history: { replaceState: (_state: null, _title: string, url: URL) => (opened.address = url.href) },
    window: { document: { querySelector: () => null } },
    YogaGraphiQL: { renderYogaGraphiQL: (_root: null, options: object) => Object.assign(opened, { options }) },
  });
  return JSON.parse(JSON.stringify(opened)) as Opened;
}

const ADDRESS = 'https://shop.example/graphql';
const namesOf = ({ options }: Opened) => options.defaultTabs.map(({ name }) => name);
const tabAt = (html: string, name: string) => openAt(html, `${ADDRESS}?example=${name}`).options.defaultTabs[0];
const variablesOf = (html: string, name: string): unknown => JSON.parse(tabAt(html, name)?.variables ?? '{}');

test('the first visit opens tabs with the shop’s own values, and neutral ones without its answer', async () => {
  http.isBroken = true;
  expect(variablesOf(await served(), 'product/one-product')).toEqual({ path: '/example-product/' });
  http.isBroken = false;
  const html = await served();
  const first = openAt(html, ADDRESS);
  expect([namesOf(first), first.address]).toEqual([OPENING_TABS, ADDRESS]);
  expect(first.options.query).toBe(first.options.defaultTabs[0]?.query);
  expect(openAt(html, `${ADDRESS}?query={shop{name}}`).options).not.toHaveProperty('query');
  const { path } = variablesOf(html, 'product/one-product') as { path: string };
  const query = 'query ($path: String!) { product(path: $path) { id } }';
  const { json } = await http.ask(query, { path }, { 'x-partner-key': http.partner() });
  expect(json.data?.product).toMatchObject({ id: encodeId('Product', path) });
  expect(variablesOf(html, 'product/by-id')).toEqual({ id: encodeId('Product', path) });
  expect(variablesOf(html, 'search/search')).toMatchObject({ query: 'lamp' });
  // Every text but those of ranges and finishes, which this shop has not.
  const left = allExamples().flatMap(
    ({ name }) => tabAt(html, name)?.variables?.match(/example-\w+|EXAMPLE-\d|sold-out-product/g) ?? [],
  );
  expect(new Set(left.filter((text) => text !== 'example-finish' && text !== 'example-range'))).toEqual(new Set());
});

test('browsers get one document, whose policy names its script, and which they revalidate', async () => {
  const plain = await open({ 'accept-encoding': 'identity' });
  const html = await plain.text();
  const hash = createHash('sha256').update(scriptOf(html)).digest('base64');
  expect(plain.headers.get('content-security-policy')).toContain(`script-src 'sha256-${hash}';`);
  expect(plain.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(html.includes('<link rel="icon" href="/favicon.svg" />')).toBe(true);

  const compressed = await open({ 'accept-encoding': 'gzip, br' });
  expect(compressed.headers.get('content-encoding')).toBe('br');
  expect(Number(compressed.headers.get('content-length'))).toBeLessThan(2_500_000);
  expect((await compressed.text()) === html).toBe(true);
  const again = await open({ 'if-none-match': compressed.headers.get('etag') ?? '' });
  expect([again.status, await again.text()]).toEqual([304, '']);
  for (const search of ['', '?documentId=abc'])
    expect(await (await open({ accept: search ? 'text/html' : 'application/json' }, search)).text()).toMatch(/^\{/);
});

test('an example in the address opens in front, once; an unknown one is as none', async () => {
  const html = await served();
  const opened = openAt(html, `${ADDRESS}?example=brand/brands&partner_key=x`);
  expect(namesOf(opened)).toEqual(['brand/brands', ...OPENING_TABS]);
  expect(opened.options.query).toContain('query Brands');
  expect(opened.address).toBe(`${ADDRESS}?partner_key=x`);
  for (const name of ['none', '__proto__', '</script>'])
    expect(openAt(html, `${ADDRESS}?example=${name}`).options).toEqual(openAt(html, ADDRESS).options);
});

test('a partner key in the address is filled in by the browser, and never part of the page', async () => {
  const html = await served();
  const headersAt = (key: string) =>
    JSON.parse(openAt(html, `${ADDRESS}?partner_key=${encodeURIComponent(key)}`).options.headers) as unknown;
  const key = http.partner();
  expect(headersAt(key)).toEqual({ 'x-partner-key': key });
  for (const other of ['', 'x', 'lk_secret_</script>', 'lk_secret_a\r\nx: y', '</script>'])
    expect(headersAt(other)).toEqual({ 'x-partner-key': '' });
  // Which the graph takes for none.
  expect((await http.ask('{ __typename }', {}, { 'x-partner-key': '' })).code).toBe('PERSISTED_OPERATION_REQUIRED');
  for (const given of [key, 'lk_secret_unknown', 'x</script>'])
    expect((await served(`?partner_key=${encodeURIComponent(given)}`)) === html).toBe(true);
});

test('neither the shop’s name nor its values end the script', async () => {
  const hostile = '</title></script><!-- <script>alert(1)</script>\u2028\u2029"\\';
  const page = await createGraphiQL({
    title: hostile,
    exampleValues: async () => new Map([['/example-product/', hostile]]),
  })();
  const html = brotliDecompressSync(page.brotli).toString();
  expect(html.split('</script>')).toHaveLength(2);
  expect(html.split('</title>')).toHaveLength(2);
  expect(variablesOf(html, 'product/one-product')).toEqual({ path: hostile });
  expect(openAt(html, ADDRESS).options.title).toMatch(/^&lt;\/title&gt;&lt;\/script&gt;.* – GraphiQL$/s);
});
