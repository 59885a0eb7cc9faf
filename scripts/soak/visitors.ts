import { setTimeout as delay } from 'node:timers/promises';

/** One counted response. */
export interface Seen {
  what: string;
  status: number;
  /** The code of the first error; null for none. */
  code: string | null;
  milliseconds: number;
  /** The time of the request, by `performance.now()`. */
  at: number;
}

export interface Visitors {
  /** Resolves when all visitors have received their last response. */
  leave(): Promise<void>;
}

interface VisitorOptions {
  url: string;
  /** A partner's key, for operations that are not persisted. */
  key: string;
  visitors: number;
  /** A visitor's pause between requests. */
  pauseMilliseconds: number;
  onAnswer(seen: Seen): void;
}

interface Found {
  path: string;
  id: string;
}

const LIST =
  '{ featuredProducts(first: 60) { edges { node { path id variants { id } stock { level } } } } categories { path } }';
const PRODUCT =
  'query ($path: String!) { product(path: $path) { name sku price { incVat { pence } } stock { status level } images { url } related { name path } specifications { name value } } }';
const SEARCH =
  'query ($query: String!, $page: Int) { search(query: $query, first: 16, page: $page) { totalCount edges { node { name path price { incVat { pence } } } } facets { name values { value count } } } }';
const SUGGEST = 'query ($query: String!) { suggestions(query: $query) { __typename } }';
const CART = '{ cart { quantity lines { id name quantity lineTotal { incVat { pence } } } } }';
const ADD =
  'mutation ($input: CartLineAddInput!) { cartLineAdd(input: $input) { __typename ... on CartLineAddPayload { cart { quantity lines { id } } } ... on UserError { code } } }';
const UPDATE =
  'mutation ($input: CartLineUpdateInput!) { cartLineUpdate(input: $input) { __typename ... on UserError { code } } }';
const REMOVE =
  'mutation ($input: CartLineRemoveInput!) { cartLineRemove(input: $input) { __typename ... on UserError { code } } }';
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
  'ip44',
  'wall light',
  'knob',
  'handel',
  'swich',
  'e27',
  'zzzz',
];

/** Visitors who repeat what shoppers and partners do: pages, graph, searches, carts. */
export async function admitVisitors({
  url,
  key,
  visitors,
  pauseMilliseconds,
  onAnswer,
}: VisitorOptions): Promise<Visitors> {
  let isOpen = true;
  const found = await catalogue(url, key);

  async function ask(
    what: string,
    path: string,
    init: RequestInit = {},
  ): Promise<{ json: Record<string, unknown> | null; headers: Headers | null }> {
    const at = performance.now();
    const tell = (status: number, code: string | null) =>
      onAnswer({ what, status, code, milliseconds: performance.now() - at, at });
    try {
      const answer = await fetch(`${url}${path}`, { redirect: 'manual', ...init });
      const text = await answer.text();
      const body = answer.headers.get('content-type')?.includes('json')
        ? (JSON.parse(text) as { data?: Record<string, unknown> | null; errors?: { extensions?: { code?: string } }[] })
        : {};
      tell(answer.status, body.errors?.[0] ? (body.errors[0].extensions?.code ?? 'none') : null);
      return { json: body.data ?? null, headers: answer.headers };
    } catch {
      tell(0, 'NO_ANSWER');
      return { json: null, headers: null };
    }
  }

  const graph = (what: string, query: string, variables: object, headers: Record<string, string> = {}) =>
    ask(what, '/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-partner-key': key, ...headers },
      body: JSON.stringify({ query, variables }),
    });

  async function cart(pick: Pick): Promise<void> {
    const added = await graph('cart: add', ADD, {
      input: { productId: pick(found.plain).id, quantity: 1 + pick([0, 1, 2]) },
    });
    const token = added.headers?.get('x-cart-token');
    const lineId = (added.json?.cartLineAdd as { cart?: { lines: { id: string }[] } } | undefined)?.cart?.lines[0]?.id;
    if (!token || !lineId) return;
    const mine = { authorization: `Bearer ${token}` };
    await graph('cart: read', CART, {}, mine);
    await graph('cart: update', UPDATE, { input: { lineId, quantity: 3 } }, mine);
    await graph('cart: remove', REMOVE, { input: { lineId } }, mine);
  }

  const doings: readonly ((pick: Pick) => Promise<unknown>)[] = [
    (pick) => ask('page: home', pick(['/', '/blog/', '/brands/', '/contact-us/'])),
    (pick) => ask('page: product', pick(found.products).path),
    (pick) => ask('page: category', `${pick(found.categories)}${pick(['', '?page=2', '?sort=price_asc'])}`),
    (pick) => ask('page: search', `/search?query=${encodeURIComponent(`${pick(WORDS)} ${pick(WORDS)}`)}`),
    (pick) => ask('page: nothing there', `/nothing-${pick(WORDS).replace(' ', '-')}-${pick(WORDS).replace(' ', '-')}/`),
    (pick) => graph('graph: product', PRODUCT, { path: pick(found.products).path }),
    (pick) => graph('graph: search', SEARCH, { query: `${pick(WORDS)} ${pick(WORDS)}`, page: pick([1, 1, 2]) }),
    (pick) => graph('graph: suggestions', SUGGEST, { query: pick(WORDS).slice(0, 4) }),
    // A new document each time: the stores of parsed and compiled documents must stay bounded.
    (pick) =>
      graph(
        'graph: own words',
        `query Q${Math.floor(Math.random() * 1e9)} { product(path: ${JSON.stringify(pick(found.products).path)}) { name } }`,
        {},
      ),
    () => graph('graph: refused', '{ nothing }', {}),
    cart,
    cart,
  ];

  const visits = Array.from({ length: visitors }, async (_, number) => {
    const pick = picking(number + 1);
    while (isOpen) {
      await pick(doings)(pick);
      await delay(pauseMilliseconds);
    }
  });
  return {
    async leave() {
      isOpen = false;
      await Promise.all(visits);
    },
  };
}

type Pick = <Item>(items: readonly Item[]) => Item;

/** A seeded pseudo-random choice. */
function picking(seed: number): Pick {
  let state = seed * 2_654_435_761;
  return (items) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const item = items[Math.floor((state / 2 ** 32) * items.length)];
    if (item === undefined) throw new Error('Nothing to choose from');
    return item;
  };
}

async function catalogue(
  url: string,
  key: string,
): Promise<{ products: Found[]; plain: Found[]; categories: string[] }> {
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-partner-key': key },
    body: JSON.stringify({ query: LIST }),
  });
  const { data, errors } = (await answer.json()) as {
    data?: {
      featuredProducts: { edges: { node: Found & { variants: unknown[] | null; stock: { level: number | null } } }[] };
      categories: { path: string }[];
    };
    errors?: unknown;
  };
  if (!data) throw new Error(`The catalogue could not be read: ${JSON.stringify(errors)}`);
  const products = data.featuredProducts.edges.map(({ node }) => node);
  const plain = products.filter(({ variants, stock }) => (variants ?? []).length === 0 && (stock.level ?? 0) > 10);
  return { products, plain, categories: data.categories.map(({ path }) => path) };
}
