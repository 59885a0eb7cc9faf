import {
  Environment,
  Network,
  RecordSource,
  ROOT_ID,
  Store,
  type FetchFunction,
  type GraphQLResponse,
  type Variables,
} from 'relay-runtime';
import { createContext } from 'react-router';
import { ConnectionError } from '../ui/failure/connection-error.ts';

/** Verbatim, with the key of its operation and variables. */
export type Payload = readonly [key: string, answer: GraphQLResponse];

/** One per request on the server, one per tab in the browser. */
export const relayContext = createContext<Environment>();

/** To hand responses from the server to the browser. */
export function payloadKey(operationId: string | null | undefined, variables: Variables): string {
  return `${operationId ?? ''}:${JSON.stringify(variables)}`;
}

/** Released queries stay in the store, so that Back shows a list without fetching. */
const RELEASE_BUFFER_SIZE = 25;

export function createEnvironment(fetchFunction: FetchFunction, isServer: boolean): Environment {
  return new Environment({
    network: Network.create(fetchFunction),
    store: new Store(new RecordSource(), { gcReleaseBufferSize: RELEASE_BUFFER_SIZE }),
    isServer,
    missingFieldHandlers: [
      {
        kind: 'linked',
        // A record that another query has loaded. Relay fetches when the store lacks it, or some of its fields.
        handle: ({ name }, parent, { id }) => (name === 'node' && parent?.getDataID() === ROOT_ID ? id : undefined),
      },
    ],
    // Errors that `@throwOnFieldError` turns into exceptions. The gateway has logged their cause.
    relayFieldLogger(event) {
      if (event.kind === 'relay_field_payload.error' && event.shouldThrow && !event.handled)
        throw new ConnectionError(`No answer for ${event.owner}: ${event.fieldPath}`);
    },
  });
}
