import type { IncomingMessage, ServerResponse } from 'node:http';
import type { DocumentNode } from 'graphql';
import type { RequestSource, Caller } from './caller.ts';
import { callOf, noteCookies } from './call.ts';
import { withCost, type AdmissionState } from './admission/admission.ts';
import type { RequestError } from './admission/request-error.ts';
import { BODY_BYTES_MAXIMUM, checkHttpRequest, tooLargeBody, type AllowsOrigin } from './admission/http-request.ts';
import { readTokens, renamedCookies } from './cookies.ts';
import { setCorsHeaders, answerPreflight } from './cross-origin.ts';
import { sendRequestError } from './admission/send-request-error.ts';
import { parseParams } from './compiled-path/graphql-params.ts';
import { readBody } from './request-body.ts';
import type { AdmittedCall, CompiledPath } from './compiled-path/compiled-path.ts';
import { mediaTypeOf } from './media-type.ts';
import type { OperationStore } from './compiled-path/operation-store.ts';
import type { PublicGet } from './public-get.ts';
import { privateHeaders, sendAnswer } from './send-answer.ts';

/** The state of one HTTP request, and the document that the fallback path found valid. */
export interface RequestState extends AdmittedCall {
  valid: { document: DocumentNode | null };
}

/** Who may send requests, and from where. */
export interface CallerChecks {
  /** Identifies the caller, or returns the error of one who is not allowed. */
  callerOf(source: RequestSource): Caller | RequestError;
  allowsOrigin: AllowsOrigin;
  /** The client's IP address. */
  addressOf(request: IncomingMessage): string;
  /** Whether the shop is served over https: cookies then have the prefix `__Host-`. */
  secureCookies: boolean;
}

interface PipelineOptions {
  callerChecks: CallerChecks;
  operationStore: OperationStore;
  compiledPath: CompiledPath;
  publicGet: PublicGet;
  /** Called with the path of each operation. */
  onExecutionPath?: ((path: 'compiled' | 'fallback') => void) | undefined;
  /** Answers everything else through Yoga: new documents and request errors. */
  fallback(
    request: { url: string; method: string; headers: Record<string, string>; body: string | null },
    state: RequestState,
  ): Promise<Response>;
}

/**
 * Handles every request to the graph: identifies the caller, then tries the compiled path, then the fallback path. Resolves to the state of its
 * admission; null for a request that was rejected before its caller was known.
 */
export function createPipeline({
  callerChecks,
  operationStore,
  compiledPath,
  publicGet,
  onExecutionPath,
  fallback,
}: PipelineOptions) {
  return async (
    request: IncomingMessage,
    response: ServerResponse,
    requestId: string,
  ): Promise<AdmissionState | null> => {
    const { headers } = request;
    if (request.method === 'OPTIONS') {
      answerPreflight(request, response, callerChecks.allowsOrigin);
      return null;
    }
    if (headers.origin !== undefined && callerChecks.allowsOrigin(headers.origin))
      setCorsHeaders(response, headers.origin);
    const caller =
      checkHttpRequest(request, callerChecks.allowsOrigin) ??
      callerChecks.callerOf({ headers, address: callerChecks.addressOf(request) });
    if ('status' in caller) {
      sendRequestError(response, caller);
      return null;
    }
    const state = stateOf(request, caller, requestId, callerChecks.secureCookies);
    const { admissionState } = state;
    if (request.method === 'GET' && (await publicGet(request, response, state))) return admissionState;
    const received = request.method === 'POST' ? await readBody(request, BODY_BYTES_MAXIMUM) : null;
    if (received?.kind === 'broken') return admissionState;
    if (received?.kind === 'too-long') {
      // The rest of the body is not read, so the connection cannot be reused.
      response.setHeader('connection', 'close');
      sendRequestError(response, tooLargeBody);
      return admissionState;
    }
    const mediaType = mediaTypeOf(headers.accept);
    const params = received ? parseParams(received.content) : null;
    const answered = params && mediaType && (await compiledPath.answer(params, state));
    onExecutionPath?.(answered ? 'compiled' : 'fallback');
    if (answered) {
      sendAnswer(response, withCost(answered.answer.json, answered.cost), mediaType, privateHeaders(state));
      return admissionState;
    }
    const answer = await fallback(
      {
        url: `http://gateway${request.url}`,
        method: request.method ?? 'GET',
        headers: headersOf(request),
        body: received?.content.toString() ?? null,
      },
      state,
    );
    // Before the answer is sent, so that a client's next request finds the document.
    if (params && state.valid.document) operationStore.remember(params, state.valid.document);
    await relay(answer, request, response, state);
    return admissionState;
  };
}

function stateOf({ headers }: IncomingMessage, caller: Caller, requestId: string, secure: boolean): RequestState {
  const isPartner = caller.partner !== null;
  // Partners are identified by their headers alone: a browser may add the storefront's cookies.
  const carried = isPartner ? { authorization: headers.authorization } : headers;
  const tokens = readTokens(carried, secure);
  const state: RequestState = {
    ...callOf({ ...tokens, clientAddress: caller.buyerAddress, requestId, isPartner }),
    admissionState: { caller, rateLimit: null, operation: 'none' },
    valid: { document: null },
  };
  noteCookies(state, renamedCookies(carried, secure));
  return state;
}

async function relay(
  answer: Response,
  request: IncomingMessage,
  response: ServerResponse,
  state: RequestState,
): Promise<void> {
  const body = Buffer.from(await answer.arrayBuffer());
  response.writeHead(answer.status, {
    ...Object.fromEntries(answer.headers),
    ...privateHeaders(state),
    'content-length': body.length,
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** The request's headers for Yoga, without those of the connection. */
function headersOf({ headers }: IncomingMessage): Record<string, string> {
  const { 'content-length': _, 'transfer-encoding': __, connection: ___, expect: ____, ...others } = headers;
  return Object.fromEntries(
    Object.entries(others).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
}
