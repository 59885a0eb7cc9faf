import { useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime';
import { refusedFields, type FieldErrors } from '../../ui/form/fields.rules.ts';
import { ask, problemOf } from '../../relay/ask.ts';
import { sessionChanged } from '../../session/session.ts';

/** How the graph refuses a change of an account. */
export interface Refused {
  readonly refusal?: { readonly code: string; readonly message: string } | null | undefined;
  readonly invalid?:
    | { readonly fields: readonly { readonly field: string; readonly message: string }[] }
    | null
    | undefined;
}

/** The field that a refusal is told beside. */
const FIELDS = new Map(
  Object.entries({ WEAK_PASSWORD: 'newPassword', EMAIL_TAKEN: 'email', INVALID_CREDENTIALS: 'currentPassword' }),
);

/** Saves a change of the account, and tells what came of it. */
export function useSave<Mutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
  refusalOf: (response: Mutation['response']) => Refused,
) {
  const environment = useRelayEnvironment();
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [refused, setRefused] = useState<FieldErrors>({});
  const [message, setMessage] = useState<string | null>(null);

  /** Answers what the graph answered when it was done, else null. */
  async function save(variables: Mutation['variables'], done: string): Promise<Mutation['response'] | null> {
    if (isPending) return null;
    setPending(true);
    clear();
    try {
      const response = await ask<Mutation>(environment, mutation, variables);
      const { refusal, invalid } = refusalOf(response);
      const field = refusal ? FIELDS.get(refusal.code) : undefined;
      if (invalid) setRefused(refusedFields(invalid.fields));
      else if (refusal && field) setRefused({ [field]: refusal.message });
      else if (refusal) setProblem(refusal.message);
      else setMessage(done);
      if (refusal?.code === 'NOT_SIGNED_IN') sessionChanged();
      return refusal || invalid ? null : response;
    } catch (error) {
      setProblem(problemOf(error));
      return null;
    } finally {
      setPending(false);
    }
  }

  function clear() {
    setProblem(null);
    setRefused({});
    setMessage(null);
  }

  return { save, clear, isPending, problem, refused, message };
}
