import { useState } from 'react';
import { graphql } from 'react-relay/hooks';
import { useSearchParams } from 'react-router';
import type { LoginPageMutation } from '../../__generated__/LoginPageMutation.graphql.ts';
import { Link } from '../../framework/navigation/Link.tsx';
import { pathAfter } from '../../relay/session/session.rules.ts';
import { useFormMutation } from '../../relay/useFormMutation.ts';
import { Button } from '../../ui/Button.tsx';
import { fieldKinds } from '../../ui/field/field-kinds.data.ts';
import { Field } from '../../ui/field/Field.tsx';
import { PasswordField } from '../../ui/field/PasswordField.tsx';
import { CheckedForm } from '../../ui/form/CheckedForm.tsx';
import { fieldsOf } from '../../ui/form/fields-of.ts';
import { emailError, errorsOf } from '../../ui/form/fields.rules.ts';
import * as form from '../../ui/form/form.css.ts';
import { FormOutcome } from '../../ui/form/FormOutcome.tsx';
import { linkCustomer } from '../link-customer.ts';
import * as styles from './EntryPage.css.ts';
import { EntryPage } from './EntryPage.tsx';
import { MergeNotices } from './MergeNotices.tsx';
import { useSignIn } from './useSignIn.ts';

/** Signs a customer in, then returns to the page they came from. */
export function LoginPage() {
  const [parameters] = useSearchParams();
  const next = parameters.get('next');
  const path = pathAfter(next);
  const { commit, isPending, problem } = useFormMutation<LoginPageMutation>(graphql`
    mutation LoginPageMutation($input: CustomerLogInInput!) {
      result: customerLogIn(input: $input) {
        ... on CustomerLogInPayload @alias(as: "done") {
          customer {
            id
          }
          warnings {
            message
          }
        }
        ...FormErrors_error @alias(as: "error")
      }
    }
  `);
  const { before, onDone, warnings } = useSignIn(path, isPending);
  const [filled, setFilled] = useState({ email: '', password: '' });
  const change = (name: keyof typeof filled, value: string) => setFilled({ ...filled, [name]: value });

  if (warnings.length > 0) return <MergeNotices warnings={warnings} path={path} />;
  return (
    <EntryPage title="Sign in">
      <CheckedForm
        check={() =>
          errorsOf({
            email: emailError(filled.email),
            password: filled.password === '' ? 'Please enter your password.' : undefined,
          })
        }
        onDone={() => commit({ variables: { input: filled }, updater: linkCustomer, before, onDone })}
      >
        {(errors) => {
          const field = fieldsOf({ filled, change, errors });
          return (
            <>
              <FormOutcome problem={problem} />
              <div className={form.group}>
                <Field {...fieldKinds.email} {...field('email')} autoComplete="username" />
                <PasswordField {...field('password')} label="Password" autoComplete="current-password" />
              </div>
              <div className={form.actions}>
                <Button type="submit" tone="primary" size="large" pending={isPending}>
                  Sign in
                </Button>
                <Link to="/reset-password">Forgotten your password?</Link>
              </div>
            </>
          );
        }}
      </CheckedForm>
      <div className={styles.aside}>
        <p>
          New here?{' '}
          <Link to={`/register${next === null ? '' : `?next=${encodeURIComponent(path)}`}`}>Create an account</Link> to
          keep your addresses and orders in one place. You don’t need one to order.
        </p>
        <p>
          Ordered without an account? <Link to="/track-order">Track your order</Link>.
        </p>
      </div>
    </EntryPage>
  );
}
