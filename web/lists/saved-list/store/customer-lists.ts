import { graphql, type Environment, type GraphQLTaggedNode, type SelectorStoreUpdater } from 'relay-runtime';
import type { customerListsCreateMutation } from '../../../__generated__/customerListsCreateMutation.graphql.ts';
import type { customerListsDeleteMutation } from '../../../__generated__/customerListsDeleteMutation.graphql.ts';
import type { customerListsQuoteMutation } from '../../../__generated__/customerListsQuoteMutation.graphql.ts';
import type { customerListsShareMutation } from '../../../__generated__/customerListsShareMutation.graphql.ts';
import type { customerListsUpdateMutation } from '../../../__generated__/customerListsUpdateMutation.graphql.ts';
import type { SavedContent } from '@storefront/domain/saved-list.rules.ts';
import { sendMutation, type FormMutation, type Payload } from '../../../relay/send-mutation.ts';
import { isConnectionError, reportUnexpected } from '../../../ui/failure/connection-error.ts';
import type { SavedListChange } from './guest-lists.rules.ts';

const UNREACHABLE = 'The shop isn’t responding, so this wasn’t saved. Please try again.';
const BROKEN = 'Something went wrong on our side, so this wasn’t saved. Please try again.';

export type ListOutcome<Done> = { done: Done } | { refusal: string; code: string | null };

async function commit<Mutation extends FormMutation>(
  environment: Environment,
  mutation: GraphQLTaggedNode,
  variables: Mutation['variables'],
  updater?: SelectorStoreUpdater<Mutation['response']>,
): Promise<ListOutcome<Payload<Mutation>>> {
  try {
    const { done, errors } = await sendMutation<Mutation>(environment, mutation, { variables, updater });
    if (!errors) return { done };
    return { refusal: errors.invalid?.fields[0]?.message ?? errors.message, code: errors.code };
  } catch (error) {
    reportUnexpected(error);
    return { refusal: isConnectionError(error) ? UNREACHABLE : BROKEN, code: null };
  }
}

export const createList = (environment: Environment, list: SavedContent & { name: string }) =>
  commit<customerListsCreateMutation>(
    environment,
    graphql`
      mutation customerListsCreateMutation($input: SavedListCreateInput!) {
        result: savedListCreate(input: $input) {
          ... on SavedListCreatePayload @alias(as: "done") {
            list {
              id
              ...savedList_list
            }
          }
          ...FormErrors_error @alias(as: "error")
        }
      }
    `,
    { input: list },
    (store, response) => {
      const customer = store.getRoot().getLinkedRecord('customer');
      const list = store.get(response?.result.done?.list.id ?? '');
      if (!customer || !list) return;
      customer.setLinkedRecords([list, ...(customer.getLinkedRecords('savedLists') ?? [])], 'savedLists');
    },
  );

export const updateList = (environment: Environment, listId: string, change: SavedListChange) =>
  commit<customerListsUpdateMutation>(
    environment,
    graphql`
      mutation customerListsUpdateMutation($input: SavedListUpdateInput!) {
        result: savedListUpdate(input: $input) {
          ... on SavedListUpdatePayload @alias(as: "done") {
            list {
              ...savedList_list
            }
          }
          ...FormErrors_error @alias(as: "error")
        }
      }
    `,
    { input: { listId, ...change } },
  );

export const deleteList = (environment: Environment, listId: string) =>
  commit<customerListsDeleteMutation>(
    environment,
    graphql`
      mutation customerListsDeleteMutation($input: SavedListDeleteInput!) {
        result: savedListDelete(input: $input) {
          ... on SavedListDeletePayload @alias(as: "done") {
            deletedListId @deleteRecord
          }
          ...FormErrors_error @alias(as: "error")
        }
      }
    `,
    { input: { listId } },
  );

/** Gives the list a link, or revokes it. */
export const shareList = (environment: Environment, listId: string, isShared: boolean) =>
  commit<customerListsShareMutation>(
    environment,
    graphql`
      mutation customerListsShareMutation($input: SavedListShareInput!) {
        result: savedListShare(input: $input) {
          ... on SavedListSharePayload @alias(as: "done") {
            list {
              ...savedList_list
            }
          }
          ...FormErrors_error @alias(as: "error")
        }
      }
    `,
    { input: { listId, isShared } },
  );

export const quoteList = (environment: Environment, listId: string) =>
  commit<customerListsQuoteMutation>(
    environment,
    graphql`
      mutation customerListsQuoteMutation($input: QuotationCreateInput!) {
        result: quotationCreate(input: $input) {
          ... on QuotationCreatePayload @alias(as: "done") {
            quotation {
              id
            }
          }
          ...FormErrors_error @alias(as: "error")
        }
      }
    `,
    { input: { listId } },
  );
