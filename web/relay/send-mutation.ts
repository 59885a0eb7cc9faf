import {
  commitMutation,
  type GraphQLTaggedNode,
  type IEnvironment,
  type MutationConfig,
  type MutationParameters,
  type SelectorStoreUpdater,
} from 'relay-runtime';
import type { FormErrors_error$key } from '../__generated__/FormErrors_error.graphql.ts';
import { readFormErrors, type FormErrors } from './FormErrors.ts';

/** One field, aliased `result`: the payload is `@alias(as: "done")`, `...FormErrors_error` is `@alias(as: "error")`. */
export interface FormMutation extends MutationParameters {
  readonly response: {
    readonly result: {
      readonly done: object | null | undefined;
      readonly error: FormErrors_error$key | null | undefined;
    };
  };
}

export type Payload<Mutation extends FormMutation> = NonNullable<Mutation['response']['result']['done']>;

type Outcome<Mutation extends FormMutation> =
  | { done: Payload<Mutation>; errors: null }
  | { done: null; errors: FormErrors };

export interface MutationOptions<Mutation extends FormMutation> {
  variables: Mutation['variables'];
  /** Applied until the answer arrives. Needs `@raw_response_type` on the mutation, which types it. */
  optimisticResponse?: Mutation['rawResponse'] & (Mutation extends { readonly rawResponse: object } ? unknown : never);
  updater?: SelectorStoreUpdater<Mutation['response']> | undefined;
  /** The promise then stays pending. The shop may have made the change already. */
  signal?: AbortSignal;
}

/** Rejects when there is no answer, with a ConnectionError when that may be for the connection. */
export function sendMutation<Mutation extends FormMutation>(
  environment: IEnvironment,
  mutation: GraphQLTaggedNode,
  { signal, optimisticResponse, ...options }: MutationOptions<Mutation>,
): Promise<Outcome<Mutation>> {
  return new Promise((resolve, reject) => {
    const sending = commitMutation<Mutation>(environment, {
      ...options,
      mutation,
      optimisticResponse: optimisticResponse as MutationConfig<Mutation>['optimisticResponse'],
      onError: reject,
      onCompleted({ result: { done, error } }) {
        // Field errors in a payload do not matter: the change has been made.
        if (done) resolve({ done: done as Payload<Mutation>, errors: null });
        else if (error) resolve({ done: null, errors: readFormErrors(error) });
        else reject(new Error('The result is neither a payload nor a UserError'));
      },
    });
    signal?.addEventListener('abort', () => sending.dispose());
  });
}
