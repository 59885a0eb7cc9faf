import { useState, type FormEvent } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { OrderRequest_order$key } from '../../__generated__/OrderRequest_order.graphql.ts';
import type { OrderRequestMutation } from '../../__generated__/OrderRequestMutation.graphql.ts';
import { useFormMutation } from '../../relay/useFormMutation.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/field/Field.tsx';
import { TextArea } from '../../ui/field/TextArea.tsx';
import * as styles from '../../ui/form/form.css.ts';
import { FormOutcome } from '../../ui/form/FormOutcome.tsx';
import { notPrinted } from '../../ui/print/printed.css.ts';
import { missingNote, requestIn, requestMessage } from './order-request.rules.ts';

const NOT_SENT = 'We couldn’t send your request. Please try again, or call us.';

const FIELD_ID = 'request';

/** Leaves room for the words around it. */
const NOTE_LENGTH = 4_000;

const words = {
  cancel: { open: 'Cancel this order', send: 'Ask to cancel' },
  return: { open: 'Return something', send: 'Ask to return' },
};

/** To cancel it, or to return goods once they have left: a message with number and customer's details filled in. */
export function OrderRequest({ order }: { order: OrderRequest_order$key }) {
  const { number, status, customerName, email, phone } = useFragment(
    graphql`
      fragment OrderRequest_order on Order {
        number
        status
        customerName
        email
        phone
      }
    `,
    order,
  );
  const { commit, isPending, done, errors, problem } = useFormMutation<OrderRequestMutation>(
    graphql`
      mutation OrderRequestMutation($input: ContactSendInput!) {
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
  const [isOpen, setOpen] = useState(false);
  const [note, setNote] = useState('');
  const [isChecked, setChecked] = useState(false);
  const kind = requestIn(status);
  if (!kind) return null;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!kind || !isOpen) return setOpen(true);
    setChecked(true);
    if (missingNote(kind, note)) return document.getElementById(FIELD_ID)?.focus();
    const message = requestMessage(kind, number, note);
    commit({ variables: { input: { name: customerName, email, phone, orderNumber: number, message } } });
  }

  if (done) {
    const reference = done.reference ? ` Your reference is ${done.reference}.` : '';
    return (
      <FormOutcome
        problem={null}
        message={`Thank you. We have your request and will answer by email within one working day.${reference}`}
      />
    );
  }
  const refused = errors?.invalid?.fields.map(({ message }) => message).join(' ');
  const field = { id: FIELD_ID, value: note, onChange: setNote, maxLength: NOTE_LENGTH };
  return (
    <form className={`${styles.group} ${notPrinted}`} onSubmit={submit} noValidate aria-label={words[kind].open}>
      {isOpen &&
        (kind === 'cancel' ? (
          <Field {...field} label="Anything we should know?" optional autoComplete="off" />
        ) : (
          <TextArea
            {...field}
            label="What would you like to return, and why?"
            rows={4}
            error={isChecked ? missingNote(kind, note) : undefined}
          />
        ))}
      <FormOutcome problem={refused ?? problem} />
      <div className={styles.actions}>
        <Button type="submit" pending={isPending}>
          {isOpen ? words[kind].send : words[kind].open}
        </Button>
      </div>
    </form>
  );
}
