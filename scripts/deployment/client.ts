import { randomUUID } from 'node:crypto';

export interface Answer {
  /** 0 when there was no answer. */
  status: number;
  headers: Headers;
  data: Record<string, unknown> | null;
  code: string | null;
}

const ADD =
  'mutation ($input: CartLineAddInput!) { cartLineAdd(input: $input) { __typename ... on CartLineAddPayload { cart { quantity } } ... on UserError { code } } }';
const CART = '{ cart { quantity } }';

/** Sends requests with a partner's key to a gateway or a load balancer. */
export function createClient(url: string, key: string) {
  async function send(path: string, init: RequestInit = {}): Promise<Answer> {
    try {
      const answer = await fetch(`${url}${path}`, init);
      const text = await answer.text();
      const { data = null, errors } = answer.headers.get('content-type')?.includes('json')
        ? (JSON.parse(text) as { data?: Answer['data']; errors?: { extensions?: { code?: string } }[] })
        : {};
      return {
        status: answer.status,
        headers: answer.headers,
        data,
        code: errors?.[0] ? (errors[0].extensions?.code ?? 'none') : null,
      };
    } catch {
      return { status: 0, headers: new Headers(), data: null, code: null };
    }
  }
  const headersFor = (cart: string | null) => ({
    'content-type': 'application/json',
    'x-partner-key': key,
    ...(cart !== null && { authorization: `Bearer ${cart}` }),
  });
  const graph = (query: string, variables: object = {}, cart: string | null = null) =>
    send('/graphql', { method: 'POST', headers: headersFor(cart), body: JSON.stringify({ query, variables }) });

  return {
    get: (path: string) => send(path),
    graph,
    /** Adds one item. The idempotency key makes a retry safe. */
    async add(
      productId: string,
      cart: string | null,
      idempotencyKey: string = randomUUID(),
    ): Promise<Answer & { cart: string | null; isAdded: boolean }> {
      const answer = await graph(ADD, { input: { productId, quantity: 1, idempotencyKey } }, cart);
      const result = answer.data?.cartLineAdd as { __typename: string } | undefined;
      return {
        ...answer,
        cart: answer.headers.get('x-cart-token') ?? cart,
        isAdded: result?.__typename === 'CartLineAddPayload',
      };
    },
    async quantity(cart: string): Promise<number | null> {
      return ((await graph(CART, {}, cart)).data?.cart as { quantity: number } | undefined)?.quantity ?? null;
    },
  };
}

export type Client = ReturnType<typeof createClient>;
