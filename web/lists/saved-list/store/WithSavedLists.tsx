import { useEffect, useState, type ReactNode } from 'react';
import { graphql, useLazyLoadQuery, useRelayEnvironment } from 'react-relay/hooks';
import type { WithSavedListsQuery } from '../../../__generated__/WithSavedListsQuery.graphql.ts';
import { setSavedSkus } from '../../../catalogue/product/save/saved-skus.ts';
import { useSignedIn } from '../../../relay/session/session.ts';
import { createList, deleteList, quoteList, shareList, updateList } from './customer-lists.ts';
import { useGuestLists } from './guest-lists.ts';
import type { SavedList } from './guest-lists.rules.ts';
import { readSavedList } from './saved-list.ts';
import type { SavedLists } from './saved-lists.ts';

interface WithSavedListsProps {
  /** A new number fetches again. */
  attempt: number;
  children: (lists: SavedLists) => ReactNode;
}

/** The account's once signed in, else and where the shop keeps none, this browser's. Browser only: suspends. */
export function WithSavedLists(props: WithSavedListsProps) {
  return useSignedIn() ? <CustomerLists {...props} /> : <GuestLists>{props.children}</GuestLists>;
}

function GuestLists({ children }: Pick<WithSavedListsProps, 'children'>) {
  return children(useGuestLists());
}

function CustomerLists({ attempt, children }: WithSavedListsProps) {
  const { customer } = useLazyLoadQuery<WithSavedListsQuery>(
    graphql`
      query WithSavedListsQuery @throwOnFieldError {
        customer {
          firstName
          lastName
          company
          canMakeQuotations
          savedLists {
            ...savedList_list
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network', fetchKey: attempt },
  );
  const lists = customer?.savedLists;
  if (!lists) return <GuestLists>{children}</GuestLists>;
  const owner = customer.company ?? (`${customer.firstName} ${customer.lastName}`.trim() || null);
  return (
    <AccountLists lists={lists.map(readSavedList)} owner={owner} canQuote={customer.canMakeQuotations}>
      {children}
    </AccountLists>
  );
}

interface AccountListsProps extends Pick<WithSavedListsProps, 'children'> {
  lists: readonly SavedList[];
  owner: string | null;
  canQuote: boolean;
}

function AccountLists({ lists, owner, canQuote, children }: AccountListsProps) {
  const environment = useRelayEnvironment();
  const skus = lists.flatMap(({ lines }) => lines.map(({ sku }) => sku));
  const signature = skus.join('\n');
  useEffect(() => setSavedSkus(signature === '' ? [] : signature.split('\n')), [signature]);
  const [inTurn] = useState(createTurns);
  return children({
    lists,
    place: 'account',
    owner,
    quote: canQuote
      ? async (id) => {
          const outcome = await inTurn(() => quoteList(environment, id));
          return 'done' in outcome ? { id: outcome.done.quotation.id } : outcome;
        }
      : null,
    async create(name, lines) {
      const outcome = await inTurn(() => createList(environment, { name, lines, sections: [] }));
      return 'done' in outcome ? { id: outcome.done.list.id } : outcome;
    },
    update: (id, change) => inTurn(() => updateList(environment, id, change)).then(refusalOf),
    remove: (id) => inTurn(() => deleteList(environment, id)).then(refusalOf),
    share: (id, isShared) => inTurn(() => shareList(environment, id, isShared)).then(refusalOf),
  });
}

/** So that the last of several changes of a line is the last that the shop gets. */
function createTurns() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result,>(work: () => Promise<Result>): Promise<Result> => {
    const result = last.then(work);
    last = result;
    return result;
  };
}

const refusalOf = (outcome: { done: unknown } | { refusal: string }): string | null =>
  'done' in outcome ? null : outcome.refusal;
