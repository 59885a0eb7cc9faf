import { useState } from 'react';
import { graphql } from 'react-relay/hooks';
import { Link, useSearchParams } from 'react-router';
import { TEXT_LENGTHS } from '@storefront/domain/text-lengths.data.ts';
import type { RegisterPageMutation } from '../../__generated__/RegisterPageMutation.graphql.ts';
import type { RegisterPageQuery } from '../../__generated__/RegisterPageQuery.graphql.ts';
import { usePage } from '../../relay/page.ts';
import { useFormMutation } from '../../relay/useFormMutation.ts';
import { pathAfter, signInPath } from '../../relay/session/session.rules.ts';
import { IfPage } from '../../ui/shop/IfPage.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/field/Field.tsx';
import { PasswordField } from '../../ui/field/PasswordField.tsx';
import { AddressFields } from '../../ui/form/AddressFields.tsx';
import { CheckedForm } from '../../ui/form/CheckedForm.tsx';
import type { FieldErrors } from '../../ui/form/fields.rules.ts';
import { FormOutcome } from '../../ui/form/FormOutcome.tsx';
import * as form from '../../ui/form/form.css.ts';
import { emptyRegisterForm, PASSWORD_HINT, registerErrors, type RegisterForm } from '../account.rules.ts';
import { linkCustomer } from '../link-customer.ts';
import { EntryPage } from './EntryPage.tsx';
import * as styles from './EntryPage.css.ts';
import { MergeNotices } from './MergeNotices.tsx';
import { useSignIn } from './useSignIn.ts';

/** Creates an account, then returns to the page the customer came from. */
export function RegisterPage() {
  const { countries } = usePage<RegisterPageQuery>(graphql`
    query RegisterPageQuery @throwOnFieldError {
      countries {
        name
        isDelivered
      }
    }
  `);
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
  const delivered = countries.filter(({ isDelivered }) => isDelivered).map(({ name }) => name);

  if (warnings.length > 0) return <MergeNotices warnings={warnings} path={path} />;
  return (
    <EntryPage
      title="Create an account"
      intro="Keep your addresses and orders in one place, and your basket on every device."
    >
      <CheckedForm
        check={() => registerErrors(filled, delivered)}
        refused={fieldErrors}
        onDone={() => commit({ variables: { input: filled }, updater: linkCustomer, before, onDone })}
      >
        {(errors) => (
          <>
            <FormOutcome problem={problem} />
            <RegisterFields
              filled={filled}
              onChange={change}
              errors={errors}
              countries={countries.map(({ name }) => name)}
            />
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

interface RegisterFieldsProps {
  filled: RegisterForm;
  onChange: (part: Partial<RegisterForm>) => void;
  errors: FieldErrors;
  /** Names of countries. */
  countries: readonly string[];
}

/** Who the customer is, how they sign in, their address, and whether they want the newsletter. */
function RegisterFields({ filled, onChange, errors, countries }: RegisterFieldsProps) {
  const field = (name: 'firstName' | 'lastName' | 'email' | 'phone' | 'company') => ({
    id: name,
    value: filled[name],
    onChange: (value: string) => onChange({ [name]: value }),
    error: errors[name],
  });
  return (
    <>
      <fieldset className={form.group}>
        <legend className={form.legend}>Your details</legend>
        <div className={form.pair}>
          <Field {...field('firstName')} label="First name" autoComplete="given-name" maxLength={TEXT_LENGTHS.name} />
          <Field {...field('lastName')} label="Last name" autoComplete="family-name" maxLength={TEXT_LENGTHS.name} />
        </div>
        <Field
          {...field('phone')}
          label="Phone number"
          hint="For the driver, or if we have a question about your order."
          type="tel"
          autoComplete="tel"
          maxLength={TEXT_LENGTHS.phone}
        />
        <Field
          {...field('company')}
          label="Company"
          optional
          autoComplete="organization"
          maxLength={TEXT_LENGTHS.addressLine}
        />
      </fieldset>
      <fieldset className={form.group}>
        <legend className={form.legend}>How you sign in</legend>
        <Field
          {...field('email')}
          label="Email address"
          type="email"
          autoComplete="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={TEXT_LENGTHS.email}
        />
        <PasswordField
          id="password"
          label="Password"
          hint={PASSWORD_HINT}
          value={filled.password}
          onChange={(password) => onChange({ password })}
          error={errors.password}
          autoComplete="new-password"
        />
      </fieldset>
      <fieldset className={form.group}>
        <legend className={form.legend}>Your address</legend>
        <p className={form.note}>
          We deliver within the UK, the Channel Islands and the Isle of Man. Billing addresses can be anywhere.
        </p>
        <AddressFields address={filled} onChange={onChange} errors={errors} countries={countries} />
      </fieldset>
      <label className={form.check}>
        <input
          type="checkbox"
          className={form.box}
          checked={filled.newsletter}
          onChange={(event) => onChange({ newsletter: event.target.checked })}
        />
        Send me the newsletter
      </label>
    </>
  );
}
