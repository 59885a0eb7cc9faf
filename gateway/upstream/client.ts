import { setTimeout as delay } from 'node:timers/promises';
import { Pool, type Dispatcher } from 'undici';
import {
  announcedCapabilities,
  CAPABILITIES,
  CAPABILITIES_HEADER,
  type Capability,
} from '@storefront/domain/shop-api/capabilities.rules.ts';
import { TEST_HEADER, testRefusal } from '@storefront/domain/shop-api/test-calls.rules.ts';
import { SandboxError, UpstreamError } from './errors.ts';
import { createBreakers } from './breakers.ts';
import { credentialHeaders, NO_CREDENTIALS, type Credentials } from './credentials.ts';
import type { RestAnswer, RestCall } from './call.ts';
import { exchange, receive, type Received } from './exchange.ts';
import { isSlow, patienceFor } from './patience.rules.ts';
import { SHOP_API_LIMITS } from '../limits.data.ts';

const RETRY_PAUSE_MILLISECONDS = 40;

const NONE = announcedCapabilities(undefined);

export interface RestClient {
  /** Throws UpstreamError when the shop API is late, unreachable, broken, overloaded, or breaks the contract. */
  call<Body>(call: RestCall<Body>): Promise<RestAnswer<Body>>;
  /** By the shop API's last answer; null before its first. */
  announces(capability: Capability): boolean | null;
  close(): Promise<void>;
}

/** As spans of `observability`, which stands above. */
interface CallSpan {
  headers: Readonly<Record<string, string>>;
  end(attributes?: Readonly<Record<string, string | number | boolean>>, failure?: string | null): void;
}

interface RestClientOptions {
  /** The URL of the shop API, with its prefix. */
  url: string;
  /** Retries included. */
  onRequest?: (method: string, path: string) => void;
  /** At the end of every call, retries included; `held` for a call that the breaker refused. */
  onCall?: (path: string, outcome: 'ok' | 'refused' | 'failed' | 'held', seconds: number) => void;
  /** Called when the breaker of a kind of call, or of all calls (`shop`), opens or closes. */
  onBreaker?: Parameters<typeof createBreakers>[0];
  /** The id of the current request, for the shop API's logs; null for none. */
  requestId?: () => string | null;
  /** Empty for background work, which is the default. */
  caller?: () => string;
  /** Whether the request is a sandbox key's. Defaults to no. */
  isTest?: () => boolean;
  /** Null without tracing. */
  startSpan?: (method: string, path: string) => CallSpan | null;
  /** Defaults to a new connection pool. */
  dispatcher?: Dispatcher;
  /** Defaults to none. */
  credentials?: Credentials;
  /** Of the shop API's last answer, null before its first. Clients of one shop API share them. */
  capabilities?: { announced: ReadonlySet<Capability> | null };
}

/** A deadline per attempt, one retry of safe calls, circuit breakers, a size cap, no redirects followed. */
export function createRestClient({
  url,
  onRequest,
  onCall,
  onBreaker,
  requestId = () => null,
  caller = () => '',
  isTest = () => false,
  startSpan,
  dispatcher,
  credentials = NO_CREDENTIALS,
  capabilities = { announced: null },
}: RestClientOptions): RestClient {
  const { origin, pathname } = new URL(url);
  const prefix = pathname.replace(/\/$/, '');
  const connections = openConnections(origin, dispatcher);
  const breakers = createBreakers(onBreaker);

  async function guarded(call: RestCall<unknown>): Promise<Received> {
    const { method, path, kind = 'other', deadline = Number.POSITIVE_INFINITY, isSigned = false } = call;
    const isOfSandbox = isTest();
    const refusal = isOfSandbox ? testRefusal(call, capabilities.announced?.has('test_orders') ?? false) : null;
    if (refusal !== null) throw new SandboxError(refusal);
    const body = call.body === undefined ? undefined : JSON.stringify(call.body);
    const milliseconds = deadline - performance.now();
    if (milliseconds <= 0) throw new UpstreamError(path, 'there was no time left to ask');
    const started = performance.now();
    const ended = (outcome: 'ok' | 'refused' | 'failed' | 'held') =>
      onCall?.(path, outcome, (performance.now() - started) / 1_000);
    if (!breakers.mayCall(kind, caller(), started)) {
      ended('held');
      throw new UpstreamError(path, 'held back after repeated failures');
    }
    breakers.begin(kind, caller(), started);
    const target = targetOf(call, capabilities.announced ?? NONE);
    onRequest?.(method, target);
    const span = startSpan?.(method, path);
    let status = 0;
    try {
      const response = await exchange(connections.of(call), {
        origin,
        method,
        path: prefix + target,
        body,
        milliseconds: Math.min(milliseconds, patienceFor(call)),
        requestId: requestId(),
        headers: {
          ...span?.headers,
          ...(isOfSandbox && { [TEST_HEADER]: 'true' }),
          ...credentialHeaders(credentials, { method, path: target, body: body ?? '', isSigned }, new Date()),
        },
      });
      status = response.status;
      const received = receive(call, response, origin);
      if (received.kind === 'json')
        capabilities.announced = announcedCapabilities(response.headers[CAPABILITIES_HEADER]);
      span?.end({ 'http.response.status_code': status });
      breakers.succeed(kind);
      ended(received.kind === 'refused' ? 'refused' : 'ok');
      return received;
    } catch (error) {
      ended('failed');
      span?.end(status > 0 ? { 'http.response.status_code': status } : {}, 'UpstreamError');
      // The caller's deadline does not count against the shop API.
      const failure = upstreamError(path, error);
      const now = performance.now();
      if (now < deadline) breakers.fail(kind, caller(), now, failure);
      throw failure;
    }
  }

  const mayRetry = ({ kind = 'other' }: RestCall<unknown>) => breakers.mayCall(kind, caller(), performance.now());
  return {
    call: async (call) => answerOf(call, await retried(call, guarded, mayRetry)),
    announces: (capability) => capabilities.announced?.has(capability) ?? null,
    close: connections.close,
  };
}

