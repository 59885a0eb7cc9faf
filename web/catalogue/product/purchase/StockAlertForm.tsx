import { useEffect, useRef, useState, type FormEvent } from 'react';
import { graphql } from 'react-relay/hooks';
import { EMAIL_MESSAGE, emailOf } from '@storefront/domain/contact/email.rules.ts';
import type { StockAlertFormMutation } from '../../../__generated__/StockAlertFormMutation.graphql.ts';
import { useFormMutation } from '../../../relay/useFormMutation.ts';
import { IfPage } from '../../../ui/shop/IfPage.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/field/Field.tsx';
import { FormOutcome } from '../../../ui/form/FormOutcome.tsx';
import * as form from '../../../ui/form/form.css.ts';
import { Link } from '../../../framework/navigation/Link.tsx';
import { fieldKinds } from '../../../ui/field/field-kinds.data.ts';

export interface StockAlertFormProps {
  productId: string;
  /** Null for any of the product's. */
  variantId: string | null;
}

/** Takes focus: it appears in place of the button that asked for it. */
export function StockAlertForm({ productId, variantId }: StockAlertFormProps) {
  const field = useRef<HTMLFormElement>(null);
  const [email, setEmail] = useState('');
  const [isChecked, setChecked] = useState(false);
  const { commit, isPending, done, problem, fieldErrors } = useFormMutation<StockAlertFormMutation>(graphql`
    mutation StockAlertFormMutation($input: StockAlertCreateInput!) {
      result: stockAlertCreate(input: $input) {
        ... on StockAlertCreatePayload @alias(as: "done") {
          message
        }
        ...FormErrors_error @alias(as: "error")
      }
    }
  `);
  const focusField = () => field.current?.querySelector('input')?.focus();
  useEffect(focusField, []);

  function submit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (!emailOf(email)) return focusField();
    commit({ variables: { input: { productId, variantId, email } }, onRefused: focusField });
  }

  if (done) return <FormOutcome problem={null} message={done.message} />;
  return (
    <form ref={field} className={form.group} onSubmit={submit} noValidate aria-label="Email me when it’s back">
      <FormOutcome problem={problem} />
      <Field
        {...fieldKinds.email}
        label="Your email address"
        value={email}
        onChange={setEmail}
        error={isChecked && !emailOf(email) ? EMAIL_MESSAGE : fieldErrors.email}
      />
      <div className={form.actions}>
        <Button type="submit" pending={isPending}>
          Email me when it’s back
        </Button>
      </div>
      <p className={form.note}>
        One email, once it’s back in stock, after you’ve confirmed your address.{' '}
        <IfPage path="/privacy/">
          See our <Link to="/privacy/">privacy notice</Link>.
        </IfPage>
      </p>
    </form>
  );
}
