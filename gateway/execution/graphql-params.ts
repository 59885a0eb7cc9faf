import { requestError, type RequestError } from './admission/request-error.ts';
import { DOCUMENT_LIMITS, INPUT_LIMITS } from '../limits.data.ts';

/** The parameters of a GraphQL request: the id of a persisted operation, or the text of a document. */
export interface GraphQLParams {
  document: { id: string } | { text: string };
  operationName: string | null;
  variables: Record<string, unknown>;
}

/** The parameters as sent and unchecked, or the error of JSON that cannot be read. */
export type RawParams = { json: unknown; error: null } | { json: null; error: RequestError };

const PARAMETERS = new Set(['query', 'documentId', 'operationName', 'variables', 'extensions']);

export function paramsInBody(body: Buffer): RawParams {
  try {
    return { json: JSON.parse(body.toString()), error: null };
  } catch {
    return { json: null, error: requestError(400, 'BAD_REQUEST', 'The body is not JSON.') };
  }
}

export function paramsInUrl(parameters: URLSearchParams): RawParams {
  try {
    return {
      json: {
        query: parameters.get('query'),
        documentId: parameters.get('documentId'),
        operationName: parameters.get('operationName') || null,
        variables: objectIn(parameters.get('variables')),
        extensions: objectIn(parameters.get('extensions')),
      },
      error: null,
    };
  } catch {
    return {
      json: null,
      error: requestError(
        400,
        'BAD_USER_INPUT',
        `\`variables\` and \`extensions\` are JSON objects of at most ${INPUT_LIMITS.addressCharacters} characters.`,
      ),
    };
  }
}

/** Parses a JSON object of a URL. Throws for anything else, and for a text that is too long. */
function objectIn(text: string | null): Record<string, unknown> | null {
  if (!text) return null;
  const json: unknown = text.length > INPUT_LIMITS.addressCharacters ? undefined : JSON.parse(text);
  if (json !== null && !isRecord(json)) throw new TypeError('Not a JSON object');
  return json;
}

/** The code and message by which Apollo's and urql's clients know to send the text instead. */
const notAutomatic: RequestError = {
  status: 400,
  code: 'PERSISTED_QUERY_NOT_SUPPORTED',
  message: 'PersistedQueryNotSupported',
  help: 'Automatic persisted queries are not supported: send the operation’s text as `query`, or the id of a persisted operation as `documentId`.',
};

/** Reads the parameters. Rejects batches, parameters of the wrong type, variables over a size limit, and requests without an operation. */
export function readParams(json: unknown): GraphQLParams | RequestError {
  if (Array.isArray(json))
    return requestError(
      400,
      'BAD_REQUEST',
      'The body is a list: send one operation at a time, each in a request of its own.',
    );
  if (!isRecord(json)) return noOperation;
  const { query, documentId, operationName, variables, extensions }: Record<string, unknown> = json;
  if (!isTextOrNothing(query) || !isTextOrNothing(documentId) || !isTextOrNothing(operationName))
    return requestError(400, 'BAD_REQUEST', '`query`, `documentId` and `operationName` are texts.');
  if (query && documentId) return requestError(400, 'BAD_REQUEST', 'Send `query` or `documentId`, not both.');
  if (!isRecordOrNothing(variables) || !isRecordOrNothing(extensions))
    return requestError(400, 'BAD_REQUEST', '`variables` and `extensions` are objects.');
  const document = documentId ? { id: documentId } : query ? { text: query } : null;
  if (!document) return extensions && Object.hasOwn(extensions, 'persistedQuery') ? notAutomatic : noOperation;
  const unknown = query && Object.keys(json).find((name) => json[name] !== null && !PARAMETERS.has(name));
  if (unknown) return requestError(400, 'BAD_REQUEST', `Unexpected parameter "${unknown}" in the request body.`);
  return (
    checkInputSize(variables ?? null, 0) ?? {
      document,
      operationName: operationName ?? null,
      variables: variables ?? {},
    }
  );
}

const noOperation = requestError(400, 'BAD_REQUEST', 'Send an object with `query` or `documentId`.');

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
      `A list in \`variables\` has at most ${DOCUMENT_LIMITS.listItems} items: split it into several requests.`,
    );
  for (const part of parts) {
    const rejection = checkInputSize(part, depth + 1);
    if (rejection) return rejection;
  }
  return null;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isRecordOrNothing = (value: unknown): value is Record<string, unknown> | null | undefined =>
  value === undefined || value === null || isRecord(value);
const isTextOrNothing = (value: unknown): value is string | null | undefined =>
  value === undefined || value === null || typeof value === 'string';

/** Rejects operations sent as text by callers who may send only persisted ones. */
export function checkOperationAllowed({ document }: GraphQLParams, isTrusted: boolean): RequestError | null {
  return 'text' in document && !isTrusted
    ? requestError(
        403,
        'PERSISTED_OPERATION_REQUIRED',
        'Without a partner key only persisted operations are answered: send `documentId`, or your key in the header x-partner-key. The shop creates a key: npm run partner -- create NAME',
      )
    : null;
}
