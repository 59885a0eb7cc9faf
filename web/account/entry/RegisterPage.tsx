import { useState } from 'react';
import { graphql } from 'react-relay/hooks';
import { useSearchParams } from 'react-router';
import type { RegisterPageMutation } from '../../__generated__/RegisterPageMutation.graphql.ts';
import { Link } from '../../framework/navigation/Link.tsx';
import { pathAfter, signInPath } from '../../relay/session/session.rules.ts';
import { useFormMutation } from '../../relay/useFormMutation.ts';
import { Button } from '../../ui/Button.tsx';
import { fieldKinds } from '../../ui/field/field-kinds.data.ts';
import { Field } from '../../ui/field/Field.tsx';
import { PasswordField } from '../../ui/field/PasswordField.tsx';
import { CheckedForm } from '../../ui/form/CheckedForm.tsx';
import { fieldsOf } from '../../ui/form/fields-of.ts';
import * as form from '../../ui/form/form.css.ts';
import { FormOutcome } from '../../ui/form/FormOutcome.tsx';
import { IfPage } from '../../ui/shop/IfPage.tsx';
import { emptyRegisterForm, PASSWORD_HINT, registerErrors, type RegisterForm } from '../account.rules.ts';
import { linkCustomer } from '../link-customer.ts';
import * as styles from './EntryPage.css.ts';
import { EntryPage } from './EntryPage.tsx';
import { MergeNotices } from './MergeNotices.tsx';
import { useSignIn } from './useSignIn.ts';

/** Creates an account, then returns to the page the customer came from. */
const INTRO =
  'Keep your lists and orders in one place, and your basket on every device. We ask for an address when you order.';

export function RegisterPage() {
  const path = pathAfter(useSearchParams()[0].get('next'));
  const { commit, clear, isPending, problem, fieldErrors } = useFormMutation<RegisterPageMutation>(
    graphql`
      mutation RegisterPageMutation($input: CustomerRegisterInput!) {
        result: customerRegister(input: $input) {
          ... on CustomerRegisterPayload @alias(as: "done") {
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
    `,
    { fields: { WEAK_PASSWORD: 'password', EMAIL_TAKEN: 'email' } },
  );
  const { before, onDone, warnings } = useSignIn(path, isPending);
  const [filled, setFilled] = useState(emptyRegisterForm);
  const change = <Name extends keyof RegisterForm>(name: Name, value: RegisterForm[Name]) => {
    setFilled({ ...filled, [name]: value });
    clear();
  };

  if (warnings.length > 0) return <MergeNotices warnings={warnings} path={path} />;
  return (
    <EntryPage title="Create an account" intro={INTRO}>
      <CheckedForm
        check={() => registerErrors(filled)}
        refused={fieldErrors}
        onDone={() => commit({ variables: { input: filled }, updater: linkCustomer, before, onDone })}
      >
        {(errors) => {
          const field = fieldsOf<'email' | 'password'>({ filled, change, errors });
          return (
            <>
              <FormOutcome problem={problem} />
              <Field {...fieldKinds.email} {...field('email')} />
              <PasswordField {...field('password')} label="Password" hint={PASSWORD_HINT} autoComplete="new-password" />
              <label className={form.check}>
                <input
                  type="checkbox"
                  className={form.box}
                  checked={filled.newsletter}
                  onChange={(event) => change('newsletter', event.target.checked)}
                />
                Send me the newsletter
              </label>
              <div className={form.actions}>
                <Button type="submit" tone="primary" size="large" pending={isPending}>
                  Create an account
                </Button>
              </div>
              <IfPage path="/privacy/">
                <p className={form.note}>
                  To see how we look after your data, read our <Link to="/privacy/">privacy notice</Link>.
                </p>
              </IfPage>
            </>
          );
        }}
      </CheckedForm>
      <div className={styles.aside}>
        <p>
          Already have an account? <Link to={signInPath(path)}>Sign in</Link>
        </p>
      </div>
    </EntryPage>
  );
}
