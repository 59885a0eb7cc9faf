import type { RawParams } from '../admission/params-limits.ts';

/** The parameters of a common GraphQL request: one operation, no extensions. */
export interface GraphQLParams {
  /** The parameters as sent; admission checks these. */
  raw: RawParams;
  /** The id of a persisted operation, or the text of a document. */
  document: { id: string } | { text: string };
  operationName: string | null;
  variables: Record<string, unknown>;
}

const KNOWN_PARAMETERS = new Set(['query', 'documentId', 'operationName', 'variables', 'extensions']);

/** Parses a JSON body. Returns null for anything uncommon, such as a batch or invalid JSON: the fallback path parses it again and reports errors. */
export function parseParams(body: Buffer): GraphQLParams | null {
  let raw: unknown;
  try {
    raw = JSON.parse(body.toString());
  } catch {
    // Invalid JSON: the fallback path reports the error.
    return null;
  }
  if (!isObject(raw)) return null;
  for (const name in raw) if (!KNOWN_PARAMETERS.has(name)) return null;
  const { query = null, documentId = null, operationName = null, variables = null, extensions = null } = raw;
  if (operationName !== null && (typeof operationName !== 'string' || operationName === '')) return null;
  if (extensions !== null || (variables !== null && !isObject(variables))) return null;
  const document = documentOf(query, documentId);
  return document && { raw, document, operationName, variables: variables ?? {} };
}

function documentOf(query: unknown, documentId: unknown): GraphQLParams['document'] | null {
  if (typeof query === 'string' && documentId === null) return { text: query };
  if (typeof documentId === 'string' && query === null) return { id: documentId };
  return null;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
