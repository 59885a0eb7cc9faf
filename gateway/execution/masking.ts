import { GraphQLError, Kind, type GraphQLFormattedError } from 'graphql';
import type { Logger } from 'pino';
import { docsOf } from './admission/request-error.ts';
import { SandboxError, UpstreamError } from '../upstream/errors.ts';

/** Formats an error of an execution so that it is safe to send to the client. */
export type Mask = (error: GraphQLError, requestId: string) => GraphQLFormattedError;

/**
 * Passes on the GraphQLErrors that are the caller's, with the code `BAD_USER_INPUT` if they have none. Logs any other error with its request id
 * and masks it: `SANDBOX_REFUSED` for a sandbox key's call that is not made, `UPSTREAM_UNAVAILABLE` when the shop API failed, else `INTERNAL_SERVER_ERROR`.
 */
export function createMask(logger: Logger): Mask {
  return (error, requestId) => {
    const cause = error.originalError;
    if (!cause || isOfCaller(cause))
      return formatted(error, error.message, { ...error.extensions, code: error.extensions?.code ?? 'BAD_USER_INPUT' });
    if (cause instanceof SandboxError)
      return formatted(error, cause.message, { code: 'SANDBOX_REFUSED', docs: docsOf('SANDBOX_REFUSED') });
    const upstream = cause instanceof UpstreamError;
    const path = error.path?.join('.');
    // An answer that breaks its contract stays broken until somebody mends it. An outage is logged once, by the circuit breakers.
    const level = upstream && cause.status === 200 ? 'warn' : 'info';
    if (upstream) logger[level]({ requestId, path, upstream: cause.message }, 'the shop API failed');
    else logger.error({ requestId, path, error: cause }, 'a resolver failed');
    return formatted(
      error,
      upstream
        ? 'The shop isn’t responding right now. Please try again in a moment.'
        : 'Something went wrong on our side. Please try again.',
      { code: upstream ? 'UPSTREAM_UNAVAILABLE' : 'INTERNAL_SERVER_ERROR', requestId },
    );
  };
}

/** A resolver's GraphQLError has a code, and graphql's own of an argument names its value. Any other is a value of ours that does not fit its type. */
function isOfCaller(cause: Error): boolean {
  return (
    cause instanceof GraphQLError &&
    (cause.extensions.code !== undefined || (cause.nodes?.some(({ kind }) => kind !== Kind.FIELD) ?? false))
  );
}

function formatted(
  { locations, path }: GraphQLError,
  message: string,
  extensions: GraphQLFormattedError['extensions'],
): GraphQLFormattedError {
  return { message, ...(locations?.length && { locations }), ...(path && { path }), extensions };
}
