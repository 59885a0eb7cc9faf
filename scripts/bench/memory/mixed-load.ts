import { randomInt } from 'node:crypto';
import { setInterval } from 'node:timers/promises';
import autocannon, { type Request } from 'autocannon';
import type { GatewayProcess } from '../../deployment/gateway-process.ts';

const LIST =
  '{ featuredProducts(first: 60) { nodes { path id variants { id } stock { level } } } categories { path } }';
const PRODUCT = `query ($path: String!) { product(path: $path) {
  name sku price { incVat { pence } } stock { status level } images { url } related { name path }
  specifications { name value }
} }`;
const SEARCH = `query ($query: String!) { search(query: $query, first: 16) {
  totalCount nodes { name path price { incVat { pence } } } facets { name values { value count } }
} }`;
const SUGGEST = 'query ($query: String!) { suggestions(query: $query) { __typename } }';
const CART = '{ cart { quantity lines { id name quantity lineTotal { incVat { pence } } } } }';
const ADD = `mutation ($input: CartLineAddInput!) { cartLineAdd(input: $input) {
  __typename ... on CartLineAddPayload { cart { quantity lines { id } } }
} }`;
const WORDS = [
  'brass',
  'lamp',
  'socket',
  '2 gang',
  'dimmer',
  'pendant',
  'led bulb',
  'hinge',
  'chrome',
  'swich',
  'zzzz',
];

interface Catalogue {
  featuredProducts: {
    nodes: { path: string; id: string; variants: unknown[] | null; stock: { level: number | null } }[];
  };
  categories: { path: string }[];
}

/** Shoppers' and partners' requests: pages, searches, carts, and operations of the graph, some new each time. */
export async function mixedRequests({ url, key }: GatewayProcess): Promise<Request[]> {
  const graph = (query: string, variables: object = {}): Request => ({
    method: 'POST',
    path: '/graphql',
    headers: { 'content-type': 'application/json', 'x-partner-key': key },
    body: JSON.stringify({ query, variables }),
  });
  const { body, headers } = graph(LIST);
  const answer = await fetch(`${url}/graphql`, { method: 'POST', body: String(body), headers: headers as HeadersInit });
  const { data } = (await answer.json()) as { data: Catalogue };
  const paths = ['/', '/blog/', '/brands/', '/contact-us/', ...data.categories.map(({ path }) => path)];
  return data.featuredProducts.nodes.flatMap(({ path, id, variants, stock }, index): Request[] => {
    const words = `${WORDS[index % WORDS.length]} ${WORDS[Math.floor(index / 3) % WORDS.length]}`;
    const isPlain = (variants ?? []).length === 0 && (stock.level ?? 0) > 10;
    return [
      { path },
      { path: paths[index % paths.length] },
      { path: `/search?query=${encodeURIComponent(words)}` },
      { path: `/nothing-${index}/` },
      graph(PRODUCT, { path }),
      graph(SEARCH, { query: words }),
      graph(SUGGEST, { query: words.slice(0, 4) }),
      graph('{ nothing }'),
      // A new document each time: the stores of parsed and compiled documents must stay bounded.
      { setupRequest: () => graph(`query Q${Math.floor(Math.random() * 1e9)} { product(path: "${path}") { name } }`) },
      ...(isPlain ? [addedToCart(graph(ADD, { input: { productId: id, quantity: 2 } })), readCart(graph(CART))] : []),
    ];
  });
}

/** The token of the last cart of a connection. */
interface Context {
  token?: string;
}

const addedToCart = (request: Request): Request => ({
  ...request,
  onResponse(_status, _body, context: Context, headers) {
    const token = Object.entries(headers ?? {}).find(([name]) => name.toLowerCase() === 'x-cart-token')?.[1];
    if (typeof token === 'string') context.token = token;
  },
});

const readCart = (request: Request): Request => ({
  setupRequest: (_, { token }: Context) =>
    token ? { ...request, headers: { ...request.headers, authorization: `Bearer ${token}` } } : request,
});

interface LoadOptions {
  url: string;
  requests: readonly Request[];
  connections: number;
  seconds: number;
  perSecond: number;
  /** More, a second, whose visitors leave within 30 ms. */
  abandoned: number;
}

/** Sends the requests repeatedly, each connection from elsewhere in the list; resolves to their number. */
export async function sendLoad(options: LoadOptions): Promise<number> {
  const { url, requests, connections, seconds, perSecond } = options;
  let clients = 0;
  const leaving = abandon(options);
  const { requests: answered } = await autocannon({
    url,
    connections,
    duration: seconds,
    overallRate: perSecond,
    setupClient(client) {
      const first = Math.floor((clients * requests.length) / connections);
      clients += 1;
      client.setRequests([...requests.slice(first), ...requests.slice(0, first)].map((request) => ({ ...request })));
    },
  });
  await leaving;
  return answered.total;
}

async function abandon({ url, requests, seconds, abandoned }: LoadOptions): Promise<void> {
  if (abandoned === 0) return;
  const end = performance.now() + seconds * 1_000;
  for await (const _ of setInterval(1_000 / abandoned)) {
    if (performance.now() > end) return;
    const { path = '/' } = requests[randomInt(requests.length)] ?? {};
    fetch(url + path, { signal: AbortSignal.timeout(randomInt(30)) }).catch(() => undefined);
  }
}
