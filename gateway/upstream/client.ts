import { setTimeout as delay } from 'node:timers/promises';
import { Pool, type Dispatcher } from 'undici';
import { UpstreamError } from './errors.ts';
import { createBreakers } from './breakers.ts';
import type { RestAnswer, RestCall } from './call.ts';
import { exchange } from './exchange.ts';
import { receive, type Received } from './received.ts';

const RETRY_PAUSE_MILLISECONDS = 40;
const CONNECTIONS = 32;
const CONNECT_MILLISECONDS = 1_200;

export interface RestClient {
  /** Makes the call. Throws UpstreamError when the shop API is late, unreachable, broken, overloaded, or breaks the call's contract. */
  call<Body>(call: RestCall<Body>): Promise<RestAnswer<Body>>;
  close(): Promise<void>;
}

/** What a call notes in a trace of the request that it is made for. */
interface CallSpan {
  /** Tells the shop API which trace its work belongs to. */
  headers: Readonly<Record<string, string>>;
  /** Ends it; with the reason, in a word, for one that failed. */
  end(attributes?: Readonly<Record<string, string | number | boolean>>, failure?: string | null): void;
}

interface RestClientOptions {
  /** Where the shop API is, its prefix included. */
  url: string;
  /** Told of every request that goes out, retries included. */
  onRequest?: (method: string, path: string) => void;
  /** Told how every call ended, retries included, and after how many seconds; `held` for one that the breaker kept from being made. */
  onCall?: (path: string, outcome: 'ok' | 'refused' | 'failed' | 'held', seconds: number) => void;
  /** Told when calls of a kind, or all (`shop`), begin to be held back, and when they no longer are. */
  onBreaker?: Parameters<typeof createBreakers>[0];
  /** The request that is being answered, for the shop API's own logs; null for none. */
  requestId?: () => string | null;
  /** What the request that is being answered knows of calls that have failed for it; nothing unless given. */
  failures?: { before(call: () => string): unknown; note(call: string, error: unknown): void };
  /** Starts the span of a call; null where no traces are kept. */
  startSpan?: (method: string, path: string) => CallSpan | null;
  /** What sends the requests; a pool of connections of its own unless given. */
  dispatcher?: Dispatcher;
  /** What opens the calls that need a secret; null for a shop API of somebody else. */
  secret?: string | null;
}

/** The same client for someone who waits only so long for all their calls together. */
export function until(deadline: number, client: RestClient): RestClient {
  return { ...client, call: (call) => client.call({ deadline, ...call }) };
}

/** The only way to the shop API: one deadline per try, one retry for what only reads, breakers, a size cap, no redirects followed. */
export function createRestClient({
  url,
  onRequest,
  onCall,
  onBreaker,
  requestId = () => null,
  failures,
  startSpan,
  dispatcher,
  secret = null,
}: RestClientOptions): RestClient {
  const { origin, pathname } = new URL(url);
  const prefix = pathname.replace(/\/$/, '');
  const connections =
    dispatcher ?? new Pool(origin, { connections: CONNECTIONS, connect: { timeout: CONNECT_MILLISECONDS } });
  const breakers = createBreakers(onBreaker);

  async function guarded(call: RestCall<unknown>): Promise<Received> {
    const { method, path, query, body, kind = 'other', deadline = Number.POSITIVE_INFINITY } = call;
    const milliseconds = deadline - performance.now();
    if (milliseconds <= 0) throw new UpstreamError(path, 'there was no time left to ask');
    const started = performance.now();
    const ended = (outcome: 'ok' | 'refused' | 'failed' | 'held') =>
      onCall?.(path, outcome, (performance.now() - started) / 1_000);
    if (!breakers.mayCall(kind, started)) {
      ended('held');
      throw new UpstreamError(path, 'held back after repeated failures');
    }
    breakers.begin(kind, started);
    const target = query && query.size > 0 ? `${path}?${query.toString()}` : path;
    onRequest?.(method, target);
    const span = startSpan?.(method, path);
    let status = 0;
    try {
      const response = await exchange(connections, {
        origin,
        method,
        path: prefix + target,
        body: body === undefined ? undefined : JSON.stringify(body),
        milliseconds,
        requestId: requestId(),
        headers: { ...span?.headers, ...(call.needsSecret && secret !== null && { 'x-shop-secret': secret }) },
      });
      status = response.status;
      const received = receive(call, response, origin);
      span?.end({ 'http.response.status_code': status });
      breakers.succeed(kind);
      ended(received.kind === 'refused' ? 'refused' : 'ok');
      return received;
    } catch (error) {
      ended('failed');
      span?.end(status > 0 ? { 'http.response.status_code': status } : {}, 'UpstreamError');
      // Whoever would wait no longer says nothing about the health of the shop.
      const failure =
        error instanceof UpstreamError
          ? error
          : new UpstreamError(path, error instanceof Error ? error.message : String(error));
      const now = performance.now();
      if (now < deadline) breakers.fail(kind, now, failure);
      throw failure;
    }
  }

  async function received(call: RestCall<unknown>): Promise<Received> {
    // What changes something may have arrived: sending it again could do its work twice.
    if (!(call.safe ?? call.method === 'GET')) return guarded(call);
    const before = failures?.before(() => nameOf(call));
    if (before) throw before;
    try {
      return await guarded(call);
    } catch (error) {
      return again(call, error);
    }
  }

  async function again(call: RestCall<unknown>, error: unknown): Promise<Received> {
    try {
      if (!breakers.mayCall(call.kind ?? 'other', performance.now())) throw error;
      await delay(RETRY_PAUSE_MILLISECONDS * (1 + Math.random()));
      return await guarded(call);
    } catch (last) {
      failures?.note(nameOf(call), last);
      throw last;
    }
  }

  return {
    async call(call) {
      const answer = await received(call);
      if (answer.kind !== 'json') return answer;
      const reading = call.contract.read(answer.json);
      if (reading.ok) return { kind: 'ok', body: reading.body };
      // One bad record says nothing about the health of the rest: the breaker does not hear of it.
      throw new UpstreamError(call.path, `unexpected answer at ${reading.fault}`, answer.status);
    },
    close: () => connections.close(),
  };
}

/** Tells a call from every other. */
function nameOf({ method, path, query, body }: RestCall<unknown>): string {
  return `${method} ${path}?${query?.toString() ?? ''} ${body === undefined ? '' : JSON.stringify(body)}`;
}

/** The body of an answer that must be there; a refusal or a move is a failure of the shop API then. */
export function bodyOf<Body>(path: string, answer: RestAnswer<Body>): Body {
  if (answer.kind === 'ok') return answer.body;
  throw answer.kind === 'moved'
    ? new UpstreamError(path, `moved to ${answer.location}`)
    : new UpstreamError(path, `refused: ${answer.detail}`, answer.status);
}

/** Whether an answer says that there is no such thing, which is no failure. */
export function isAbsent(answer: RestAnswer<unknown>): boolean {
  return answer.kind === 'refused' && (answer.status === 404 || answer.status === 410);
}
