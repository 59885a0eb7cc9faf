import { GraphQLError, Kind, type GraphQLErrorExtensions } from 'graphql';
import type { Logger } from 'pino';
import { SandboxError, UpstreamError } from '../upstream/errors.ts';
import { currentRequestId } from '../upstream/request-context.ts';
import { docsOf } from './request-error.ts';

export type MaskError = (error: unknown) => GraphQLError;

/**
 * Yoga's `maskError`. The caller's errors pass, with their documentation or the code `BAD_USER_INPUT`. Any other is
 * logged with its request id and masked: `SANDBOX_REFUSED`, `UPSTREAM_UNAVAILABLE` when the shop API failed, else
 * `INTERNAL_SERVER_ERROR`.
 */
export function createMaskError(logger: Logger): MaskError {
  return (thrown) => {
    const error = thrown instanceof GraphQLError ? thrown : new GraphQLError('', { originalError: asError(thrown) });
    const { extensions } = error;
    if (extensions.http) {
      extensions.docs ??= docsOf(String(extensions.code));
      return error;
    }
    const cause = error.originalError;
    if (!cause || isOfCaller(cause))
      return masked(error, error.message, { ...extensions, code: extensions.code ?? 'BAD_USER_INPUT' });
    if (cause instanceof SandboxError)
      return masked(error, cause.message, { code: 'SANDBOX_REFUSED', docs: docsOf('SANDBOX_REFUSED') });
    const upstream = cause instanceof UpstreamError;
    const requestId = currentRequestId();
    const path = error.path?.join('.');
    // An answer that breaks its contract stays broken until somebody mends it. Circuit breakers log an outage once.
    const level = upstream && cause.status === 200 ? 'warn' : 'info';
    if (upstream) logger[level]({ requestId, path, upstream: cause.message }, 'the shop API failed');
    else logger.error({ requestId, path, error: cause }, 'a resolver failed');
    return masked(
      error,
      upstream
        ? 'The shop isn’t responding right now. Please try again in a moment.'
        : 'Something went wrong on our side. Please try again.',
      {
        code: upstream ? 'UPSTREAM_UNAVAILABLE' : 'INTERNAL_SERVER_ERROR',
        requestId,
        // Thrown outside of any field, so that there is no data.
        ...(error !== thrown && { http: { status: 500 } }),
      },
    );
  };
}

const asError = (thrown: unknown) => (thrown instanceof Error ? thrown : new Error(String(thrown)));

/** A resolver's GraphQLError has a code, and graphql's own of an argument names its value. Any other is our fault. */
function isOfCaller(cause: Error): boolean {
  return (
    cause instanceof GraphQLError &&
    (cause.extensions.code !== undefined || (cause.nodes?.some(({ kind }) => kind !== Kind.FIELD) ?? false))
  );
}

const masked = (
  { nodes, source, positions, path }: GraphQLError,
  message: string,
  extensions: GraphQLErrorExtensions,
) => new GraphQLError(message, { nodes, source, positions, path, extensions });
