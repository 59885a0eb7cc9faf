import { describe, expect, test } from 'vitest';
import { encodeId } from '../../graph/ids.rules.ts';
import { useHttpGateway } from '../http-gateway.fixture.ts';
import { allExamples, type Example } from './examples.ts';
import { withExampleValues } from './example-values.ts';
import { SETTINGS_ELEMENT_ID, type GraphiQLSettings } from './settings.ts';

const http = useHttpGateway();

async function served(): Promise<readonly Example[]> {
  const html = await (await fetch(`${http.url}/graphql`, { headers: { accept: 'text/html' } })).text();
  const [, settings = '{}'] = new RegExp(`id="${SETTINGS_ELEMENT_ID}">(.*?)</script>`).exec(html) ?? [];
  return (JSON.parse(settings) as GraphiQLSettings).examples;
}

const variablesOf = (examples: readonly Example[], name: string): unknown =>
  JSON.parse(examples.find((each) => each.name === name)?.variables ?? '{}');

test('the examples of GraphiQL have the shop’s own paths, codes and terms; without its answer they have neutral ones', async () => {
  http.isBroken = true;
  expect(variablesOf(await served(), 'product/one-product')).toEqual({ path: '/example-product/' });
  http.isBroken = false;
  const examples = await served();
  const { path } = variablesOf(examples, 'product/one-product') as { path: string };
  const [key, partner] = ['x-partner-key', http.partner()];
  const { json } = await http.ask(
    'query ($path: String!) { product(path: $path) { id name stock { status } } }',
    { path },
    { [key]: partner },
  );
  expect(json.data?.product).toMatchObject({ id: encodeId('Product', path) });
  expect(variablesOf(examples, 'product/by-id')).toEqual({ id: encodeId('Product', path) });
  expect(variablesOf(examples, 'search/search')).toMatchObject({ query: 'lamp' });
  // Every text but those of ranges and finishes, which this shop has not.
  const left = examples.flatMap(({ variables }) => variables?.match(/example-\w+|EXAMPLE-\d|sold-out-product/g) ?? []);
  expect(new Set(left.filter((text) => text !== 'example-finish' && text !== 'example-range'))).toEqual(new Set());
  expect(examples.map(({ name }) => name)).toEqual(allExamples().map(({ name }) => name));
});

test('writes a value as the language of the text needs it, and null without its quotes', () => {
  const values = new Map([
    ['EXAMPLE-1', 'A"1 & <b>'],
    ['VARIANT', null],
  ]);
  expect(JSON.parse(withExampleValues('{ "sku": "EXAMPLE-1", "variantId": "VARIANT" }', values))).toEqual({
    sku: 'A"1 & <b>',
    variantId: null,
  });
  expect(withExampleValues('&quot;EXAMPLE-1&quot; &quot;VARIANT&quot;', values, encodeURIComponent)).toBe(
    '&quot;A%5C%221%20%26%20%3Cb%3E&quot; null',
  );
});

describe('the page of GraphiQL', () => {
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
});
