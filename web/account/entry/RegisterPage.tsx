import { useState } from 'react';
import { graphql } from 'react-relay/hooks';
import { useSearchParams } from 'react-router';
import type { RegisterPageMutation } from '../../__generated__/RegisterPageMutation.graphql.ts';
import { useFormMutation } from '../../relay/useFormMutation.ts';
import { pathAfter, signInPath } from '../../relay/session/session.rules.ts';
import { IfPage } from '../../ui/shop/IfPage.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/field/Field.tsx';
import { PasswordField } from '../../ui/field/PasswordField.tsx';
import { CheckedForm } from '../../ui/form/CheckedForm.tsx';
import { FormOutcome } from '../../ui/form/FormOutcome.tsx';
import * as form from '../../ui/form/form.css.ts';
import { emptyRegisterForm, PASSWORD_HINT, registerErrors, type RegisterForm } from '../account.rules.ts';
import { linkCustomer } from '../link-customer.ts';
import { EntryPage } from './EntryPage.tsx';
import * as styles from './EntryPage.css.ts';
import { MergeNotices } from './MergeNotices.tsx';
import { useSignIn } from './useSignIn.ts';
import { Link } from '../../framework/navigation/Link.tsx';
import { fieldKinds } from '../../ui/field/field-kinds.data.ts';

/** Creates an account, then returns to the page the customer came from. */
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
  const change = (part: Partial<RegisterForm>) => {
    setFilled({ ...filled, ...part });
    clear();
  };

  if (warnings.length > 0) return <MergeNotices warnings={warnings} path={path} />;
  return (
    <EntryPage
      title="Create an account"
      intro="Keep your lists and orders in one place, and your basket on every device. We ask for an address when you order."
    >
      <CheckedForm
        check={() => registerErrors(filled)}
        refused={fieldErrors}
        onDone={() => commit({ variables: { input: filled }, updater: linkCustomer, before, onDone })}
      >
        {(errors) => (
          <>
            <FormOutcome problem={problem} />
            <Field
              {...fieldKinds.email}
              id="email"
              value={filled.email}
              onChange={(email) => change({ email })}
              error={errors.email}
            />
            <PasswordField
              id="password"
              label="Password"
              hint={PASSWORD_HINT}
              value={filled.password}
              onChange={(password) => change({ password })}
              error={errors.password}
              autoComplete="new-password"
            />
            <label className={form.check}>
              <input
                type="checkbox"
                className={form.box}
                checked={filled.newsletter}
                onChange={(event) => change({ newsletter: event.target.checked })}
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
        )}
      </CheckedForm>
      <div className={styles.aside}>
        <p>
          Already have an account? <Link to={signInPath(path)}>Sign in</Link>
        </p>
      </div>
    </EntryPage>
  );
}
