import { GraphQLError, type DocumentNode, type GraphQLSchema } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { checkDocument, parseDocument } from '../admission/document-limits.ts';
import { withoutSuggestions } from '../admission/operation-cost.ts';
import { requestError, type RequestError } from '../admission/request-error.ts';
import { validateDocument } from '../admission/validate-document.ts';
import type { PersistedOperations } from './persisted-operations.ts';

/** The operations that can be sent by id: the storefront's, and those that partners have registered. */
export interface KnownOperations extends PersistedOperations {
  /** The error of a registered operation that is no longer valid; null for any other id. */
  errorOf(id: string): RequestError | null;
  /** Whether pages of any site may send the id by GET: true for all ids but the storefront's, so that they can read the error of an unknown id. */
  isForEverySite(id: string): boolean;
}

interface KnownOperationsOptions {
  schema: GraphQLSchema;
  storefront: () => PersistedOperations;
  /** The text of an operation that a partner has registered; null for an unknown id. */
  registered: (id: string) => string | null;
  logger: Pick<Logger, 'warn'>;
}

/** The maximum of validated documents in memory, each up to about 0.2 MB. After its eviction a document is validated again. */
const DOCUMENTS_MAXIMUM = 200;

/** The common name of registered operations in metrics, so that partners cannot increase the number of names. */
const REGISTERED_NAME = 'registered';

type Checked = { document: DocumentNode; error: null } | { document: null; error: RequestError };

/** The storefront's operations come first, so that no registered one takes their place. Registered ones are checked on first use: the schema may have changed since. */
export function createKnownOperations({
  schema,
  storefront,
  registered,
  logger,
}: KnownOperationsOptions): KnownOperations {
  const byText = new LRUCache<string, Checked>({ max: DOCUMENTS_MAXIMUM });

  function checked(id: string): Checked | null {
    const text = storefront().name(id) === null ? registered(id) : null;
    if (text === null) return null;
    const known = byText.get(text);
    if (known) return known;
    const made = check(schema, text);
    byText.set(text, made);
    if (made.error) logger.warn({ operation: id, reason: made.error.message }, 'a registered operation is not valid');
    return made;
  }

  return {
    name: (id) => storefront().name(id) ?? (registered(id) === null ? null : REGISTERED_NAME),
    document: (id) => storefront().document(id) ?? checked(id)?.document ?? null,
    errorOf: (id) => checked(id)?.error ?? null,
    isForEverySite: (id) => storefront().name(id) === null || registered(id) !== null,
  };
}

function check(schema: GraphQLSchema, text: string): Checked {
  try {
    const document = parseDocument(text);
    const [invalid] = validateDocument(schema, document);
    const error = checkDocument(document) ?? (invalid ? noLongerValid(invalid) : null);
    return error ? { document: null, error } : { document, error: null };
  } catch (error) {
    if (error instanceof GraphQLError) return { document: null, error: noLongerValid(error) };
    throw error;
  }
}

const noLongerValid = (error: GraphQLError): RequestError =>
  requestError(
    400,
    'GRAPHQL_VALIDATION_FAILED',
    `This operation is no longer valid: ${withoutSuggestions(error).message}`,
  );
