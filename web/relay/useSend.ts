import { useCallback } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime';
import { ask } from './ask.ts';

/** Sends a mutation, as `ask` does, from wherever the component stands. */
export function useSend<Mutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
): (variables: Mutation['variables']) => Promise<Mutation['response']> {
  const environment = useRelayEnvironment();
  return useCallback((variables) => ask<Mutation>(environment, mutation, variables), [environment, mutation]);
}
