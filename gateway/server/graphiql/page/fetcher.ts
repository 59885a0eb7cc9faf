import type { Fetcher, FetcherOpts, FetcherParams } from '@graphiql/toolkit';
import { operationToRun } from './operation.rules.ts';
import { runStatus, type GraphAnswer, type RunStatus } from './run-status.rules.ts';
import type { Session } from './session.ts';

interface FetcherOptions {
  /** Sent with every request; the headers editor overrides them. */
  headers: Readonly<Record<string, string>>;
  session: Session;
  onStatus(status: RunStatus): void;
}

const CLOSED: RunStatus = {
  text: 'This graph is open to partners alone: write { "x-partner-key": "your key" } into the Headers editor below, then fetch the schema again (↻).',
  isError: true,
};

/** The operation name of GraphiQL's introspection query. */
const INTROSPECTION = 'IntrospectionQuery';

/** Sends GraphiQL's operations. Aborts on stop and on a change of tab, so that a response never reaches another tab. */
export function createFetcher(options: FetcherOptions): Fetcher {
  return (params, { headers } = {}) => ({
    subscribe(observer?: Observer | ((answer: GraphAnswer) => void)) {
      if (typeof observer !== 'object') throw new TypeError('GraphiQL subscribes by an observer');
      const stopped = new AbortController();
      send(options, params, headers, stopped.signal).then(
        (answer) => {
          if (stopped.signal.aborted) return;
          observer.next(answer);
          observer.complete();
        },
        (error: unknown) => {
          if (stopped.signal.aborted) return;
          options.onStatus({
            text: `No answer: ${error instanceof Error ? error.message : String(error)}`,
            isError: true,
          });
          observer.error(error);
        },
      );
      return { unsubscribe: () => stopped.abort() };
    },
  });
}

interface Observer {
  next(answer: GraphAnswer): void;
  error(error: unknown): void;
  complete(): void;
}

async function send(
  { headers, session, onStatus }: FetcherOptions,
  { query, variables, operationName }: FetcherParams,
  editedHeaders: FetcherOpts['headers'],
  signal: AbortSignal,
): Promise<GraphAnswer> {
  const name = operationToRun(query, operationName);
  const token = session.token();
  const started = performance.now();
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: new Headers({
      'content-type': 'application/json',
      accept: 'application/graphql-response+json, application/json',
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...headers,
      ...lowerCased(editedHeaders ?? {}),
    }),
    body: JSON.stringify({ query, variables: variables as unknown, ...(name !== null && { operationName: name }) }),
    signal,
  });
  const body = await response.text();
  const milliseconds = Math.round(performance.now() - started);
  if (!/json/.test(response.headers.get('content-type') ?? '')) throw new Error(`status ${response.status}, not JSON`);
  const answer = JSON.parse(body) as GraphAnswer;
  if (name === INTROSPECTION && response.ok) return answer;
  if (answer.errors?.[0]?.extensions?.code === 'PERSISTED_OPERATION_REQUIRED') {
    onStatus(CLOSED);
    return answer;
  }
  const given = response.headers.get('x-session-token') ?? response.headers.get('x-cart-token');
  if (given !== null) session.keepToken(given);
  session.learn(answer.data);
  const left = response.headers.get('ratelimit-remaining');
  const requestsLeft = left === null ? null : Number(left);
  onStatus(runStatus({ name, status: response.status, requestsLeft, answer, length: body.length, milliseconds }));
  return answer;
}

/** Lower-cases names, because `Headers` would join a default and an edited value with a comma. */
function lowerCased(headers: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]));
}
