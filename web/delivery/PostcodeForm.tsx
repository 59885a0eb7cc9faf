import { useId, useRef, useState, type FormEvent } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import { TEXT_LENGTHS } from '../../domain/text-lengths.data.ts';
import type { PostcodeFormQuery } from '../__generated__/PostcodeFormQuery.graphql.ts';
import { Button } from '../ui/Button.tsx';
import { isConnectionError, reportUnexpected } from '../ui/failure/connection-error.ts';
import { forgetPostcode, rememberPostcode, usePostcode } from './postcode-cookie.ts';
import * as styles from './PostcodeForm.css.ts';

const NO_ANSWER = 'The shop did not answer. Please try again.';
const BROKEN = 'Something went wrong. Please try again.';

interface PostcodeFormProps {
  /** What the button says. */
  action: string;
  /** Called once a postcode has been found to be one, and is remembered. */
  onKnown?: () => void;
  /** Called when a postcode has been found to be none, and the one before is forgotten. */
  onInvalid?: () => void;
}

/** Asks where to deliver. A postcode that is one is remembered; one that is none clears what was. */
export function PostcodeForm({ action, onKnown, onInvalid }: PostcodeFormProps) {
  const environment = useRelayEnvironment();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const known = usePostcode();
  const [typed, setTyped] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<{ message: string; invalid: boolean } | null>(null);
  const text = typed ?? known ?? '';

  function refuse(message: string) {
    setTyped(text);
    forgetPostcode();
    setProblem({ message, invalid: true });
    onInvalid?.();
    field.current?.focus();
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (pending) return;
    if (text.trim() === '') {
      refuse('Please enter a postcode.');
      return;
    }
    setPending(true);
    setProblem(null);
    try {
      const answer = (await fetchQuery<PostcodeFormQuery>(environment, postcodeQuery, { postcode: text }).toPromise())
        ?.deliveryEstimate;
      if (answer?.refusal) refuse(answer.refusal.message);
      else if (answer?.estimate?.postcode) {
        rememberPostcode(answer.estimate.postcode);
        setTyped(null);
        onKnown?.();
      } else setProblem({ message: NO_ANSWER, invalid: false });
    } catch (error) {
      reportUnexpected(error);
      setProblem({ message: isConnectionError(error) ? NO_ANSWER : BROKEN, invalid: false });
    } finally {
      setPending(false);
    }
  }

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <label className={styles.label} htmlFor={id}>
        Postcode
      </label>
      <div className={styles.row}>
        <input
          ref={field}
          id={id}
          className={styles.input}
          name="postcode"
          autoComplete="postal-code"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="done"
          maxLength={TEXT_LENGTHS.postcode}
          required
          aria-invalid={problem?.invalid ?? false}
          aria-describedby={`${id}-problem`}
          value={text}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" pending={pending}>
          {action}
        </Button>
      </div>
      <output id={`${id}-problem`} className={styles.problem}>
        {problem?.message}
      </output>
    </form>
  );
}

const postcodeQuery = graphql`
  query PostcodeFormQuery($postcode: String!) {
    deliveryEstimate(postcode: $postcode) {
      ... on DeliveryEstimate @alias(as: "estimate") {
        postcode
      }
      ... on InvalidPostcodeError @alias(as: "refusal") {
        message
      }
    }
  }
`;
