import {
  Environment,
  Network,
  RecordSource,
  Store,
  type FetchFunction,
  type GraphQLResponse,
  type Variables,
} from 'relay-runtime';
import { createContext } from 'react-router';
import { ConnectionError } from '../ui/failure/connection-error.ts';

/** One answer of the graph, as it came over the wire, with the key of the operation and variables it answers. */
export type Payload = readonly [key: string, answer: GraphQLResponse];

/** Where route loaders find the Relay environment of this request (server) or this tab (client). */
export const relayContext = createContext<Environment>();

/** Names an operation with its variables; server and client agree on it to hand answers over. */
export function payloadKey(operationId: string | null | undefined, variables: Variables): string {
  return `${operationId ?? ''}:${JSON.stringify(variables)}`;
}

/** The released operations that stay in the store, so that Back shows a list again without fetching. */
const RELEASE_BUFFER_SIZE = 25;

export function createEnvironment(fetchFunction: FetchFunction, isServer: boolean): Environment {
  return new Environment({
    network: Network.create(fetchFunction),
    store: new Store(new RecordSource(), { gcReleaseBufferSize: RELEASE_BUFFER_SIZE }),
    isServer,
    // A field that `@throwOnFieldError` asks for and the graph has an error for: the graph has logged why, and for this page it is no answer.
    relayFieldLogger(event) {
      if (event.kind === 'relay_field_payload.error' && event.shouldThrow && !event.handled)
        throw new ConnectionError(`No answer for ${event.owner}: ${event.fieldPath}`);
    },
  });
}
