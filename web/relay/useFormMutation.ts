import { useRef, useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import type { GraphQLTaggedNode } from 'relay-runtime';
import { sessionChanged } from './session/session.ts';
import { isConnectionError, OutdatedPageError, reportUnexpected } from '../ui/failure/connection-error.ts';
import { refusedFields, type FieldErrors } from '../ui/form/fields.rules.ts';
import type { FormErrors } from './FormErrors.ts';
import { sendMutation, type FormMutation, type MutationOptions, type Payload } from './send-mutation.ts';

/** `unreachable`: a retry may help. `outdated`: the page is of an earlier build; a reload helps. `broken`: a bug. */
type Failure = 'unreachable' | 'outdated' | 'broken';

interface FormMutationOptions {
  /** By error code. Other errors are shown above the form. */
  fields?: Readonly<Record<string, string>>;
  /** Shown when there is no answer, by cause. */
  messages?: Partial<Record<Failure, string>>;
}

interface CommitConfig<Mutation extends FormMutation> extends MutationOptions<Mutation> {
  /** Such as saving the cart. Counts as pending, and its failure is the mutation's. */
  before?: () => Promise<unknown>;
  /** The mutation counts as pending until it settles. */
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

/** `fieldErrors` are shown beside fields, a `problem` above them. A commit while another is pending does nothing. */
export function useFormMutation<Mutation extends FormMutation>(
  mutation: GraphQLTaggedNode,
  { fields = {}, messages = {} }: FormMutationOptions = {},
) {
  const environment = useRelayEnvironment();
  const [state, setState] = useState<FormState<Mutation>>(idle);
  const isInFlight = useRef(false);

  const messageOf = (failure: Failure) => messages[failure] ?? MESSAGES[failure];

  function settle(outcome: Partial<FormState<Mutation>>): void {
    isInFlight.current = false;
    setState({ ...idle, ...outcome });
  }

  async function run({ before, onDone, onRefused, onFailed, ...options }: CommitConfig<Mutation>): Promise<void> {
    try {
      if (before) await before();
      const { done, errors } = await sendMutation<Mutation>(environment, mutation, options);
      if (errors) {
        if (errors.code === 'NOT_SIGNED_IN') sessionChanged();
        settle({ errors });
        onRefused?.(errors);
        return;
      }
      await onDone?.(done);
      settle({ done });
    } catch (error) {
      reportUnexpected(error);
      const failure = failureOf(error);
      settle({ failure });
      onFailed?.(messageOf(failure));
    }
  }

  function commit(config: CommitConfig<Mutation>): void {
    if (isInFlight.current) return;
    isInFlight.current = true;
    setState({ ...idle, isPending: true });
    void run(config);
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
