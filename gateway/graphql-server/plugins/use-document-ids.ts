import type { GraphQLParams } from 'graphql-yoga';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { GraphPlugin } from '../operation-context.ts';
import type { OperationOf } from '../operation.ts';
import type { PersistedOperations } from '../persisted-operations.ts';
import { requestError, withoutSuggestions } from '../request-error.ts';

/** In metrics, so that partners cannot increase the number of names. */
const REGISTERED_NAME = 'registered';

/** An invalid operation is logged once, while so many others are remembered. */
const LOGGED_MAXIMUM = 1_000;

interface DocumentIdOptions {
  operations: () => PersistedOperations;
  /** The text of an operation that a partner has registered; null for an unknown id. */
  operationText: (id: string) => string | null;
  operationOf: OperationOf;
  logger: Pick<Logger, 'warn'>;
}

/**
 * Callers without a key only send operations by id, and by GET only public ones. What a partner has registered may have
 * become invalid since, with a change of the schema.
 */
export function useDocumentIds({ operations, operationText, operationOf, logger }: DocumentIdOptions): GraphPlugin {
  const logged = new LRUCache<string, true>({ max: LOGGED_MAXIMUM });
  return {
    onParams({ params, context }) {
      const id = context.documentId ?? documentIdIn(params);
      context.documentId = id;
      if (params.query && id !== null)
        throw requestError(400, 'BAD_REQUEST', 'Send `query` or `documentId`, not both.');
      if (params.query && !context.caller?.isTrusted)
        throw requestError(
          403,
          'PERSISTED_OPERATION_REQUIRED',
          'Without a partner key only persisted operations are answered: send `documentId`, or your key in the ' +
            'header x-partner-key. The shop creates a key: npm run partner -- create NAME',
        );
      if (params.query) context.metricName = 'own';
      if (id !== null)
        context.metricName = operations().name(id) ?? (operationText(id) === null ? 'none' : REGISTERED_NAME);
    },
    onExecutionResult({ result, setResult, context: { documentId: id } }) {
      const [error] = (result && 'errors' in result && result.errors) || [];
      if (error?.extensions.code !== 'GRAPHQL_VALIDATION_FAILED' || id === null || operations().name(id) !== null)
        return;
      const reason = withoutSuggestions(error.message);
      if (!logged.has(id)) logger.warn({ operation: id, reason }, 'a registered operation is not valid');
      logged.set(id, true);
      setResult({
        errors: [requestError(400, 'GRAPHQL_VALIDATION_FAILED', `This operation is no longer valid: ${reason}`)],
      });
    },
    onExecute({ args, context: { isGetById } }) {
      if (isGetById && !operationOf(args).isPublic)
        throw requestError(
          400,
          'OPERATION_NOT_PUBLIC',
          'The answer of this operation is not the same for everyone, so GET is not allowed: send it by POST.',
        );
    },
  };
}

/** `documentId`, which Relay's clients send. */
function documentIdIn(params: GraphQLParams & { documentId?: unknown }): string | null {
  return typeof params.documentId === 'string' && params.documentId !== '' ? params.documentId : null;
}

export const unknownId = () =>
  requestError(
    404,
    'PERSISTED_OPERATION_UNKNOWN',
    'There is no operation with this id: send its text as `query` with a partner key, or the shop registers it: ' +
      'npm run partner -- register ID FILE',
  );

/** Apollo's and urql's clients know by code and message to send the text instead of a hash. */
export const noDocument = ({ params: { extensions } }: { params: GraphQLParams }) =>
  extensions && Object.hasOwn(extensions, 'persistedQuery')
    ? requestError(400, 'PERSISTED_QUERY_NOT_SUPPORTED', 'PersistedQueryNotSupported', {
        help:
          'Automatic persisted queries are not supported: ' +
          'send the operation’s text as `query`, or the id of a persisted operation as `documentId`.',
      })
    : requestError(400, 'BAD_REQUEST', 'Send an object with `query` or `documentId`.');
