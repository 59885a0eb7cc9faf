import type { GraphParameters } from '../checks/parameters.ts';

/** One operation as it was asked for, in the form that every client of the graph uses. */
export interface Asked {
  /** As it was sent, for the checks. */
  parameters: GraphParameters;
  /** The id of an operation that the storefront ships, or the text of any. */
  document: { id: string } | { text: string };
  operationName: string | null;
  variables: Record<string, unknown>;
}

/** What a body of JSON asks for; null for what is not JSON, is a batch, or is anything else that has to be looked at more closely. */
export function askedIn(body: Buffer): Asked | null {
  let json: unknown;
  try {
    json = JSON.parse(body.toString());
  } catch {
    return null;
  }
  return isObject(json) ? askedBy(json) : null;
}

const NAMES = new Set(['query', 'documentId', 'operationName', 'variables', 'extensions']);

function askedBy(parameters: Record<string, unknown>): Asked | null {
  for (const name in parameters) if (!NAMES.has(name)) return null;
  const { query = null, documentId = null, operationName = null, variables = null, extensions = null } = parameters;
  if (operationName !== null && (typeof operationName !== 'string' || operationName === '')) return null;
  if (extensions !== null || (variables !== null && !isObject(variables))) return null;
  const document = documentOf(query, documentId);
  return document && { parameters, document, operationName, variables: variables ?? {} };
}

function documentOf(query: unknown, documentId: unknown): Asked['document'] | null {
  if (typeof query === 'string' && documentId === null) return { text: query };
  if (typeof documentId === 'string' && query === null) return { id: documentId };
  return null;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
