import { escapeHtml } from '@storefront/domain/html/escape-html.rules.ts';
import { BODY_BYTES_MAXIMUM, URL_CHARACTERS_MAXIMUM } from '../../../execution/admission/http-request.ts';
import { DOCUMENT_LIMITS } from '../../../execution/admission/document-limits.ts';
import { INPUT_LIMITS } from '../../../execution/admission/params-limits.ts';
import { VARIABLES_CHARACTERS_MAXIMUM } from '../../../execution/public-get.ts';
import { publicCacheControl } from '../../../execution/compiled-path/response-cache.ts';
import { SENT_HEADERS, RECEIVED_HEADERS } from '../../graphiql/headers.data.ts';
import { LIMITS } from '../../../graph/builder.ts';
import { NODES_MAXIMUM } from '../../../graph/node/node.schema.ts';
import { WINDOW_SECONDS } from '../../../partners/rate-limiter.ts';
import { OPERATIONS_MAXIMUM } from '../../../partners/store/partner-operations.ts';
import { PAGE_SIZE_MAXIMUM, REST_PAGE_SIZE } from '../../../upstream/window.rules.ts';
import { errorCodes } from './error-codes.data.ts';
import { table } from '../html.ts';
import { kitHtml } from './kit.ts';
import { quickStart } from './quick-start.ts';

/** The values of this deployment that the guide shows. */
export interface GuideFacts {
  shopName: string;
  origin: string;
  isGraphOpen: boolean;
  rateLimits: Readonly<Record<'requests' | 'cost' | 'images', number>>;
  cacheSeconds: number;
  /** The name of the file of the kit for partners; null when the deployment has none. */
  kitName: string | null;
}

/** A section of the guide with its anchor. */
export interface GuidePart {
  id: string;
  title: string;
  html: string;
}

const number = (value: number) => value.toLocaleString('en-GB');
const code = (text: string) => `<code>${escapeHtml(text)}</code>`;

