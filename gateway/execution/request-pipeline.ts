import type { IncomingMessage, ServerResponse } from 'node:http';
import type { DocumentNode } from 'graphql';
import { KEY_HEADER, type RequestSource, type Caller } from './caller.ts';
import { addCookies, callOf } from './call.ts';
import { withCost, type AdmissionState } from './admission/admission.ts';
import { sendRequestError, type RequestError } from './admission/request-error.ts';
import { compress } from './compression.ts';
import { BODY_BYTES_MAXIMUM, checkHttpRequest, tooLargeBody, type AllowsOrigin } from './admission/http-request.ts';
import { readTokens, renamedCookies } from './cookies.ts';
import { allowEverySite, answerPreflight, setCorsHeaders, withoutSite } from './cross-origin.ts';
import { parseParams } from './compiled-path/graphql-params.ts';
import { readBody } from './request-body.ts';
import type { AdmittedCall, CompiledPath } from './compiled-path/compiled-path.ts';
import { mediaTypeOf } from './media-type.ts';
import type { OperationStore } from './compiled-path/operation-store.ts';
import { documentIdOf, type PublicGet } from './public-get.ts';
import { encodingOf, privateHeaders, sendAnswer } from './send-answer.ts';

/** The state of one HTTP request. */
export interface RequestState extends AdmittedCall {
  /** Filled by the fallback path with the document once it has been validated. */
  valid: { document: DocumentNode | null };
}

/** Identifies callers and checks their origins. */
export interface CallerChecks {
  /** Identifies the caller, or returns the error that rejects it. */
  callerOf(source: RequestSource): Caller | RequestError;
  allowsOrigin: AllowsOrigin;
  /** The client's IP address. */
  addressOf(request: IncomingMessage): string;
  /** Whether the shop is served over HTTPS: cookies are then Secure and have the prefix `__Host-`. */
  secureCookies: boolean;
}

interface PipelineOptions {
  callerChecks: CallerChecks;
  operationStore: OperationStore;
  compiledPath: CompiledPath;
  /** Whether pages of any site may send this operation by GET, without a key. */
  isForEverySite(documentId: string): boolean;
  publicGet: PublicGet;
  /** Called with the execution path of each operation. */
  onExecutionPath?: ((path: 'compiled' | 'fallback') => void) | undefined;
  /** Answers a request through Yoga: new documents, and requests with errors. */
  fallback(
    request: { url: string; method: string; headers: Record<string, string>; body: string | null },
    state: RequestState,
  ): Promise<Response>;
}

/**
 * Handles every request to the graph: identifies the caller, then tries the compiled path, then the fallback path. Resolves to its admission
 * state; null for a preflight or a request rejected before its caller was identified.
 */
export function createPipeline({
  callerChecks,
  operationStore,
  compiledPath,
  isForEverySite,
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
    const documentId = documentIdOf(request);
    const isPublic = documentId !== null && isForEverySite(documentId);
    if (isPublic) allowEverySite(response);
    else if (headers.origin !== undefined && callerChecks.allowsOrigin(headers.origin))
      setCorsHeaders(response, headers.origin);
    // A key is still checked against the site that sends it.
    const source = isPublic && headers[KEY_HEADER] === undefined ? withoutSite(headers) : headers;
    const caller =
      checkHttpRequest({ method: request.method, url: request.url, headers: source }, callerChecks.allowsOrigin) ??
      callerChecks.callerOf({ headers: source, address: callerChecks.addressOf(request) });
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
      // The rest of the body stays unread, so the connection cannot be reused.
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
    // Stored before the answer is sent, so that the client's next request finds the document.
    if (params && state.valid.document) operationStore.remember(params, state.valid.document);
    await relay(answer, request, response, state);
    return admissionState;
  };
}

function stateOf({ headers }: IncomingMessage, caller: Caller, requestId: string, secure: boolean): RequestState {
  const isPartner = caller.partner !== null;
  // A partner's cookies are ignored: a browser may send the storefront's along with a partner's request.
  const credentials = isPartner ? { authorization: headers.authorization } : headers;
  const tokens = readTokens(credentials, secure);
  const state: RequestState = {
    ...callOf({ ...tokens, clientAddress: caller.buyerAddress, requestId, isPartner }),
    admissionState: { caller, rateLimit: null, operation: 'none' },
    valid: { document: null },
  };
  addCookies(state, renamedCookies(credentials, secure));
  return state;
}

async function relay(
  answer: Response,
  request: IncomingMessage,
  response: ServerResponse,
  state: RequestState,
): Promise<void> {
  const plain = Buffer.from(await answer.arrayBuffer());
  const encoding = encodingOf(request, plain.length);
  const body = compress(plain, encoding);
  response.writeHead(answer.status, {
    ...Object.fromEntries(answer.headers),
    ...privateHeaders(state),
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    'content-length': body.length,
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** The request's headers for Yoga, without those of its connection and body. */
function headersOf({ headers }: IncomingMessage): Record<string, string> {
  const { 'content-length': _, 'transfer-encoding': __, connection: ___, expect: ____, ...others } = headers;
  return Object.fromEntries(
    Object.entries(others).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
}
