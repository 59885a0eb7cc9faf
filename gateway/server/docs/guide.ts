import { BODY_BYTES_MAXIMUM, URL_CHARACTERS_MAXIMUM } from '../../execution/checks/request.ts';
import { DOCUMENT_LIMITS } from '../../execution/checks/document.ts';
import { INPUT_LIMITS } from '../../execution/checks/parameters.ts';
import { STALE_TIMES } from '../../execution/fast/answer-cache.ts';
import { VARIABLES_CHARACTERS_MAXIMUM } from '../../execution/fast/public-get.ts';
import { SENT_HEADERS, TOLD_HEADERS } from '../console/headers.data.ts';
import { LIMITS } from '../../graph/builder.ts';
import { NODES_MAXIMUM } from '../../graph/node/node.schema.ts';
import { WINDOW_SECONDS } from '../../partners/quota.ts';
import { PAGE_SIZE_MAXIMUM, REST_PAGE_SIZE } from '../../upstream/window.rules.ts';
import { errorCodes } from './error-codes.data.ts';
import { escaped, table } from './html.ts';
import { quickStart } from './quick-start.ts';

/** What the guide tells of this deployment. */
export interface GuideFacts {
  shopName: string;
  origin: string;
  isGraphOpen: boolean;
  allowance: { requestsPerMinute: number; costPerMinute: number };
  visits: { imagesPerMinute: number };
  cacheSeconds: number;
}

/** A part of the guide with an anchor of its own. */
export interface GuidePart {
  id: string;
  title: string;
  html: string;
}

const number = (value: number) => value.toLocaleString('en-GB');
const code = (text: string) => `<code>${escaped(text)}</code>`;

