import { useId, useRef, useState, type FormEvent } from 'react';
import { graphql } from 'react-relay/hooks';
import { TEXT_LENGTHS } from '@storefront/domain/text-lengths.data.ts';
import type { NewsletterFormMutation } from '../../__generated__/NewsletterFormMutation.graphql.ts';
import { useFormMutation } from '../../relay/useFormMutation.ts';
import { IfPage } from '../../ui/shop/IfPage.tsx';
import * as styles from './NewsletterForm.css.ts';
import { Link } from '../../framework/navigation/Link.tsx';

const FAILED = 'Failed to subscribe to newsletter';

export function NewsletterForm() {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState('');
  const { commit, isPending, done, errors, problem } = useFormMutation<NewsletterFormMutation>(
    graphql`
      mutation NewsletterFormMutation($input: NewsletterSubscribeInput!) {
        result: newsletterSubscribe(input: $input) {
          ... on NewsletterSubscribePayload @alias(as: "done") {
            message
          }
          ...FormErrors_error @alias(as: "error")
        }
      }
    `,
    { messages: { unreachable: FAILED, broken: FAILED } },
  );
  const [invalid] = errors?.invalid?.fields ?? [];
  const failed = invalid ? `${FAILED}: ${invalid.message}` : problem;

  function submit(event: FormEvent) {
    event.preventDefault();
    commit({ variables: { input: { email } }, onDone: () => setEmail(''), onRefused: () => field.current?.focus() });
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <label className={styles.label} htmlFor={id}>
        Your email
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
          aria-invalid={failed !== null || undefined}
          aria-describedby={`${id}-message`}
          onChange={({ target }) => setEmail(target.value)}
        />
        <button type="submit" className={styles.button} aria-disabled={isPending || undefined}>
          Subscribe
        </button>
      </div>
      <output id={`${id}-message`} className={styles.message} data-kind={failed === null ? 'done' : 'failed'}>
        {failed ?? done?.message}
      </output>
      <p className={styles.note}>
        Monthly. Unsubscribe at any time.{' '}
        <IfPage path="/privacy/">
          See our <Link to="/privacy/">privacy notice</Link>.
        </IfPage>
      </p>
    </form>
  );
}
