import {
  commitLocalUpdate,
  ConnectionHandler,
  fetchQuery,
  type GraphQLTaggedNode,
  type OperationType,
  type VariablesOf,
} from 'relay-runtime';
import type { RouterContextProvider } from 'react-router';
import { relayContext } from '../relay/environment.ts';
import { PAGE_SIZE, type ListState, type listVariables } from './list.rules.ts';

/** How a page's list hangs in the store, and how more of it is fetched. */
interface ListConnection<Query extends OperationType> {
  /** The store's id of what the list belongs to. */
  parent: string;
  /** Its key in the fragment's `@connection`. */
  key: string;
  /** What the list was asked for with. */
  list: ReturnType<typeof listVariables> & { query?: string };
  /** The query of "Load more", brought only when there is more to load. */
  more: () => Promise<{ default: GraphQLTaggedNode }>;
  variables: (after: string) => VariablesOf<Query>;
}

/**
 * Loads a list as far down as its address goes, page after page as "Load more" would; what the store holds already is not fetched again.
 * So Back and a reload find the list as it was left.
 */
export async function loadThrough<Query extends OperationType>(
  context: Readonly<RouterContextProvider>,
  { through }: ListState,
  connection: ListConnection<Query>,
): Promise<void> {
  if (!through) return;
  const environment = context.get(relayContext);
  const { filters, page, query, sort } = connection.list;
  const read = () => {
    let shown = 0;
    let after: string | null = null;
    commitLocalUpdate(environment, (store) => {
      const parent = store.get(connection.parent);
      const list = parent && ConnectionHandler.getConnection(parent, connection.key, { filters, page, query, sort });
      shown = list?.getLinkedRecords('edges')?.length ?? 0;
      after = (list?.getLinkedRecord('pageInfo')?.getValue('endCursor') as string | null | undefined) ?? null;
    });
    return { shown, after: after as string | null };
  };
  for (let { shown, after } = read(); shown <= PAGE_SIZE * (through - 1) && after;) {
    await fetchQuery<Query>(environment, (await connection.more()).default, connection.variables(after)).toPromise();
    const next = read();
    if (next.shown <= shown) return;
    ({ shown, after } = next);
  }
}
