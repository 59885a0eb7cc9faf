import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { DOCUMENT_LIMITS } from './checks/document.ts';
import { allExamples } from './console/examples.ts';
import { answerOf, idOf, useHttpGateway, type HttpAnswer } from './http-gateway.fixture.ts';

const http = useHttpGateway();

/** What a refusal may take, of CPU: nothing was asked of the shop API, so nothing was waited for. */
const REFUSAL_MILLISECONDS = 50;

const many = (count: number, write: (index: number) => string) => Array.from({ length: count }, (_, index) => write(index)).join(' ');
const nested = (levels: number) => `{ categories { ${'children { '.repeat(levels - 2)}name${' }'.repeat(levels - 2)} } }`;
/** Tokens by the hundred: each field has twelve besides its ids. */
const ids = (tokens: number) => `{ ${many(11, (index) => `n${index}: nodes(ids: [${many(100, () => '"x"')}]) { id }`)} x: nodes(ids: [${many(tokens - 11 * 112 - 14, () => '"x"')}]) { id } }`;
const { tokens, depth, schemaDepth, aliases, directives, rootFields, listItems } = DOCUMENT_LIMITS;

/** Each limit: what just passes it, and what is just over. */
const limits: [name: string, passes: string, fails: string, code: string, then?: string][] = [
  ['tokens', ids(tokens), ids(tokens + 1), 'OPERATION_TOO_LARGE'],
  // As deep as that no list of lists is cheap: it passes this limit and meets the next.
  ['depth', nested(depth), nested(depth + 1), 'OPERATION_TOO_LARGE', 'OPERATION_TOO_COMPLEX'],
  ['depth below the schema', `{ __schema { queryType { ${'ofType { '.repeat(schemaDepth - 3)}name${' }'.repeat(schemaDepth - 3)} } } }`, `{ __schema { queryType { ${'ofType { '.repeat(schemaDepth - 2)}name${' }'.repeat(schemaDepth - 2)} } } }`, 'OPERATION_TOO_LARGE'],
  ['aliases', `{ shop { ${many(aliases, (index) => `a${index}: name`)} } }`, `{ shop { ${many(aliases + 1, (index) => `a${index}: name`)} } }`, 'OPERATION_TOO_LARGE'],
  ['aliases of __typename', `{ shop { ${many(aliases, (index) => `a${index}: __typename`)} } }`, `{ shop { ${many(aliases + 1, (index) => `a${index}: __typename`)} } }`, 'OPERATION_TOO_LARGE'],
  ['aliases in fragments', `{ shop { ...A ...A } } fragment A on Shop { ${many(aliases / 2, (index) => `a${index}: name`)} }`, `{ shop { ...A ...A ...A } } fragment A on Shop { ${many(aliases / 2, (index) => `a${index}: name`)} }`, 'OPERATION_TOO_LARGE'],
  ['directives', `{ shop { ${many(directives, (index) => `a${index}: name @skip(if: false)`)} } }`, `{ shop { ${many(directives + 1, (index) => `a${index}: name @skip(if: false)`)} } }`, 'OPERATION_TOO_LARGE'],
  ['fields of the operation', `{ ${many(rootFields, (index) => `a${index}: __typename`)} }`, `{ ${many(rootFields + 1, (index) => `a${index}: __typename`)} }`, 'OPERATION_TOO_LARGE'],
  ['fields of the operation by fragments', `{ ${many(rootFields / 5, () => '...A')} } fragment A on Query { ${many(5, (index) => `a${index}: __typename`)} }`, `{ ${many(rootFields / 5 + 1, () => '...A')} } fragment A on Query { ${many(5, (index) => `a${index}: __typename`)} }`, 'OPERATION_TOO_LARGE'],
  ['a page', '{ featuredProducts(first: 100) { totalCount } }', '{ featuredProducts(first: 101) { totalCount } }', 'BAD_USER_INPUT'],
  ['nodes', `{ nodes(ids: [${many(100, () => '"x"')}]) { id } }`, `{ nodes(ids: [${many(101, () => '"x"')}]) { id } }`, 'BAD_USER_INPUT'],
  ['a list', `{ search(query: "lamp", filters: { brands: [${many(20, () => '"x"')}] }) { totalCount } }`, `{ search(query: "lamp", filters: { brands: [${many(listItems + 1, () => '"x"')}] }) { totalCount } }`, 'OPERATION_TOO_LARGE'],
  ['cost', '{ search(query: "lamp", first: 10) { edges { node { related { name } } } } }', '{ search(query: "lamp", first: 100) { edges { node { related { variants { sku } images { url } } variants { sku } images { url } } } } }', 'OPERATION_TOO_COMPLEX'],
];

