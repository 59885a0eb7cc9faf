import type { DocumentNode, GraphQLSchema } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { PersistedOperations } from '../persisted-operations.ts';
import type { GraphQLParams } from './graphql-params.ts';
import { prepareOperation, type PreparedOperation } from './prepared-operation.ts';

/** More than the operations of the storefront and all partners together. */
const DOCUMENTS_MAXIMUM = 500;
const CHARACTERS_MAXIMUM = 4_000_000;

/** A valid document, and those of its operations that have run, by name. */
interface StoredDocument {
  document: DocumentNode;
  operations: Map<string | null, PreparedOperation>;
}

export interface OperationStore {
  /** Returns the prepared operation; null for an unknown document, or one without an operation of this name. */
  find(params: Pick<GraphQLParams, 'document' | 'operationName'>): PreparedOperation | null;
  /** Remembers a valid document. */
  remember(params: Pick<GraphQLParams, 'document'>, document: DocumentNode): void;
}

/**
 * Stores valid documents. An operation is compiled when it comes a second time, so that a caller who sends a new document each time costs no
 * compilation. The storefront's persisted operations are known from the start: they were validated when they were built.
 */
export function createOperationStore(schema: GraphQLSchema, persisted: () => PersistedOperations): OperationStore {
  const byId = new Map<string, StoredDocument>();
  const byText = new LRUCache<string, StoredDocument>({
    max: DOCUMENTS_MAXIMUM,
    maxSize: CHARACTERS_MAXIMUM,
    sizeCalculation: (_, text) => text.length + 1,
  });

  function findPersisted(id: string): StoredDocument | undefined {
    const known = byId.get(id);
    if (known) return known;
    const document = persisted().document(id);
    if (!document) return undefined;
    const stored: StoredDocument = { document, operations: new Map() };
    byId.set(id, stored);
    return stored;
  }

  return {
    find({ document, operationName }) {
      const stored = 'id' in document ? findPersisted(document.id) : byText.get(document.text);
      if (!stored) return null;
      const known = stored.operations.get(operationName);
      if (known) return known;
      const operation = prepareOperation(schema, stored.document, operationName);
      // Names that the document lacks are not stored: a caller can send any number of them.
      if (operation) stored.operations.set(operationName, operation);
      return operation;
    },
    remember({ document: source }, document) {
      if ('text' in source && !byText.has(source.text)) byText.set(source.text, { document, operations: new Map() });
    },
  };
}
