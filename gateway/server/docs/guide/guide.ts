import { SENT_HEADERS, RECEIVED_HEADERS } from './headers.data.ts';
import { NODES_MAXIMUM } from '../../../graph/node/node.schema.ts';
import { WINDOW_SECONDS } from '../../../partners/rate-limiter.ts';
import { OPERATIONS_MAXIMUM } from '../../../partners/store/partner-operations.ts';
import { PAGE_SIZE_MAXIMUM, REST_PAGE_SIZE } from '../../../upstream/window.rules.ts';
import { errorCodes } from './error-codes.data.ts';
import { PLACEHOLDERS } from '../placeholders.data.ts';
import { table } from '../table.ts';
import { quickStart } from './quick-start.ts';
import { webhooksMarkdown } from './webhooks.ts';
import { COST_LIMITS, DOCUMENT_LIMITS, INPUT_LIMITS, REQUEST_LIMITS } from '../../../limits.data.ts';

/** A section of the guide with its anchor. */
export interface GuidePart {
  id: string;
  title: string;
  markdown: string;
}

const number = (value: number) => value.toLocaleString('en-GB');
const code = (text: string) => `\`${text}\``;
const { origin, shopName, keyNote, requests, cost, images, cacheControl } = PLACEHOLDERS;

/** The guide's sections: requests, keys, headers, errors, limits. Types are in the reference. */
export function guideParts(): GuidePart[] {
  return [
    {
      id: 'quick-start',
      title: 'Quick start',
      markdown: `The GraphQL endpoint \`${origin}/graphql\` has the catalogue, carts, orders and accounts of ${shopName}. Send operations as JSON by POST. [GraphiQL](/graphql) has examples of everything to try. ${keyNote}

${quickStart()}`,
    },
    {
      id: 'keys',
      title: 'Partner keys',
      markdown: `The shop’s operator creates a key with \`npm run partner -- create 'Acme' --scopes catalogue,cart\`. It is shown once. Send it as \`x-partner-key\`.

- **Secret keys** (\`lk_secret_…\`) are for servers and are refused in browsers. Send the buyer’s IP address as \`x-buyer-ip\`, so that each buyer also has a separate rate limit.
- **Public keys** (\`lk_public_…\`) are for apps and for pages of the origins they were created for. Each client address also has a separate rate limit.
- **Sandbox keys** (\`lk_sandbox_…\`) are for developing against the real catalogue: their carts and orders are tests (\`Order.isTest\`), which take no stock, send no mail, need no money and are deleted after seven days. Everything else that would change something is refused with \`SANDBOX_REFUSED\`. Ask us for one.
- **Scopes** limit a key: \`catalogue\` reads products and content, \`reviews\` submits reviews, \`cart\` reads and changes carts, \`checkout\` places and reads orders and acts for customers.
- After a rotation the old key is accepted for another day; a revoked key stops working within two seconds.

Queries of the catalogue that you show to everyone need no key once they are [registered](#persisted-operations).`,
    },
    {
      id: 'headers',
      title: 'Headers',
      markdown: `${table(
        ['Request header', 'Example', 'Meaning'],
        SENT_HEADERS.map(({ name, example, meaning }) => [code(name), code(example), meaning]),
      )}

${table(
  ['Response header', 'Example', 'Meaning'],
  RECEIVED_HEADERS.map(({ name, example, meaning }) => [code(name), code(example), meaning]),
)}`,
    },
    {
      id: 'carts-and-sessions',
      title: 'Carts and sessions',
      markdown: `Partners use tokens instead of cookies. The answer that creates a cart has its token in \`x-cart-token\`; the one that signs a customer in, in \`x-session-token\`. Send either as \`authorization: Bearer …\`; without one the caller is new and has an empty cart. A session token is valid for seven days and opens the customer’s cart, into which the anonymous cart was merged. Tokens are secrets.

The cart’s id is a constant that always means the caller’s own cart. Changes since a line was added are in [\`Cart.warnings\`](#Cart.warnings).`,
    },
    {
      id: 'money',
      title: 'Money, dates and ids',
      markdown: `- **Money** is in whole pence of GBP; [\`amount\`](#Money.amount) is the amount in pounds, with four decimals for a unit price without VAT. Every price has both [\`incVat\`](#Price.incVat) and [\`exVat\`](#Price.exVat) (VAT is 20 %, rounded half up per unit): do not compute one from the other. Price filters and \`expectedTotal\` are in pence including VAT.
- **Dates** are calendar days in London, such as \`2026-11-24\`. Times are ISO 8601.
- **Ids** are opaque, stable and unique across all types. Pass them unchanged to [\`node\`](#Query.node). \`path\` is a page’s URL path; products, categories and brands can be queried by it.
- **Null** means that there is none or, for fields whose description says so, that the shop API could not answer: then \`errors\` has an entry with the field’s path. HTML is sanitised.`,
    },
    {
      id: 'pagination',
      title: 'Lists and pages',
      markdown: `Long lists are connections: \`edges { node }\`, \`pageInfo\`, \`totalCount\`. Request \`first\` items (${REST_PAGE_SIZE} by default, at most ${PAGE_SIZE_MAXIMUM}), and for the next page pass \`pageInfo.endCursor\` as \`after\` while \`hasNextPage\` is true. Lists of products also take \`page\`; each belongs to a [\`ProductCollection\`](#ProductCollection), whose id reads its next page. A cursor is valid for a list with the same filters and order; in any other it starts at the top. The shop API has pages of ${REST_PAGE_SIZE}, so multiples of ${REST_PAGE_SIZE} cost the fewest calls.

[\`ProductFilters\`](#ProductFilters) filter a list. The available filters are in its \`facets\`, \`brands\` and \`priceBounds\`: pass a facet’s \`name\` and \`value\` back unchanged. \`applied\` has the filters that were applied.`,
    },
    {
      id: 'catalogue-copy',
      title: 'A copy of the catalogue',
      markdown: `[\`products\`](#Query.products) lists the whole catalogue, and later only what changed: keep the first page’s \`asOf\`, and send it as \`updatedSince\`. For price comparison, \`${origin}/feeds/google.xml\` has everything on sale as one file in the format of Google Merchant Center, with an \`ETag\`.`,
    },
    { id: 'webhooks', title: 'Events', markdown: webhooksMarkdown() },
    { id: 'errors', title: 'Errors', markdown: errorsMarkdown() },
    {
      id: 'limits',
      title: 'Limits and cost',
      markdown: `Requests above a limit are refused before the shop API is called.

${table(
  ['Per request', 'At most'],
  [
    ['Characters of the document', number(DOCUMENT_LIMITS.characters)],
    ['Tokens of the document: names, values, punctuation', number(DOCUMENT_LIMITS.tokens)],
    ['Depth: levels of fields', number(DOCUMENT_LIMITS.depth)],
    ['Aliases, fragments counted wherever they are spread', number(DOCUMENT_LIMITS.aliases)],
    ['Directives', number(DOCUMENT_LIMITS.directives)],
    ['Fields of the operation itself', number(DOCUMENT_LIMITS.rootFields)],
    ['Breadth: fields in all', number(COST_LIMITS.breadth)],
    ['Cost', number(COST_LIMITS.complexity)],
    ['Items in one list of the document or the variables', number(DOCUMENT_LIMITS.listItems)],
    ['Levels that variables nest', number(INPUT_LIMITS.depth)],
    ['Characters of one text in variables', number(INPUT_LIMITS.characters)],
    ['Items of a page (`first`)', number(PAGE_SIZE_MAXIMUM)],
    ['Ids of `nodes`', number(NODES_MAXIMUM)],
    ['Bytes of the body', number(REQUEST_LIMITS.bodyBytes)],
    ['Characters of the address', number(REQUEST_LIMITS.addressCharacters)],
  ],
)}

A field costs 1. A connection multiplies the cost of its selection by \`first\`, any other list by 5. Each introspected value costs a half. \`extensions.cost\` in every answer has the cost *requested*, the *limit* of one operation, and the cost *remaining* in this minute.

Rate limits apply per ${WINDOW_SECONDS} seconds: ${requests} requests and a cost of ${cost} for each client address, or buyer of a partner; each partner key has separate limits. Every answer has \`RateLimit-Limit\`, \`-Remaining\`, \`-Reset\` and \`-Policy\`. An operation that costs more than remains is answered 429 with \`Retry-After\` and costs nothing. Images at \`/images\` have a separate limit of ${images} for each client address: cache those that you show.`,
    },
    {
      id: 'retries',
      title: 'Retries',
      markdown: `Every request is answered within three seconds, even when the shop API is down. Queries can be retried, and so can mutations that set a value. \`cartLineAdd\` and \`checkoutComplete\` take an \`idempotencyKey\`: a retry with the same key has no further effect and returns the cart or the order. \`cartLineAdd\` remembers a key for ten minutes. Retry with exponential backoff, and after a 429 wait for \`Retry-After\`.`,
    },
    {
      id: 'persisted-operations',
      title: 'Persisted operations and GET',
      markdown: `The storefront’s operations are persisted by the SHA-256 of their text, and sent as \`{ "documentId": "…", "variables": { … } }\`; everyone may send them. They change with the storefront, so partners should send their own operations. Those are cached parsed and compiled from the second request on: vary the variables, not the text.

Partners can have their own queries of the catalogue registered: the shop’s operator stores up to ${number(OPERATIONS_MAXIMUM)} with \`npm run partner -- register\`, and everyone may send them from then on, without a key.

A persisted or registered operation with a public answer can be sent by \`GET /graphql?documentId=…&variables=…\`, and cached by a CDN; pages of every site may send registered ones. The answer has an \`ETag\` and, in this deployment, \`Cache-Control: ${cacheControl}\`. With \`s-maxage\` it comes from a CDN that is told at once which products have changed, so that you need not ask it less often; without, ask again after \`max-age\`.`,
    },
  ];
}

function errorsMarkdown(): string {
  const codes = Object.entries(errorCodes).map(
    ([name, { statuses, meaning, remedy }]) =>
      `### ${name} {#error-${name}}\n\nHTTP status ${statuses.join(' or ')}. ${meaning}\n\n**What to do:** ${remedy}`,
  );
  return `There are three kinds. Errors that the caller can act on are members of a mutation’s union, with a [\`code\`](#UserErrorCode) and a message for the shopper: see [Error types](/docs/reference/error-types). What does not exist is \`null\`. Everything else is in \`errors\`, with one of these in \`extensions.code\`:

${codes.join('\n\n')}`;
}
