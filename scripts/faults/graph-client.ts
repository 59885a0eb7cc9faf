import type { GatewayProcess } from '../deployment/gateway-process.ts';

export interface GraphAnswer {
  status: number;
  /** The code of its first error, or of a refusal; null when it is what was asked for. */
  code: string | null;
  /** What was asked for as `result`. */
  data: unknown;
  /** The cart that the answer told of. */
  cart: string | null;
  text: string;
  milliseconds: number;
}

/** Asks a gateway in a partner's name. */
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
