import type { IncomingHttpHeaders } from 'node:http';
import type { Plugin } from 'graphql-yoga';
import type { CacheTags } from '../graph/cache-tags.ts';
import type { RateLimitState } from '../partners/rate-limiter.ts';
import { anonymousCall, type CallState } from './call.ts';
import type { Caller } from './caller.ts';
import type { CostReport } from './operation-cost.ts';
import type { Answer } from './response-cache.ts';

/** A request to the graph over HTTP, whose body Fastify has read. */
export interface GraphRequest {
  id: string;
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  /** The client's IP address. */
  address: string;
  /** Null for a body over the limit. */
  body: string | null;
}

/** What the plugins share about one operation. They fill it in their order. */
export interface OperationContext {
  /** Null for the operation of a page, which has no limits. */
  http: GraphRequest | null;
  /** The tokens that were sent, and what the answer sets. */
  call: CallState;
  /** Null for a page, and until it is identified. */
  caller: Caller | null;
  /** The caller's rate limits; null before the request was counted. */
  rateLimit: RateLimitState | null;
  /** What the operation costs its caller; null before it is charged. */
  cost: CostReport | null;
  /** Whether it is a GET by the id of a persisted operation, whose public answer a CDN may keep. */
  isGetById: boolean;
  /** The id of a persisted operation; null for a text, and until it is read from a body. */
  documentId: string | null;
  /** Whether pages of any site may read the answer of such a GET. */
  isForEverySite: boolean;
  /**
   * For metrics and traces: a persisted operation's name, `registered` for a partner's, `own` for a text, `none` until
   * it is known.
   */
  metricName: string;
  /** Collects what a page's answer depends on; undefined for a request. */
  tags: CacheTags | undefined;
  /** The answer that may be shared, and its age in milliseconds; null for none. */
  publicAnswer: { answer: Answer; age: number } | null;
}

/** A plugin of the graph's Yoga. */
export type GraphPlugin = Plugin<OperationContext, OperationContext>;

/** The id of a GET by the id of a persisted operation; null for any other request. */
export function documentIdInUrl(method: string | null, url: string): string | null {
  return method === 'GET' ? new URLSearchParams(url.slice(url.indexOf('?') + 1)).get('documentId') : null;
}

/** The context of a request, before the plugins have seen it. */
export function requestContext(http: GraphRequest, isForEverySite: (id: string) => boolean): OperationContext {
  const id = documentIdInUrl(http.method, http.url);
  return {
    ...pageContext(http.id, 'none', undefined),
    http,
    documentId: id,
    isGetById: id !== null,
    isForEverySite: id !== null && isForEverySite(id),
  };
}

/** The context of a page's operation. */
export function pageContext(requestId: string, metricName: string, tags: CacheTags | undefined): OperationContext {
  return {
    http: null,
    call: anonymousCall(requestId),
    caller: null,
    rateLimit: null,
    cost: null,
    isGetById: false,
    documentId: null,
    isForEverySite: false,
    metricName,
    tags,
    publicAnswer: null,
  };
}
