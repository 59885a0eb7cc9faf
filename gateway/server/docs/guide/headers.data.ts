import { BUYER_HEADER, KEY_HEADER } from '../../../graphql-server/caller.ts';
import { CART_TOKEN_HEADER, SESSION_TOKEN_HEADER } from '../../../graphql-server/cookies.ts';

/** Help for a request or response header. */
export interface HeaderHelp {
  name: string;
  example: string;
  meaning: string;
}

/** The request headers of the graph. */
export const SENT_HEADERS: readonly HeaderHelp[] = [
  {
    name: KEY_HEADER,
    example: 'lk_secret_…',
    meaning:
      'Your partner key. Without one, unless the graph is open to everyone, only persisted and registered operations are allowed.',
  },
  {
    name: 'authorization',
    example: 'Bearer <token>',
    meaning: 'The cart or session token from an earlier answer. A session token also opens its customer’s cart.',
  },
  {
    name: BUYER_HEADER,
    example: '203.0.113.7',
    meaning:
      'For servers with a secret key: the buyer’s IP address, so that each buyer has a separate rate limit. Omit it with a public key.',
  },
  {
    name: 'x-request-id',
    example: 'my-request-000001',
    meaning:
      'Your id of the request: 8 to 64 letters, digits, dashes or underscores. It is logged and returned. Defaults to a generated one.',
  },
  {
    name: 'accept',
    example: 'application/graphql-response+json',
    meaning:
      'With this value an invalid operation is answered 400; with application/json 200, with the errors in the body.',
  },
];

/** The response headers of the graph. */
export const RECEIVED_HEADERS: readonly HeaderHelp[] = [
  {
    name: CART_TOKEN_HEADER,
    example: '<token>',
    meaning: 'The token of a newly created cart. Store it and send it as authorization.',
  },
  {
    name: SESSION_TOKEN_HEADER,
    example: '<token>',
    meaning: 'The token of a new session. Send it instead of the cart token.',
  },
  {
    name: 'ratelimit-limit',
    example: '1200',
    meaning: 'Requests allowed per minute, by the strictest of your limits.',
  },
  { name: 'ratelimit-remaining', example: '1187', meaning: 'Requests left in this minute.' },
  { name: 'ratelimit-reset', example: '42', meaning: 'Seconds until the limit resets.' },
  { name: 'ratelimit-policy', example: '1200;w=60', meaning: 'The limit and its window in seconds.' },
  { name: 'retry-after', example: '42', meaning: 'With status 429: seconds to wait before a retry.' },
  {
    name: 'cache-status',
    example: '"catalogue"; hit; ttl=-30',
    meaning: 'The shop API is not answering and parts of the answer are stale: here by 30 seconds.',
  },
  { name: 'x-request-id', example: 'my-request-000001', meaning: 'Quote this id when you report a problem.' },
];
