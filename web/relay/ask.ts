import {
  commitMutation,
  type Environment,
  type GraphQLTaggedNode,
  type MutationParameters,
  type SelectorStoreUpdater,
} from 'relay-runtime';

/** Sends a mutation; the promise brings the graph's answer, a refusal included, and is rejected when there was none. */
export function ask<Mutation extends MutationParameters>(
  environment: Environment,
  mutation: GraphQLTaggedNode,
  variables: Mutation['variables'],
  updater?: SelectorStoreUpdater<Mutation['response']>,
): Promise<Mutation['response']> {
  return new Promise((resolve, reject) => {
    commitMutation<Mutation>(environment, {
      mutation,
      variables,
      updater,
      onCompleted: (response, errors) => (errors?.length ? reject(new Error(errors[0]?.message)) : resolve(response)),
      onError: reject,
    });
  });
}

/** What to say when there was no answer: fetch rejects with a TypeError when nobody could be reached. */
export function problemOf(error: unknown): string {
  return error instanceof TypeError ? 'Network error or unable to reach the server' : 'An error occurred';
}