/** What the reference cannot say: how to ask, who may, how much, and what comes back. */
export function guideParts(facts: GuideFacts): GuidePart[] {
  const { shopName, origin, isGraphOpen, allowance, visits, cacheSeconds } = facts;
  return [
    {
      id: 'quick-start',
      title: 'Quick start',
      html: `<p>Everything that ${escaped(shopName)} sells, and every cart, order and account, is one GraphQL graph at <code>${escaped(origin)}/graphql</code>. Send an operation by POST as JSON. <a href="/graphql">GraphiQL</a> has examples of every noun to try.${isGraphOpen ? ' This deployment answers everyone: a key is needed only for carts without cookies, and for budgets of your own.' : ' You need a <a href="#keys">partner key</a>.'}</p>${quickStart(origin)}`,
    },
    {
      id: 'keys',
      title: 'Partner keys',
      html: `<p>Whoever runs the shop makes a key with ${code("npm run partner -- create 'Acme' --scopes catalogue,cart")}. It is shown once, and sent as ${code('x-partner-key')}.</p>
<ul><li><strong>Secret keys</strong> (${code('lk_secret_…')}) stay on your server. No page may use them. Send the buyer’s address along as ${code('x-buyer-ip')}: the buyer then has a budget of their own, beside yours.</li>
<li><strong>Public keys</strong> (${code('lk_public_…')}) may be seen by everyone. They work in apps, and in pages of the sites that were noted for them. Each address that asks has a budget.</li>
<li><strong>Scopes</strong> say what a key is for: ${code('catalogue')} reads what is sold and said and publishes reviews, ${code('cart')} reads and changes carts, ${code('checkout')} places and reads orders and speaks for customers.</li>
<li>A key that is rotated is taken for a day more; a revoked one ends within two seconds.</li></ul>`,
    },
    {
      id: 'headers',
      title: 'Headers',
      html: `${table(
        'Headers that you may send',
        ['You may send', 'Such as', 'Meaning'],
        SENT_HEADERS.map(({ name, example, meaning }) => [code(name), code(example), escaped(meaning)]),
      )}${table(
        'Headers that answers tell',
        ['Answers tell', 'Such as', 'Meaning'],
        TOLD_HEADERS.map(({ name, example, meaning }) => [code(name), code(example), escaped(meaning)]),
      )}`,
    },
    {
      id: 'carts-and-sessions',
      title: 'Carts and sessions',
      html: `<p>A partner has no cookies of ours. The answer that makes a cart tells its token in ${code('x-cart-token')}; the one that signs a customer in, in ${code('x-session-token')}. Send either as ${code('authorization: Bearer …')}: without one you are someone new, whose cart is empty. A session’s token opens the customer’s cart, into which the cart from before was merged. Tokens are good for seven days, and are secrets.</p>
<p>The cart’s id is a constant, and means the cart of whoever asks: nobody can name another’s. What has changed since a line was added is in <a href="#Cart.warnings"><code>Cart.warnings</code></a>.</p>`,
    },
    {
      id: 'money',
      title: 'Money, dates and ids',
      html: `<ul><li><strong>Money</strong> is whole pence of GBP; <a href="#Money.amount"><code>amount</code></a> is the same in pounds, with four decimals for a unit price without VAT. Every price has both views, <a href="#Price.incVat"><code>incVat</code></a> and <a href="#Price.exVat"><code>exVat</code></a> (VAT is 20 %, rounded half up per unit): never work one out from the other. Filters by price, and ${code('expectedTotal')}, are pence including VAT.</li>
<li><strong>Dates</strong> are days such as ${code('2026-11-24')} on the calendar of London. Times are ISO 8601.</li>
<li><strong>Ids</strong> are opaque, unique among all types, and stay the same: keep them as they are and pass them to <a href="#Query.node"><code>node</code></a>. ${code('path')} is the address of a page, and products, categories and brands can be asked for by it.</li>
<li><strong>Null</strong> means that there is no such thing, or, for a field that says so, that the shop could not answer: then ${code('errors')} has an entry with the field’s path. HTML in answers is sanitised.</li></ul>`,
    },
    {
      id: 'pagination',
      title: 'Lists and pages',
      html: `<p>Lists that can grow are connections: ${code('edges { node }')}, ${code('pageInfo')}, ${code('totalCount')}. Ask for ${code('first')} items (${REST_PAGE_SIZE} by default, at most ${PAGE_SIZE_MAXIMUM}), and for the next page pass ${code('pageInfo.endCursor')} as ${code('after')} while ${code('hasNextPage')} is true. Lists of products also take ${code('page')}; each belongs to a <a href="#ProductCollection"><code>ProductCollection</code></a>, whose id reads its next page. A cursor belongs to a list with its filters and order: in any other it starts at the top. The shop keeps pages of ${REST_PAGE_SIZE}, so multiples of ${REST_PAGE_SIZE} are the cheapest to read.</p>
<p><a href="#ProductFilters"><code>ProductFilters</code></a> narrow a list. What it can be narrowed by is in its ${code('facets')}, ${code('brands')} and ${code('priceBounds')}: pass a facet’s ${code('name')} and ${code('value')} back as they are. What was understood is in ${code('applied')}.</p>`,
    },
    { id: 'errors', title: 'Errors', html: errorsHtml() },
    {
      id: 'limits',
      title: 'Limits and cost',
      html: `<p>What is over a limit is refused before anything is asked of the shop.</p>${table(
        'Limits of one request',
        ['Of one request', 'At most'],
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
<p>A field costs 1; a list multiplies what is below it, a page by the ${code('first')} that is asked for, any other list by 5. Each value that is read of the schema costs a half. Every answer tells ${code('extensions.cost')}: what was <em>requested</em>, the <em>limit</em> of one operation, and what is <em>remaining</em> of the budget.</p>
<p>Budgets are counted by ${WINDOW_SECONDS} seconds: ${number(allowance.requestsPerMinute)} requests and a cost of ${number(allowance.costPerMinute)} for each address, or buyer of a partner; a partner’s key has numbers of its own. Every answer tells ${code('RateLimit-Limit')}, ${code('-Remaining')}, ${code('-Reset')} and ${code('-Policy')}. An operation that would cost more than is left is answered 429 with ${code('Retry-After')}, and costs nothing. Pictures at ${code('/images')} have a budget of their own, ${number(visits.imagesPerMinute)} for each address: keep those that you show.</p>`,
    },
    {
      id: 'retries',
      title: 'Retries',
      html: `<p>You are answered within three seconds, whatever the shop behind the graph does. Queries can be sent again. Of the mutations, those that set something can too; ${code('cartLineAdd')} and ${code('checkoutComplete')} take an ${code('idempotencyKey')} of yours: sent again with the same key they do nothing twice, and answer what they answered. Wait a moment longer each time, and with 429 as long as ${code('Retry-After')} says.</p>`,
    },
    {
      id: 'persisted-operations',
      title: 'Persisted operations and GET',
      html: `<p>The storefront’s own operations are kept by the SHA-256 of their text, and sent as ${code('{ "documentId": "…", "variables": { … } }')}; everyone may ask for them. They change with the storefront, so partners should send their own operations, which are kept parsed and compiled from the second time on: send the same text with different variables, not a new text each time.</p>
<p>Where such an operation’s answer is everyone’s, it can be asked for by ${code('GET /graphql?documentId=…&variables=…')}, and kept by a CDN: the answer has an ${code('ETag')} and, here, ${code(`Cache-Control: public, max-age=${Math.ceil(cacheSeconds * (1 + STALE_TIMES))}, stale-while-revalidate=${Math.ceil(cacheSeconds * STALE_TIMES)}`)}.</p>`,
    },
  ];
}

function errorsHtml(): string {
  const rows = Object.entries(errorCodes).map(([name, { statuses, meaning, remedy }]) => [
    `<code id="error-${name}">${name}</code>`,
    statuses.join(', '),
    escaped(meaning).replace(/`([^`]+)`/g, '<code>$1</code>'),
    escaped(remedy),
  ]);
  return `<p>There are three kinds. What the caller can act on is a member of a mutation’s union, with a ${code('code')} and a line to show a shopper: see <a href="#refusals">Refusals</a>. What is not there is ${code('null')}. Everything else is in ${code('errors')}, each with one of these in ${code('extensions.code')}:</p>${table('Error codes', ['extensions.code', 'HTTP status', 'Meaning', 'What to do'], rows)}`;
}
