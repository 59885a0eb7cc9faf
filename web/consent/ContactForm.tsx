import { useEffect, useEffectEvent, useId, useRef, useState, type FormEvent } from 'react';
import { graphql } from 'react-relay/hooks';
import { TEXT_LENGTHS } from '@storefront/domain/text-lengths.data.ts';
import type { ContactFormMutation } from '../__generated__/ContactFormMutation.graphql.ts';
import { Link } from '../framework/navigation/Link.tsx';
import { useFormMutation } from '../relay/useFormMutation.ts';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/field/Field.tsx';
import { fieldKinds } from '../ui/field/field-kinds.data.ts';
import { TextArea } from '../ui/field/TextArea.tsx';
import { ErrorLinks } from '../ui/form/ErrorLinks.tsx';
import { refusedFields } from '../ui/form/fields.rules.ts';
import { fieldsOf } from '../ui/form/fields-of.ts';
import { IfPage } from '../ui/shop/IfPage.tsx';
import * as styles from './ContactForm.css.ts';

const EMPTY = { name: '', email: '', phone: '', orderNumber: '', message: '', website: '' };

const NOT_SENT = 'We couldn’t send your message, but it’s still here. Please try again, or call us.';

export function ContactForm() {
  // The contact page may have the form twice: in the page and in the chat panel.
  const ownId = useId();
  const [form, setForm] = useState(EMPTY);
  const { commit, clear, isPending, done, errors, fieldErrors, problem } = useFormMutation<ContactFormMutation>(
    graphql`
      mutation ContactFormMutation($input: ContactSendInput!) {
        result: contactSend(input: $input) {
          ... on ContactSendPayload @alias(as: "done") {
            reference
          }
          ...FormErrors_error @alias(as: "error")
        }
      }
    `,
    { messages: { unreachable: NOT_SENT, broken: NOT_SENT } },
  );
  const idOf = (field: string) => `${ownId}-${field}`;
  const change = (name: keyof typeof EMPTY, value: string) => setForm((now) => ({ ...now, [name]: value }));
  const fields = fieldsOf({ filled: form, change, errors: fieldErrors });
  const field = (name: keyof typeof EMPTY) => ({ ...fields(name), id: idOf(name) });

  function submit(event: FormEvent) {
    event.preventDefault();
    commit({ variables: { input: form } });
  }

  if (done) {
    return (
      <ContactSent
        email={form.email.trim()}
        reference={done.reference}
        onAnother={() => {
          setForm({ ...form, orderNumber: '', message: '' });
          clear();
        }}
      />
    );
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate aria-labelledby={ownId}>
      <h2 className={styles.title} id={ownId}>
        Write to us
      </h2>
      <ContactProblem message={problem ?? errors?.message} fields={errors?.invalid?.fields} idOf={idOf} />
      <div className={styles.pair}>
        <Field {...field('name')} label="Name" autoComplete="name" maxLength={TEXT_LENGTHS.fullName} />
        <Field {...fieldKinds.email} {...field('email')} />
      </div>
      <div className={styles.pair}>
        <Field {...fieldKinds.phone} {...field('phone')} optional />
        <Field {...fieldKinds.orderNumber} {...field('orderNumber')} optional />
      </div>
      <TextArea {...field('message')} label="Message" rows={7} maxLength={TEXT_LENGTHS.message} />
      {/* A honeypot: hidden from people, filled in by bots. */}
      <div className={styles.trap} aria-hidden="true">
        <label htmlFor={idOf('website')}>Leave this empty</label>
        <input
          id={idOf('website')}
          tabIndex={-1}
          autoComplete="off"
          value={form.website}
          onChange={({ target }) => change('website', target.value)}
        />
      </div>
      <p className={styles.note}>
        We use your details only to reply to you.{' '}
        <IfPage path="/privacy/">
          See our <Link to="/privacy/">privacy notice</Link>.
        </IfPage>
      </p>
      <div>
        <Button type="submit" tone="primary" size="large" pending={isPending}>
          Send message
        </Button>
      </div>
    </form>
  );
}

interface ContactSentProps {
  email: string;
  reference: string | null | undefined;
  onAnother: () => void;
}

function ContactSent({ email, reference, onAnother }: ContactSentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.sent}>
      <h2 className={styles.title} ref={heading} tabIndex={-1}>
        Your message has been sent
      </h2>
      <p>
        Thank you. We’ve sent a confirmation to <span>{email}</span> and will reply within one working day.
        {reference && <span>{` Your reference is ${reference}.`}</span>}
      </p>
      <div>
        <Button onClick={onAnother}>Send another message</Button>
      </div>
    </div>
  );
}

interface ContactProblemProps {
  message: string | undefined;
  fields: readonly { readonly field: string; readonly message: string }[] | undefined;
  idOf: (field: string) => string;
}

/** Moves focus to the first field. */
function ContactProblem({ message, fields, idOf }: ContactProblemProps) {
  const goTo = useEffectEvent((field: string) => document.getElementById(idOf(field))?.focus());
  useEffect(() => {
    if (fields?.[0]) goTo(fields[0].field);
  }, [fields]);
  return (
    <div className={styles.alert} role="alert">
      {message !== undefined && (
        <div className={styles.problem}>
          <p className={styles.problemTitle}>{message}</p>
          {fields && <ErrorLinks className={styles.problems} errors={refusedFields(fields)} idOf={idOf} />}
        </div>
      )}
    </div>
  );
}
