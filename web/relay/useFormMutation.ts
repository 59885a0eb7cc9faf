import { useRef, useState } from 'react';
import { useMutation } from 'react-relay/hooks';
import type { GraphQLTaggedNode, MutationParameters, SelectorStoreUpdater } from 'relay-runtime';
import type { FormErrors_error$key } from '../__generated__/FormErrors_error.graphql.ts';
import { sessionChanged } from './session/session.ts';
import { isConnectionError, OutdatedPageError, reportUnexpected } from '../ui/failure/connection-error.ts';
import { refusedFields, type FieldErrors } from '../ui/form/fields.rules.ts';
import { readFormErrors, type FormErrors } from './FormErrors.ts';

/**
 * A mutation with one root field, aliased `result`. It selects the payload with `@alias(as: "done")` and the error with
 * `...FormErrors_error @alias(as: "error")`. An optimistic response needs `@raw_response_type`.
 */
export interface FormMutation extends MutationParameters {
  readonly response: {
    readonly result: {
      readonly done: object | null | undefined;
      readonly error: FormErrors_error$key | null | undefined;
    };
  };
}

type Payload<Mutation extends FormMutation> = NonNullable<Mutation['response']['result']['done']>;

/**
 * Why there is no answer. `unreachable`: no connection, or the shop is down, so that a retry may help. `outdated`: the page is of an
 * earlier build, so that a reload helps. `broken`: a bug.
 */
type Failure = 'unreachable' | 'outdated' | 'broken';

interface FormMutationOptions {
  /** The field that an error is shown beside, by error code. Other errors are shown above the form. */
  fields?: Readonly<Record<string, string>>;
  /** The message when there is no answer, by cause. */
  messages?: Partial<Record<Failure, string>>;
}

interface CommitConfig<Mutation extends FormMutation> {
  variables: Mutation['variables'];
  /** Applied until the answer arrives. Needs `@raw_response_type` on the mutation, which types it. */
  optimisticResponse?: Mutation['rawResponse'] & (Mutation extends { readonly rawResponse: object } ? unknown : never);
  updater?: SelectorStoreUpdater<Mutation['response']>;
  /** Runs before the mutation is sent, such as saving the cart. It counts as pending, and its failure is the mutation's. */
  before?: () => Promise<unknown>;
  /** Runs after success. The mutation counts as pending until it settles. */
  onDone?: (payload: Payload<Mutation>) => unknown;
  onRefused?: (errors: FormErrors) => void;
  /** Called with the message to show when there is no answer. */
  onFailed?: (message: string) => void;
}

interface FormState<Mutation extends FormMutation> {
  isPending: boolean;
  /** The payload of the last commit; null unless it succeeded. */
  done: Payload<Mutation> | null;
  errors: FormErrors | null;
  failure: Failure | null;
}

const idle = { isPending: false, done: null, errors: null, failure: null };

const MESSAGES = {
  unreachable: 'Network error or unable to reach the server',
  outdated: 'We’ve updated our shop since you opened this page. Please reload it and try again.',
  broken: 'An error occurred',
};

/**
 * Commits a mutation and tracks its state: `done` after success, otherwise `fieldErrors` to show beside fields or a `problem` to show above
 * them. A commit while another is pending does nothing. `clear` resets the state, for example when a field changes.
 */
export function useFormMutation<Mutation extends FormMutation>(
  mutation: GraphQLTaggedNode,
  { fields = {}, messages = {} }: FormMutationOptions = {},
) {
  const [send] = useMutation<Mutation>(mutation);
  const [state, setState] = useState<FormState<Mutation>>(idle);
  const isInFlight = useRef(false);

  const messageOf = (failure: Failure) => messages[failure] ?? MESSAGES[failure];

  function settle(outcome: Partial<FormState<Mutation>>): void {
    isInFlight.current = false;
    setState({ ...idle, ...outcome });
  }

  function commit({
    variables,
    optimisticResponse,
    updater,
    before,
    onDone,
    onRefused,
    onFailed,
  }: CommitConfig<Mutation>): void {
    if (isInFlight.current) return;
    isInFlight.current = true;
    setState({ ...idle, isPending: true });
    const onError = (error: unknown) => {
      reportUnexpected(error);
      const failure = failureOf(error);
      settle({ failure });
      onFailed?.(messageOf(failure));
    };
    const finish = async (done: Payload<Mutation>) => {
      await onDone?.(done);
      settle({ done });
    };
    const start = () =>
      send({
        variables,
        optimisticResponse,
        updater,
        onError,
        onCompleted(response) {
          // Field errors in a payload do not matter: the change has been made.
          if (isDone<Mutation>(response)) finish(response.result.done).catch(onError);
          else if (response.result.error) {
            const refusal = readFormErrors(response.result.error);
            if (refusal.code === 'NOT_SIGNED_IN') sessionChanged();
            settle({ errors: refusal });
            onRefused?.(refusal);
          } else onError(new Error('The result is neither a payload nor a UserError'));
        },
      });
    if (before) before().then(start, onError);
    else start();
  }

  const { isPending, done, errors, failure } = state;
  const field = errors && Object.hasOwn(fields, errors.code) ? fields[errors.code] : undefined;
  const fieldErrors: FieldErrors =
    errors && field ? { [field]: errors.message } : refusedFields(errors?.invalid?.fields ?? []);
  const isAboutFields = Object.keys(fieldErrors).length > 0;
  return {
    commit,
    isPending,
    done,
    errors,
    fieldErrors,
    problem: failure ? messageOf(failure) : isAboutFields ? null : (errors?.message ?? null),
    clear: () => setState((current) => (current.isPending ? current : idle)),
  };
}

function failureOf(error: unknown): Failure {
  if (error instanceof OutdatedPageError) return 'outdated';
  return isConnectionError(error) ? 'unreachable' : 'broken';
}

/** Narrows a response to one with a payload, which TypeScript cannot do through the generic constraint. */
function isDone<Mutation extends FormMutation>(
  response: Mutation['response'],
): response is Mutation['response'] & { readonly result: { readonly done: Payload<Mutation> } } {
  return response.result.done != null;
}
