import { Readable } from 'node:stream';
import { documentLimits, malformedRequests, ok } from '../../../gateway/server/refused-requests.data.ts';
import { BODY_BYTES_MAXIMUM, URL_CHARACTERS_MAXIMUM } from '../../../gateway/execution/admission/http-request.ts';
import { BUYER_HEADER, KEY_HEADER } from '../../../gateway/execution/caller.ts';

/** A request that must be refused, and the expected code. */
export interface Refused {
  name: string;
  method: 'GET' | 'POST';
  path: string;
  headers: Readonly<Record<string, string>>;
  /** The body of the nth request. Every document is different, so that no cache answers it. */
  body(time: number): string | Readable | null;
  code: string;
}

/** Partners with different limits. */
export interface Keys {
  /** All scopes, no limits. */
  whole: string;
  /** Scope `catalogue` only. */
  catalogue: string;
  /** One request per minute. */
  once: string;
  /** A cost of one per minute, which every operation exceeds. */
  poor: string;
}

/** The origin of a public key. */
export const SITE = 'https://app.example';

const JSON_HEADERS = { 'content-type': 'application/json', accept: 'application/graphql-response+json' };

export function refusedRequests(keys: Keys, privateOperation: string): Refused[] {
  const post = (name: string, body: unknown, headers: Record<string, string>, code: string): Refused => ({
    name,
    method: 'POST',
    path: '/graphql',
    headers: { ...JSON_HEADERS, ...headers },
    body: (time) => written(body, time),
    code,
  });
  const get = (name: string, path: string, headers: Record<string, string>, code: string): Refused => ({
    name,
    method: 'GET',
    path,
    headers: { accept: 'application/json', ...headers },
    body: () => null,
    code,
  });
  const as = (key: string) => ({ [KEY_HEADER]: key });
  const strangers = (name: string, query: string) =>
    post(`${name}, without a key`, { query }, {}, 'PERSISTED_OPERATION_REQUIRED');
  const mutation = 'mutation { cartLineRemove(input: { lineId: "x" }) { __typename } }';
  return [
    ...documentLimits.map(([name, , fails, code]) => post(name, { query: fails }, as(keys.whole), code)),
    ...malformedRequests.map(([name, body, headers, , code]) =>
      post(name, body, { ...as(keys.whole), ...headers }, code),
    ),
    {
      ...post('a body that does not say its length', null, as(keys.whole), 'REQUEST_ENTITY_TOO_LARGE'),
      body: () => Readable.from(tooManyChunks()),
    },
    get(
      'an address of a character too many',
      '/graphql?query={__typename}&x='.padEnd(URL_CHARACTERS_MAXIMUM + 1, 'x'),
      {},
      'REQUEST_ENTITY_TOO_LARGE',
    ),
    get('a mutation in an address', `/graphql?query=${encodeURIComponent(mutation)}`, as(keys.whole), 'BAD_REQUEST'),
    get('somebody’s own in an address', `/graphql?documentId=${privateOperation}`, {}, 'OPERATION_NOT_PUBLIC'),
    strangers('an operation of one’s own', '{ shop { name } }'),
    strangers('introspection', '{ __schema { types { name } } }'),
    post('an unknown operation, without a key', { documentId: 'x' }, {}, 'PERSISTED_OPERATION_UNKNOWN'),
    post('a key that is none', ok, as('lk_secret_x'), 'UNKNOWN_PARTNER_KEY'),
    post(
      'a secret key in a page',
      ok,
      { ...as(keys.whole), origin: SITE, 'sec-fetch-site': 'cross-site' },
      'ORIGIN_NOT_ALLOWED',
    ),
    post('a buyer’s address that is none', ok, { ...as(keys.whole), [BUYER_HEADER]: 'x' }, 'BAD_BUYER_IP'),
    post('what the key does not cover', { query: mutation }, as(keys.catalogue), 'SCOPE_MISSING'),
    post('a request too many this minute', ok, as(keys.once), 'RATE_LIMITED'),
    post(
      'too much cost this minute',
      { query: '{ featuredProducts(first: 16) { edges { node { name } } } }' },
      as(keys.poor),
      'RATE_LIMITED',
    ),
  ];
}

function written(body: unknown, time: number): string {
  if (typeof body === 'string') return body;
  const isDocument = typeof body === 'object' && body !== null && 'query' in body && typeof body.query === 'string';
  return JSON.stringify(isDocument ? { ...body, query: `${String(body.query)}\n# ${time}` } : body);
}

function* tooManyChunks(): Iterable<Buffer> {
  const chunk = Buffer.alloc(BODY_BYTES_MAXIMUM / 10, ' ');
  for (let sent = 0; sent <= BODY_BYTES_MAXIMUM; sent += chunk.length) yield chunk;
}
