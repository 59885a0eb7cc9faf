import type { GraphQLParams } from 'graphql-yoga';
import { REQUEST_LIMITS } from '../../limits.data.ts';
import type { GraphPlugin } from '../operation-context.ts';
import { requestError } from '../request-error.ts';

/** Of a POST from the body that Fastify has read; those of a GET that are no JSON are an error with a code. */
export function useRequestParameters(): GraphPlugin {
  return {
    onRequestParse({ serverContext: { http }, requestParser, setRequestParser }) {
      if (http?.method === 'POST') setRequestParser(() => parametersIn(http.body));
      else if (requestParser)
        setRequestParser((request) =>
          withSyntaxErrors('`variables` and `extensions` in an address are JSON.', () => requestParser(request)),
        );
    },
  };
}

function parametersIn(body: string | null): GraphQLParams | GraphQLParams[] {
  if (body === null)
    throw requestError(413, 'REQUEST_ENTITY_TOO_LARGE', `A body has at most ${REQUEST_LIMITS.bodyBytes} bytes.`);
  const json: unknown = withSyntaxErrors('The body is not JSON.', () => JSON.parse(body));
  if (typeof json !== 'object' || json === null)
    throw requestError(400, 'BAD_REQUEST', 'Send an object with `query` or `documentId`.');
  return json;
}

function withSyntaxErrors<Result>(message: string, read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    throw error instanceof SyntaxError ? requestError(400, 'BAD_REQUEST', message) : error;
  }
}
