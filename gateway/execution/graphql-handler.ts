import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import type { GatewayServices } from '../graph/services.ts';
import type { RateLimiter } from '../partners/rate-limiter.ts';
import { createAdmission } from './admission/admission.ts';
import { checkHttpRequest, tooLargeBody, type AllowsOrigin } from './admission/http-request.ts';
import { withCost } from './admission/operation-cost.ts';
import {
  isRequestError,
  requestError,
  requestErrorBody,
  sendRequestError,
  statusOf,
  type RequestError,
} from './admission/request-error.ts';
import { addCookies, callOf, type AdmittedCall } from './call.ts';
import { KEY_HEADER, type Caller, type RequestSource } from './caller.ts';
import { readTokens, renamedCookies } from './cookies.ts';
import { answerPreflight, corsHeaders, EVERY_SITE_HEADERS, withoutSite } from './cross-origin.ts';
import { PURGED_SECONDS, type Cdn } from './cdn/cdn.ts';
import { createExecutor, type Executor } from './executor.ts';
import { paramsInBody, paramsInUrl } from './graphql-params.ts';
import type { Mask } from './masking.ts';
import { mediaTypeOf, type MediaType } from './media-type.ts';
import { isNotModified } from './not-modified.ts';
import { createOperationStore } from './operation-store.ts';
import type { PersistedOperations } from './persisted/persisted-operations.ts';
import type { PreparedOperation } from './prepared-operation.ts';
import { markCaller, markTest } from '../upstream/request-context.ts';
import { readBody } from './request-body.ts';
import { createResponseCache, publicCacheControl } from './response-cache.ts';
import { privateHeaders, sendAnswer } from './send-answer.ts';
import { REQUEST_LIMITS } from '../limits.data.ts';

interface GraphQLHandlerOptions {
  schema: GraphQLSchema;
  services: GatewayServices;
  /** The storefront's persisted operations. */
  operations: () => PersistedOperations;
  /** The text of an operation that a partner has registered; null for an unknown id. */
  operationText: (id: string) => string | null;
  logger: Pick<Logger, 'warn'>;
  mask: Mask;
  rateLimiter: RateLimiter;
  /** Identifies the caller, or returns the error that rejects it. */
  callerOf(source: RequestSource): Caller | RequestError;
  allowsOrigin: AllowsOrigin;
  /** The client's IP address. */
  addressOf(request: IncomingMessage): string;
  /** Whether the shop is served over HTTPS: cookies are then Secure and have the prefix `__Host-`. */
  secureCookies: boolean;
  /** Seconds for which a public answer is fresh; 0 disables the response cache. */
  cacheSeconds: number;
  /** Null without a CDN that is purged. */
  cdn: Cdn | null;
}

