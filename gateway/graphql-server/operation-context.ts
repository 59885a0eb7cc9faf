import type { IncomingHttpHeaders } from 'node:http';
import type { Plugin } from 'graphql-yoga';
import type { CacheTags } from '../graph/cache-tags.ts';
import type { RateLimitState } from '../partners/rate-limiter.ts';
import { anonymousCall, type CallState } from './call.ts';
import type { Caller } from './caller.ts';
import type { CostReport } from './operation-cost.ts';
import type { Answer } from './response-cache.ts';

/** Over HTTP; Fastify has read its body. */
export interface GraphRequest {
  id: string;
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  address: string;
  /** Null for a body over the limit. */
  body: string | null;
}

/** The plugins fill it in their order. */
export interface OperationContext {
  /** Null for the operation of a page, which has no limits. */
  http: GraphRequest | null;
  /** The tokens that were sent, and what the answer sets. */
  call: CallState;
  /** Null for a page, and until it is identified. */
  caller: Caller | null;
  /** Null before the request was counted. */
  rateLimit: RateLimitState | null;
  /** Null before the operation is charged. */
  cost: CostReport | null;
  /** A GET by the id of a persisted operation, whose public answer a CDN may keep. */
  isGetById: boolean;
  /** Null for a text, and until it is read from a body. */
  documentId: string | null;
  /** Pages of any site may read the answer of such a GET. */
  isForEverySite: boolean;
  /** A persisted operation's name, `registered` for a partner's, `own` for a text, `none` until it is known. */
  metricName: string;
  /** What a page's answer depends on; undefined for a request. */
  tags: CacheTags | undefined;
  /** May be shared; the age is in milliseconds. Null for none. */
  publicAnswer: { answer: Answer; age: number } | null;
}

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
