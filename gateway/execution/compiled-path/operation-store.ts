import type { DocumentNode, GraphQLSchema } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { PersistedOperations } from '../persisted/persisted-operations.ts';
import type { GraphQLParams } from './graphql-params.ts';
import { prepareOperation, type PreparedOperation } from './prepared-operation.ts';

/** Limits of the cache of documents sent as text: far more than partners use. */
const DOCUMENTS_MAXIMUM = 500;
const CHARACTERS_MAXIMUM = 4_000_000;

/** A valid document, and its prepared operations by name. */
interface StoredDocument {
  document: DocumentNode;
  operations: Map<string | null, PreparedOperation>;
}

export interface OperationStore {
  /** Returns the operation, preparing it on first use. Null for an unknown document, or without an operation of this name. */
  find(params: Pick<GraphQLParams, 'document' | 'operationName'>): PreparedOperation | null;
  /** Stores a valid document that was sent as text. */
  remember(params: Pick<GraphQLParams, 'document'>, document: DocumentNode): void;
}

/**
 * Stores valid documents and their prepared operations. A document sent as text is compiled on its second request, so that callers who never
 * repeat a document cause no compilation. Persisted operations are compiled on their first: they have been validated.
 */
export function createOperationStore(
  schema: GraphQLSchema,
  persisted: Pick<PersistedOperations, 'document'>,
): OperationStore {
  // By document: a registered operation that is gone takes its prepared operations with it.
  const persistedDocuments = new WeakMap<DocumentNode, StoredDocument>();
  const byText = new LRUCache<string, StoredDocument>({
    max: DOCUMENTS_MAXIMUM,
    maxSize: CHARACTERS_MAXIMUM,
    sizeCalculation: (_, text) => text.length + 1,
  });

  function findPersisted(id: string): StoredDocument | undefined {
    const document = persisted.document(id);
    if (!document) return undefined;
    const known = persistedDocuments.get(document);
    if (known) return known;
    const stored: StoredDocument = { document, operations: new Map() };
    persistedDocuments.set(document, stored);
    return stored;
  }

  return {
    find({ document, operationName }) {
      const stored = 'id' in document ? findPersisted(document.id) : byText.get(document.text);
      if (!stored) return null;
      const known = stored.operations.get(operationName);
      if (known) return known;
      const operation = prepareOperation(schema, stored.document, operationName);
      // Unknown names are not stored, because a caller could send any number of them.
      if (operation) stored.operations.set(operationName, operation);
      return operation;
    },
    remember({ document: source }, document) {
      if ('text' in source && !byText.has(source.text)) byText.set(source.text, { document, operations: new Map() });
    },
  };
}