/** Slow calls have pools of their own, so that reads do not wait for them. */
function openConnections(origin: string, dispatcher: Dispatcher | undefined) {
  const open = (count: number) =>
    dispatcher ?? new Pool(origin, { connections: count, connect: { timeout: SHOP_API_LIMITS.connectMilliseconds } });
  const reads = open(SHOP_API_LIMITS.connections);
  const changes = open(SHOP_API_LIMITS.changeConnections);
  const passwords = open(SHOP_API_LIMITS.passwordConnections);
  return {
    of(call: RestCall<unknown>): Dispatcher {
      if (call.kind === 'password') return passwords;
      return isSlow(call) ? changes : reads;
    },
    async close(): Promise<void> {
      await Promise.all([...new Set([reads, changes, passwords])].map((each) => each.close()));
    },
  };
}

function upstreamError(path: string, error: unknown): UpstreamError {
  if (error instanceof UpstreamError) return error;
  return new UpstreamError(path, error instanceof Error ? error.message : String(error));
}

/** Makes a call, and a second time when it fails and is safe to repeat. */
async function retried(
  call: RestCall<unknown>,
  make: (call: RestCall<unknown>) => Promise<Received>,
  mayRetry: (call: RestCall<unknown>) => boolean,
): Promise<Received> {
  // A call that changes something may have arrived, so a retry could apply it twice.
  if (!(call.safe ?? call.method === 'GET')) return make(call);
  // The retry of a slow call has a short time more than one try, not all of it again.
  const deadline =
    call.deadline ??
    (isSlow(call)
      ? performance.now() + patienceFor(call) + SHOP_API_LIMITS.answerMilliseconds
      : Number.POSITIVE_INFINITY);
  try {
    return await make({ ...call, deadline });
  } catch (error) {
    if (!mayRetry(call)) throw error;
    await delay(RETRY_PAUSE_MILLISECONDS * (1 + Math.random()));
    return make({ ...call, deadline });
  }
}

/** One bad record does not count against the shop API's health. */
function answerOf<Body>(call: RestCall<Body>, received: Received): RestAnswer<Body> {
  if (received.kind !== 'json') return received;
  const reading = call.contract.read(received.json);
  if (reading.ok) return { kind: 'ok', body: reading.body };
  throw new UpstreamError(call.path, `unexpected answer at ${reading.fault}`, received.status);
}

function targetOf({ path, query, optionalQuery = {} }: RestCall<unknown>, announced: ReadonlySet<Capability>): string {
  const parameters = new URLSearchParams(query);
  for (const name of CAPABILITIES) {
    const value = optionalQuery[name];
    if (value !== undefined && announced.has(name)) parameters.set(name, value);
  }
  return parameters.size > 0 ? `${path}?${parameters.toString()}` : path;
}

/** Throws UpstreamError for a refusal or a redirect. */
export function bodyOf<Body>(path: string, answer: RestAnswer<Body>): Body {
  if (answer.kind === 'ok') return answer.body;
  throw answer.kind === 'moved'
    ? new UpstreamError(path, 'moved')
    : new UpstreamError(path, `refused: ${answer.detail}`, answer.status);
}

/** By GET, unless the call says otherwise. */
export type RestReading<Body> = Omit<RestCall<Body>, 'method'> & Partial<Pick<RestCall<Body>, 'method'>>;

/** The body of the answer. Throws UpstreamError for a refusal or a redirect. */
export async function readBody<Body>(rest: RestClient, call: RestReading<Body>): Promise<Body> {
  return bodyOf(call.path, await rest.call({ method: 'GET', ...call }));
}

/** Null for what the shop API lacks. */
export async function readOptional<Body>(rest: RestClient, call: RestReading<Body>): Promise<Body | null> {
  const answer = await rest.call({ method: 'GET', ...call });
  return isAbsent(answer) ? null : bodyOf(call.path, answer);
}

export function isAbsent(answer: RestAnswer<unknown>): boolean {
  return answer.kind === 'refused' && (answer.status === 404 || answer.status === 410);
}