export interface GraphQLHandler extends Pick<Executor, 'execute'> {
  /** Answers an HTTP request whose body has not been read. Sets its `admission` once its caller is identified. */
  handle(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
}

const notSupported = requestError(405, 'BAD_REQUEST', 'GraphQL only supports GET and POST requests.');
const mutation = requestError(405, 'BAD_REQUEST', 'Can only perform a mutation operation from a POST request.');
const notPublic = requestError(
  400,
  'OPERATION_NOT_PUBLIC',
  'The answer of this operation is not the same for everyone, so GET is not allowed: send it by POST.',
);

export function createGraphQLHandler(options: GraphQLHandlerOptions): GraphQLHandler {
  const { services, cacheSeconds } = options;
  const operations = createOperationStore(options);
  const cache = cacheSeconds > 0 ? createResponseCache(cacheSeconds) : null;
  services.changes.onChange((change) => cache?.drop(change));
  const admission = createAdmission(options.schema, options.rateLimiter);
  const executor = createExecutor({ ...options, operations, admission, cache });

  return {
    execute: executor.execute,
    async handle(request, reply) {
      const { id: requestId, raw, method, headers } = request;
      if (method === 'OPTIONS') return answerPreflight(headers, reply, options.allowsOrigin);
      const documentId = method === 'GET' ? parametersOf(raw).get('documentId') : null;
      const isForEverySite = documentId !== null && operations.isForEverySite(documentId);
      const caller = identify(raw, reply, isForEverySite, options);
      if (isRequestError(caller)) return sendRequestError(reply, caller);
      markCaller(caller.buckets[0].name);
      if (caller.partner?.kind === 'sandbox') markTest();
      const isById = documentId !== null;
      const call = admittedCall(headers, caller, { requestId, isById, isSecure: options.secureCookies });
      request.admission = call.admissionState;
      return answer(request, reply, call, { executor, isById, isForEverySite, cacheSeconds, now: services.now });
    },
  };
}

function parametersOf({ url = '' }: IncomingMessage): URLSearchParams {
  return new URLSearchParams(url.split('?', 2)[1]);
}

/** Identifies the caller, or returns the error that rejects it. */
function identify(
  request: IncomingMessage,
  reply: FastifyReply,
  isForEverySite: boolean,
  { allowsOrigin, callerOf, addressOf }: GraphQLHandlerOptions,
): Caller | RequestError {
  const { headers, method, url } = request;
  if (isForEverySite) reply.headers(EVERY_SITE_HEADERS);
  else if (headers.origin !== undefined && allowsOrigin(headers.origin)) reply.headers(corsHeaders(headers.origin));
  // A key is still checked against the site that sends it.
  const source = isForEverySite && headers[KEY_HEADER] === undefined ? withoutSite(headers) : headers;
  return (
    checkHttpRequest({ method, url, headers: source }) ?? callerOf({ headers: source, address: addressOf(request) })
  );
}

function admittedCall(
  headers: IncomingHttpHeaders,
  caller: Caller,
  { requestId, isById, isSecure }: { requestId: string; isById: boolean; isSecure: boolean },
): AdmittedCall {
  const partnerId = isById ? null : (caller.partner?.id ?? null);
  // A CDN keeps the answer of a GET by id. A partner's cookies are ignored: a browser may send the storefront's along with its request.
  const credentials = isById ? {} : partnerId !== null ? { authorization: headers.authorization } : headers;
  const tokens = readTokens(credentials, isSecure);
  const call: AdmittedCall = {
    ...callOf({ ...tokens, clientAddress: caller.buyerAddress, requestId, partnerId }),
    admissionState: { caller, rateLimit: null, operation: 'none' },
  };
  addCookies(call, renamedCookies(credentials, isSecure));
  return call;
}

interface Answering {
  executor: Executor;
  /** Whether it is a GET by the id of a persisted operation, whose public answer a CDN may keep. */
  isById: boolean;
  isForEverySite: boolean;
  cacheSeconds: number;
  now: () => Date;
}

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  call: AdmittedCall,
  { executor, isById, isForEverySite, cacheSeconds, now }: Answering,
): Promise<FastifyReply> {
  const { method, raw, headers } = request;
  const mediaType = mediaTypeOf(headers.accept) ?? 'application/json';
  if (method !== 'GET' && method !== 'POST') return reject(reply, call, notSupported, mediaType);
  const body = method === 'POST' ? await readBody(raw, REQUEST_LIMITS.bodyBytes) : null;
  if (body?.kind === 'broken') return reply.hijack();
  // The rest of the body stays unread, so the connection cannot be reused.
  if (body?.kind === 'too-long') return sendRequestError(reply.header('connection', 'close'), tooLargeBody);
  const params = body ? paramsInBody(body.content) : paramsInUrl(parametersOf(raw));
  const answered = await executor.answer(params, call, (operation) => (body ? null : checkGet(operation, isById)));
  if (isRequestError(answered)) return reject(reply, call, answered, mediaType);
  const { answer: found, age, cost } = answered;
  if (!isById || !found.isPublic) return sendAnswer(reply, withCost(found.json, cost), mediaType, privateHeaders(call));
  // No headers that depend on the caller, such as rate limits.
  const shared = {
    'cache-control': publicCacheControl(cacheSeconds, {
      validSeconds: (found.validUntil - now().getTime()) / 1_000,
      cdnSeconds: found.tagHeader ? PURGED_SECONDS : 0,
    }),
    ...found.tagHeader,
    age: String(Math.floor(age / 1_000)),
    etag: found.etag,
    // Answers of the storefront's operations have CORS headers for some origins, all others for any.
    vary: isForEverySite ? 'accept, accept-encoding' : 'accept, accept-encoding, origin',
  };
  return isNotModified(headers['if-none-match'], [found.etag.slice(1, -1)])
    ? reply.code(304).headers(shared).send()
    : sendAnswer(reply, found.json, mediaType, shared);
}

/** What a GET may ask for: by text any query, by id one whose answer is the same for everyone. */
function checkGet({ kind, isPublic }: PreparedOperation, isById: boolean): RequestError | null {
  if (kind === 'mutation') return mutation;
  return isById && !isPublic ? notPublic : null;
}

function reject(
  reply: FastifyReply,
  call: AdmittedCall,
  error: RequestError,
  mediaType: MediaType,
): Promise<FastifyReply> {
  const allow = error === notSupported ? 'GET, POST' : error === mutation ? 'POST' : null;
  return sendAnswer(
    reply,
    requestErrorBody(error, call.admissionState.caller.isTrusted),
    mediaType,
    { ...privateHeaders(call), ...(allow !== null && { allow }) },
    statusOf(error, mediaType),
  );
}
