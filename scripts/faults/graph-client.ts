import type { GatewayProcess } from '../deployment/gateway-process.ts';

export interface GraphAnswer {
  status: number;
  /** The code of the first error or of the `UserError`; null on success. */
  code: string | null;
  /** The field aliased `result`. */
  data: unknown;
  /** The cart token in the answer's headers. */
  cart: string | null;
  text: string;
  milliseconds: number;
}

/** Sends requests to a gateway with a partner's key. */
export async function askGraph(
  { url, key }: Pick<GatewayProcess, 'url' | 'key'>,
  query: string,
  variables: object,
  cart: string | null,
): Promise<GraphAnswer> {
  const started = performance.now();
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-partner-key': key,
      ...(cart !== null && { authorization: `Bearer ${cart}` }),
    },
    body: JSON.stringify({ query, variables }),
  });
  const text = await response.text();
  const { data, errors } = JSON.parse(text) as {
    data?: { result: { code?: string } | null } | null;
    errors?: { extensions?: { code?: string } }[];
  };
  const code = errors?.[0] ? (errors[0].extensions?.code ?? 'none') : (data?.result?.code ?? null);
  return {
    status: response.status,
    code,
    data: data?.result ?? null,
    cart: response.headers.get('x-cart-token'),
    text,
    milliseconds: performance.now() - started,
  };
}