describe.each(limits)('%s', (_, passes, fails, code, then) => {
  test('what is at the limit passes', async () => {
    const { json } = await http.ask(passes, {}, { 'x-partner-key': http.partner() });
    expect(json.errors?.[0]?.extensions?.code).toBe(then);
  });

  test('what is over is refused at once, before any call', async () => {
    const headers = { 'x-partner-key': http.partner() };
    await http.ask('{ __typename }', {}, headers);
    http.asked.length = 0;
    const answer = await fastest(() => http.ask(fails, {}, headers));
    expect([answer.code, answer.json.data ?? null, http.asked]).toEqual([code, answer.json.data ? { featuredProducts: null } : null, []]);
    expect(answer.milliseconds).toBeLessThan(REFUSAL_MILLISECONDS);
  });
});

/** The fastest of three: one may meet the memory's upkeep. */
async function fastest(ask: () => Promise<HttpAnswer>): Promise<HttpAnswer> {
  const answers = [await ask(), await ask(), await ask()];
  return answers.reduce((best, answer) => (answer.milliseconds < best.milliseconds ? answer : best));
}

const ok = { query: '{ __typename }' };

test.each<[name: string, body: unknown, headers: Record<string, string>, status: number, code: string]>([
  ['a form', 'query=mutation', { 'content-type': 'application/x-www-form-urlencoded' }, 415, 'UNSUPPORTED_MEDIA_TYPE'],
  ['a form with files', '--x--', { 'content-type': 'multipart/form-data; boundary=x' }, 415, 'UNSUPPORTED_MEDIA_TYPE'],
  ['plain text', ok, { 'content-type': 'text/plain' }, 415, 'UNSUPPORTED_MEDIA_TYPE'],
  ['GraphQL’s own type', '{ __typename }', { 'content-type': 'application/graphql' }, 415, 'UNSUPPORTED_MEDIA_TYPE'],
  ['a type that only begins alike', ok, { 'content-type': 'application/jsonp' }, 415, 'UNSUPPORTED_MEDIA_TYPE'],
  ['a compressed body', ok, { 'content-encoding': 'gzip' }, 415, 'UNSUPPORTED_MEDIA_TYPE'],
  ['another site', ok, { 'sec-fetch-site': 'cross-site' }, 403, 'CROSS_SITE_REQUEST'],
  ['a site beside ours', ok, { 'sec-fetch-site': 'same-site' }, 403, 'CROSS_SITE_REQUEST'],
  ['another origin', ok, { origin: 'https://evil.example' }, 403, 'CROSS_SITE_REQUEST'],
  ['no origin at all', ok, { origin: 'null' }, 403, 'CROSS_SITE_REQUEST'],
  ['a body over the limit', `{"query":"${'x'.repeat(100_000)}"}`, {}, 413, 'REQUEST_ENTITY_TOO_LARGE'],
  ['no JSON', '{', {}, 400, 'BAD_REQUEST'],
  ['nothing', '', {}, 400, 'BAD_REQUEST'],
  ['a number', '1', {}, 400, 'BAD_REQUEST'],
  ['null', 'null', {}, 400, 'BAD_REQUEST'],
  ['nothing to do', {}, {}, 400, 'BAD_REQUEST'],
  ['several at once', [ok, ok], {}, 400, 'BAD_REQUEST'],
  ['a query that is no text', { query: 1 }, {}, 400, 'BAD_REQUEST'],
  ['variables that are a list', { ...ok, variables: [] }, {}, 400, 'BAD_REQUEST'],
  ['variables that are a text', { ...ok, variables: '{}' }, {}, 400, 'BAD_REQUEST'],
  ['both ways at once', { ...ok, documentId: 'x' }, {}, 400, 'BAD_REQUEST'],
  ['an unknown operation', { documentId: 'x' }, {}, 404, 'PERSISTED_OPERATION_UNKNOWN'],
  ['an operation’s name that is an object’s', { documentId: 'constructor' }, {}, 404, 'PERSISTED_OPERATION_UNKNOWN'],
  ['deep nesting', { query: '{a'.repeat(20_000) }, {}, 400, 'OPERATION_TOO_LARGE'],
  ['deep lists', { query: `{ a(b: ${'['.repeat(20_000)} }` }, {}, 400, 'OPERATION_TOO_LARGE'],
  ['a long list in variables', { ...ok, variables: { a: Array.from({ length: 251 }, () => 1) } }, {}, 400, 'INPUT_TOO_LARGE'],
  ['deep variables', `{"query":"{ __typename }","variables":{"a":${'['.repeat(40_000)}${']'.repeat(40_000)}}}`, {}, 400, 'INPUT_TOO_LARGE'],
  ['a syntax error', { query: '{' }, {}, 400, 'GRAPHQL_PARSE_FAILED'],
  ['a subscription', { query: 'subscription { x }' }, {}, 400, 'BAD_REQUEST'],
  ['a subscription beside a query', { query: 'query A { __typename } subscription B { x }', operationName: 'A' }, {}, 400, 'BAD_REQUEST'],
  ['a field that is not there', { query: '{ nme }' }, {}, 400, 'GRAPHQL_VALIDATION_FAILED'],
  ['fragments in a circle', { query: '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }' }, {}, 400, 'GRAPHQL_VALIDATION_FAILED'],
  ['an operation that is not in the document', { ...ok, operationName: 'Other' }, {}, 400, 'OPERATION_RESOLUTION_FAILURE'],
  ['variables of another type', { query: 'query ($url: String!) { resolveUrl(url: $url) { __typename } }', variables: { url: 1 } }, {}, 400, 'BAD_USER_INPUT'],
])('%s is refused with a status and a code, and the next request is answered as before', async (_, body, headers, status, code) => {
  const key = { 'x-partner-key': http.partner() };
  await http.post(ok, key);
  const answer = await fastest(() => http.post(body, { accept: 'application/graphql-response+json', ...key, ...headers }));
  expect([answer.status, answer.code]).toEqual([status, code]);
  expect(answer.text).not.toMatch(/\bat .*\.[jt]s:|node_modules|\/tmp\//);
  expect(answer.milliseconds).toBeLessThan(REFUSAL_MILLISECONDS);
  expect((await http.post(ok, key)).json.data).toEqual({ __typename: 'Query' });
});

test('a body of as many bytes as one may have is read', async () => {
  const body = '{"query":"{ __typename }"}'.padEnd(100_000);
  const { status, json } = await http.post(body, { 'x-partner-key': http.partner() });
  expect([status, json.data]).toEqual([200, { __typename: 'Query' }]);
});

test('an address that is too long, and a mutation in an address, are refused', async () => {
  const long = await answerOf(await fetch(`${http.url}/graphql?query={__typename}&x=${'x'.repeat(8_200)}`, { headers: { accept: 'application/json' } }));
  expect([long.status, long.code]).toEqual([414, 'REQUEST_ENTITY_TOO_LARGE']);
  const query = encodeURIComponent('mutation { cartLineRemove(input: { lineId: "x" }) { __typename } }');
  const mutation = await answerOf(await fetch(`${http.url}/graphql?query=${query}`, { headers: { accept: 'application/json', 'x-partner-key': http.partner() } }));
  expect(mutation.status).toBe(405);
});

test('a body that does not say how long it is, is read no further than the limit', async () => {
  let sent = 0;
  const body = new ReadableStream({
    pull(controller) {
      sent += 10_000;
      controller.enqueue(new TextEncoder().encode(' '.repeat(10_000)));
      if (sent >= 50_000_000) controller.close();
    },
  });
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, duplex: 'half', headers: { 'content-type': 'application/json' } };
  const answer = await fetch(`${http.url}/graphql`, init).then((response) => answerOf(response));
  expect([answer.status, answer.code]).toEqual([413, 'REQUEST_ENTITY_TOO_LARGE']);
  expect(sent).toBeLessThan(10_000_000);
});

