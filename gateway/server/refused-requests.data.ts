import { DOCUMENT_LIMITS, INPUT_LIMITS, REQUEST_LIMITS } from '../limits.data.ts';

/** The time limit of a rejection, which makes no calls to the shop API. */
export const REFUSAL_MILLISECONDS = 50;

const many = (count: number, write: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => write(index)).join(' ');
const nested = (levels: number) =>
  `{ categories { ${'children { '.repeat(levels - 2)}name${' }'.repeat(levels - 2)} } }`;
/** A document with this many tokens: 112 for each full field, 100 of them ids, and 14 beside the ids of the last one. */
function ids(count: number): string {
  const full = Math.floor((count - 15) / 112);
  return `{ ${many(full, (index) => `n${index}: nodes(ids: [${many(100, () => '"x"')}]) { id }`)} x: nodes(ids: [${many(count - full * 112 - 14, () => '"x"')}]) { id } }`;
}
const { characters, tokens, depth, aliases, directives, rootFields, listItems } = DOCUMENT_LIMITS;

/** Each document limit: a document at the limit, one beyond it, and the error code; if the first one hits another limit, that one's code. */
export const documentLimits: readonly [name: string, passes: string, fails: string, code: string, then?: string][] = [
  ['characters', '{ __typename }'.padEnd(characters), '{ __typename }'.padEnd(characters + 1), 'OPERATION_TOO_LARGE'],
  // So many ids may make too many calls, so the document at this limit exceeds another one.
  ['tokens', ids(tokens), ids(tokens + 1), 'OPERATION_TOO_LARGE', 'OPERATION_TOO_COMPLEX'],
  // Any list this deep is costly, so the document at this limit exceeds the next one.
  ['depth', nested(depth), nested(depth + 1), 'OPERATION_TOO_LARGE', 'OPERATION_TOO_COMPLEX'],
  [
    'aliases',
    `{ shop { ${many(aliases, (index) => `a${index}: name`)} } }`,
    `{ shop { ${many(aliases + 1, (index) => `a${index}: name`)} } }`,
    'OPERATION_TOO_LARGE',
  ],
  [
    'aliases of __typename',
    `{ shop { ${many(aliases, (index) => `a${index}: __typename`)} } }`,
    `{ shop { ${many(aliases + 1, (index) => `a${index}: __typename`)} } }`,
    'OPERATION_TOO_LARGE',
  ],
  [
    'aliases in fragments',
    `{ shop { ...A ...A } } fragment A on Shop { ${many(aliases / 2, (index) => `a${index}: name`)} }`,
    `{ shop { ...A ...A ...A } } fragment A on Shop { ${many(aliases / 2, (index) => `a${index}: name`)} }`,
    'OPERATION_TOO_LARGE',
  ],
  [
    'directives',
    `{ shop { ${many(directives, (index) => `a${index}: name @skip(if: false)`)} } }`,
    `{ shop { ${many(directives + 1, (index) => `a${index}: name @skip(if: false)`)} } }`,
    'OPERATION_TOO_LARGE',
  ],
  [
    'fields of the operation',
    `{ ${many(rootFields, (index) => `a${index}: __typename`)} }`,
    `{ ${many(rootFields + 1, (index) => `a${index}: __typename`)} }`,
    'OPERATION_TOO_LARGE',
  ],
  [
    'fields of the operation by fragments',
    `{ ${many(rootFields / 5, () => '...A')} } fragment A on Query { ${many(5, (index) => `a${index}: __typename`)} }`,
    `{ ${many(rootFields / 5 + 1, () => '...A')} } fragment A on Query { ${many(5, (index) => `a${index}: __typename`)} }`,
    'OPERATION_TOO_LARGE',
  ],
  [
    'a page',
    '{ featuredProducts(first: 100) { totalCount } }',
    '{ featuredProducts(first: 101) { totalCount } }',
    'BAD_USER_INPUT',
  ],
  [
    'nodes',
    `{ nodes(ids: [${many(100, () => '"x"')}]) { id } }`,
    `{ nodes(ids: [${many(101, () => '"x"')}]) { id } }`,
    'BAD_USER_INPUT',
  ],
  [
    'a list',
    `{ search(query: "lamp", filters: { brands: [${many(20, () => '"x"')}] }) { totalCount } }`,
    `{ search(query: "lamp", filters: { brands: [${many(listItems + 1, () => '"x"')}] }) { totalCount } }`,
    'OPERATION_TOO_LARGE',
  ],
  [
    'cost',
    '{ search(query: "lamp", first: 10) { edges { node { related { name } } } } }',
    '{ search(query: "lamp", first: 100) { edges { node { related { variants { sku } images { url } } variants { sku } images { url } } } } }',
    'OPERATION_TOO_COMPLEX',
  ],
];

/** The smallest valid request. */
export const ok = { query: '{ __typename }' };

/**
 * Malformed or oversized requests with the status and code of the response. Each is a POST with a key. Bodies other than strings are sent as JSON.
 */
