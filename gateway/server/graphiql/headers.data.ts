import { BUYER_HEADER, KEY_HEADER } from '../../execution/caller.ts';
import { CART_TOKEN_HEADER, SESSION_TOKEN_HEADER } from '../../execution/cookies.ts';

/** What a header of a request or of an answer is for. */
export interface HeaderHelp {
  name: string;
  example: string;
  meaning: string;
}

/** What a caller of the graph may send along. */
export const SENT_HEADERS: readonly HeaderHelp[] = [
  {
    name: KEY_HEADER,
    example: 'lk_secret_…',
    meaning:
      'Your partner key. Without one, and unless the graph is open to everyone, only the storefront’s own operations are answered, by their ids.',
  },
  {
    name: 'authorization',
    example: 'Bearer <token>',
    meaning:
      'Whose cart or account it is: the token that an earlier answer told. A session’s token opens its customer’s cart too.',
  },
  {
    name: BUYER_HEADER,
    example: '203.0.113.7',
    meaning:
      'For servers with a secret key: the address of the buyer you ask for, who then has a budget of their own. Pages and apps with a public key leave it out.',
  },
  {
    name: 'x-request-id',
    example: 'my-request-000001',
    meaning:
      'A name of yours for the request, 8 to 64 letters, digits, dashes or underscores. It is in our logs and in the answer; without it we make one.',
  },
  {
    name: 'accept',
    example: 'application/graphql-response+json',
    meaning:
      'With it an operation that is not valid is answered 400; with application/json it is answered 200, and the errors are in the body alone.',
  },
];

/** What an answer may tell. */
export const RECEIVED_HEADERS: readonly HeaderHelp[] = [
  {
    name: CART_TOKEN_HEADER,
    example: '<token>',
    meaning: 'The token of a cart that was just made for you. Keep it, and send it as authorization.',
  },
  {
    name: SESSION_TOKEN_HEADER,
    example: '<token>',
    meaning: 'The token of a customer who has just signed in. Send it in the cart token’s place.',
  },
  { name: 'ratelimit-limit', example: '1200', meaning: 'The tightest of your budgets of requests: how many a minute.' },
  { name: 'ratelimit-remaining', example: '1187', meaning: 'How many of them are left.' },
  { name: 'ratelimit-reset', example: '42', meaning: 'Seconds until all of them are back.' },
  { name: 'ratelimit-policy', example: '1200;w=60', meaning: 'The budget and its window in seconds.' },
  { name: 'retry-after', example: '42', meaning: 'With status 429: seconds until it is worth trying again.' },
  {
    name: 'cache-status',
    example: '"catalogue"; hit; ttl=-30',
    meaning:
      'The shop API does not answer just now, and parts of the answer are older than they should be: here by 30 seconds.',
  },
  { name: 'x-request-id', example: 'my-request-000001', meaning: 'Tell us this when you ask about a request.' },
];
