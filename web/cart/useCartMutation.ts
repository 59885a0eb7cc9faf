import { useCallback } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { commitMutation, type GraphQLTaggedNode, type MutationParameters, type SelectorStoreUpdater } from 'relay-runtime';
import { useCart } from './CartProvider.tsx';

/**
 * Sends a mutation of the cart once those before it have been answered.
 * The promise brings the graph's answer, a refusal included, and is rejected when there was none.
 */
export function useCartMutation<Mutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
  updater?: SelectorStoreUpdater<Mutation['response']>,
): (variables: Mutation['variables']) => Promise<Mutation['response']> {
  const environment = useRelayEnvironment();
  const { enqueue } = useCart();
  return useCallback(
    (variables) =>
      enqueue(
        () =>
          new Promise((resolve, reject) => {
            commitMutation<Mutation>(environment, {
              mutation,
              variables,
              updater,
              onCompleted: (response, errors) => (errors?.length ? reject(new Error(errors[0]?.message)) : resolve(response)),
              onError: reject,
            });
          }),
      ),
    [environment, enqueue, mutation, updater],
  );
}