describe('without a key', () => {
  test.each([['an operation of one’s own', '{ shop { name } }'], ['the schema', '{ __schema { types { name } } }'], ['next to nothing', '{ __typename }']])('%s is refused', async (_, query) => {
    const { status, code } = await http.ask(query);
    expect([status, code]).toEqual([403, 'PERSISTED_OPERATION_REQUIRED']);
  });

  test('an operation of the storefront is answered, and tells its cost', async () => {
    const { status, json, headers } = await http.post({ documentId: idOf('UrlPageQuery'), variables: { url: '/lamps/', first: 16, searching: false } });
    expect([status, json.errors, headers.get('ratelimit-limit')]).toEqual([200, undefined, '1200']);
    const { requested = 0, limit, remaining } = json.extensions?.cost ?? {};
    expect([requested > 100, limit, remaining]).toEqual([true, 10_000, 3_000_000 - requested]);
  });

  test('nothing is suggested', async () => {
    const { json } = await http.post({ documentId: idOf('cartSenderAddMutation'), variables: { input: { productIdd: 'x' } } });
    expect(json.errors?.length).toBeGreaterThan(0);
    expect(JSON.stringify(json.errors)).not.toContain('Did you mean');
  });
});

test.each([
  ...Object.values(JSON.parse(readFileSync('schema/operations.json', 'utf8')) as Record<string, string>).map((text) => [/(?:query|mutation) (\w+)/.exec(text)?.[1] ?? '', text] as const),
  ...allExamples().map(({ name, query }) => [name, query] as const),
])('with a key the text of %s passes the limits', async (_, query) => {
  const { code } = await http.ask(query, {}, { 'x-partner-key': http.partner() });
  // Its variables are missing, which is told after the limits are passed.
  expect([null, 'BAD_USER_INPUT', 'UPSTREAM_UNAVAILABLE']).toContain(code);
});
