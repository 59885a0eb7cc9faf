import { randomInt } from 'node:crypto';
import { Agent, request } from 'undici';

export interface Answer<Result = unknown> {
  /** `no answer`, a status other than 200, or the code of an error or a `UserError`; null for a success. */
  error: string | null;
  /** The field aliased `result`. */
  result?: Result | null | undefined;
  cart?: string | undefined;
  text: string;
  milliseconds: number;
}

/** A partner's key opens the whole graph; `cart` is the token of one of its buyers, `buyer` an address, by default new. */
export interface Caller {
  url: string;
  key: string;
  cart?: string | undefined;
  buyer?: string;
}

type GraphAnswer<Result> = {
  data?: { result: (Result & { code?: string }) | null } | null;
  errors?: { extensions?: { code?: string } }[];
};

/** The inside of a broken shop API, which no answer may show, nor our own. */
export const LEAK = 'Traceback: File "/srv/shop/views.py", line 7: SELECT * FROM carts WHERE token';
const INSIDE = /Traceback|SELECT |\/srv\/|node_modules|ECONN|undici|Upstream[A-Z]|get_products|\n {4}at /;

/** Limits per address count each of these for itself; Linux answers on all of 127.0.0.0/8. */
const VISITORS = Array.from({ length: 20 }, (_, index) => new Agent({ localAddress: `127.0.0.${index + 2}` }));

/** Gets a page, or sends what is given of an operation. */
async function send<Result>(url: string, headers = {}, body?: string): Promise<Answer<Result>> {
  const started = performance.now();
  const past = () => performance.now() - started;
  try {
    const dispatcher = VISITORS[randomInt(VISITORS.length)];
    const answer = await request(url, { dispatcher, method: body ? 'POST' : 'GET', headers, body });
    const text = await answer.body.text();
    if (INSIDE.test(text)) return { error: 'tells its inside', text, milliseconds: past() };
    if (answer.statusCode !== 200) return { error: String(answer.statusCode), text, milliseconds: past() };
    const { data, errors }: GraphAnswer<Result> = body ? JSON.parse(text) : {};
    const error = errors ? (errors[0]?.extensions?.code ?? 'none') : (data?.result?.code ?? null);
    const cart = answer.headers['x-cart-token']?.toString();
    return { error, result: data?.result, cart, text, milliseconds: past() };
  } catch {
    return { error: 'no answer', text: '', milliseconds: past() };
  }
}

export const get = (url: string): Promise<Answer> => send(url);

const newBuyer = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

/** Sends an operation whose one field is aliased `result`. */
export function ask<Result>(
  { url, key, cart, buyer = newBuyer() }: Caller,
  query: string,
  variables = {},
): Promise<Answer<Result>> {
  const headers = {
    'content-type': 'application/json',
    'x-partner-key': key,
    'x-buyer-ip': buyer,
    ...(cart && { authorization: `Bearer ${cart}` }),
  };
  return send(`${url}/graphql`, headers, JSON.stringify({ query, variables }));
}

/** Sends a mutation with its input, and asks for fields of its payload. */
export function change<Result>(caller: Caller, name: string, input: object, fields = ''): Promise<Answer<Result>> {
  const type = name.charAt(0).toUpperCase() + name.slice(1);
  const result = `${name}(input: $input) { ... on UserError { code } ... on ${type}Payload { __typename ${fields} } }`;
  return ask(caller, `mutation ($input: ${type}Input!) { result: ${result} }`, { input });
}

/** Adds to the cart, or to a new one; once for a key. */
export function add(caller: Caller, productId: string, key: string, quantity = 1) {
  const input = { productId, quantity, idempotencyKey: key, cartKey: `cart-of-${key}` };
  return change<{ cart: { quantity: number } }>(caller, 'cartLineAdd', input, 'cart { quantity }');
}
