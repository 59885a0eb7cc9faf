import type { DocumentNode, GraphQLSchema } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { readDocument } from './admission/document-limits.ts';
import { isRequestError, requestError, withoutSuggestions, type RequestError } from './admission/request-error.ts';
import type { GraphQLParams } from './graphql-params.ts';
import type { PersistedOperations } from './persisted/persisted-operations.ts';
import { prepareOperation, type PreparedOperation } from './prepared-operation.ts';
import { CACHE_LIMITS } from '../limits.data.ts';

/** The common name of registered operations in metrics, so that partners cannot increase the number of names. */
const REGISTERED_NAME = 'registered';

/** A valid document, and its prepared operations by name. */
interface StoredDocument {
  document: DocumentNode;
  operations: Map<string | null, PreparedOperation>;
}

export interface OperationStore {
  /** Finds the operation, preparing it on first use. */
  find(params: Pick<GraphQLParams, 'document' | 'operationName'>): PreparedOperation | RequestError;
  /** The name for metrics: a persisted operation's own, `own` for one sent as text, `none` for an unknown id. */
  name(document: GraphQLParams['document']): string;
  /** Whether pages of any site may send the id by GET: true for all ids but the storefront's, so that they can read the error of an unknown id. */
  isForEverySite(id: string): boolean;
}

interface OperationStoreOptions {
  schema: GraphQLSchema;
  /** The storefront's persisted operations. */
  operations: () => PersistedOperations;
  /** The text of an operation that a partner has registered; null for an unknown id. */
  operationText: (id: string) => string | null;
  logger: Pick<Logger, 'warn'>;
}

const unknownId = requestError(
  404,
  'PERSISTED_OPERATION_UNKNOWN',
  'There is no operation with this id: send its text as `query` with a partner key, or the shop registers it: npm run partner -- register ID FILE',
);
const unknownName = requestError(
  400,
  'OPERATION_RESOLUTION_FAILURE',
  'The document has no operation of this name, or several and no name was sent.',
);

/**
 * The operations by id, the storefront's before those that partners have registered, and the documents sent as text. A document sent as text is
 * compiled on its second run, so that callers who never repeat a document cause no compilation, which takes longer than validation.
 */
export function createOperationStore({
  schema,
  operations: storefront,
  operationText: registered,
  logger,
}: OperationStoreOptions): OperationStore {
  const ofStorefront = new WeakMap<DocumentNode, StoredDocument>();
  const ofPartners = new LRUCache<string, StoredDocument | RequestError>(CACHE_LIMITS.registered);
  const sent = new LRUCache<string, StoredDocument>({
    ...CACHE_LIMITS.documents,
    sizeCalculation: (_, text) => text.length + 1,
  });

  function findById(id: string): StoredDocument | RequestError {
    const document = storefront().document(id);
    if (!document) return findRegistered(id);
    const stored = ofStorefront.get(document) ?? newDocument(document);
    ofStorefront.set(document, stored);
    return stored;
  }

  /** Registered texts are validated on first use: the schema may have changed since they were registered. */
  function findRegistered(id: string): StoredDocument | RequestError {
    const text = registered(id);
    if (text === null) return unknownId;
    const known = ofPartners.get(text);
    if (known) return known;
    const document = readDocument(schema, text);
    const found = isRequestError(document) ? noLongerValid(document) : newDocument(document);
    if (isRequestError(found))
      logger.warn({ operation: id, reason: found.message }, 'a registered operation is not valid');
    ofPartners.set(text, found);
    return found;
  }

  function findByText(text: string): StoredDocument | RequestError {
    const known = sent.get(text);
    if (known) return known;
    const document = readDocument(schema, text);
    if (isRequestError(document)) return document;
    const stored = newDocument(document);
    sent.set(text, stored);
    return stored;
  }

  return {
    find({ document, operationName }) {
      const stored = 'id' in document ? findById(document.id) : findByText(document.text);
      if (isRequestError(stored)) return stored;
      const known = stored.operations.get(operationName);
      if (known) return known;
      const operation = prepareOperation(schema, stored.document, operationName, { isRepeated: 'id' in document });
      // Unknown names are not stored, because a caller could send any number of them.
      if (operation) stored.operations.set(operationName, operation);
      return operation ?? unknownName;
    },
    name: (document) =>
      'text' in document
        ? 'own'
        : (storefront().name(document.id) ?? (registered(document.id) === null ? 'none' : REGISTERED_NAME)),
    isForEverySite: (id) => storefront().name(id) === null || registered(id) !== null,
  };
}

const newDocument = (document: DocumentNode): StoredDocument => ({ document, operations: new Map() });

function noLongerValid({ errors, ...error }: RequestError): RequestError {
  return errors
    ? requestError(
        400,
        'GRAPHQL_VALIDATION_FAILED',
        `This operation is no longer valid: ${withoutSuggestions(error.message)}`,
      )
    : { ...error, isDocument: false };
}
