import { useId, useRef, useState, type FormEvent } from 'react';
import { graphql } from 'react-relay/hooks';
import { Link } from 'react-router';
import { TEXT_LENGTHS } from '../../domain/text-lengths.data.ts';
import type { NewsletterFormMutation } from '../__generated__/NewsletterFormMutation.graphql.ts';
import { useSend } from '../relay/useSend.ts';
import * as styles from './NewsletterForm.css.ts';

const FAILED = 'Failed to subscribe to newsletter';

type State = { kind: 'ready' | 'sending' } | { kind: 'done' | 'failed'; message: string };

/** Asks for an address to send the newsletter to. It says in place what became of it. */
export function NewsletterForm() {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState('');
  const [state, setState] = useState<State>({ kind: 'ready' });
  const send = useSend<NewsletterFormMutation>(graphql`
    mutation NewsletterFormMutation($email: String!) {
      newsletterSubscribe(email: $email) {
        ... on NewsletterSubscribePayload @alias(as: "done") {
          message
        }
        ... on InvalidFieldsError @alias(as: "invalid") {
          fields {
            message
          }
        }
      }
    }
  `);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (state.kind === 'sending') return;
    setState({ kind: 'sending' });
    try {
      const { done, invalid } = (await send({ email })).newsletterSubscribe;
      setState(
        done
          ? { kind: 'done', message: done.message }
          : { kind: 'failed', message: invalid ? `${FAILED}: ${invalid.fields[0]?.message}` : FAILED },
      );
      if (done) setEmail('');
      else field.current?.focus();
    } catch {
      setState({ kind: 'failed', message: FAILED });
    }
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <label className={styles.label} htmlFor={id}>
        Your e-mail
      </label>
      <div className={styles.row}>
        <input
          ref={field}
          id={id}
          className={styles.input}
          type="email"
          autoComplete="email"
          maxLength={TEXT_LENGTHS.email}
          value={email}
          aria-required
          aria-invalid={state.kind === 'failed' || undefined}
          aria-describedby={`${id}-message`}
          onChange={({ target }) => setEmail(target.value)}
        />
        <button type="submit" className={styles.button} aria-disabled={state.kind === 'sending' || undefined}>
          Subscribe
        </button>
      </div>
      <output id={`${id}-message`} className={styles.message} data-kind={state.kind}>
        {'message' in state && state.message}
      </output>
      <p className={styles.note}>
        One e-mail a month, and a link in each to end it. How we look after your address:{' '}
        <Link to="/privacy/">privacy notice</Link>.
      </p>
    </form>
  );
}
