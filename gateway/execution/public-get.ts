import type { IncomingMessage, ServerResponse } from 'node:http';
import { callOf } from './call.ts';
import { isRequestError, withCost, type Admission } from './admission/admission.ts';
import { requestError, requestErrorBody, type RequestError } from './admission/request-error.ts';
import type { GraphQLParams } from './compiled-path/graphql-params.ts';
import type { AdmittedCall, CompiledPath } from './compiled-path/compiled-path.ts';
import { mediaTypeOf } from './media-type.ts';
import { isNotModified } from './not-modified.ts';
import type { OperationStore } from './compiled-path/operation-store.ts';
import type { KnownOperations } from './persisted/known-operations.ts';
import { publicCacheControl } from './compiled-path/response-cache.ts';
import { privateHeaders, sendAnswer } from './send-answer.ts';

/** The maximum length of `variables`, URL-decoded. */
export const VARIABLES_CHARACTERS_MAXIMUM = 4_000;

/** The id of the operation that a GET asks for; null for any other request. */
export function documentIdOf({ method, url = '' }: Pick<IncomingMessage, 'method' | 'url'>): string | null {
  const query = method === 'GET' ? url.split('?', 2)[1] : undefined;
  return query === undefined ? null : new URLSearchParams(query).get('documentId');
}

/** Answers a GET with a `documentId`. Resolves to false, sending nothing, for any other request. */
export type PublicGet = (request: IncomingMessage, response: ServerResponse, call: AdmittedCall) => Promise<boolean>;

interface PublicGetOptions {
  admission: Admission;
  operationStore: OperationStore;
  compiledPath: CompiledPath;
  isForEverySite: KnownOperations['isForEverySite'];
  cacheSeconds: number;
  now: () => Date;
}

const notPublic = requestError(
  400,
  'OPERATION_NOT_PUBLIC',
  'The answer of this operation is not the same for everyone, so GET is not allowed: send it by POST.',
);
const mutation = requestError(405, 'BAD_REQUEST', 'Can only perform a mutation operation from a POST request.');
const badVariables = requestError(400, 'BAD_USER_INPUT', 'The variables do not match those of this operation.');

/**
 * Handles `GET /graphql?documentId=…&variables=…`: persisted queries whose answers a CDN may cache. Ignores cookies and tokens, and adds
 * no headers to a public answer that depend on the caller, such as rate limits.
 */
export function createPublicGet({
  admission,
  operationStore,
  compiledPath,
  isForEverySite,
  cacheSeconds,
  now,
}: PublicGetOptions): PublicGet {
  /** Finds the error of a request that the compiled path did not answer. */
  async function errorOf(params: GraphQLParams, { admissionState }: AdmittedCall): Promise<RequestError> {
    const requestResult = await admission.admitRequest(params.raw, admissionState);
    if (requestResult) return requestResult;
    const costResult = await admissionState.costResult;
    return costResult && isRequestError(costResult) ? costResult : badVariables;
  }

  return async (request, response, { admissionState, requestId, clientAddress }) => {
    const documentId = documentIdOf(request);
    if (documentId === null) return false;
    const parameters = new URLSearchParams((request.url ?? '').split('?', 2)[1]);
    const mediaType = mediaTypeOf(request.headers.accept) ?? 'application/json';
    const operationName = parameters.get('operationName') || null;
    const variables = variablesIn(parameters.get('variables'));
    const params: GraphQLParams = {
      raw: { documentId, operationName, variables: variables ?? {} },
      document: { id: documentId },
      operationName,
      variables: variables ?? {},
    };
    const call: AdmittedCall = {
      ...callOf({ cart: null, session: null, device: null, clientAddress, requestId, isPartner: false }),
      admissionState,
    };
    const reject = (error: RequestError): true => {
      sendAnswer(
        response,
        requestErrorBody(error),
        mediaType,
        { ...privateHeaders(call), ...(error === mutation && { allow: 'POST' }) },
        error.status,
      );
      return true;
    };
    const requestResult = await admission.admitRequest(params.raw, admissionState);
    if (requestResult) return reject(requestResult);
    const operation = operationStore.find(params);
    if (operation?.kind === 'mutation') return reject(mutation);
    if (operation && !operation.isPublic) return reject(notPublic);
    const answered = variables && (await compiledPath.answer(params, call));
    if (!answered) return reject(await errorOf(params, call));
    const { answer, age } = answered;
    if (!answer.isPublic) {
      sendAnswer(response, withCost(answer.json, answered.cost), mediaType, privateHeaders(call));
      return true;
    }
    const headers = {
      'cache-control': publicCacheControl(cacheSeconds, (answer.validUntil - now().getTime()) / 1_000),
      age: String(Math.floor(age / 1_000)),
      etag: answer.etag,
      // Answers of the storefront's operations have CORS headers for some origins, all others for any.
      vary: isForEverySite(documentId) ? 'accept, accept-encoding' : 'accept, accept-encoding, origin',
    };
    if (isNotModified(request.headers['if-none-match'], [answer.etag.slice(1, -1)]))
      response.writeHead(304, headers).end();
    else sendAnswer(response, answer.json, mediaType, headers);
    return true;
  };
}

/** Parses `variables` of a URL; null for anything but a JSON object, and when too long. */
function variablesIn(text: string | null): Record<string, unknown> | null {
  if (!text) return {};
  if (text.length > VARIABLES_CHARACTERS_MAXIMUM) return null;
  try {
    const json: unknown = JSON.parse(text);
    return typeof json === 'object' && !Array.isArray(json) ? ((json ?? {}) as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
