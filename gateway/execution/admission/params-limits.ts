import { DOCUMENT_LIMITS } from './document-limits.ts';
import { requestError, type RequestError } from './request-error.ts';

/** The parameters of a GraphQL request, unchecked. */
export interface RawParams {
  query?: unknown;
  documentId?: unknown;
  operationName?: unknown;
  variables?: unknown;
  extensions?: unknown;
}

/** Limits on variables: nesting, and characters of one string. The graph's input types nest three levels deep. */
export const INPUT_LIMITS = { depth: 10, characters: 20_000 };

/** The code and message by which Apollo's and urql's clients know to send the text instead. */
const notAutomatic: RequestError = {
  status: 400,
  code: 'PERSISTED_QUERY_NOT_SUPPORTED',
  message: 'PersistedQueryNotSupported',
  help: 'Automatic persisted queries are not supported: send the operation’s text as `query`, or the id of a persisted operation as `documentId`.',
};

/** Rejects batches, parameters of the wrong type, and variables over a size limit. */
export function checkParams(parameters: unknown): RequestError | null {
  if (Array.isArray(parameters)) return requestError(400, 'BAD_REQUEST', 'Send one operation at a time.');
  if (!isRecord(parameters)) return requestError(400, 'BAD_REQUEST', 'Send an object with `query` or `documentId`.');
  const { query, documentId, operationName, variables, extensions } = parameters as RawParams;
  if (!isTextOrNothing(query) || !isTextOrNothing(documentId) || !isTextOrNothing(operationName))
    return requestError(400, 'BAD_REQUEST', '`query`, `documentId` and `operationName` are texts.');
  if (query && documentId) return requestError(400, 'BAD_REQUEST', 'Send `query` or `documentId`, not both.');
  if (!isRecordOrNothing(variables) || !isRecordOrNothing(extensions))
    return requestError(400, 'BAD_REQUEST', '`variables` and `extensions` are objects.');
  if (!query && !documentId && extensions && Object.hasOwn(extensions, 'persistedQuery')) return notAutomatic;
  return checkInputSize(variables ?? null, 0);
}

function checkInputSize(value: unknown, depth: number): RequestError | null {
  if (typeof value === 'string' && value.length > INPUT_LIMITS.characters)
    return requestError(
      400,
      'INPUT_TOO_LARGE',
      `A text in \`variables\` has at most ${INPUT_LIMITS.characters} characters.`,
    );
  if (typeof value !== 'object' || value === null) return null;
  if (depth > INPUT_LIMITS.depth)
    return requestError(400, 'INPUT_TOO_LARGE', `\`variables\` nest at most ${INPUT_LIMITS.depth} levels deep.`);
  const parts = Array.isArray(value) ? (value as unknown[]) : Object.values(value);
  if (parts.length > DOCUMENT_LIMITS.listItems)
    return requestError(
      400,
      'INPUT_TOO_LARGE',
      `A list in \`variables\` has at most ${DOCUMENT_LIMITS.listItems} items.`,
    );
  for (const part of parts) {
    const rejection = checkInputSize(part, depth + 1);
    if (rejection) return rejection;
  }
  return null;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isRecordOrNothing = (value: unknown) => value === undefined || value === null || isRecord(value);
const isTextOrNothing = (value: unknown) => value === undefined || value === null || typeof value === 'string';

/** Rejects requests without an operation, and operations sent as text by callers who may send only persisted ones. */
export function checkOperationAllowed({ query, documentId }: RawParams, isTrusted: boolean): RequestError | null {
  if (query && !isTrusted)
    return requestError(
      403,
      'PERSISTED_OPERATION_REQUIRED',
      'Without a partner’s key only the operations of the storefront are answered: send `documentId`, or the header x-partner-key.',
    );
  if (!query && !documentId) return requestError(400, 'BAD_REQUEST', 'Send an object with `query` or `documentId`.');
  return null;
}