export const malformedRequests: readonly [
  name: string,
  body: unknown,
  headers: Record<string, string>,
  status: number,
  code: string,
][] = [
  ['a form', 'query=mutation', { 'content-type': 'application/x-www-form-urlencoded' }, 415, 'UNSUPPORTED_MEDIA_TYPE'],
  ['a form with files', '--x--', { 'content-type': 'multipart/form-data; boundary=x' }, 415, 'UNSUPPORTED_MEDIA_TYPE'],
  ['plain text', ok, { 'content-type': 'text/plain' }, 415, 'UNSUPPORTED_MEDIA_TYPE'],
  ['GraphQL’s own type', '{ __typename }', { 'content-type': 'application/graphql' }, 415, 'UNSUPPORTED_MEDIA_TYPE'],
  ['a type that only begins alike', ok, { 'content-type': 'application/jsonp' }, 415, 'UNSUPPORTED_MEDIA_TYPE'],
  ['another charset', ok, { 'content-type': 'application/json; charset=utf-16' }, 415, 'UNSUPPORTED_MEDIA_TYPE'],
  [
    'a charset that does not exist',
    ok,
    { 'content-type': 'application/json; charset=constructor' },
    415,
    'UNSUPPORTED_MEDIA_TYPE',
  ],
  [
    'a second charset',
    ok,
    { 'content-type': 'application/json; charset=utf-8; charset=utf-7' },
    415,
    'UNSUPPORTED_MEDIA_TYPE',
  ],
  [
    'a long charset',
    ok,
    { 'content-type': `application/json; charset=${'utf-8'.repeat(1_000)}` },
    415,
    'UNSUPPORTED_MEDIA_TYPE',
  ],
  [
    'a long content type',
    ok,
    { 'content-type': `application/json; charset=utf-8; profile=${'x'.repeat(10_000)}` },
    415,
    'UNSUPPORTED_MEDIA_TYPE',
  ],
  ['a compressed body', ok, { 'content-encoding': 'gzip' }, 415, 'UNSUPPORTED_MEDIA_TYPE'],
  ['another site', ok, { 'sec-fetch-site': 'cross-site' }, 403, 'ORIGIN_NOT_ALLOWED'],
  ['a site beside ours', ok, { 'sec-fetch-site': 'same-site' }, 403, 'ORIGIN_NOT_ALLOWED'],
  ['another origin', ok, { origin: 'https://evil.example' }, 403, 'ORIGIN_NOT_ALLOWED'],
  ['no origin at all', ok, { origin: 'null' }, 403, 'ORIGIN_NOT_ALLOWED'],
  [
    'a body of a byte too many',
    JSON.stringify(ok).padEnd(REQUEST_LIMITS.bodyBytes + 1),
    {},
    413,
    'REQUEST_ENTITY_TOO_LARGE',
  ],
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
  [
    'an automatic persisted query',
    { extensions: { persistedQuery: { version: 1, sha256Hash: 'a'.repeat(64) } } },
    {},
    400,
    'PERSISTED_QUERY_NOT_SUPPORTED',
  ],
  ['an operation’s name that is an object’s', { documentId: 'constructor' }, {}, 404, 'PERSISTED_OPERATION_UNKNOWN'],
  ['deep nesting', { query: '{a'.repeat(20_000) }, {}, 400, 'OPERATION_TOO_LARGE'],
  ['deep lists', { query: `{ a(b: ${'['.repeat(20_000)} }` }, {}, 400, 'OPERATION_TOO_LARGE'],
  [
    'a long list in variables',
    { ...ok, variables: { a: Array.from({ length: listItems + 1 }, () => 1) } },
    {},
    400,
    'INPUT_TOO_LARGE',
  ],
  [
    'a long text in variables',
    { ...ok, variables: { a: 'x'.repeat(INPUT_LIMITS.characters + 1) } },
    {},
    400,
    'INPUT_TOO_LARGE',
  ],
  [
    'deep variables',
    `{"query":"{ __typename }","variables":{"a":${'['.repeat(40_000)}${']'.repeat(40_000)}}}`,
    {},
    400,
    'INPUT_TOO_LARGE',
  ],
  ['a syntax error', { query: '{' }, {}, 400, 'GRAPHQL_PARSE_FAILED'],
  ['a subscription', { query: 'subscription { x }' }, {}, 400, 'BAD_REQUEST'],
  [
    'a subscription beside a query',
    { query: 'query A { __typename } subscription B { x }', operationName: 'A' },
    {},
    400,
    'BAD_REQUEST',
  ],
  ['a field that is not there', { query: '{ nme }' }, {}, 400, 'GRAPHQL_VALIDATION_FAILED'],
  [
    'fragments in a circle',
    { query: '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }' },
    {},
    400,
    'GRAPHQL_VALIDATION_FAILED',
  ],
  [
    'an operation that is not in the document',
    { ...ok, operationName: 'Other' },
    {},
    400,
    'OPERATION_RESOLUTION_FAILURE',
  ],
  [
    'variables of another type',
    { query: 'query ($url: String!) { resolveUrl(url: $url) { __typename } }', variables: { url: 1 } },
    {},
    400,
    'BAD_USER_INPUT',
  ],
];
