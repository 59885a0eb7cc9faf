import { sendOnce, type Answer } from './attempt.ts';
import { IDEMPOTENT_MUTATIONS } from './__generated__/idempotent-mutations.ts';
import { operationKind, type OperationKind } from './operation-kind.rules.ts';
import { waitBeforeNext } from './retry.rules.ts';
import { textOf, type ShopOperation } from './shop-operation.ts';
import { ShopError } from './shop-error.ts';
import { memoryTokens, type TokenStore } from './token-store.ts';

export interface ShopClientOptions {
  /** The address of the graph, such as https://shop.example/graphql. */
  endpoint: string | URL;
  /** Your partner key: a secret one on servers, a public one in pages and apps. */
  partnerKey: string;
  /** On servers: the shopper’s IP address, so that each shopper has a separate rate limit. */
  buyerIp?: string | undefined;
  /** Keeps the shopper’s token. Defaults to memory. */
  tokens?: TokenStore | undefined;
  /** The number of attempts of one request. Defaults to 4. */
  attempts?: number | undefined;
  /** The time limit of one attempt, in milliseconds. Defaults to 10,000. */
  attemptMilliseconds?: number | undefined;
  /** The time limit of a request with its retries and waits, in milliseconds. A longer `Retry-After` is thrown at once. Defaults to 30,000. */
  totalMilliseconds?: number | undefined;
  /** The longest wait before the second attempt, in milliseconds; it doubles with each. Defaults to 250. */
  backoffMilliseconds?: number | undefined;
  /** Sends the requests. Defaults to the global `fetch`. */
  fetch?: typeof globalThis.fetch | undefined;
}

export interface RequestOptions {
  /** Aborts the request; its reason is thrown. */
  signal?: AbortSignal | undefined;
}

/** The variables, optional when the operation requires none. */
type Rest<Variables> =
  Record<never, never> extends Variables
    ? [variables?: Variables, options?: RequestOptions]
    : [variables: Variables, options?: RequestOptions];

/** A shopper’s client: it keeps the token of one cart or session. */
export interface ShopClient {
  /** Runs an operation and returns its data. Throws a `ShopError` without an answer, or when a field failed. */
  request<Result, Variables = Record<string, unknown>>(
    operation: ShopOperation<Result, Variables>,
    ...rest: Rest<Variables>
  ): Promise<Result>;
  /** Removes the token, so that later requests belong to a new shopper. */
  forgetToken(): Promise<void>;
}

/** Creates a client for one shopper. A server creates one per shopper, or they would share a cart. */
export function createShopClient(options: ShopClientOptions): ShopClient {
  const { tokens = memoryTokens(), attempts = 4, attemptMilliseconds = 10_000 } = options;
  const { totalMilliseconds = 30_000, backoffMilliseconds = 250 } = options;
  const send = options.fetch ?? ((...given: Parameters<typeof fetch>) => fetch(...given));
  const endpoint = new URL(options.endpoint);
  // Throws at once for a key that no header can carry.
  const headers = new Headers({
    accept: 'application/graphql-response+json, application/json;q=0.9',
    'content-type': 'application/json',
    'x-partner-key': options.partnerKey,
  });
  if (options.buyerIp !== undefined) headers.set('x-buyer-ip', options.buyerIp);

  /** Identifies the cart that parallel or repeated first additions share; null once there is a token. */
  let cartKey: string | null = null;

  /** Incremented when the token is forgotten: answers to earlier requests must not restore it. */
  let forgotten = 0;

  async function keep(token: string | null): Promise<void> {
    cartKey = null;
    await tokens.write(token);
  }

  /** Stores the token of an answer, unless the answer is late: a cart’s token must not replace a newer session’s. */
  async function keepNew({ cartToken, sessionToken }: Answer, sent: { token: string | null; forgotten: number }) {
    if (sent.forgotten !== forgotten) return;
    if (sessionToken !== null) await keep(sessionToken);
    else if (cartToken !== null && ((await tokens.read()) ?? null) === sent.token) await keep(cartToken);
  }

  /** Adds an idempotency key to the variables, unless the caller has set one. */
  async function withKeys(variables: object, { keyed }: OperationKind): Promise<object> {
    const input = keyed && (variables as Readonly<Record<string, unknown>>)[keyed.variable];
    if (!keyed || typeof input !== 'object' || input === null) return variables;
    const given = input as { idempotencyKey?: string | null; cartKey?: string | null };
    const idempotencyKey = given.idempotencyKey ?? crypto.randomUUID();
    const hasCart = !keyed.takesCartKey || given.cartKey || (await tokens.read());
    if (!hasCart) cartKey ??= crypto.randomUUID();
    return { ...variables, [keyed.variable]: { ...given, idempotencyKey, ...(!hasCart && { cartKey }) } };
  }

  async function forgetToken(): Promise<void> {
    forgotten += 1;
    await keep(null);
  }

  async function request(
    operation: ShopOperation<unknown, never>,
    variables: object = {},
    { signal }: RequestOptions = {},
  ): Promise<unknown> {
    const ends = performance.now() + totalMilliseconds;
    const query = textOf(operation);
    const kind = operationKind(query, IDEMPOTENT_MUTATIONS);
    const body = JSON.stringify({ query, variables: await withKeys(variables, kind) });
    const requestId = crypto.randomUUID();
    for (let made = 1; ; made += 1) {
      signal?.throwIfAborted();
      const before = { token: (await tokens.read()) ?? null, forgotten };
      const sent = new Headers(headers);
      sent.set('x-request-id', requestId);
      if (before.token) sent.set('authorization', `Bearer ${before.token}`);
      try {
        const milliseconds = Math.min(attemptMilliseconds, Math.max(1, ends - performance.now()));
        const answer = await sendOnce(send, { endpoint, headers: sent, body, requestId, milliseconds, signal });
        await keepNew(answer, before);
        if (answer.error === null) return answer.data;
        throw answer.error;
      } catch (error) {
        if (!(error instanceof ShopError)) throw error;
        const wait = waitBeforeNext(error, {
          made,
          maximum: attempts,
          kind: kind.kind,
          isIdempotent: kind.kind === 'query' || kind.keyed !== null,
          backoffMilliseconds,
          remainingMilliseconds: ends - performance.now(),
          random: Math.random(),
        });
        if (wait === null) throw error;
        await pause(wait, signal);
      }
    }
  }

  return { request: request as ShopClient['request'], forgetToken };
}

function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    if (signal?.aborted) done();
    else signal?.addEventListener('abort', done);
  });
}