/** The guide's sections: requests, keys, headers, errors, limits. Types are in the reference. */
export function guideParts(facts: GuideFacts): GuidePart[] {
  const { shopName, origin, isGraphOpen, rateLimits, cacheSeconds, kitName } = facts;
  return [
    {
      id: 'quick-start',
      title: 'Quick start',
      html: `<p>The GraphQL endpoint <code>${escapeHtml(origin)}/graphql</code> has the catalogue, carts, orders and accounts of ${escapeHtml(shopName)}. Send operations as JSON by POST. <a href="/graphql">GraphiQL</a> has examples of everything to try.${isGraphOpen ? ' This deployment is open to everyone: you need a key only for carts without cookies and for separate rate limits.' : ' You need a <a href="#keys">partner key</a>.'}</p>${quickStart(origin)}`,
    },
    ...(kitName !== null
      ? [{ id: 'kit', title: 'The kit for TypeScript and Python', html: kitHtml(origin, kitName) }]
      : []),
    {
      id: 'keys',
      title: 'Partner keys',
      html: `<p>The shop’s operator creates a key with ${code("npm run partner -- create 'Acme' --scopes catalogue,cart")}. It is shown once. Send it as ${code('x-partner-key')}.</p>
<ul><li><strong>Secret keys</strong> (${code('lk_secret_…')}) are for servers and are refused in browsers. Send the buyer’s IP address as ${code('x-buyer-ip')}, so that each buyer also has a separate rate limit.</li>
<li><strong>Public keys</strong> (${code('lk_public_…')}) are for apps and for pages of the origins they were created for. Each client address also has a separate rate limit.</li>
<li><strong>Scopes</strong> limit a key: ${code('catalogue')} reads products and content, ${code('reviews')} submits reviews, ${code('cart')} reads and changes carts, ${code('checkout')} places and reads orders and acts for customers.</li>
<li>After a rotation the old key is accepted for another day; a revoked key stops working within two seconds.</li></ul>
<p>Queries of the catalogue that you show to everyone need no key once they are <a href="#persisted-operations">registered</a>.</p>`,
    },
    {
      id: 'headers',
      title: 'Headers',
      html: `${table(
        'Request headers',
        ['Request header', 'Example', 'Meaning'],
        SENT_HEADERS.map(({ name, example, meaning }) => [code(name), code(example), escapeHtml(meaning)]),
      )}${table(
        'Response headers',
        ['Response header', 'Example', 'Meaning'],
        RECEIVED_HEADERS.map(({ name, example, meaning }) => [code(name), code(example), escapeHtml(meaning)]),
      )}`,
    },
    {
      id: 'carts-and-sessions',
      title: 'Carts and sessions',
      html: `<p>Partners use tokens instead of cookies. The answer that creates a cart has its token in ${code('x-cart-token')}; the one that signs a customer in, in ${code('x-session-token')}. Send either as ${code('authorization: Bearer …')}; without one the caller is new and has an empty cart. A session token is valid for seven days and opens the customer’s cart, into which the anonymous cart was merged. Tokens are secrets.</p>
<p>The cart’s id is a constant that always means the caller’s own cart. Changes since a line was added are in <a href="#Cart.warnings"><code>Cart.warnings</code></a>.</p>`,
    },
    {
      id: 'money',
      title: 'Money, dates and ids',
      html: `<ul><li><strong>Money</strong> is in whole pence of GBP; <a href="#Money.amount"><code>amount</code></a> is the amount in pounds, with four decimals for a unit price without VAT. Every price has both <a href="#Price.incVat"><code>incVat</code></a> and <a href="#Price.exVat"><code>exVat</code></a> (VAT is 20 %, rounded half up per unit): do not compute one from the other. Price filters and ${code('expectedTotal')} are in pence including VAT.</li>
<li><strong>Dates</strong> are calendar days in London, such as ${code('2026-11-24')}. Times are ISO 8601.</li>
<li><strong>Ids</strong> are opaque, stable and unique across all types. Pass them unchanged to <a href="#Query.node"><code>node</code></a>. ${code('path')} is a page’s URL path; products, categories and brands can be queried by it.</li>
<li><strong>Null</strong> means that there is none or, for fields whose description says so, that the shop API could not answer: then ${code('errors')} has an entry with the field’s path. HTML is sanitised.</li></ul>`,
    },
    {
      id: 'pagination',
      title: 'Lists and pages',
      html: `<p>Long lists are connections: ${code('edges { node }')}, ${code('pageInfo')}, ${code('totalCount')}. Request ${code('first')} items (${REST_PAGE_SIZE} by default, at most ${PAGE_SIZE_MAXIMUM}), and for the next page pass ${code('pageInfo.endCursor')} as ${code('after')} while ${code('hasNextPage')} is true. Lists of products also take ${code('page')}; each belongs to a <a href="#ProductCollection"><code>ProductCollection</code></a>, whose id reads its next page. A cursor is valid for a list with the same filters and order; in any other it starts at the top. The shop API has pages of ${REST_PAGE_SIZE}, so multiples of ${REST_PAGE_SIZE} cost the fewest calls.</p>
<p><a href="#ProductFilters"><code>ProductFilters</code></a> filter a list. The available filters are in its ${code('facets')}, ${code('brands')} and ${code('priceBounds')}: pass a facet’s ${code('name')} and ${code('value')} back unchanged. ${code('applied')} has the filters that were applied.</p>`,
    },
    {
      id: 'catalogue-copy',
      title: 'A copy of the catalogue',
      html: `<p><a href="#Query.products"><code>products</code></a> lists the whole catalogue, and later only what changed: keep the first page’s ${code('asOf')}, and send it as ${code('updatedSince')}. For price comparison, ${code(`${origin}/feeds/google.xml`)} has everything on sale as one file in the format of Google Merchant Center, with an ${code('ETag')}.</p>`,
    },
    { id: 'errors', title: 'Errors', html: errorsHtml() },
    {
      id: 'limits',
      title: 'Limits and cost',
      html: `<p>Requests above a limit are refused before the shop API is called.</p>${table(
        'Limits of one request',
        ['Per request', 'At most'],
        [
          ['Tokens of the document: names, values, punctuation', number(DOCUMENT_LIMITS.tokens)],
          ['Depth: levels of fields', number(DOCUMENT_LIMITS.depth)],
          ['Levels below <code>__schema</code> and <code>__type</code>', number(DOCUMENT_LIMITS.schemaDepth)],
          ['Aliases, fragments counted wherever they are spread', number(DOCUMENT_LIMITS.aliases)],
          ['Directives', number(DOCUMENT_LIMITS.directives)],
          ['Fields of the operation itself', number(DOCUMENT_LIMITS.rootFields)],
          ['Breadth: fields in all', number(LIMITS.breadth)],
          ['Cost', number(LIMITS.complexity)],
          ['Items in one list of the document or the variables', number(DOCUMENT_LIMITS.listItems)],
          ['Levels that variables nest', number(INPUT_LIMITS.depth)],
          ['Characters of one text in variables', number(INPUT_LIMITS.characters)],
          ['Items of a page (<code>first</code>)', number(PAGE_SIZE_MAXIMUM)],
          ['Ids of <code>nodes</code>', number(NODES_MAXIMUM)],
          ['Bytes of the body', number(BODY_BYTES_MAXIMUM)],
          ['Characters of the address', number(URL_CHARACTERS_MAXIMUM)],
          ['Characters of <code>variables</code> in an address', number(VARIABLES_CHARACTERS_MAXIMUM)],
        ],
      )}
<p>A field costs 1. A connection multiplies the cost of its selection by ${code('first')}, any other list by 5. Each introspected value costs a half. ${code('extensions.cost')} in every answer has the cost <em>requested</em>, the <em>limit</em> of one operation, and the cost <em>remaining</em> in this minute.</p>
<p>Rate limits apply per ${WINDOW_SECONDS} seconds: ${number(rateLimits.requests)} requests and a cost of ${number(rateLimits.cost)} for each client address, or buyer of a partner; each partner key has separate limits. Every answer has ${code('RateLimit-Limit')}, ${code('-Remaining')}, ${code('-Reset')} and ${code('-Policy')}. An operation that costs more than remains is answered 429 with ${code('Retry-After')} and costs nothing. Images at ${code('/images')} have a separate limit of ${number(rateLimits.images)} for each client address: cache those that you show.</p>`,
    },
    {
      id: 'retries',
      title: 'Retries',
      html: `<p>Every request is answered within three seconds, even when the shop API is down. Queries can be retried, and so can mutations that set a value. ${code('cartLineAdd')} and ${code('checkoutComplete')} take an ${code('idempotencyKey')}: a retry with the same key has no further effect and returns the cart or the order. ${code('cartLineAdd')} remembers a key for ten minutes. Retry with exponential backoff, and after a 429 wait for ${code('Retry-After')}.</p>`,
    },
    {
      id: 'persisted-operations',
      title: 'Persisted operations and GET',
      html: `<p>The storefront’s operations are persisted by the SHA-256 of their text, and sent as ${code('{ "documentId": "…", "variables": { … } }')}; everyone may send them. They change with the storefront, so partners should send their own operations. Those are cached parsed and compiled from the second request on: vary the variables, not the text.</p>
<p>Partners can have their own queries of the catalogue registered: the shop’s operator stores up to ${number(OPERATIONS_MAXIMUM)} with ${code('npm run partner -- register')}, and everyone may send them from then on, without a key.</p>
<p>A persisted or registered operation with a public answer can be sent by ${code('GET /graphql?documentId=…&variables=…')}, and cached by a CDN; pages of every site may send registered ones. The answer has an ${code('ETag')} and, in this deployment, ${code(`Cache-Control: ${publicCacheControl(cacheSeconds)}`)}.</p>`,
    },
  ];
}

function errorsHtml(): string {
  const rows = Object.entries(errorCodes).map(([name, { statuses, meaning, remedy }]) => [
    `<code id="error-${name}">${name}</code>`,
    statuses.join(', '),
    escapeHtml(meaning).replace(/`([^`]+)`/g, '<code>$1</code>'),
    escapeHtml(remedy),
  ]);
  return `<p>There are three kinds. Errors that the caller can act on are members of a mutation’s union, with a <a href="#UserErrorCode"><code>code</code></a> and a message for the shopper: see <a href="/docs/reference/error-types">Error types</a>. What does not exist is ${code('null')}. Everything else is in ${code('errors')}, with one of these in ${code('extensions.code')}:</p>${table('Error codes', ['extensions.code', 'HTTP status', 'Meaning', 'What to do'], rows)}`;
}
