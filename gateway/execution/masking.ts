import { GraphQLError } from 'graphql';
import type { Logger } from 'pino';
import { UpstreamError } from '../upstream/errors.ts';

/** Replaces an error with one that is safe to send to the client. */
export type Mask = (error: GraphQLError, requestId: string) => GraphQLError;

/**
 * Passes GraphQLErrors on, with the code `BAD_USER_INPUT` if they have none. Logs any other error with its request id and masks it:
 * `UPSTREAM_UNAVAILABLE` when the shop API failed, else `INTERNAL_SERVER_ERROR`.
 */
export function createMask(logger: Logger): Mask {
  return (error, requestId) => {
    const cause = error.originalError;
    if (!cause || cause instanceof GraphQLError) return error.extensions.code === undefined ? withCode(error) : error;
    const upstream = cause instanceof UpstreamError;
    const path = error.path?.join('.');
    // An answer that breaks its contract stays broken until somebody mends it. An outage is logged once, by the circuit breakers.
    const level = upstream && cause.status === 200 ? 'warn' : 'info';
    if (upstream) logger[level]({ requestId, path, upstream: cause.message }, 'the shop API failed');
    else logger.error({ requestId, path, error: cause }, 'a resolver failed');
    return new GraphQLError(
      upstream
        ? 'The shop isn’t responding right now. Please try again in a moment.'
        : 'Something went wrong on our side. Please try again.',
      {
        nodes: error.nodes,
        path: error.path,
        extensions: { code: upstream ? 'UPSTREAM_UNAVAILABLE' : 'INTERNAL_SERVER_ERROR', requestId },
      },
    );
  };
}

function withCode({ message, nodes, source, positions, path, extensions }: GraphQLError): GraphQLError {
  return new GraphQLError(message, {
    nodes,
    source,
    positions,
    path,
    extensions: { ...extensions, code: 'BAD_USER_INPUT' },
  });
}
